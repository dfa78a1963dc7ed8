//! The program: a command without a window, or the window.

use std::io::Write;
use std::process::ExitCode;

use redress::{app, cli};

fn main() -> ExitCode {
    match cli::run(std::env::args_os()) {
        cli::Asked::Finished(code) => code,
        cli::Asked::Window(path) => match app::run(path) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                // No display, most of the time: say so, and where to read the ruling without one.
                let _ = writeln!(std::io::stderr(), "{error}\nWithout a display: redress rule CASE");
                ExitCode::from(2)
            }
        },
    }
}
