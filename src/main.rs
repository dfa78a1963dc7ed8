//! The program.

fn main() -> Result<(), eframe::Error> {
    redress::app::run(std::env::args_os().nth(1).map(Into::into))
}
