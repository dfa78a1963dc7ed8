//! Every sentence of every casebook page in Greek: no Latin letter but in calls, at every moment.

// A test that cannot go on says so by failing.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic, clippy::print_stdout)]

use redress::case::Moment;
use redress::formats::casebook;
use redress::lang::{Lang, print};
use redress::ruling::{Guide, Ruling, guide, rule, script};
use redress::words::{Arg, Words};

/// The same message with everybody's own words taken out: they are shown as they were said.
fn without_quotes(words: &Words) -> Words {
    let args = words
        .args
        .iter()
        .map(|(name, arg)| {
            let arg = match arg {
                Arg::Text(_) => Arg::Text("ω".to_owned()),
                Arg::Words(inner) => Arg::Words(Box::new(without_quotes(inner))),
                other => other.clone(),
            };
            (*name, arg)
        })
        .collect();
    Words { key: words.key, args }
}

fn everything_said(ruling: &Ruling, guide: &Guide) -> Vec<Words> {
    let mut said = vec![script::headline(ruling).0];
    for opinion in &ruling.opinions {
        said.push(script::sentence(&ruling.table, opinion));
        said.extend(opinion.step.walk().map(|step| step.words.clone()));
    }
    for asked in &ruling.questions {
        said.push(asked.words.clone());
        said.extend(asked.previews.iter().map(|preview| print::answer(&preview.answer)));
    }
    said.extend(guide.say.iter().map(|say| say.words.clone()));
    said.extend(guide.players.iter().flat_map(|(_, lines)| lines.clone()));
    said.extend(guide.collect.iter().chain(&guide.come_back).cloned());
    said.extend(ruling.not_handled.iter().map(|not| not.what.clone()));
    said.extend(ruling.problems.iter().map(|problem| problem.what.clone()));
    said
}

#[test]
fn every_sentence_of_every_page_is_greek() {
    let mut pages = Vec::new();
    for folder in std::fs::read_dir("saves/casebook").expect("the casebook").flatten() {
        for page in std::fs::read_dir(folder.path()).into_iter().flatten().flatten() {
            pages.push(page.path());
        }
    }
    let (mut sentences, mut wrong) = (0, std::collections::BTreeSet::new());
    for path in pages.iter().filter(|path| path.extension().is_some_and(|ending| ending == "md")) {
        let text = std::fs::read_to_string(path).expect("page");
        let page = casebook::read(&text).expect("page");
        let moments = page.case.happened.iter().map(|entry| Moment::After(entry.id));
        for moment in std::iter::once(Moment::Start).chain(moments) {
            let ruling = rule(&page.case, moment);
            for words in everything_said(&ruling, &guide(&page.case, &ruling)) {
                let greek = Lang::El.say(&without_quotes(&words));
                let english = Lang::En.say(&without_quotes(&words));
                sentences += 1;
                let latin: String = greek.chars().filter(char::is_ascii_alphabetic).collect();
                // Doubles and redoubles of a contract are written X and XX in both languages.
                let only_calls = latin.chars().all(|c| c == 'X');
                if !only_calls || greek.contains('⟨') || english.contains('⟨') || greek.contains("CALL()")
                {
                    wrong.insert(format!("{}: {greek}", words.key));
                }
            }
        }
    }
    println!("{sentences} sentences on {} pages", pages.len());
    assert!(sentences > 10_000, "the pages were not found");
    assert!(wrong.is_empty(), "\n{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
}
