//! How we argue: three-valued truth, and steps that show their parts. Knows no law by number.

pub mod step;
pub mod truth;

pub use step::{Join, Rests, Step, all, any, ask, leaf, not, unless};
pub use truth::Truth;
