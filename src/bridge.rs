//! The game: seats, cards, calls, auctions, contracts, deals and boards.
//!
//! Nothing here knows a law by number. What is sufficient, admissible and in rotation is the game's own grammar;
//! what follows when it is broken belongs to `laws`.

pub mod auction;
pub mod board;
pub mod call;
pub mod card;
pub mod contract;
pub mod deal;
pub mod seat;

pub use auction::{Auction, AuctionEnd, Inadmissible};
pub use board::{Board, Vulnerability};
pub use call::{Bid, Call, Denomination, Level};
pub use card::{Card, Rank, Suit};
pub use contract::{Contract, Doubling};
pub use deal::{Deal, DealFault, Hand};
pub use seat::{BySeat, BySide, Seat, Side};
