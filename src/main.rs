//! The program: a command without a window, or the window.

use std::process::ExitCode;

use redress::{app, cli};

fn main() -> ExitCode {
    match cli::run(std::env::args_os()) {
        cli::Asked::Finished(code) => code,
        cli::Asked::Window(path) => match app::run(path) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("{error}");
                ExitCode::FAILURE
            }
        },
    }
}
