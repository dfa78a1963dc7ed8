//! Opening and saving from the window: paths come from the command line, a dialog of the desktop, a drop, or are typed.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use crate::case::Case;
use crate::formats::lin::{self, LinFile};
use crate::formats::{case_ron, import};
use crate::words::Words;

/// The file a case is kept in.
#[derive(Default)]
pub struct Kept {
    pub path: Option<PathBuf>,
    /// Where a new name is looked for first.
    pub folder: Option<PathBuf>,
    /// As last saved or opened; none: never.
    pub saved: Option<Arc<Case>>,
    /// The format of a file that is newer than this program.
    pub read_only: Option<u32>,
}

/// What a file turned out to be.
pub enum Found {
    Case {
        case: Box<Case>,
        read_only: Option<u32>,
        told: Vec<Words>,
    },
    /// A bridge file with several boards: one is to be chosen.
    Boards(Box<LinFile>),
}

/// Opens any file we know.
///
/// # Errors
/// What is wrong with it and where, in words.
pub fn open(path: &Path) -> Result<Found, Vec<Words>> {
    let bytes = std::fs::read(path)
        .map_err(|error| vec![Words::new("file-not-read").with("error", error.to_string())])?;
    let is_case = path.to_string_lossy().ends_with(".ron");
    if !is_case
        && (path.extension().is_some_and(|e| e.eq_ignore_ascii_case("lin")) || lin::looks_like_lin(&bytes))
    {
        let file = lin::read(&bytes);
        return match file.records.len() {
            0 => Err(file.problems.into_iter().map(|problem| at_line(problem.line, problem.what)).collect()),
            1 => {
                let case = import::case_from(&file.records[0], &name_of(path));
                let told =
                    file.problems.into_iter().map(|problem| at_line(problem.line, problem.what)).collect();
                Ok(Found::Case { case: Box::new(case), read_only: None, told })
            }
            _ => Ok(Found::Boards(Box::new(file))),
        };
    }
    let opened = case_ron::read(&bytes).map_err(|error| vec![at_line(error.line, error.what)])?;
    let mut told: Vec<Words> = Vec::new();
    if let Some(format) = opened.newer_format {
        told.push(Words::new("file-newer").with("format", format));
    }
    told.extend(opened.left_out.into_iter().map(|problem| at_line(problem.line, problem.what)));
    if opened.has_comments {
        told.push(Words::new("file-comments"));
    }
    Ok(Found::Case { case: Box::new(opened.case), read_only: opened.newer_format, told })
}

#[must_use]
pub fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn at_line(line: usize, what: Words) -> Words {
    match line {
        0 => what,
        line => Words::new("file-line").with("line", line.to_string()).with("what", what),
    }
}

/// A name for a case that has none yet: from its title, safe on every disk.
#[must_use]
pub fn suggested_name(title: &str) -> String {
    let safe: String = title
        .chars()
        .map(
            |letter| if letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_') { letter } else { ' ' },
        )
        .collect();
    let safe = safe.split_whitespace().collect::<Vec<_>>().join(" ");
    let name = if safe.is_empty() { "case".to_owned() } else { safe };
    format!("{name}{}", case_ron::ENDING)
}

/// What a dialog of the desktop brought back; `None`: nothing was chosen, or there is no such dialog here.
pub struct Picked {
    pub saving: bool,
    pub path: Option<PathBuf>,
    /// It came back before anybody can have seen it.
    pub at_once: bool,
}

/// Dialogs of the desktop, each on a thread of its own: one that hangs does not hang the window.
pub struct Dialogs {
    sender: Sender<Picked>,
    pub picked: Receiver<Picked>,
}

impl Default for Dialogs {
    fn default() -> Self {
        let (sender, picked) = channel();
        Self { sender, picked }
    }
}

impl Dialogs {
    pub fn ask(&self, ctx: &egui::Context, saving: bool, folder: Option<&Path>, name: &str) {
        let sender = self.sender.clone();
        let ctx = ctx.clone();
        let mut dialog = rfd::FileDialog::new();
        if let Some(folder) = folder {
            dialog = dialog.set_directory(folder);
        }
        if saving {
            dialog = dialog.set_file_name(name);
        } else {
            dialog = dialog.add_filter("Redress, LIN", &["ron", "lin", "LIN"]).add_filter("*", &["*"]);
        }
        std::thread::spawn(move || {
            let asked = std::time::Instant::now();
            let path = if saving { dialog.save_file() } else { dialog.pick_file() };
            let at_once = path.is_none() && asked.elapsed().as_millis() < 700;
            // A window that has closed meanwhile hears nothing.
            let _ = sender.send(Picked { saving, path, at_once });
            ctx.request_repaint();
        });
    }
}
