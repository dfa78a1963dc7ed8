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
step-alert-is-required = the rules of this event require an alert of { CALL($call) }
step-no-alert-before = { CALL($spoken) } had not been alerted when { SEAT($seat) } called { CALL($call) }
step-told-rightly = { SEAT($by) } explained it rightly: “{ $says }”
step-knew-all-the-same = { SEAT($seat) } had been told rightly what { CALL($call) } means
step-could-well-have-been-influenced = the { CALL($call) } could well have been influenced by it
step-offer-not-yet-refused = { SEAT($seat) } has not been offered this change and kept the { CALL($call) }
step-may-change = { SEAT($seat) } may change the { CALL($call) }
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
say-may-change-if = { SEAT($seat) } may change the { CALL($call) } if what is still open is answered so.
say-may-not-change = { SEAT($seat) } may no longer change the { CALL($call) }.
say-presumed-mistaken = { SEAT($seat, form: "gen") } explanation of { CALL($call) }, “{ $says }”, is presumed mistaken; the call is not.
say-presumed-mistaken-if = { SEAT($seat, form: "gen") } explanation of { CALL($call) }, “{ $says }”, is presumed mistaken if the evidence is missing or even.
say-not-presumed-mistaken = No presumption about { SEAT($seat, form: "gen") } explanation of { CALL($call) }: the evidence settles it.
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

## Questions

ask-could-well = Could what { SEAT($seat) } was told well have influenced the { CALL($call) }?
ask-explained-wrongly = Was { SEAT($seat, form: "gen") } explanation of { CALL($call) }, “{ $says }”, something other than their agreement?
ask-evidence-settles = Does the evidence show that { SEAT($seat, form: "gen") } { CALL($call) } means “{ $agreed }” by agreement?
ask-evidence-none = Does the evidence show what { SEAT($seat, form: "gen") } { CALL($call) } means by agreement?
ask-alert-required = Do the rules of this event require an alert of { SEAT($seat, form: "gen") } { CALL($call) }?
ask-alerted-in-time = Did { SEAT($partner) } alert { CALL($call) } promptly?
ask-lead-faced = Has a defender faced an opening lead?
ask-disputed = Whose account of “{ $matter }” is right?
ask-withdrawn-call-bars = { SEAT($partner) } called after the { CALL($call) }, and that call was withdrawn: does it bar the change? The Laws do not say.
ask-gained = Did { SIDE($side) } gain an advantage from the irregularity?
answer-yes = Yes
answer-no = No
answer-even = Missing or even
answer-account-ns = North-South’s
answer-account-ew = East-West’s
answer-account-found = As found

## The window

menu-case = Υπόθεση
menu-edit = Επεξεργασία
menu-event = Συμβάν
menu-view = Προβολή
menu-help = Βοήθεια
head-untitled = Υπόθεση χωρίς τίτλο
head-read-only = { $name } (μόνο για ανάγνωση)
head-desk-view = Προβολή γραφείου
head-table-view = Προβολή τραπεζιού: χέρια κρυφά

cmd-new = Νέα υπόθεση
tip-new = Αρχή με κενή υπόθεση
cmd-open = Άνοιγμα…
tip-open = Άνοιγμα υπόθεσης ή διανομής από αρχείο LIN
cmd-save = Αποθήκευση
tip-save = Αποθήκευση της υπόθεσης στο αρχείο της
cmd-save-as = Αποθήκευση ως…
tip-save-as = Αποθήκευση της υπόθεσης με άλλο όνομα
cmd-quit = Έξοδος
tip-quit = Κλείσιμο του παραθύρου
cmd-undo = Αναίρεση
cmd-undo-named = Αναίρεση: { $what }
tip-undo = Αναιρεί την τελευταία αλλαγή
cmd-redo = Επανάληψη
cmd-redo-named = Επανάληψη: { $what }
tip-redo = Επαναφέρει την αλλαγή που αναιρέθηκε
cmd-undo-list = Όλες οι αλλαγές…
tip-undo-list = Κάθε αλλαγή από το άνοιγμα της υπόθεσης, και επιστροφή σε όποια θέλετε
cmd-board = Διανομή και χέρια…
tip-board = Αριθμός, μοιραστής, μανς και τα τέσσερα χέρια
cmd-details = Τίτλος και αγώνας…
tip-details = Τίτλος, αγώνας, κανονισμοί, και ποιος εξηγεί
cmd-entry = Στη γραμμή καταγραφής
tip-entry = Γράψτε τι συνέβη
cmd-add-event = Προσθήκη συμβάντος…
tip-add-event = Επιλογή από κατάλογο
cmd-edit-event = Αλλαγή συμβάντος…
tip-edit-event = Αλλαγή του επιλεγμένου συμβάντος
cmd-delete-event = Διαγραφή συμβάντος
tip-delete-event = Διαγραφή του επιλεγμένου συμβάντος
cmd-agreement = Καταγραφή συμφωνίας…
tip-agreement = Τι σημαίνει μια δήλωση κατά συμφωνία, και πώς το ξέρουμε
cmd-answer-1 = Πρώτη απάντηση
cmd-answer-2 = Δεύτερη απάντηση
cmd-answer-3 = Τρίτη απάντηση
tip-answer = Απάντηση στο ερώτημα του πίνακα
cmd-next-question = Επόμενο ερώτημα
tip-next-question = Δείχνει το επόμενο ανοικτό ερώτημα
cmd-step-back = Βήμα πίσω
cmd-step-forward = Βήμα εμπρός
cmd-to-start = Στην αρχή
cmd-to-end = Στο τέλος
tip-step = Μετακινεί τη στιγμή στο χρονολόγιο
cmd-select-before = Επιλογή του προηγούμενου συμβάντος
cmd-select-after = Επιλογή του επόμενου συμβάντος
tip-select = Από συμβάν σε συμβάν
cmd-as-known = Όπως ήταν τότε γνωστά
tip-as-known = Η υπόθεση όπως ήταν γνωστή εκείνη τη στιγμή, χωρίς όσα βρέθηκαν μετά
cmd-table-view = Προβολή τραπεζιού
tip-table-view = Κρύβει χέρια, ιδιωτικές γραμμές και ευρήματα από όποιον σκύψει
cmd-next-region = Επόμενο μέρος του παραθύρου
cmd-region-before = Προηγούμενο μέρος του παραθύρου
tip-region = Γύρος στα μέρη του παραθύρου
cmd-first-column = Αγορές: πρώτη στήλη
tip-first-column = Δύση, Βορράς ή ο μοιραστής στην πρώτη στήλη
cmd-colours = Δύο ή τέσσερις αποχρώσεις
tip-colours = Δύο ή τέσσερις αποχρώσεις για τα σύμβολα
cmd-theme = Φωτεινό, σκούρο, υψηλή αντίθεση
tip-theme = Επόμενο θέμα
cmd-language = English
tip-language = Αλλαγή γλώσσας
cmd-larger = Μεγαλύτερα γράμματα
cmd-smaller = Μικρότερα γράμματα
cmd-usual-size = Κανονικά γράμματα
tip-size = Μέγεθος γραμμάτων, 75 έως 200 %
cmd-palette = Όλες οι εντολές…
tip-palette = Εύρεση εντολής με το όνομά της
cmd-shortcuts = Πλήκτρα
tip-shortcuts = Κάθε εντολή με τα πλήκτρα της

panel-auction = Αγορές
panel-ledger = Ποιος είπε τι
panel-evidence = Αποδείξεις για τις συμφωνίες
panel-timeline = Χρονολόγιο
panel-ruling = Απόφαση
tab-ruling = Απόφαση
tab-told = Ειπώθηκαν
tab-evidence = Αποδείξεις
tab-deal = Διανομή

entry-name = Τι συνέβη
entry-hint = 1nt  2d!never  Α: καρά
entry-empty = Γράψτε τι συνέβη· προστίθεται { $place }
entry-adds = Το Enter προσθέτει { $place }: { $what }
entry-adds-between = Το Enter ρωτά για το κενό και προσθέτει { $place }: { $what }
place-after = μετά από «{ $what }»
place-first = στην αρχή
place-at-start = στην αρχή
echo-about = { $what } ({ SEAT($seat) } { CALL($call, form: "screen") })
echo-board = διανομή { $number }

type-alerts = άλερτ προειδοποιεί
type-late = αργά
type-never = ποτέ
type-asks = ρωτά ρωτάει
type-explains = εξηγεί
type-corrects = διορθώνει
type-announces = ανακοινώνει
type-changes = αλλάζει
type-accepts = δέχεται αποδέχεται
type-declines = αρνείται
type-keeps = κρατά κρατάει
type-summons = διαιτητής διαιτητή καλεί
type-attention = επισημαίνει
type-rights = επιφύλαξη επιφυλάσσεται
type-leads = αντάμ βγαίνει
type-leads-down = αντάμ-κλειστή
type-down = κλειστή κλειστά
type-exposes = εκθέτει δείχνει
type-plays = παίζει
type-claims = διεκδικεί
type-states = δηλώνει λέει
type-dummy = μορ
type-settled = διευθετήθηκε
type-hands = χέρια
type-faced = αποκαλύφθηκε ανοικτή
type-note = σημείωση
type-board = διανομή
type-to = σε
type-not-understood = Το «{ $text }» δεν έγινε κατανοητό. Γράψτε δήλωση (2d), εξήγηση (Α: καρά), ή παίκτη και λέξη (Α άλερτ, Β ρωτά, Δ διαιτητής). Το F1 δείχνει τις λέξεις.
type-bad-mark = Μετά τη δήλωση μπαίνει «!» για άλερτ, «!αργά» ή «!ποτέ»· το «!{ $text }» δεν είναι κάτι από αυτά.
type-who-deals = Ποιος μοίρασε; Γράψτε πρώτα τον παίκτη (Δ 1nt) ή τον αριθμό (διανομή 7).
type-whose-call = Δεν είναι σειρά κανενός. Γράψτε πρώτα τον παίκτη: Δ { $text }.
type-what-did-he-do = Τι έκανε ο παίκτης «{ $text }»; Γράψτε δήλωση, άνω-κάτω τελεία και εξήγηση, ή μια λέξη όπως άλερτ ή ρωτά.
type-no-call-to-explain = { SEAT($seat) }: δεν υπάρχει ακόμη δήλωση για εξήγηση. Ονομάστε τη δήλωση: Α 2d: μαζέρ.
type-says-what = { SEAT($seat) }: τι λέει; Γράψτε το μετά την άνω-κάτω τελεία.
type-which-call = Ποια δήλωση; Γράψτε την (2d) ή τον αριθμό της (#5).
type-to-what = Αλλαγή σε ποια δήλωση; Το «{ $text }» δεν είναι δήλωση.
type-which-card = Ποιο φύλλο; Γράψτε το ως SA ή H10.
type-how-many-tricks = Πόσες λεβέ; Το «{ $text }» δεν είναι αριθμός.
type-no-lead = Δεν υπάρχει κλειστή αντάμ.
type-note-what = Τι να σημειωθεί; Γράψτε το μετά τη λέξη.
type-board-number = Το «{ $text }» δεν είναι αριθμός διανομής.
type-no-entry = Δεν υπάρχει καταγραφή { $text }.

auction-skipped = προσπεράστηκε
auction-to-call = { SEAT($seat) }: σειρά για δήλωση
auction-call = { SEAT($seat) } { CALL($call, form: "screen") }
spoken-call = { SEAT($seat) } { CALL($call, form: "screen") }, συμβάν { $number }
spoken-event = { $what }, συμβάν { $number }
call-of = { SEAT($seat) } { CALL($call, form: "screen") } ({ $number })
light-now = μπορεί να αλλάξει τώρα
light-possible = ίσως μπορεί να αλλάξει
light-too-late = πολύ αργά για αλλαγή
fate-waits = εκκρεμεί
fate-waits-rotation = εκτός σειράς, εκκρεμεί
fate-waits-insufficient = ανεπαρκής, εκκρεμεί
fate-replaced = αντικαταστάθηκε
fate-cancelled = ακυρώθηκε
fate-declined = δεν έγινε δεκτή
fate-accepted = έγινε δεκτή
note-alerted = άλερτ
note-alerted-late = άλερτ αργά
note-not-alerted = χωρίς άλερτ
note-said = { SEAT($seat) }: «{ $says }»
note-announced = { SEAT($seat) } ανακοίνωσε «{ $says }»
note-agreed = συμφωνία: { $agreed }

deal-board = Διανομή { $number }
deal-no-number = Διανομή
deal-dealer = μοιραστής: { SEAT($seat) }
deal-none = Δεν υπάρχουν ακόμη χέρια.
deal-hidden = Τα χέρια είναι κρυφά στην προβολή τραπεζιού.
deal-hand-unknown = άγνωστο
deal-too-many = { SEAT($seat) }: { $count } φύλλα.
deal-twice = Το { $card } είναι σε δύο χέρια: { SEAT($one) } και { SEAT($other) }.
vul-none = όλοι πρώτη
vul-ns = Βορράς-Νότος δεύτερη
vul-ew = Ανατολή-Δύση δεύτερη
vul-both = όλοι δεύτερη

ledger-none = Δεν έχει ειπωθεί τίποτα για καμία δήλωση.
ledger-call = δήλωση
ledger-by = από
ledger-to = προς
ledger-said = ειπώθηκε
ledger-agreed = συμφωνία
ledger-all = όλους
ledger-nobody = κανέναν
ledger-unknown = άγνωστη

evidence-none = Δεν έχει καταγραφεί ακόμη συμφωνία.
evidence-hidden = Οι συμφωνίες είναι κρυφές στην προβολή τραπεζιού.
evidence-unknown = άγνωστη
evidence-in-place = { CALL($call, form: "screen") } στη θέση του { $what }
evidence-for = υπέρ: { $text }
evidence-against = κατά: { $text }
evidence-change = Αλλαγή…
evidence-change-named = Αλλαγή της συμφωνίας για { $what }…
evidence-remove = Διαγραφή
evidence-remove-named = Διαγραφή της συμφωνίας για { $what }
found-operator = του χειριστή της μετάδοσης
found-caller = σημείωση του παίκτη που δήλωσε
found-director = εύρημα του διαιτητή

phase-auction = αγορές
phase-clarification = περίοδος διευκρινίσεων
phase-play = εκτέλεση
phase-over = τέλος
tag-now = τώρα: { $phase }
tag-then = τότε: { $phase }
tag-as-known = όπως ήταν τότε γνωστά
tag-all-facts = με όσα βρέθηκαν από τότε
tag-disputed = διαφορετικές εκδοχές
question-old = Παλαιότερη απάντηση: { $answer }. Όσα τη στήριζαν άλλαξαν από τότε.
question-more = Ερώτημα { $place } από { $of }
answer-named = { $answer }: { $leads }
answer-weights = { $text }
answered = Απαντήθηκαν
reopen = Νέο άνοιγμα
reopen-named = Νέο άνοιγμα: { $question }
preview-nothing = Δεν αλλάζει κάτι άλλο.
preview-more = { $count ->
    [one] Και κάτι ακόμη.
   *[other] Και { $count } ακόμη.
}
ruling-problems = Καταγραφές που έμειναν έξω
ruling-not-handled = Χωρίς απόφαση ακόμη
ruling-hidden = Τα ευρήματα είναι κρυφά στην προβολή τραπεζιού.
ruling-opinions = Τι λένε οι Νόμοι
ruling-ruled-out = Αποκλείονται ({ $count })
ruling-why = Γιατί: { $cite }
ruling-changed = νέο
standing-established = ισχύει
standing-possible = ενδέχεται
standing-ruled-out = αποκλείεται
truth-holds = ισχύει
truth-fails = δεν ισχύει
truth-open = ανοικτό
law-named = Νόμος { $cite }
tip-law = Δείχνει τους λόγους
source-file = από { $name }
source-operator = του χειριστή της μετάδοσης, { $name }

lane-director = Διαιτητής
scrubber-name = Στιγμή: { $place }
scrubber-now = τώρα
scrubber-then = τότε
timeline-foot = Ράβδοι: η δήλωση μπορούσε να αλλάξει· κενές: ίσως.   ← → βήμα   Home / End   F5 όπως τότε
timeline-foot-short = Ράβδοι: μπορούσε να αλλάξει· κενές: ίσως.
bar-open = { $what }: μπορούσε να αλλάξει μετά τα συμβάντα { $from } έως { $to } ({ $cite })
bar-possible = { $what }: ίσως μπορούσε να αλλάξει μετά τα συμβάντα { $from } έως { $to } ({ $cite })
chip-later = αργότερα
chip-changes = → { CALL($call, form: "screen") }
chip-alert = άλερτ { $call }
chip-alert-late = άλερτ αργά
chip-alert-never = χωρίς άλερτ
chip-asks = { CALL($call, form: "screen") };
chip-says = «{ $says }»
chip-card = { $card }
chip-leads = αντάμ { $card }
chip-leads-unknown = αντάμ
chip-accepts = δεκτή
chip-declines = όχι δεκτή
chip-keeps = μένει
chip-summons = κλήση: { SEAT($seat) }
chip-attention = επισήμανση

form-add-event = Προσθήκη συμβάντος
form-change-event = Αλλαγή συμβάντος
form-agreement = Τι σημαίνει μια δήλωση κατά συμφωνία
form-board = Διανομή και χέρια
form-details = Τίτλος και αγώνας
form-add = Προσθήκη
form-keep = Εντάξει
form-cancel = Άκυρο
form-keys = Enter προσθέτει, Esc ακυρώνει
form-more = Επιπλέον: ποιος άκουσε, θέση, ώρα, εκδοχή, σημείωση
form-hands-help = Πίκες, κούπες, καρά, σπαθιά, με τελείες ανάμεσα: KJ4.92.AQT6.J853
form-which-call = Επιλέξτε τη δήλωση που αφορά.
form-which-card = Επιλέξτε το φύλλο που αφορά.
form-says-what = Γράψτε τι ειπώθηκε.
form-means-what = Γράψτε τι σημαίνει η δήλωση, ή σημειώστε ότι δεν υπάρχει συμφωνία.
form-under-what = Γράψτε την παράγραφο του Κώδικα, όπως 21B1(a).
form-bad-call = Το «{ $text }» δεν είναι δήλωση. Γράψτε 2D, 3NT, P, X ή XX.
form-bad-card = Το «{ $text }» δεν είναι φύλλο. Γράψτε SA ή H10.
form-bad-hand = { SEAT($seat) }: το χέρι «{ $text }» δεν διαβάζεται. Γράψτε το ως KJ4.92.AQT6.J853.
form-bad-number = Το «{ $text }» δεν είναι αριθμός που ταιριάζει εδώ.
form-bad-time = Το «{ $text }» δεν είναι ώρα. Γράψτε 20:14.
form-bad-result = Το «{ $text }» δεν είναι μέρος αποτελέσματος. Γράψτε συμβόλαιο, λεβέ και σκορ: 4SX-E 9 -100.

kind-calls = δηλώνει (αγορά, πάσο, κοντρ)
kind-changes = αλλάζει δήλωση
kind-accepts = αποδέχεται δήλωση
kind-declines = δεν αποδέχεται δήλωση
kind-keeps = κρατά τη δήλωση
kind-cancels = δήλωση ακυρώθηκε
kind-alerts = άλερτ, ή όχι
kind-announces = ανακοινώνει
kind-asks = ρωτά
kind-explains = εξηγεί
kind-shows = ρυθμός, σχόλιο, χειρονομία
kind-draws-attention = επισημαίνει
kind-summons = καλεί τον διαιτητή
kind-reserves-rights = επιφυλάσσεται
kind-tells = ο διαιτητής λέει
kind-leads = αντάμ
kind-faces = αντάμ αποκαλύφθηκε
kind-takes-back = φύλλο επιστράφηκε
kind-exposes = εκθέτει φύλλο
kind-dummy-faced = το μορ άνοιξε
kind-plays = παίζει φύλλο
kind-claims = διεκδικεί
kind-settled = διεκδίκηση διευθετήθηκε
kind-result = αποτέλεσμα
kind-hands-returned = χέρια στη θήκη
kind-states = καταθέτει
kind-remark = σημείωση

field-kind = Τι συνέβη
field-by = Παίκτης
field-of = Ποια δήλωση
field-of-card = Ποιο φύλλο
field-says = Λόγια, όπως ειπώθηκαν
field-remark = Σημείωση
field-under = Παράγραφος του Κώδικα
field-tricks = Λεβέ
field-result = Συμβόλαιο, λεβέ, σκορ
field-call = Δήλωση
field-changes-to = Σε ποια δήλωση
field-card = Φύλλο
field-given = Άλερτ
field-face = Όψη
field-showing = Τι φάνηκε
field-telling = Τι ειπώθηκε
field-seen = Έχοντας δει
field-corrects = Διορθώνει
field-to = Ποιος άκουσε
field-to-none = Κανένα σημάδι: όλοι όσοι ακούν σε αυτό το τραπέζι
field-hands = Ποιανού χέρια
field-after = Μετά από
field-at = Ώρα
field-account = Εκδοχή
field-matter = Θέμα
field-note = Παρατήρηση για την καταγραφή
field-written = γραπτώς
field-private = ιδιωτικό
field-means = Σημαίνει
field-no-agreement = δεν υπάρχει συμφωνία
field-evidence = Απόδειξη { $number }
field-evidence-hint = δελτίο συστήματος σ. 2· το λέει η Ανατολή
field-weighs = Απόδειξη { $number }: υπέρ ή κατά
field-number = Αριθμός
field-dealer = Μοιραστής
field-vul = Μανς
field-hand = Χέρι: { SEAT($seat) }
field-title = Τίτλος
field-event = Αγώνας
field-session = Ημερίδα
field-table = Τραπέζι
field-room = Αίθουσα
field-date = Ημερομηνία
field-regulations = Κανονισμοί
field-disclosure = Ποιος εξηγεί
by-number = από τον αριθμό
given-promptly = έγκαιρα
given-late = αργά
given-never = ποτέ
face-up = ανοικτή
face-down = κλειστή
showing-hesitation = δισταγμός
showing-haste = βιασύνη
showing-remark = σχόλιο
showing-gesture = χειρονομία
telling-options = όλες οι επιλογές
telling-offered = προσφέρθηκε επιλογή
telling-ruled = δόθηκε απόφαση
telling-warned = τι δεν επιτρέπεται
seen-unknown = άγνωστο
seen-own-hand = το χέρι του
seen-dummy = το μορ
seen-all-hands = όλα τα χέρια
corrects-nothing = τίποτα
account-undisputed = χωρίς διαφωνία
account-ns = κατά Βορρά-Νότο
account-ew = κατά Ανατολή-Δύση
account-found = εύρημα του διαιτητή
weighs-for = υπέρ
weighs-against = κατά
disclosure-usual = ως συνήθως (ο συμπαίκτης)
disclosure-partner = εξηγεί ο συμπαίκτης
disclosure-screens = με διαχωριστικά
disclosure-self = ο ίδιος, στους αντιπάλους

gap-question = Ακολουθούν δηλώσεις. Να κλείσει το κενό, ή προσπεράστηκε εκείνος ο παίκτης;
gap-help = Αν κλείσει, κάθε επόμενη δήλωση πάει μία θέση παρακάτω, με όσα ειπώθηκαν γι’ αυτήν.
gap-close = Να κλείσει: οι θέσεις ήταν λάθος
gap-skipped = Οι θέσεις είναι σωστές: προσπεράστηκε παίκτης
unsaved-question = Η υπόθεση «{ $name }» έχει αλλαγές που δεν αποθηκεύτηκαν.
unsaved-save = Αποθήκευση
unsaved-drop = Συνέχεια χωρίς αποθήκευση
dialog-cancel = Άκυρο
dialog-close = Κλείσιμο
palette-name = Εύρεση εντολής
palette-event = Τι συνέβη;
palette-add = Προσθήκη: { $what }
palette-none = Δεν υπάρχει κάτι με αυτό το όνομα.
undo-list-heading = Αλλαγές από το άνοιγμα της υπόθεσης
undo-list-here = εδώ
undo-list-help = ↑ ↓ μετάβαση, Enter ή Esc κλείσιμο
boards-heading = Ποια διανομή;
boards-help = ↑ ↓ επιλογή, Enter άνοιγμα
boards-problems = { $count ->
    [one] Μία γραμμή του αρχείου δεν διαβάστηκε.
   *[other] { $count } γραμμές του αρχείου δεν διαβάστηκαν.
}
boards-contract = { CALL($contract) }, { SEAT($contract-by) }
boards-no-contract = χωρίς συμβόλαιο
boards-alerts = { $count ->
    [one] 1 άλερτ
   *[other] { $count } άλερτ
}
boards-explanations = { $count ->
    [one] 1 εξήγηση
   *[other] { $count } εξηγήσεις
}
room-open = ανοικτή αίθουσα
room-closed = κλειστή αίθουσα
path-open = Ποιο αρχείο να ανοίξει;
path-save = Με ποιο όνομα να αποθηκευτεί;
path-name = Διαδρομή του αρχείου
path-do-open = Άνοιγμα
path-do-save = Αποθήκευση
path-browse = Αναζήτηση…
path-needs-name = Γράψτε το όνομα ενός αρχείου.
help-enter = Το Enter προσθέτει ό,τι γράφτηκε ή συμπληρώθηκε· το Esc επιστρέφει στη γραμμή καταγραφής· το Tab προχωρά.
help-typing = Σε κενή γραμμή καταγραφής τα βέλη μετακινούν τη στιγμή, το Delete διαγράφει το επιλεγμένο συμβάν, το Ctrl+Z αναιρεί.
help-grammar = Γραμμή καταγραφής: δηλώσεις με τη σειρά (1nt 2d p), με «!», «!αργά» ή «!ποτέ» για το άλερτ· Δ 2d εκτός σειράς· Α: καρά εξηγεί την τελευταία δήλωση του συμπαίκτη· Α 2d: μαζέρ ή Α #5 "μαζέρ" τη δήλωση που ονομάζεται· διανομή 7.
help-grammar-more = Μετά τον παίκτη: άλερτ, αργά, ποτέ, ρωτά, διορθώνει, ανακοινώνει, αλλάζει 3d, δέχεται, αρνείται, κρατά, διαιτητής, επισημαίνει, επιφύλαξη, αντάμ h5, αντάμ h5 κλειστή, εκθέτει, παίζει, διεκδικεί 9, λέει. Μόνα τους: αποκαλύφθηκε, μορ, διευθετήθηκε, χέρια, σημείωση.
notice-close = Κλείσιμο
notice-read-only = Το αρχείο έχει νεότερη μορφή: εδώ διαβάζεται και δεν αλλάζει.
notice-gap = Δεν άλλαξε τίποτα: ακολουθούν δηλώσεις και δεν ορίστηκε τι γίνονται.
notice-no-form = Αυτό το συμβάν δεν αλλάζει ακόμη με φόρμα. Μπορεί να διαγραφεί, ή να αλλάξει στο αρχείο.
notice-not-saved = Το «{ $name }» δεν αποθηκεύτηκε: { $error }. Τίποτα δεν χάθηκε: αποθηκεύστε με άλλο όνομα.
file-opened = Το «{ $name }» άνοιξε
file-not-opened = Το «{ $name }» δεν άνοιξε
file-not-read = Το αρχείο δεν διαβάστηκε: { $error }.
file-newer = Έχει μορφή { $format }, νεότερη από όσες ξέρει αυτή η έκδοση του Redress: διαβάζεται και δεν αλλάζει.
file-comments = Έχει σχόλια, που χάνονται όταν αποθηκευτεί εδώ. Η παρατήρηση μιας καταγραφής μένει.
file-line = Γραμμή { $line }: { $what }

status-events = { $count ->
    [one] 1 συμβάν
   *[other] { $count } συμβάντα
}
status-questions = { $count ->
    [0] κανένα ανοικτό ερώτημα
    [one] 1 ανοικτό ερώτημα
   *[other] { $count } ανοικτά ερωτήματα
}
status-place = μετά το συμβάν { $place } από { $of }
status-laws = Κώδικας { $year }
status-regulations = Κανονισμοί { $name }
status-undo = Αναίρεση: { $what }
