//! Seats and sides, and containers keyed by them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A player's place at the table, in the order in which players call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Seat {
    #[serde(rename = "N")]
    North,
    #[serde(rename = "E")]
    East,
    #[serde(rename = "S")]
    South,
    #[serde(rename = "W")]
    West,
}

impl Seat {
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Left-hand opponent: the player who calls next.
    #[must_use]
    pub fn lho(self) -> Self {
        self.after(1)
    }

    #[must_use]
    pub fn partner(self) -> Self {
        self.after(2)
    }

    /// Right-hand opponent: the player who calls before.
    #[must_use]
    pub fn rho(self) -> Self {
        self.after(3)
    }

    /// The player `turns` places on, clockwise.
    #[must_use]
    pub fn after(self, turns: usize) -> Self {
        Self::ALL[(self.index() + turns) % 4]
    }

    /// How many turns after `from` this player's turn comes: 0 to 3.
    #[must_use]
    pub fn turns_after(self, from: Self) -> usize {
        (self.index() + 4 - from.index()) % 4
    }

    #[must_use]
    pub fn side(self) -> Side {
        match self {
            Self::North | Self::South => Side::NS,
            Self::East | Self::West => Side::EW,
        }
    }

    #[must_use]
    pub fn is_opponent_of(self, other: Self) -> bool {
        self.side() != other.side()
    }

    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    #[must_use]
    pub fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self.index()]
    }

    /// Reads `N`, `e`, `South`, `WEST`: the first letter decides.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text.trim().to_ascii_uppercase().as_str() {
            "N" | "NORTH" => Some(Self::North),
            "E" | "EAST" => Some(Self::East),
            "S" | "SOUTH" => Some(Self::South),
            "W" | "WEST" => Some(Self::West),
            _ => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A partnership.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    NS,
    EW,
}

impl Side {
    pub const BOTH: [Self; 2] = [Self::NS, Self::EW];

    #[must_use]
    pub fn opponents(self) -> Self {
        match self {
            Self::NS => Self::EW,
            Self::EW => Self::NS,
        }
    }

    #[must_use]
    pub fn seats(self) -> [Seat; 2] {
        match self {
            Self::NS => [Seat::North, Seat::South],
            Self::EW => [Seat::East, Seat::West],
        }
    }

    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::NS => "NS",
            Self::EW => "EW",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// One `T` for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>(pub [T; 4]);

impl<T> BySeat<T> {
    pub fn from_fn(mut value_of: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(&mut value_of))
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(self.0.iter())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// One `T` for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySide<T>(pub [T; 2]);

impl<T> BySide<T> {
    pub fn from_fn(mut value_of: impl FnMut(Side) -> T) -> Self {
        Self(Side::BOTH.map(&mut value_of))
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        &self.0[side as usize]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_is_clockwise() {
        for seat in Seat::ALL {
            assert_eq!(seat.lho().rho(), seat);
            assert_eq!(seat.partner().partner(), seat);
            assert_eq!(seat.partner().side(), seat.side());
            assert!(seat.lho().is_opponent_of(seat));
            assert_eq!(Seat::parse(&seat.to_string()), Some(seat));
            for turns in 0..4 {
                assert_eq!(seat.after(turns).turns_after(seat), turns);
            }
        }
        assert_eq!(Seat::North.lho(), Seat::East);
        assert_eq!(Seat::parse("q"), None);
    }
}
