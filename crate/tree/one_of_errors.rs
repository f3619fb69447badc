//! Errors that are one of several others.

/// Implements `Display`, `Error` and `From` for an enum of errors. Each variant holds one error: the enum has its message, and
/// `?` turns it into the enum.
macro_rules! one_of_errors {
    ($whole:ident: $($variant:ident($part:ty)),+) => {
        /// For users of the crate. The page has its own words.
        impl std::fmt::Display for $whole {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($whole::$variant(error) => error.fmt(f),)+
                }
            }
        }

        impl std::error::Error for $whole {}

        $(impl From<$part> for $whole {
            fn from(error: $part) -> $whole {
                $whole::$variant(error)
            }
        })+
    };
}

pub(crate) use one_of_errors;
