//! Truth of a proposition: it holds, it fails, or it is open. Unknown is never "no".

/// Ordered so that `all` is the least and `any` the greatest of its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Truth {
    Fails,
    Open,
    Holds,
}

impl Truth {
    #[must_use]
    pub fn of(known: bool) -> Self {
        if known { Self::Holds } else { Self::Fails }
    }

    /// `None` is open.
    #[must_use]
    pub fn from_known(known: Option<bool>) -> Self {
        known.map_or(Self::Open, Self::of)
    }

    #[must_use]
    pub fn and(self, other: Self) -> Self {
        self.min(other)
    }

    #[must_use]
    pub fn or(self, other: Self) -> Self {
        self.max(other)
    }
}

impl std::ops::Not for Truth {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Holds => Self::Fails,
            Self::Fails => Self::Holds,
            Self::Open => Self::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Truth::{Fails, Holds, Open};

    #[test]
    fn open_stays_open_only_where_it_matters() {
        let every = [Fails, Open, Holds];
        for a in every {
            assert_eq!(!!a, a);
            for b in every {
                assert_eq!(!(a.and(b)), (!a).or(!b));
                // Settling what is open never turns a settled result round.
                for settled in [Fails, Holds] {
                    let now = if a == Open { settled } else { a };
                    assert!(a.and(b) == Open || a.and(b) == now.and(b));
                    assert!(a.or(b) == Open || a.or(b) == now.or(b));
                }
            }
        }
        assert_eq!(Holds.and(Open), Open);
        assert_eq!(Fails.and(Open), Fails);
        assert_eq!(Holds.or(Open), Holds);
    }
}
