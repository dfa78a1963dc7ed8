# Redress in English. Sentence case; no full stop on a single phrase; "…" when a dialog follows.
# SEAT, SIDE and CALL give a name in the form asked for; `start: "yes"` begins a sentence with it.

## Names

name-n = North
    .gen = North’s
name-e = East
    .gen = East’s
name-s = South
    .gen = South’s
name-w = West
    .gen = West’s
name-ns = North-South
    .gen = North-South’s
name-ew = East-West
    .gen = East-West’s
name-p = pass
    .screen = Pass
name-x = double
    .screen = X
name-xx = redouble
    .screen = XX
name-nth-last = last
name-nth-1 = first
name-nth-2 = second
name-nth-3 = third
name-nth-4 = fourth
name-nth-5 = fifth
name-nth-6 = sixth
name-nth-7 = seventh
name-nth-8 = eighth
name-nth-9 = ninth
seat = { SEAT($seat) }
side = { SIDE($side) }
call = { CALL($call, form: "screen") }
no-agreement = no agreement

## Events: short names, for lanes and for the undo list

event-calls = { SEAT($seat) }: { CALL($call, form: "screen") }
event-changes = { SEAT($seat) } changes to { CALL($call, form: "screen") }
event-accepts = { SEAT($seat) } accepts
event-declines = { SEAT($seat) } does not accept
event-keeps = { SEAT($seat) } keeps the call
event-cancels = call cancelled
event-alerts-promptly = { SEAT($seat) } alerts
event-alerts-late = { SEAT($seat) } alerts late
event-alerts-never = { SEAT($seat) } does not alert
event-announces = { SEAT($seat) } announces “{ $says }”
event-asks = { SEAT($seat) } asks
event-explains = { SEAT($seat) }: “{ $says }”
event-corrects = { SEAT($seat) } corrects: “{ $says }”
event-shows = { SEAT($seat) }: tempo, remark or gesture
event-draws-attention = { SEAT($seat) } draws attention
event-summons = { SEAT($seat) } calls the director
event-reserves-rights = { SEAT($seat) } reserves rights
event-tells = the director speaks
event-leads-down = { SEAT($seat) } leads face down
event-leads-up = { SEAT($seat) } leads
event-faces = lead faced
event-takes-back = card taken back
event-exposes = { SEAT($seat) } exposes a card
event-dummy-faced = dummy faced
event-plays = { SEAT($seat) }: { $card }
event-claims = { SEAT($seat) } claims { $tricks }
event-settled = claim settled
event-result = result
event-hands-returned = hands returned
event-states = { SEAT($seat) } states: “{ $says }”
event-remark = note: { $says }

## Edits: names in the undo list

history-opened = Opened
edit-insert = Add { $what }
edit-replace = Change { $what }
edit-delete = Delete { $what }
edit-move = Move { $what }
edit-title = Change the title
edit-board = Change the board
edit-regulations = Change the regulations
edit-disclosure = Change who explains
edit-tournament = Change the event
edit-agree = Record an agreement
edit-disagree = Remove an agreement
edit-judge = Answer a question
edit-reopen = Open a question again
edit-decide = Record a decision

## Problems of replay

problem-no-matter = This is one side’s account, and no matter is named: give both accounts the same matter, so that they can be set side by side.
problem-agreement-of-no-call = An agreement speaks of call { $id }, which the log does not hold: choose its call.
problem-two-agreements = Two agreements speak of call { $id }: the first counts. Keep one of them.
problem-judged-nothing = A judgement speaks of entry { $id }, which the log does not hold: answer the question again.
problem-answer-does-not-fit = A judgement holds an answer its question does not know: answer the question again.
problem-regulations = No regulations “{ $name }” are shipped: whether an alert was required is asked each time. Choose others for this case if they apply.
problem-too-many-cards = { SEAT($seat) } holds { $count } cards on record: compare with the board (Law 13).
problem-card-twice = { $card } is on record with { SEAT($seat) } and with { SEAT($owner) }: compare with the board.
problem-same-id = Two entries have the number { $id }. The second was left out: give it a number of its own.
problem-no-call = No call has the number { $id } at this point. The entry was left out: choose the call it is about.
problem-not-his-call = Call { $id } is { SEAT($owner, form: "gen") }, not { SEAT($seat, form: "gen") }. The entry was left out: choose another call or another player.
problem-corrects-nothing = No explanation has the number { $id } at this point: choose the one it corrects.
problem-no-lead = No lead has the number { $id }. The entry was left out: record the lead first.
problem-no-card = No card has the number { $id }. The entry was left out: record the card first.
problem-not-lho = { SEAT($seat) } is not the player to { SEAT($owner, form: "gen") } left, who alone may accept or decline. The entry was left out.
problem-does-not-wait = Call { $id } is not waiting to be accepted. The entry was left out.
problem-never-accepted = Call { $id } can never be accepted. The entry was left out.
problem-already-withdrawn = Call { $id } has already been withdrawn. The entry was left out.

## What the Laws leave open in the log

unsettled-called-over-the-second-call = A call was made over a second call at one turn: the Laws do not say plainly which of the two it accepts. Ask the player, and record his answer as accepting or not accepting.
unsettled-28b-or-36a = A player called at his own turn over an inadmissible call out of rotation: 28B and 36A lead to different auctions.
unsettled-28b-or-29a = A player called at his own turn, which the player to his right had taken: did he accept that call (29A) or call as if it had not been made (28B)? Ask him, and record it.
unsettled-partner-called-first = Partner of the player out of rotation called at his own turn before the opponent to the left had chosen: the Laws do not say whether that choice survives.
unsettled-above-seven-out-of-rotation = A bid above seven out of rotation: the Laws do not say who must pass, and when.
unsettled-17d3-or-29a = The third pass was itself out of rotation: was a player deprived of his turn (17D3), or was the pass accepted (29A)?

## What is not handled yet

unhandled-after-end = { SEAT($seat, form: "gen") } { CALL($call) } came after the final pass (Law 39): not handled yet
unhandled-above-seven = { SEAT($seat, form: "gen") } { CALL($call) } is above seven (Law 38): not handled yet
unhandled-inadmissible = { SEAT($seat, form: "gen") } { CALL($call) } is inadmissible (Law 36): not handled yet
unhandled-out-of-rotation = { SEAT($seat, form: "gen") } { CALL($call) } is out of rotation (Laws 28 to 32): not handled yet
unhandled-insufficient = { SEAT($seat, form: "gen") } { CALL($call) } is insufficient (Law 27): not handled yet
unhandled-lead-in-the-auction = { SEAT($seat) } showed or led a card during the auction (Law 24): not handled yet
unhandled-lead-by-declarer = { SEAT($seat) } of declarer’s side led (Laws 24 and 54E): not handled yet
unhandled-lead-out-of-turn = { SEAT($seat) } led out of turn (Law 54): not handled yet
unhandled-change-of-call = { SEAT($seat) } changed a call of his own accord (Law 25): not handled yet

## Steps

step-auction-period-is-open = the auction period has not ended
step-hands-are-back = all four hands are back in the board
step-lead-is-faced = a defender has faced an opening lead
step-partner-has-called-since = { SEAT($partner) } has called since { SEAT($seat, form: "gen") } { CALL($call) }
step-partner-has-not-called-since = { SEAT($seat, form: "gen") } partner has not called since the { CALL($call) }
step-misinformed = { SEAT($seat) } was misinformed before the { CALL($call) }
step-misinformed-about = { SEAT($seat) } was misinformed about { SEAT($by, form: "gen") } { CALL($call) }
step-explained-wrongly = { SEAT($by) } explained { CALL($call) } wrongly: “{ $says }”
step-not-as-agreed = said “{ $says }”, agreed “{ $agreed }”
step-no-agreement-to-tell = said “{ $says }”, and there was no agreement
step-agreement-is-found = the evidence shows what { CALL($call) } means: “{ $agreed }”
step-differs = “{ $says }” is not what was agreed
step-explanation-presumed-mistaken = { SEAT($by, form: "gen") } explanation of { CALL($call) } is presumed mistaken, not the call
step-explanation-in-question = “{ $says }” is in question
step-evidence-is-even = evidence about { CALL($call) } is missing or even
step-alert-was-missing = { SEAT($by, form: "gen") } alert of { CALL($call) } was missing
step-required-alert-not-given = a required alert of { CALL($call) } had not come
step-corrected-partner-too-soon = { SEAT($seat) } corrected { SEAT($by, form: "gen") } explanation before the time
step-needless-alert-misled = the alert of { SEAT($by, form: "gen") } { CALL($call) }, which no rule requires, misled { SEAT($seat) }
step-alert-is-needless = no rule of this event requires an alert of { CALL($call) }
step-alert-is-required = the rules of this event require an alert of { CALL($call) }
step-no-alert-before = { SEAT($by, form: "gen") } { CALL($call) } had not been alerted when { SEAT($seat) } acted
step-told-rightly = { SEAT($by) } explained it rightly: “{ $says }”
step-knew-all-the-same = { SEAT($seat) } had been told rightly what { CALL($call) } means
step-could-well-have-been-influenced = the { CALL($call) } could well have been influenced by it
step-offer-not-yet-refused = { SEAT($seat) } has not been offered this change and kept the { CALL($call) }
step-may-change = { SEAT($seat) } may change the { CALL($call) }
step-attention-drawn = attention has been drawn to an irregularity
step-director-not-called = nobody has called the director
step-director-should-be-called = the director should be called
step-acted-before-the-director = { SIDE($side) } acted before the director was called
step-director-holds-it-forfeited = the director holds the right forfeited
step-right-is-forfeited = { SIDE($side) } forfeited the right to rectification
step-alert-unexpected = { SEAT($by, form: "gen") } missing or late alert of { CALL($call) } might suggest something
step-heard-partners-correction = { SEAT($seat) } heard { SEAT($by) } correct the explanation
step-might-suggest = what { SEAT($by) } did might suggest something to { SEAT($seat) }
step-a-call-was-withdrawn = a call was withdrawn
step-call-was-withdrawn = { SEAT($seat, form: "gen") } { CALL($call) } was withdrawn; { SIDE($side) } is the offending side
step-side-was-misinformed = { SIDE($side) } was misinformed
step-both-sides-misinformed = each side was misinformed by the other
step-one-side-was-misinformed = only one side was misinformed
step-both-sides-offend = each side has misinformed the other, and { SIDE($side) } stands to { SEAT($seat, form: "gen") } { CALL($call) } as stated
step-called-after-hearing = { SEAT($seat) } called after hearing { SEAT($by) }
step-took-advantage = { SEAT($seat) } took advantage of what { SEAT($by) } said
step-used-what-he-heard = { SEAT($seat) } used what { SEAT($by) } said
step-alerted-for = { SEAT($by, form: "gen") } late alert was for { SIDE($side) } to hear
step-dummy-drew-attention = { SEAT($seat) } is dummy, and drew attention during play
step-options-explained = the director had explained the options before { SEAT($seat) } acted
step-options-not-explained = the director had not yet explained the options when { SEAT($seat) } acted
step-acted-after-the-call = { SEAT($seat) } acted after the director was called
step-acted-too-soon = { SEAT($seat) } acted before the options were explained
step-crucial = what { SEAT($by) } left out (“{ $says }”) was crucial to an opponent’s choice
step-crucial-was-left-out = something crucial to a choice of { SIDE($side) } was left out
step-play-is-over = play is over, and the director has been called
step-account-found = whose account of “{ $matter }” is right has been found
step-accounts-stand = rival accounts of “{ $matter }” stand side by side
step-has-realised = { SEAT($seat) } has realised the mistake
step-call-departs = { SEAT($seat, form: "gen") } { CALL($call) } departs from the agreement
step-corrected-for = { SEAT($by) } corrected an explanation for { SIDE($side) }
step-own-mistake = { SEAT($seat, form: "gen") } own explanation, or missing alert, is a mistake
step-partners-mistake = { SEAT($by, form: "gen") } explanation, or missing alert, is a mistake that partner ({ SEAT($seat) }) knows of
step-no-role-on-a-passed-out-board = the Laws name a time for a board passed out
step-not-misinformed = no opponent misinformed { SEAT($seat) } before the { CALL($call) }
step-may-follow = { SEAT($changer) } changed a call, and { SEAT($seat) } may change the { CALL($call) } made after it
step-changed-under-21b1 = { SEAT($seat) } changed to { CALL($call) } with leave under Law 21B1
step-nobody-has-called-on = nobody has called after the change (the { CALL($call) } is { SEAT($seat, form: "gen") })
step-too-late-to-change = it is too late for { SEAT($seat) } to change the { CALL($call) }
step-misinformed-and-too-late = { SEAT($seat) } was misinformed before the { CALL($call) }, and it is too late to change it
step-too-late-for-a-call = a misinformed call of { SIDE($side) } can no longer be changed
step-gained = { SIDE($side) } gained by the irregularity
step-damage-is-redressed = { SIDE($side) } was damaged, and has not forfeited redress
step-damaged = { SIDE($side) } was damaged by the misinformation
step-changed-of-his-own-accord = { SEAT($seat) } changed the { CALL($call) } before any ruling
step-not-allowed-under-21b1 = the change of the { CALL($call) } is not allowed under Law 21B1 after all
step-change-before-a-ruling = { SEAT($seat, form: "gen") } change of the { CALL($call) } is an ordinary change of call
step-not-disclosed = a meaning was not disclosed to { SIDE($side) } as required
step-led-face-down = { SEAT($seat, form: "gen") } lead lies face down
step-lead-may-come-back = { SEAT($seat, form: "gen") } lead may come back
step-played-before-the-correction = { SEAT($seat) } was still misinformed when the card was shown
step-played-because-of-it = { SEAT($seat) } played it because of the explanation
step-no-card-since = nobody has played since { SEAT($seat, form: "gen") } card
step-a-card-since = a card has been played since { SEAT($seat, form: "gen") }
step-dummy-has-shown-nothing = dummy has shown no card
step-dummy-has-shown-a-card = dummy has shown a card
step-card-may-come-back = { SEAT($seat) } may take the card back
step-too-late-for-a-card = a card of { SIDE($side) } played on the explanation can no longer come back
step-heard-partners-explanation = { SEAT($seat) } heard { SEAT($by) } explain the { CALL($call) }
step-look-at-later-calls = a player heard partner explain a call
step-damaged-by-the-explanation = { SIDE($side) } was damaged by a mistaken explanation
step-mistaken-call = { SEAT($seat, form: "gen") } { CALL($call) } was the mistake, not the explanation
step-change-not-given = Law 21B1 gave { SEAT($seat) } no change of the { CALL($call) }
step-change-was-allowed = { SEAT($seat) } was allowed to change the { CALL($call) }
step-three-passes-after-a-call = three passes have followed a call
step-a-pass-took-the-turn = one of them took { SEAT($seat, form: "gen") } turn
step-turn-was-missed = { SEAT($seat) } was deprived of a turn to call
step-three-passes-since-the-last-bid = the last bid is followed by three passes in rotation ({ $passes } so far)
step-four-passes-and-no-bid = four passes and no bid ({ $passes } so far)
step-on-the-account-of-ns = on North-South’s account
step-on-the-account-of-ew = on East-West’s account
step-accounts-differ = the accounts of “{ $matter }” lead to different rulings

## Sentences of an opinion

say-may-change = { SEAT($seat) } may change the { CALL($call) } or keep it, until { SEAT($partner) } calls or a lead is faced.
say-may-change-last = { SEAT($seat) } may change the { CALL($call) } or keep it, until a lead is faced.
say-may-change-if = { SEAT($seat, form: "gen") } { CALL($call) } may still be changed, if you so decide.
say-may-not-change = { SEAT($seat) } may no longer change the { CALL($call) }.
say-mistaken-explanation = { SEAT($seat, form: "gen") } explanation of { CALL($call) }, “{ $says }”, is the mistake; the call is not.
say-mistaken-explanation-if = { SEAT($seat, form: "gen") } explanation of { CALL($call) }, “{ $says }”, may be the mistake, and not the call.
say-not-mistaken-explanation = { SEAT($seat, form: "gen") } explanation of { CALL($call) }, “{ $says }”, is not the mistake on this ground.
say-period-over = The auction period is over: no call can be changed.
say-period-over-if = The auction period may be over: has a lead been faced?
say-period-open = The auction period is not over.
say-back-to = { SEAT($seat) } lost a turn: the auction goes back to { SEAT($seat) }, and the passes since are void.
say-back-to-if = { SEAT($seat) } may have lost a turn.
say-not-back-to = { SEAT($seat, form: "gen") } turn was passed over, and the auction does not go back to it.
say-contract = The auction has ended: { CALL($contract) } by { SEAT($contract-by) }.
say-contract-if = The contract may be { CALL($contract) } by { SEAT($contract-by) }.
say-no-contract-yet = The auction has not ended; if it ends here, the contract is { CALL($contract) } by { SEAT($contract-by) }.
say-passed-out = Passed out.
say-passed-out-if = The board may be passed out.
say-not-passed-out = No bid yet; the auction has not ended.
say-no-call-can-be-changed = No call can be changed any more.
say-nothing-yet = Nothing here needs a ruling yet.

say-call-director = Attention has been drawn: the director should be called at once.
say-call-director-if = The director may have to be called.
say-director-called = No call is due: the director has been called.
say-forfeited = { SIDE($side) } forfeited the right to rectification by acting before the director was called.
say-forfeited-if = { SIDE($side) } may have forfeited the right to rectification by acting before the director was called.
say-not-forfeited = { SIDE($side) } did not forfeit the right to rectification.
say-authorised = { $who } may use { $what }.
say-authorised-if = { $who } may be free to use { $what }.
say-not-authorised = { $who } may not use { $what }.
say-unauthorised = { $what } is unauthorised to { $who }.
say-unauthorised-if = { $what } may be unauthorised to { $who }.
say-not-unauthorised = { $what } is not unauthorised to { $who } on this ground.
say-must-correct = { SEAT($seat) } must call the director now and put right what the opponents were told, or not told.
say-must-correct-now = { SEAT($seat) } must tell the opponents now, through the director, what they should have been told.
say-must-correct-if = { SEAT($seat) } must call the director now and put right what the opponents were told, if it was wrong and { SEAT($seat) } knows it.
say-need-not-correct = { SEAT($seat) } has nothing to correct.
say-may-correct = { SEAT($seat) } may put it right now, through the director, and must before a lead is faced.
say-may-correct-if = { SEAT($seat) } may put it right now, through the director, if it was wrong.
say-nothing-to-correct = { SEAT($seat) } has nothing to correct.
say-must-not-correct = { SEAT($seat) } must not correct partner now, nor show that anything was wrong.
say-must-not-correct-if = { SEAT($seat) } must not correct partner now, if partner was wrong.
say-keeps-quiet-if = { SEAT($seat) } says nothing now, if the call was the mistake and the explanation right.
say-nothing-to-hide = { SEAT($seat) } is under no duty of silence here.
say-explains-as-agreed = From now on { SEAT($seat) } explains { SEAT($partner, form: "gen") } calls by the agreement, and bids as if not reminded of it.
say-explains-as-agreed-if = { SEAT($seat) } may have been reminded of the agreement.
say-was-not-reminded = { SEAT($seat) } was not reminded of anything.
say-breach = { SEAT($seat) } corrected partner before the time: an infraction of its own. The opponents may use what they heard.
say-breach-if = { SEAT($seat) } may have corrected partner before the time.
say-no-breach = { SEAT($seat) } did not correct partner before the time.
say-acted-too-soon = { SEAT($seat) } acted before the time: an infraction of procedure.
say-acted-too-soon-if = { SEAT($seat) } may have acted before the time.
say-did-not-act-too-soon = { SEAT($seat) } did not act before the time.
say-find-facts = The accounts of “{ $matter }” differ: weigh the probabilities; if you cannot tell, rule so that play goes on.
say-facts-found = The facts of “{ $matter }” have been found.
say-until-appeal = Tell both sides of their right to appeal: until { $minutes } minutes after the official score, unless the organizer says otherwise (83, 92B).
say-until-correction = An error in the score, or an irregularity learned of later, is put right until { $minutes } minutes after the official score, unless the organizer says otherwise (79C1, 81C3).
say-no-redress = No redress for { SEAT($seat, form: "gen") } { CALL($call) }: no opponent misinformed { SEAT($seat) }.
say-no-redress-if = There may be no redress for { SEAT($seat, form: "gen") } { CALL($call) }.
say-redress-not-barred = Redress for { SEAT($seat, form: "gen") } { CALL($call) } is not barred: an opponent had misinformed { SEAT($seat) }.
say-mistaken-call = { SEAT($seat, form: "gen") } { CALL($call) } was the mistake; the explanation was right.
say-mistaken-call-if = { SEAT($seat, form: "gen") } { CALL($call) } may have been the mistake, and the explanation right.
say-not-mistaken-call = { SEAT($seat, form: "gen") } { CALL($call) } was not the mistake.
say-no-agreement = The pair has no agreement about { SEAT($seat, form: "gen") } { CALL($call) }: describing one was an infraction.
say-no-agreement-if = The pair may have no agreement about { SEAT($seat, form: "gen") } { CALL($call) }.
say-an-agreement = The pair has an agreement about { SEAT($seat, form: "gen") } { CALL($call) }.
say-result-stands = The result stands: a mistaken call is no infraction.
say-result-stands-if = The result stands if the explanation was right.
say-result-may-change = The explanation was not right, so this does not make the result stand.
say-change-of-call = { SEAT($seat, form: "gen") } change to { CALL($call) } is an ordinary change of call.
say-change-of-call-if = { SEAT($seat) } changed to { CALL($call) } before any ruling: allowed as misinformed, or an ordinary change of call? The Laws do not say.
say-no-change-of-call = { SEAT($seat, form: "gen") } change to { CALL($call) } is allowed as that of a misinformed player.
say-may-retract = { SEAT($seat) } may take the card back, on the director’s word, with no further rectification.
say-may-retract-if = { SEAT($seat, form: "gen") } card may still come back, if you so decide.
say-may-not-retract = { SEAT($seat, form: "gen") } card stays.
say-adjust = The score is adjusted to protect { SIDE($side) } (Law { $law }).
say-adjust-if = The score may have to be adjusted to protect { SIDE($side) } (Law { $law }).
say-no-adjustment = No adjusted score for { SIDE($side) } (Law { $law }).
say-come-back = Come back after play: Law { $law }.
say-come-back-if = Perhaps to come back to after play: Law { $law }.
say-no-coming-back = Nothing to come back to under Law { $law }.
say-directors-error = The change allowed was not the player’s to make: a director’s error (Law 82C).
say-directors-error-if = The change allowed may not have been the player’s to make: look at Law 82C.
say-no-directors-error = The change was rightly allowed.
what-call = { SEAT($seat, form: "gen") } { CALL($call) }
what-explanation = { SEAT($seat, form: "gen") } explanation “{ $says }”
what-correction = { SEAT($seat, form: "gen") } correction “{ $says }”
what-missing-alert = { SEAT($seat, form: "gen") } missing or late alert
what-alert = { SEAT($seat, form: "gen") } alert
what-hesitation = { SEAT($seat, form: "gen") } hesitation
what-haste = { SEAT($seat, form: "gen") } haste
what-remark = { SEAT($seat, form: "gen") } remark “{ $says }”
what-gesture = { SEAT($seat, form: "gen") } gesture ({ $says })
what-question = { SEAT($seat, form: "gen") } question
what-entry = what happened in entry { $id }

## What to say, collect and come back to

script-nobody-faces-a-card = “Nobody faces a card, please.”
script-what-is-agreed = “{ SEAT($seat) }, what does { CALL($call) } show by agreement? { SEAT($partner) }, is that so? May I see the card?”
script-that-is-agreed = “By agreement { SEAT($seat, form: "gen") } { CALL($call) } shows: { $agreed }. That is what you should have been told.”
script-nothing-is-agreed = “There is no agreement about { SEAT($seat, form: "gen") } { CALL($call) }. That is what you should have been told.”
script-would-you-have-called-differently = “Rightly alerted and informed, what would you have called instead of the { CALL($call) }? ‘The same’ is a fine answer. And at the turns before? Why?”
script-you-may-change = “{ SEAT($seat) }, you may change the { CALL($call) } or keep it, without consulting. If you change it, { SEAT($lho) } may change a call made after it.”
script-you-may-change-alone = “{ SEAT($seat) }, you may change the { CALL($call) } or keep it, without consulting.”
script-you-may-follow = “{ SEAT($seat) }, since that call was changed you may change the { CALL($call) }, or keep it.”
script-would-it-have-been-different = “You cannot change the { CALL($call) } any more. Rightly informed, would it have been different?”
script-earlier-call-first = Both sides may have a call to change: take the earlier call first. Each side offends by its own misinformation, and the Laws do not say how both stand to one withdrawn call.
script-say-nothing-until-play-is-over = “Say nothing until the play is over, then call me.”
script-what-you-may-not-use = “What you heard from each other, and any call taken back, you may not use.”
script-may-not-use = { SEAT($seat) } may not use { $what }.
come-back-75a = Look at the later calls of a player who heard partner explain a call ({ $law }).
come-back-16c3 = Look at what the offending side called and played after a call was withdrawn ({ $law }).
come-back-21b3 = Look at the calls that could not be changed any more: did the other side gain? ({ $law })
come-back-21b3-if = Look at the calls that could not be changed any more, if their player was misinformed ({ $law }).
come-back-adjust = An adjusted score to protect { SIDE($side) } ({ $laws }). { $baseline }
come-back-adjust-if = Perhaps an adjusted score to protect { SIDE($side) }, one score however many grounds ({ $laws }). { $baseline }
baseline-right-explanation = Measured against: the right explanation given in time.
baseline-no-agreement = Measured against: the opponents told that there is no agreement.
collect-card-and-both-partners = What { CALL($call) } means: the system card, the notes, and both partners, each alone
collect-what-he-would-have-called = What { SEAT($seat) } would have called, rightly informed, and why: before dummy appears
to-the-table = to all
to-yourself = for yourself
to-one-alone = to { SEAT($seat) }, alone
to-a-side = to { SIDE($side) }

## Questions

ask-could-well = Could what { SEAT($seat) } was told, or not told, well have influenced the { CALL($call) }? In doubt, allow the change (84D).
ask-explained-wrongly = Was { SEAT($seat, form: "gen") } explanation of { CALL($call) }, “{ $says }”, other than their agreement, or did it leave something out?
ask-evidence-settles = Does the evidence show that { SEAT($seat, form: "gen") } { CALL($call) } means “{ $agreed }” by agreement?
ask-evidence-none = Does the evidence show what { SEAT($seat, form: "gen") } { CALL($call) } means by agreement?
ask-alert-required = Do the rules of this event require an alert of { SEAT($seat, form: "gen") } { CALL($call) }?
ask-alert-misled = { SEAT($seat, form: "gen") } { CALL($call) } was alerted though no rule requires it: did the alert mislead?
ask-alerted-in-time = Did { SEAT($partner) } alert { CALL($call) } promptly?
ask-lead-faced = Has a defender faced an opening lead?
ask-disputed = Whose account of “{ $matter }” is right? Weigh the probabilities (85A); if you cannot tell, rule so that play goes on (85B).
ask-withdrawn-call-bars = { SEAT($partner) } called after the { CALL($call) }, and that call was withdrawn: does it bar the change? The Laws do not say.
ask-took-advantage = Did { SEAT($seat) } choose a call that what partner said suggested over a logical alternative?
ask-options-explained = Had you explained all the options before { SEAT($seat) } acted?
ask-options-explained-once = Had you explained all the options before this was done?
ask-crucial = Was what { $what } left out crucial to an opponent’s choice?
ask-damaged = Was { SIDE($side) } damaged by the misinformation?
ask-forfeits = { SIDE($side) } acted before the director was called: is the right to rectification forfeited? Weigh that whoever corrected had the duty to call.
ask-might-suggest = Might { $what } suggest something to partner?
ask-may-use-all-the-same = May the player who heard { $what } use it all the same? The Laws can be read both ways.
ask-offends-here = Each side misinformed the other. Does { SIDE($side) } stand to { SEAT($seat, form: "gen") } { CALL($call) } as stated? The Laws do not say.
ask-call-departs = Did { SEAT($seat, form: "gen") } { CALL($call) } depart from the agreement, by the hand or by what { SEAT($seat) } says?
ask-realised = { $what } was a mistake: has the player who made it realised it?
ask-realised-alert = No alert of { SEAT($seat, form: "gen") } { CALL($call) } was given: does { SEAT($partner) } know that one was due?
ask-played-because = Was this card played because of the mistaken explanation?
ask-own-accord = { SEAT($seat) } changed to { CALL($call) } before any ruling. Is it an ordinary change of call, and not one you allow as misinformed?
ask-gained = Did { SIDE($side) } gain an advantage from the irregularity?
answer-yes = Yes
answer-no = No
answer-even = Missing or even
answer-account-ns = North-South’s
answer-account-ew = East-West’s
answer-account-found = As found

## The case file

case-empty = The file is empty. Choose another, or start a new case.
case-not-utf8 = The file is not text in UTF-8, so it is no case file as Redress writes it. Open the copy kept beside it, whose name ends in “~”.
case-no-format = The file says format 0, which no version of Redress has written. Case files begin with “format: 1”.
case-not-understood = The file is of a newer format, too different to be shown. Open it with the version of Redress that wrote it.
case-newer-left-out = Left out, for this version does not know it: { $text }
case-unknown-field = “{ $found }” is no field of a case at this place. Allowed here: { $allowed }.
case-unknown-word = “{ $found }” is not a word a case file knows at this place. Allowed here: { $allowed }.
case-missing-field = The field “{ $field }” is missing here. Add it.
case-field-twice = The field “{ $field }” stands here twice. Keep one of them.
case-wrong-value = { $found } stands where { $expected } was expected.
case-wrong-here = This cannot be read: { $text }
case-more-after-end = The case ends before this, and more text follows: take it out, or look for a bracket that closes too soon.
case-wrong-kind = Another kind of value belongs here: a number without quotation marks, words with them, lists in [ ].
case-too-deep = Brackets are nested too deep here for a case file.
case-broken-here = Something is missing or out of place before “{ $near }”: look for a comma, a bracket or a quotation mark.
case-broken-end = The text breaks off or a line ends too soon here: look for a missing bracket at the end of the file.
expected-call = a call such as "P", "X", "XX", "1NT" or "2D"
expected-hand = a hand such as "KJ4.92.AQT6.J853" (spades, hearts, diamonds, clubs, no card twice)
expected-card = a card such as "SA" or "H10"
expected-contract = a contract such as "3NT-S" or "4SX-E"
expected-time = a time of day such as "20:14"
expected-entry = an entry such as (1, calls(S, "1NT"))
expected-other = { $text }

## LIN files

lin-where = { $room ->
    [open] Board { $board }, open room
    [closed] Board { $board }, closed room
    [label] “{ $board }”
    [unnamed] A board without a number
   *[none] Board { $board }
}
lin-not-a-call = { $where }: “{ $text }” is not a call; it was counted as that player’s turn and left out, so enter the call by hand.
lin-not-a-card = { $where }: “{ $text }” is not a card; the play was read as far as here, so enter the rest by hand if it matters.
lin-not-hands = { $where }: not all of the hands “{ $text }” could be read; compare the cards shown with the board.
lin-not-read = { $where }: “{ $text }” was not understood as { $tag ->
    [pn] the names of the players
    [sv] the vulnerability
   *[mc] the tricks claimed
} and was left out; enter it by hand.
lin-explanation-without-call = { $where }: the explanation “{ $text }” follows no call that could be read; give it to its call by hand.
lin-hand-count = { $where }: { SEAT($seat) } has { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the file instead of 13; compare with the board.
lin-card-twice = { $where }: { $card } is in two hands in the file; compare with the board.
lin-no-cards = { $count ->
    [one] One auction has no cards in the file: { $where }. It was read, but is not counted as a board; enter the hands if the ruling needs them.
   *[other] { $count } auctions have no cards in the file, the first of them: { $where }. They were read, but are not counted as boards; enter the hands if the ruling needs them.
}
lin-too-many = { $what ->
    [boards] The file has more than { $limit } boards; only the first { $limit } were read, so split the file to see the rest.
    [calls] { $where }: there are more than { $limit } calls; only the first { $limit } were read, so check that the file is whole.
   *[cards] { $where }: there are more than { $limit } cards played; only the first { $limit } were read, so check that the file is whole.
}
lin-no-board = This LIN file holds no board, at most names, results or pages of text; open the file of the boards as played.
lin-movie = This LIN file is a lesson and not a record of play: its boards are examples, and calls after one taken back were left out. Use it as a source of hands, not of facts.
lin-more = { $count ->
    [one] One more problem was found in this file
   *[other] { $count } more problems were found in this file
}; mend those above first and open it again.

## Casebook pages

page-no-case = The page has no case in it: put one between “```ron” and “```”.
page-no-moment = The moment after “at:” is not the number of an entry, nor “start”.
page-not-an-expectation = Write a paragraph, “established”, “possible” or “ruled_out”, and an outcome: 21B1(a) established may_change(N, 10)

## A ruling in print

print-questions = To decide:
print-say = Say:
print-players = Each player now:
print-collect = Collect now:
print-come-back = Come back to:
print-spoken = { $words } ({ $to })
print-later = To decide after play:
print-established = Established:
print-possible = Possible, as long as something is open:
print-ruled-out = Ruled out:
print-clashes = The Laws clash here; decide:
print-clash = { $first } But: { $second }
print-not-handled = Not handled:
print-problems = Problems in the log:
print-entry = entry { $id }: { $what }
print-settles-nothing = Settles nothing by itself.
print-old-answer = answered before, when the facts were others: { $answer }
print-any = one of these
print-unless = unless the second
standing-established = established
standing-possible = possible
standing-ruled-out = ruled out
answer-weighted = weighted
moment-start = before the first call
moment-after = after entry { $id }
moment-end = at the end

## The command line

cli-file = { $file }: { $what }
cli-file-line = { $file }, line { $line }, column { $column }: { $what }
cli-file-line-only = { $file }, line { $line }: { $what }
import-not-over = { $file } exists and is no case: nothing was written. Choose another name, ending in .redress.ron.
check-newer = { $file } is of a newer format than this version writes: left alone.
cli-cannot-read = { $file } cannot be read ({ $why }). Check the name, and that you may read it.
cli-cannot-write = { $file } cannot be written ({ $why }). Choose another folder; nothing was changed.
cli-no-moment = “{ $at }” is no moment of this case: give the number of an entry, “start” or “end”.
import-not-known = { $file } is not a LIN file, the one kind of bridge file read so far. Save the board as LIN, or type the auction.
import-no-such-board = No such board. The file has: { $boards }.
import-which-board = Which board? Choose one with --board and --room: { $boards }.
inspect-line = { $file }: { $format }, { $boards } boards, { $auctions } auctions, { $alerted } alerted calls, { $explained } explained calls
inspect-problem = line { $line }: { $what }
check-done = { $checked } checked, { $differing } differ.
check-not-canonical = { $file } is not written as Redress writes it: open and save it once.
check-rules-differently = { $file }: this version rules differently, or the page has never been filled. Refill it with --refill and read the difference.

## Meanings compared (Law 23A)

suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
compare-same-hands = the same hands
compare-more-precise = more precise: every hand of the replacement fits the withdrawn call
compare-disjoint = no hand fits both
compare-only-touch = no hand fits both, but they lie next to each other
compare-lower-minimum = lower minimum: { $replacement } against { $withdrawn }
compare-higher-minimum = higher minimum: { $replacement } against { $withdrawn }
compare-lower-maximum = lower maximum: { $replacement } against { $withdrawn }
compare-higher-maximum = higher maximum: { $replacement } against { $withdrawn }
compare-strength-not-told = the replacement does not tell the strength
compare-fewer = fewer { $suit }: from { $replacement } against { $withdrawn }
compare-more-possible = more { $suit } possible: up to { $replacement } against { $withdrawn }
compare-length-not-told = does not tell length in { $suit }
compare-shortage-not-told = does not tell shortage in { $suit }
compare-control-not-told = does not tell a control in { $suit }
compare-other-suit = also tells something of { $suit }
compare-same-purpose = the same purpose
compare-purpose-perhaps-same = the same kind of purpose; whether for the same thing is yours to judge
compare-other-purpose = another purpose
compare-purpose-not-stated-replacement = the replacement states no purpose
compare-purpose-only-replacement = only the replacement states a purpose
compare-withdrawn-unknown = the meaning of the withdrawn call is unknown
compare-replacement-unknown = the meaning of the replacement is unknown
compare-withdrawn-part = the withdrawn call was understood in part; left over: { $left }
compare-replacement-part = the replacement was understood in part; left over: { $left }
compare-no-such-hand = no hand fits “{ $text }”: it contradicts itself

## The window

menu-case = Case
menu-edit = Edit
menu-event = Event
menu-view = View
menu-help = Help
head-untitled = Untitled case
head-read-only = { $name } (read only)
head-desk-view = Desk view
head-table-view = Table view: hands hidden

cmd-new = New case
tip-new = Start with an empty case
cmd-open = Open…
tip-open = Open a case, or a board of a LIN file
cmd-save = Save
tip-save = Save the case to its file
cmd-save-as = Save as…
tip-save-as = Save the case under another name
cmd-quit = Quit
tip-quit = Close the window
cmd-undo = Undo
cmd-undo-named = Undo: { $what }
tip-undo = Take back the last edit
cmd-redo = Redo
cmd-redo-named = Redo: { $what }
tip-redo = Make again the edit that was taken back
cmd-undo-list = All edits…
tip-undo-list = See every edit since the case was opened, and go back to any
cmd-board = Board and hands…
tip-board = Number, dealer, vulnerability and the four hands
cmd-details = Title and event…
tip-details = Title, event, regulations, and who explains
cmd-entry = Go to the entry line
tip-entry = Type what happened
cmd-add-event = Add an event…
tip-add-event = Choose what happened from a list
cmd-edit-event = Change the event…
tip-edit-event = Change the chosen event
cmd-delete-event = Delete the event
tip-delete-event = Delete the chosen event
cmd-agreement = Record an agreement…
tip-agreement = What a call means by agreement, and how we know
cmd-answer-1 = Give the first answer
cmd-answer-2 = Give the second answer
cmd-answer-3 = Give the third answer
tip-answer = Answer the question in the panel
cmd-next-question = Next question
tip-next-question = Put the next open question
cmd-step-back = Step back
cmd-step-forward = Step forward
cmd-to-start = To the start
cmd-to-end = To the end
tip-step = Move the moment along the timeline
cmd-select-before = Choose the event before
cmd-select-after = Choose the event after
tip-select = Walk along the events
cmd-as-known = As known then
tip-as-known = The case as it was known at the moment, without what was found later
cmd-table-view = Table view
tip-table-view = Hide hands, private lines and findings from whoever leans over
cmd-next-region = Next part of the window
cmd-region-before = Part of the window before
tip-region = Go round the parts of the window
cmd-first-column = Auction: first column
tip-first-column = West, North or the dealer in the first column of the auction
cmd-colours = Suits in two or four colours
tip-colours = Two or four colours for the suits
cmd-theme = Light, dark, high contrast
tip-theme = Next theme
cmd-language = Ελληνικά
tip-language = Change the language
cmd-larger = Larger text
cmd-smaller = Smaller text
cmd-usual-size = Text as usual
tip-size = Size of text, 75 to 200 %
cmd-palette = All commands…
tip-palette = Find a command by its name
cmd-shortcuts = Keys
tip-shortcuts = Every command with its keys

panel-auction = Auction
panel-ledger = Who was told what
panel-evidence = Evidence for agreements
panel-timeline = Timeline
panel-ruling = Ruling
tab-ruling = Ruling
tab-told = Told
tab-evidence = Evidence
tab-deal = Deal

entry-name = What happened
entry-hint = 1nt  2d!never  E: diamonds
entry-empty = Type what happened; it goes { $place }
entry-adds = Enter adds { $place }: { $what }
entry-adds-between = Enter asks about the gap, then adds { $place }: { $what }
place-after = after { $what }
place-first = at the start
place-at-start = at the start
echo-about = { $what } ({ SEAT($seat) } { CALL($call, form: "screen") })
echo-with-leave = { $what }, allowed under { $law }
echo-agreed = agreed: { SEAT($seat) } { CALL($call, form: "screen") } is “{ $agreed }”
echo-agreed-none = agreed: nothing about { SEAT($seat) } { CALL($call, form: "screen") }
echo-board = board { $number }

type-alerts = alerts alert
type-late = late
type-never = never
type-asks = asks ask
type-explains = explains explain
type-corrects = corrects correct
type-announces = announces announce
type-changes = changes change
type-accepts = accepts accept
type-declines = declines decline
type-keeps = keeps keep
type-summons = td director summons calls
type-attention = attention
type-rights = rights reserves
type-leads = leads lead
type-leads-down = leads-down
type-down = down
type-exposes = exposes expose
type-plays = plays play
type-claims = claims claim
type-states = says states
type-dummy = dummy
type-settled = settled
type-hands = hands
type-faced = faced faces
type-note = note
type-board = board
type-result = result
type-to = to
type-none = none nothing
type-not-understood = “{ $text }” is not understood. Type a call (2d), an explanation (E: diamonds), or a player and a word (E alerts, N asks, W td). F1 lists the words.
type-bad-mark = After the call comes “!” for an alert, “!late” or “!never”; “!{ $text }” is none of these.
type-who-deals = Who deals? Type the player first (W 1nt), or the board’s number (board 7).
type-whose-call = Nobody is in turn to call. Type the player first: W { $text }.
type-what-did-he-do = What did { $text } do? Type a call, a colon and an explanation, or a word such as alerts or asks.
type-no-call-to-explain = { SEAT($seat) } has no call to explain yet. Name the call: { $seat } 2d: majors.
type-says-what = What does { SEAT($seat) } say? Type it after the colon.
type-which-call = Which call? Name it (2d), or its number (#5).
type-to-what = Changed to which call? “{ $text }” is not a call.
type-which-card = Which card? Type it as SA or H10.
type-how-many-tricks = How many tricks? “{ $text }” is not a number.
type-no-lead = No lead lies face down.
type-note-what = What is to be noted? Type it after the word.
type-board-number = “{ $text }” is not the number of a board.
type-no-entry = The log has no entry { $text }.

auction-skipped = passed over
auction-to-call = { SEAT($seat) } to call
auction-call = { SEAT($seat) } { CALL($call, form: "screen") }
spoken-call = { SEAT($seat) } { CALL($call, form: "screen") }, event { $number }
spoken-event = { $what }, event { $number }
call-of = { SEAT($seat) } { CALL($call, form: "screen") } ({ $number })
light-now = may be changed now
light-possible = may perhaps be changed
light-too-late = too late to change
fate-waits = waits
fate-waits-rotation = out of turn, waits
fate-waits-insufficient = insufficient, waits
fate-replaced = replaced
fate-cancelled = cancelled
fate-declined = not accepted
fate-accepted = accepted
note-alerted = alerted
note-alerted-late = alerted late
note-not-alerted = not alerted
note-said = { SEAT($seat) } said “{ $says }”
note-announced = { SEAT($seat) } announced “{ $says }”
note-agreed = agreed: { $agreed }

deal-board = Board { $number }
deal-no-number = Board
deal-dealer = dealer { SEAT($seat) }
deal-none = No hands yet.
deal-hidden = Hands are hidden in the table view.
deal-hand-unknown = not known
deal-too-many = { SEAT($seat) } has { $count } cards.
deal-twice = { $card } is in two hands: { SEAT($one) } and { SEAT($other) }.
vul-none = none vulnerable
vul-ns = North-South vulnerable
vul-ew = East-West vulnerable
vul-both = all vulnerable

ledger-none = Nothing has been said about any call.
ledger-call = call
ledger-by = by
ledger-to = to
ledger-said = said
ledger-agreed = agreed
ledger-all = all
ledger-nobody = nobody
ledger-unknown = not known

evidence-none = No agreement is recorded yet.
evidence-hidden = Agreements are hidden in the table view.
evidence-unknown = not known
evidence-in-place = { CALL($call, form: "screen") } in place of { $what }
evidence-for = for: { $text }
evidence-against = against: { $text }
evidence-change = Change…
evidence-change-named = Change the agreement about { $what }…
evidence-remove = Remove
evidence-remove-named = Remove the agreement about { $what }
found-operator = typed by the spectators’ operator
found-caller = the caller’s own note
found-director = found by the director

phase-auction = auction
phase-clarification = clarification period
phase-play = play
phase-over = over
tag-now = now: { $phase }
tag-then = then: { $phase }
tag-as-known = as known then
tag-all-facts = on all facts found since
tag-disputed = accounts differ
question-old = Answered before: { $answer }. What it rested on has changed since.
question-more = Question { $place } of { $of }
answer-named = { $answer }: { $leads }
answered = Answered
reopen = Open again
reopen-named = Open again: { $question }
preview-nothing = Nothing else changes.
preview-more = { $count ->
    [one] And one thing more.
   *[other] And { $count } things more.
}
ruling-problems = Entries left out
ruling-not-handled = Not ruled on yet
ruling-hidden = Findings are hidden in the table view.
ruling-opinions = What the Laws say
ruling-ruled-out = Ruled out ({ $count })
ruling-why = Why: { $cite }
ruling-changed = new
truth-holds = holds
truth-fails = fails
truth-open = open
law-named = Law { $cite }
tip-law = What this paragraph says
source-file = from { $name }
source-operator = typed by the spectators’ operator, { $name }

lane-director = Director
scrubber-name = Moment: { $place }
scrubber-now = now
scrubber-then = then
timeline-foot = Bars: a call could be changed, hollow: perhaps; blue: something could be corrected.   ← → step   Home / End   F5 as known then
timeline-foot-short = Bars: could be changed; hollow: perhaps.   ← → step
chip-later = later
chip-changes = → { CALL($call, form: "screen") }
chip-alert = alert { CALL($call, form: "screen") }
chip-alert-late = late alert
chip-alert-never = no alert
chip-asks = { CALL($call, form: "screen") }?
chip-says = “{ $says }”
chip-card = { $card }
chip-leads = leads { $card }
chip-leads-unknown = leads
chip-accepts = accepts
chip-declines = declines
chip-keeps = keeps it
chip-summons = called by { SEAT($seat) }
chip-attention = attention

form-add-event = Add an event
form-change-event = Change the event
form-agreement = What a call means by agreement
form-board = Board and hands
form-details = Title and event
form-add = Add
form-keep = Keep
form-cancel = Cancel
form-keys = Enter adds, Esc cancels
form-more = More: who hears, where it goes, time, whose account, note
form-hands-help = Spades, hearts, diamonds, clubs, with points between: KJ4.92.AQT6.J853
form-which-call = Choose the call it is about.
form-which-card = Choose the card it is about.
form-says-what = Write what was said.
form-means-what = Write what the call means, or mark that there is no agreement.
form-under-what = Write the paragraph of the Laws, such as 21B1(a).
form-bad-call = “{ $text }” is not a call. Write 2D, 3NT, P, X or XX.
form-bad-card = “{ $text }” is not a card. Write SA or H10.
form-bad-hand = { SEAT($seat, form: "gen") } hand “{ $text }” cannot be read. Write it as KJ4.92.AQT6.J853.
form-bad-number = “{ $text }” is not a number that fits here.
form-bad-time = “{ $text }” is not a time of day. Write 20:14.
form-bad-result = “{ $text }” is no part of a result. Write contract, tricks and score: 4SX-E 9 -100.

kind-calls = calls
kind-changes = changes a call
kind-accepts = accepts a call
kind-declines = does not accept a call
kind-keeps = keeps a call
kind-cancels = call cancelled
kind-alerts = alerts, or not
kind-announces = announces
kind-asks = asks
kind-explains = explains
kind-shows = tempo, remark, gesture
kind-draws-attention = draws attention
kind-summons = calls the director
kind-reserves-rights = reserves rights
kind-tells = director tells players
kind-leads = leads
kind-faces = lead faced
kind-takes-back = card taken back
kind-exposes = exposes a card
kind-dummy-faced = dummy faced
kind-plays = plays a card
kind-claims = claims
kind-settled = claim settled
kind-result = result
kind-hands-returned = hands returned
kind-states = states
kind-remark = note

field-kind = What happened
field-by = Player
field-of = Which call
field-of-card = Which card
field-says = Words, as said
field-remark = Note
field-under = Paragraph of the Laws
field-tricks = Tricks
field-result = Contract, tricks, score
field-call = Call
field-changes-to = To which call
field-card = Card
field-given = Alert
field-face = Face
field-showing = What was shown
field-telling = What was told
field-seen = Having seen
field-corrects = Corrects
field-to = Who heard
field-to-none = None marked: everyone who hears at this table
field-hands = Whose hands
field-after = Goes after
field-at = Time
field-account = Account
field-matter = Matter
field-note = Remark to this entry
field-written = in writing
field-private = private
field-means = Means
field-no-agreement = there is no agreement
field-evidence = Evidence { $number }
field-evidence-hint = system card p. 2; East says so
field-weighs = Evidence { $number } weighs
field-number = Number
field-dealer = Dealer
field-vul = Vulnerability
field-hand = Hand of { SEAT($seat) }
field-title = Title
field-event = Event
field-session = Session
field-table = Table
field-room = Room
field-date = Date
field-regulations = Regulations
field-disclosure = Who explains
by-number = by number
given-promptly = promptly
given-late = late
given-never = never
face-up = face up
face-down = face down
showing-hesitation = hesitation
showing-haste = haste
showing-remark = remark
showing-gesture = gesture
telling-options = all options explained
telling-offered = an option offered
telling-ruled = a ruling given
telling-warned = what may not be used
seen-unknown = not known
seen-own-hand = his own hand
seen-dummy = dummy
seen-all-hands = all hands
corrects-nothing = nothing
account-undisputed = undisputed
account-ns = North-South say
account-ew = East-West say
account-found = found by the director
weighs-for = for
weighs-against = against
disclosure-usual = as usual (partner)
disclosure-partner = partner explains
disclosure-screens = screens
disclosure-self = own calls, to opponents

gap-question = Calls follow in the auction. Close the gap, or was that player passed over?
gap-help = Closing moves every later call by one seat, with what was said of it.
gap-close = Close the gap: the seats were wrong
gap-skipped = The seats are right: a player was passed over
unsaved-question = “{ $name }” has changes that are not saved.
unsaved-save = Save
unsaved-drop = Go on without saving
dialog-cancel = Cancel
dialog-close = Close
palette-name = Find a command
palette-event = What happened?
palette-add = Add: { $what }
palette-none = Nothing of that name.
undo-list-heading = Edits since the case was opened
undo-list-here = here
undo-list-help = ↑ ↓ go there, Enter or Esc closes
boards-heading = Which board?
boards-help = ↑ ↓ choose, Enter opens
boards-problems = { $count ->
    [one] One line of the file could not be read.
   *[other] { $count } lines of the file could not be read.
}
boards-contract = { CALL($contract) } by { SEAT($contract-by) }
boards-no-contract = no contract
boards-alerts = { $count ->
    [one] 1 alert
   *[other] { $count } alerts
}
boards-explanations = { $count ->
    [one] 1 explanation
   *[other] { $count } explanations
}
room-open = open room
room-closed = closed room
path-open = Open which file?
path-save = Save under which name?
path-name = Path of the file
path-do-open = Open
path-do-save = Save
path-browse = Browse…
path-needs-name = Write the name of a file.
help-enter = Enter adds what is typed or filled in; Esc goes back to the entry line; Tab goes on.
help-typing = In an empty entry line the arrows move the moment, Delete deletes the chosen event, Ctrl+Z undoes.
help-grammar = Entry line: calls in turn (1nt 2d p), with “!”, “!late” or “!never” for the alert; W 2d out of turn; E: diamonds explains partner’s last call; E 2d: majors or e #5 "majors" the call named; 2d = both majors (card) the agreement and what shows it, 2d = none if there is none; board 7.
help-grammar-more = After a player: alerts, late, never, asks, corrects, announces, changes 3d, accepts, declines, keeps, td, attention, rights, leads h5, leads h5 down, exposes, plays, claims 9, says. Alone: faced, dummy, settled, hands, result 2h-e 9 -140, note.
notice-close = Close
notice-read-only = This file is of a newer format: it can be read here and not changed.
notice-gap = Nothing was changed: calls follow, and it was not said what becomes of them.
notice-no-form = This event cannot be changed in a form yet. It can be deleted, or changed in the file.
notice-not-saved = “{ $name }” was not saved: { $error }. Nothing is lost: save under another name.
file-opened = “{ $name }” is open
file-not-opened = “{ $name }” could not be opened
file-not-read = The file could not be read: { $error }.
file-newer = It is of format { $format }, newer than this version of Redress knows: it can be read and not changed.
file-comments = It holds comments, which are lost when it is saved here. A note in an entry stays.
file-line = Line { $line }: { $what }

status-events = { $count ->
    [one] 1 event
   *[other] { $count } events
}
status-questions = { $count ->
    [0] no open question
    [one] 1 question open
   *[other] { $count } questions open
}
status-place = after event { $place } of { $of }
status-laws = Laws { $year }
status-regulations = { $name } regulations
status-undo = Undo: { $what }
guide-players = Each player now
guide-collect = Collect now, before it is gone
guide-come-back = Come back after play
bar-named = { $what } (after events { $from } to { $to }, { $cite })
form-last-hand = Fill in { SEAT($seat, form: "gen") } hand: the cards left
left-question = Redress was stopped before these changes were saved. Take them up again?
left-take = Take them up
left-drop = Throw them away
changed-question = “{ $name }” was changed on disk since it was opened here.
changed-overwrite = Save over it (what is there stays beside it, as “~”)
edit-recovered = Take up unsaved changes
notice-open-elsewhere = “{ $name }” is open in another window of Redress. Changes there are not seen here: save one of them under another name.
law-reasons = Show the reasons
law-of-alerts = Alerts: { $name }
law-assumed = Assumed: { $what }
cmd-reason = Who and why…
tip-reason = Write who gave the last answer, and why
form-reason = Who decided, and why
field-because = Because
field-judged-by = Decided by
answered-last = Answered: { $answer }.
answered-by = { $name } decided.
answered-because = Because: { $because }
answered-by-because = { $name }: { $because }
reason-named = Who and why: { $question }
cmd-lanes = Timeline: all, cards, calls, said
tip-lanes = Choose which entries have a column on the timeline
cmd-lanes-wider = Timeline: wider
cmd-lanes-narrower = Timeline: narrower
tip-lanes-wider = Wider or narrower columns on the timeline; Ctrl and the wheel do the same
lanes-calls = calls only
lanes-said = calls and what was said
lanes-all = all, cards together
lanes-cards = all, each card
lanes-named = Timeline shows: { $what }
chip-cards = play: { $count }
cards-named = { $count ->
    [one] One card played
   *[other] { $count } cards played
}: give each its own column
form-pack = Or click the cards of { SEAT($seat) }: { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}

# What each paragraph says, in our own words: opened by its chip.
law-9a4 = Dummy may try to prevent an irregularity, but draws attention to one already committed only when play has ended. In play, declarer and either defender may. The duty to correct declarer’s explanation (20F5) comes before this.
law-9b2 = Once the director has been called, nobody acts until he has explained everything about the rectification.
law-40b5-b = Where an explanation left out what was crucial to an opponent’s choice and that side is damaged, the score is adjusted.
law-9b1-a = Once attention is drawn to an irregularity, the director should be called at once. Any player may call him.
law-11a = The right to rectification may be lost where a side acts after attention was drawn and before the director is called. The director weighs that calling was first of all for the player who corrected. A side that gained through its opponents’ ignorance has its own score adjusted, and only its own.
law-16a1-c = What a lawful procedure makes known may be used by those it is meant for: the opponents may use a correction.
law-16b1 = What comes from partner and is no part of the game may not be used where it could suggest an action: a missing, late or unexpected alert, a question, a correction, the tempo, a remark. That a player may not use the correction he hears from his partner is our reading; the Laws can be read both ways.
law-16c1 = Withdrawn calls, their own and the opponents’, may be used by the side that did not offend.
law-16c2 = Withdrawn calls, their own and the opponents’, may not be used by the offending side.
law-16c3 = After play the score is adjusted where the offending side used a withdrawn call and damaged the other side by it.
law-17d1 = Where there was a bid, the auction period ends when a defender faces an opening lead, in turn or out of turn. A lead face down ends nothing.
law-17d2 = Where nobody bid, the auction period ends when all four hands are back in the board.
law-17d3 = Three passes followed a call, one of them out of rotation, and a player lost his turn by it: the auction goes back to him, and the passes since his turn are void.
law-20f1 = What is explained is the agreement, whatever the explainer holds. A player reminded of it by his partner’s words explains partner’s later calls by it, and bids as if he had not been reminded.
law-20f4-a = A player who realises that his own explanation was wrong may put it right at once, through the director, and must before the clarification period ends, whichever side declares. His own missing alert is treated alike.
law-20f5-a = During the auction a player may neither correct his partner’s explanation nor show that it was wrong. A required alert that partner left out counts as such an explanation.
law-20f5-b--i = A defender waits until play ends to correct his partner’s explanation, and must then tell the opponents, through the director.
law-20f5-b--ii = Declarer or dummy must correct his partner’s explanation after the final pass, through the director. Later is a breach, and he must still tell. If all four passed, nobody is declarer or dummy and the Laws name no time.
law-21a = A player who acts on his own misunderstanding gets no redress.
law-21b1-a = A player may change a call that misinformation from an opponent could well have influenced, until the auction period ends and as long as his partner has not called since. His side suffers nothing for it. A required alert that did not come at once is misinformation. He chooses: a call offered and kept is settled.
law-21b1-b = Where the evidence about the agreement is missing or even, the explanation is taken to be the mistake, and not the call.
law-21b2 = When a player has changed a call on account of misinformation, his left-hand opponent may change what he called after it, freely. The withdrawn calls are used as for any offending side.
law-21b3 = Where it is too late to change a call, the score is adjusted if the offending side gained by its irregularity. What counts is the board with the right explanation given in time. A call changed, or offered and kept, is settled, and the right may have been forfeited.
law-22a = After at least one bid, three passes in a row and in rotation end the auction: the last bid is the contract.
law-22b = Four passes and no bid: the board is passed out. Calls may still be changed.
law-25b = A misinformed player who changes his call before any ruling makes an ordinary change of call, unless the director allows it on account of the misinformation. The Laws do not say plainly which.
law-40b3-a = A side damaged because the meaning of a call was not disclosed as the Laws and the regulations require is entitled to an adjusted score.
law-41a = A lead face down comes back only on the director’s word, after an irregularity: here, misinformation before it. Once it is faced, other paragraphs decide.
law-47e2-a = A card played because of an opponent’s mistaken explanation, before it was corrected, may be taken back without further rectification as long as nothing has been played since; an opening lead only until dummy shows a card.
law-47e2-b = Where it is too late to take the card back, the director may adjust the score.
law-75a = A player who learns from his partner’s explanation, right or wrong, how his call was taken may not use it, and carefully avoids any advantage from it. His later calls are looked at after play.
law-75b1 = An explanation that differs from the agreement is an infraction. Damage by it is redressed to what would have happened with the right explanation in time.
law-75b2 = A player who realises during play that his own explanation was wrong must call the director and tell at once.
law-75c = The explanation is right and the call is the mistake: no infraction. It is not corrected at once, there is no duty to do so later, and the result stands whatever the damage.
law-75d2 = There is an agreement only where both partners understand the same. To describe one that does not exist is an infraction, and calls made on it may be changed.
law-75d3 = Where there was no agreement, damage is redressed to what would have happened had the opponents been told just that.
law-79c1 = An error in recording or computing the score is put right until the organizer’s period ends: thirty minutes after the official score is available, unless he sets another. What the director learns of in any manner he puts right until then.
law-85a = Where facts are disputed, the director weighs the probabilities from the evidence he can collect, and then rules. Where he cannot tell, he rules so that play goes on.
law-92b = A ruling may be asked for, or appealed, until thirty minutes after the official score is available, unless the organizer sets another period.
law-82c = The director allowed a change that the Laws did not give. If the board can no longer be scored normally, the score is adjusted with both sides treated as not offending.
