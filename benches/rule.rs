//! How long a ruling takes.

fn main() {}
