//! What guards the work: a recovery copy written at every edit, a lock against a second program, and a look at the disk.
//!
//! The copy stands beside the case file, or in the program's own folder while a case has no file. It is gone once the
//! case is saved or given up; one that is left tells of a program that was stopped.

use std::fs::{self, File, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::case::Case;
use crate::formats::case_ron;

/// Size and time of a file: enough to see that somebody else wrote it.
pub type Stamp = (SystemTime, u64);

#[must_use]
pub fn stamp(path: &Path) -> Option<Stamp> {
    let metadata = fs::metadata(path).ok()?;
    Some((metadata.modified().ok()?, metadata.len()))
}

/// Where recovery copies of cases without a file are kept.
fn own_folder() -> Option<PathBuf> {
    Some(eframe::storage_dir("redress")?.join("recovery"))
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    path.with_file_name(format!(".{name}{ending}"))
}

/// The recovery copy of a case file.
#[must_use]
pub fn copy_of(path: &Path) -> PathBuf {
    beside(path, ".recovery")
}

/// The guard over one open case; dropped with it.
#[derive(Default)]
pub struct Guard {
    copy: Option<PathBuf>,
    /// Held as long as the case is open.
    lock: Option<File>,
    lock_path: Option<PathBuf>,
    written: bool,
}

impl Guard {
    /// Guards a case kept in `path`; also: is it open in another program?
    #[must_use]
    pub fn over_file(path: &Path) -> (Self, bool) {
        let lock_path = beside(path, ".lock");
        let (lock, taken) = lock(&lock_path);
        let lock_path = lock.is_some().then_some(lock_path);
        let copy = (!taken).then(|| copy_of(path));
        (Self { copy, lock, lock_path, written: false }, taken)
    }

    /// Guards a case that has no file yet, under the first name nobody holds.
    #[must_use]
    pub fn over_untitled() -> Self {
        let Some(folder) = own_folder() else { return Self::default() };
        if fs::create_dir_all(&folder).is_err() {
            return Self::default();
        }
        for number in 1..100 {
            let copy = folder.join(format!("untitled-{number}{}", case_ron::ENDING));
            let lock_path = beside(&copy, ".lock");
            // A copy that is left belongs to a program that was stopped: it is not written over.
            if copy.exists() {
                continue;
            }
            if let (Some(lock), _) = lock(&lock_path) {
                return Self {
                    copy: Some(copy),
                    lock: Some(lock),
                    lock_path: Some(lock_path),
                    written: false,
                };
            }
        }
        Self::default()
    }

    #[must_use]
    pub fn is_set(&self) -> bool {
        self.copy.is_some()
    }

    /// Does a copy of this case stand on the disk?
    #[must_use]
    pub fn has_written(&self) -> bool {
        self.written
    }

    /// Writes the copy; a disk that will not take it is no reason to stop a director.
    pub fn keep(&mut self, case: &Case) {
        let Some(copy) = &self.copy else { return };
        // Written beside and put in its place whole; always under one name, so that a program stopped meanwhile
        // leaves no more than one half-written file, which the next copy takes away.
        let new = copy.with_extension("new");
        let written = (|| {
            let mut file = File::create(&new).ok()?;
            file.write_all(case_ron::write(case).as_bytes()).ok()?;
            drop(file);
            fs::rename(&new, copy).ok()
        })();
        self.written |= written.is_some();
    }

    /// The case is saved, or given up: the copy is not needed any more.
    pub fn forget(&mut self) {
        if let Some(copy) = self.copy.as_ref().filter(|_| self.written) {
            // What cannot be removed is offered at the next start, and refused there.
            let _ = fs::remove_file(copy);
        }
        self.written = false;
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        if let (Some(path), Some(lock)) = (&self.lock_path, self.lock.take()) {
            let _ = fs::remove_file(path);
            drop(lock);
        }
    }
}

/// The lock, where it could be taken; and whether somebody else holds it.
fn lock(path: &Path) -> (Option<File>, bool) {
    let Ok(file) = File::options().create(true).truncate(false).write(true).open(path) else {
        return (None, false);
    };
    match file.try_lock() {
        Ok(()) => (Some(file), false),
        Err(TryLockError::WouldBlock) => (None, true),
        Err(TryLockError::Error(_)) => (None, false),
    }
}

/// What a program that was stopped left of this file, where it differs from the file.
#[must_use]
pub fn left_of(path: &Path, saved: &Case) -> Option<Case> {
    let copy = copy_of(path);
    let case = case_ron::read(&fs::read(&copy).ok()?).ok()?.case;
    if case == *saved {
        let _ = fs::remove_file(copy);
        return None;
    }
    Some(case)
}

/// Cases without a file that a program which was stopped has left, with their copies.
#[must_use]
pub fn left_untitled() -> Vec<(PathBuf, Case)> {
    let Some(entries) = own_folder().and_then(|folder| fs::read_dir(folder).ok()) else { return Vec::new() };
    let mut copies: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    copies.retain(|path| path.to_string_lossy().ends_with(case_ron::ENDING));
    copies.sort();
    let left = copies.into_iter().filter_map(|copy| {
        // Held: another window is at work on it.
        let (_held, taken) = lock(&beside(&copy, ".lock"));
        if taken {
            return None;
        }
        let case = case_ron::read(&fs::read(&copy).ok()?).ok()?.case;
        Some((copy, case))
    });
    left.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_left_by_who_was_stopped_and_gone_after_saving() {
        let folder = tempfile::tempdir().expect("folder");
        let path = folder.path().join("a.redress.ron");
        let saved = Case::default();
        case_ron::save(&path, &saved).expect("saved");
        let edited = Case { title: "edited".to_owned(), ..Case::default() };
        {
            let (mut guard, taken) = Guard::over_file(&path);
            assert!(!taken);
            let (_, taken) = Guard::over_file(&path);
            assert!(taken, "a second program is told");
            guard.keep(&edited);
            // Stopped here: nothing is forgotten.
        }
        assert_eq!(left_of(&path, &saved), Some(edited.clone()));
        let (mut guard, taken) = Guard::over_file(&path);
        assert!(!taken);
        guard.keep(&edited);
        guard.forget();
        assert_eq!(left_of(&path, &saved), None);
        let names: Vec<_> =
            fs::read_dir(folder.path()).expect("folder").flatten().map(|e| e.file_name()).collect();
        assert!(!names.iter().any(|name| name.to_string_lossy().contains("recovery")), "{names:?}");
    }
}
