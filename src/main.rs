//! The program: a command without a window, or the window.

use std::process::ExitCode;

use redress::cli;

fn main() -> ExitCode {
    match cli::run(std::env::args_os()) {
        cli::Asked::Finished(code) => code,
        cli::Asked::Window(_path) => ExitCode::SUCCESS,
    }
}
