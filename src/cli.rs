//! Without a window: rule, import, inspect, check.

pub mod check;
pub mod import;
pub mod inspect;
pub mod rule;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::{Parser, Subcommand, ValueEnum};

use crate::case::{Account, Case, EventId, Moment};
use crate::formats::case_ron::{self, Unreadable};
use crate::formats::casebook;
use crate::lang::Lang;
use crate::words::Words;

/// Case files and rulings for directors of duplicate bridge. Without a command, opens the window.
#[derive(Parser)]
#[command(name = "redress", version, args_conflicts_with_subcommands = true)]
struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    /// The case, board file or casebook page to open in the window
    file: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    /// Print what the Laws say of a case
    Rule {
        /// A case file, or a casebook page
        case: PathBuf,
        /// The moment: just after the entry of this number, or `start`
        #[arg(long)]
        at: Option<String>,
        /// Rule on one side's account of what is disputed
        #[arg(long)]
        account: Option<Side>,
        /// The case as it was known at the table then, instead of on all facts found since
        #[arg(long)]
        as_known: bool,
        /// Print the reasons too
        #[arg(long)]
        tree: bool,
        #[arg(long, default_value = "en")]
        lang: Language,
        #[arg(long)]
        json: bool,
    },
    /// Make a case of a board in a bridge file
    Import {
        file: PathBuf,
        /// The board, by its number
        #[arg(long)]
        board: Option<u32>,
        #[arg(long)]
        room: Option<Room>,
        /// Where to write the case; else it is printed
        #[arg(short, long)]
        output: Option<PathBuf>,
        #[arg(long, default_value = "en")]
        lang: Language,
    },
    /// Say what bridge files hold
    Inspect {
        #[arg(required = true)]
        files: Vec<PathBuf>,
        #[arg(long, default_value = "en")]
        lang: Language,
        #[arg(long)]
        json: bool,
    },
    /// Rule every case and casebook page in a folder again, and list what differs
    Check {
        folder: PathBuf,
        /// Refill the `ruling` blocks of casebook pages
        #[arg(long)]
        refill: bool,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum Side {
    #[value(name = "NS")]
    Ns,
    #[value(name = "EW")]
    Ew,
}

#[derive(Clone, Copy, ValueEnum)]
enum Language {
    En,
    El,
}

impl From<Language> for Lang {
    fn from(language: Language) -> Self {
        match language {
            Language::En => Self::En,
            Language::El => Self::El,
        }
    }
}

#[derive(Clone, Copy, ValueEnum, PartialEq, Eq)]
enum Room {
    Open,
    Closed,
}

/// How a command ended: the exit code of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    Done = 0,
    WithProblems = 1,
    CouldNot = 2,
}

/// What the command line asks for.
pub enum Asked {
    /// The window, perhaps with a file.
    Window(Option<PathBuf>),
    /// Carried out: leave with this code.
    Finished(ExitCode),
}

/// Reads the command line and carries out whatever needs no window.
pub fn run(args: impl IntoIterator<Item = OsString>) -> Asked {
    let args = match Args::try_parse_from(args) {
        Ok(args) => args,
        Err(error) => {
            // Help and version are answers, not failures.
            let code = if error.use_stderr() { Ended::CouldNot } else { Ended::Done };
            let _ = error.print();
            return Asked::Finished(ExitCode::from(code as u8));
        }
    };
    let ended = match args.command {
        None => return Asked::Window(args.file),
        Some(Command::Rule { case, at, account, as_known, tree, lang, json }) => {
            let account = account.map(|side| match side {
                Side::Ns => Account::NS,
                Side::Ew => Account::EW,
            });
            rule::run(&case, &rule::Wanted { at, account, as_known, tree, lang: lang.into(), json })
        }
        Some(Command::Import { file, board, room, output, lang }) => {
            let room = room.map(|room| match room {
                Room::Open => crate::formats::record::Room::Open,
                Room::Closed => crate::formats::record::Room::Closed,
            });
            import::run(&file, board, room, output.as_deref(), lang.into())
        }
        Some(Command::Inspect { files, lang, json }) => inspect::run(&files, lang.into(), json),
        Some(Command::Check { folder, refill }) => check::run(&folder, refill),
    };
    let ended = if NOT_WRITTEN.load(Ordering::Relaxed) { Ended::CouldNot } else { ended };
    Asked::Finished(ExitCode::from(ended as u8))
}

/// Set when standard output did not take what was printed.
static NOT_WRITTEN: AtomicBool = AtomicBool::new(false);

/// Prints to standard output. A reader that has gone away is no failure of ours; a full disk is one.
fn say(text: &str) {
    use std::io::Write;
    let mut out = std::io::stdout().lock();
    if let Err(error) = out.write_all(text.as_bytes()).and_then(|()| out.flush())
        && error.kind() != std::io::ErrorKind::BrokenPipe
        && !NOT_WRITTEN.swap(true, Ordering::Relaxed)
    {
        complain(&error.to_string());
    }
}

fn complain(text: &str) {
    use std::io::Write;
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}

/// `cases/a.redress.ron, line 3, column 5: …`
fn complain_of(path: &Path, error: &Unreadable, lang: Lang) {
    let words = Words::new(match (error.line, error.column) {
        (0, _) => "cli-file",
        (_, 0) => "cli-file-line-only",
        _ => "cli-file-line",
    })
    .with("file", path.display().to_string())
    .with("line", error.line)
    .with("column", error.column)
    .with("what", error.what.clone());
    complain(&lang.say(&words));
}

fn cannot_read(path: &Path, error: &std::io::Error, lang: Lang) {
    let words =
        Words::new("cli-cannot-read").with("file", path.display().to_string()).with("why", error.to_string());
    complain(&lang.say(&words));
}

/// Reads a case from a case file or a casebook page. What is wrong has been said when this is `None`.
fn load(path: &Path, lang: Lang) -> Option<Case> {
    let bytes = match std::fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) => {
            cannot_read(path, &error, lang);
            return None;
        }
    };
    let is_page = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("md"));
    let read = if is_page {
        casebook::read(&String::from_utf8_lossy(&bytes)).map(|page| page.case)
    } else {
        case_ron::read(&bytes).map(|opened| {
            for left_out in &opened.left_out {
                complain(&lang.say(&inspect::at_line(left_out)));
            }
            opened.case
        })
    };
    read.map_err(|error| complain_of(path, &error, lang)).ok()
}

/// `start`, `end` or the number of an entry the case holds.
fn moment_in(case: &Case, text: &str) -> Option<Moment> {
    match text {
        "start" => Some(Moment::Start),
        "end" => Some(Moment::End),
        _ => {
            let id = EventId(text.parse().ok()?);
            case.position(id).map(|_| Moment::After(id))
        }
    }
}
