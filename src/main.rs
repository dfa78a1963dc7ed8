//! The program: the window, or a command without one.

fn main() {}
