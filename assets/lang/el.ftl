# Redress in Greek. Same keys as in English; names decline by the attributes of `name-…`:
# nom (ο Βορράς), gen (του Βορρά), acc (τον Βορρά), to (στον Βορρά).
# A call is neuter: "το { CALL($call) }". The auction is "οι αγορές", a bid "αγορά", any call "δήλωση".

## Names

name-n = Βορράς
    .nom = ο Βορράς
    .gen = του Βορρά
    .acc = τον Βορρά
    .to = στον Βορρά
name-e = Ανατολή
    .nom = η Ανατολή
    .gen = της Ανατολής
    .acc = την Ανατολή
    .to = στην Ανατολή
name-s = Νότος
    .nom = ο Νότος
    .gen = του Νότου
    .acc = τον Νότο
    .to = στον Νότο
name-w = Δύση
    .nom = η Δύση
    .gen = της Δύσης
    .acc = τη Δύση
    .to = στη Δύση
name-ns = Βορράς-Νότος
    .nom = ο άξονας Βορρά-Νότου
    .gen = του άξονα Βορρά-Νότου
    .acc = τον άξονα Βορρά-Νότου
    .to = στον άξονα Βορρά-Νότου
name-ew = Ανατολή-Δύση
    .nom = ο άξονας Ανατολής-Δύσης
    .gen = του άξονα Ανατολής-Δύσης
    .acc = τον άξονα Ανατολής-Δύσης
    .to = στον άξονα Ανατολής-Δύσης
name-p = πάσο
    .screen = Πάσο
name-x = κοντρ
    .screen = X
name-xx = σιρκόντρ
    .screen = XX
seat = { SEAT($seat) }
side = { SIDE($side) }
call = { CALL($call, form: "screen") }
no-agreement = καμία συμφωνία

## Events: short names, for lanes and for the undo list

event-calls = { SEAT($seat) }: { CALL($call, form: "screen") }
event-changes = { SEAT($seat) }: αλλάζει σε { CALL($call, form: "screen") }
event-accepts = { SEAT($seat) }: αποδέχεται
event-declines = { SEAT($seat) }: δεν αποδέχεται
event-keeps = { SEAT($seat) }: διατηρεί τη δήλωση
event-cancels = ακύρωση δήλωσης
event-alerts-promptly = { SEAT($seat) }: προειδοποιεί
event-alerts-late = { SEAT($seat) }: προειδοποιεί καθυστερημένα
event-alerts-never = { SEAT($seat) }: δεν προειδοποιεί
event-announces = { SEAT($seat) }: ανακοινώνει «{ $says }»
event-asks = { SEAT($seat) }: ρωτά
event-explains = { SEAT($seat) }: «{ $says }»
event-corrects = { SEAT($seat) }: διορθώνει σε «{ $says }»
event-shows = { SEAT($seat) }: ρυθμός, σχόλιο ή χειρονομία
event-draws-attention = { SEAT($seat) }: εφιστά την προσοχή
event-summons = { SEAT($seat) }: καλεί τον Διαιτητή
event-reserves-rights = { SEAT($seat) }: διατυπώνει επιφύλαξη
event-tells = ενημέρωση από τον Διαιτητή
event-leads-down = { SEAT($seat) }: κλειστή αντάμ
event-leads-up = { SEAT($seat) }: ανοικτή αντάμ
event-faces = αποκάλυψη της αντάμ
event-takes-back = επιστροφή φύλλου στο χέρι
event-exposes = { SEAT($seat) }: εκθέτει φύλλο
event-dummy-faced = άνοιγμα του μορ
event-plays = { SEAT($seat) }: { $card }
event-claims = { SEAT($seat) }: διεκδικεί { $tricks } λεβέ
event-settled = διευθέτηση της διεκδίκησης
event-result = αποτέλεσμα
event-hands-returned = επιστροφή των χεριών στη θήκη
event-states = { SEAT($seat) }: αναφέρει «{ $says }»
event-remark = σημείωση: { $says }

## Edits: names in the undo list

history-opened = Άνοιγμα
edit-insert = Προσθήκη ({ $what })
edit-replace = Αλλαγή ({ $what })
edit-delete = Διαγραφή ({ $what })
edit-move = Μετακίνηση ({ $what })
edit-title = Αλλαγή του τίτλου
edit-board = Αλλαγή της διανομής
edit-regulations = Αλλαγή των κανονισμών
edit-disclosure = Αλλαγή του ποιος εξηγεί
edit-tournament = Αλλαγή του αγώνα
edit-agree = Καταγραφή συμφωνίας
edit-disagree = Αφαίρεση συμφωνίας
edit-judge = Απάντηση σε ερώτηση
edit-reopen = Εκ νέου άνοιγμα ερώτησης
edit-decide = Καταγραφή απόφασης

## Problems of replay

problem-same-id = Δύο καταχωρίσεις έχουν τον αριθμό { $id }. Η δεύτερη παραλείφθηκε: δώστε της δικό της αριθμό.
problem-no-call = Σε αυτό το σημείο δεν υπάρχει δήλωση με αριθμό { $id }. Η καταχώριση παραλείφθηκε: επιλέξτε τη δήλωση που αφορά.
problem-not-his-call = Η δήλωση { $id } είναι { SEAT($owner, form: "gen") } και όχι { SEAT($seat, form: "gen") }. Η καταχώριση παραλείφθηκε: επιλέξτε άλλη δήλωση ή άλλον παίκτη.
problem-corrects-nothing = Σε αυτό το σημείο δεν υπάρχει εξήγηση με αριθμό { $id }: επιλέξτε εκείνη που διορθώνεται.
problem-no-lead = Δεν υπάρχει αντάμ με αριθμό { $id }. Η καταχώριση παραλείφθηκε: καταγράψτε πρώτα την αντάμ.
problem-no-card = Δεν υπάρχει φύλλο με αριθμό { $id }. Η καταχώριση παραλείφθηκε: καταγράψτε πρώτα το φύλλο.
problem-not-lho = { SEAT($seat, form: "nom", start: "yes") } δεν είναι ο ΑΣΑ { SEAT($owner, form: "gen") }, ο μόνος που μπορεί να αποδεχθεί ή να μην αποδεχθεί τη δήλωση. Η καταχώριση παραλείφθηκε.
problem-does-not-wait = Η δήλωση { $id } δεν περιμένει αποδοχή. Η καταχώριση παραλείφθηκε.
problem-never-accepted = Η δήλωση { $id } δεν μπορεί ποτέ να γίνει δεκτή. Η καταχώριση παραλείφθηκε.
problem-already-withdrawn = Η δήλωση { $id } έχει ήδη ανακληθεί. Η καταχώριση παραλείφθηκε.

## What the Laws leave open in the log

unsettled-called-over-the-second-call = Έγινε δήλωση πάνω σε δεύτερη δήλωση της ίδιας σειράς: ο Κώδικας δεν ορίζει ρητά ποια από τις δύο γίνεται έτσι δεκτή. Ρωτήστε τον παίκτη και καταγράψτε την απάντησή του ως αποδοχή ή μη αποδοχή.
unsettled-28b-or-36a = Ένας παίκτης έκανε δήλωση στη σειρά του πάνω σε απαράδεκτη δήλωση εκτός σειράς: οι Νόμοι 28Β και 36Α οδηγούν σε διαφορετικές αγορές.
unsettled-28b-or-29a = Ένας παίκτης έκανε δήλωση στη σειρά του, την οποία είχε πάρει ο ΑΣΔ του: αποδέχθηκε εκείνη τη δήλωση (29Α) ή δήλωσε σαν να μην είχε γίνει (28Β); Ρωτήστε τον και καταγράψτε το.
unsettled-partner-called-first = Ο συμπαίκτης του παίκτη που δήλωσε εκτός σειράς έκανε δήλωση στη σειρά του, πριν επιλέξει ο ΑΣΑ του υπαιτίου: ο Κώδικας δεν ορίζει αν διατηρείται η επιλογή αυτή.
unsettled-above-seven-out-of-rotation = Αγορά πάνω από το επίπεδο επτά, εκτός σειράς: ο Κώδικας δεν ορίζει ποιος πρέπει να πασάρει και πότε.
unsettled-17d3-or-29a = Το τρίτο πάσο ήταν και το ίδιο εκτός σειράς: στερήθηκε ένας παίκτης τη σειρά του (17Δ3) ή έγινε δεκτό το πάσο (29Α);

## What is not handled yet

unhandled-after-end = Το { CALL($call) } { SEAT($seat, form: "gen") } έγινε μετά το τελικό πάσο (Νόμος 39): δεν καλύπτεται ακόμη
unhandled-above-seven = Το { CALL($call) } { SEAT($seat, form: "gen") } είναι πάνω από το επίπεδο επτά (Νόμος 38): δεν καλύπτεται ακόμη
unhandled-inadmissible = Το { CALL($call) } { SEAT($seat, form: "gen") } είναι απαράδεκτο (Νόμος 36): δεν καλύπτεται ακόμη
unhandled-out-of-rotation = Το { CALL($call) } { SEAT($seat, form: "gen") } είναι εκτός σειράς (Νόμοι 28 έως 32): δεν καλύπτεται ακόμη
unhandled-insufficient = Το { CALL($call) } { SEAT($seat, form: "gen") } είναι ανεπαρκές (Νόμος 27): δεν καλύπτεται ακόμη
unhandled-change-of-call = { SEAT($seat, form: "nom", start: "yes") } άλλαξε αυτοβούλως μια δήλωση (Νόμος 25): δεν καλύπτεται ακόμη

## Steps

step-auction-period-is-open = η περίοδος των αγορών δεν έχει τελειώσει
step-hands-are-back = και τα τέσσερα χέρια έχουν επιστραφεί στη θήκη
step-lead-is-faced = ένας αμυνόμενος έχει αποκαλύψει αντάμ
step-partner-has-called-since = { SEAT($partner, form: "nom") } έχει κάνει δήλωση μετά το { CALL($call) } { SEAT($seat, form: "gen") }
step-partner-has-not-called-since = ο συμπαίκτης { SEAT($seat, form: "gen") } δεν έχει κάνει δήλωση μετά το { CALL($call) }
step-misinformed = { SEAT($seat, form: "nom") } είχε λανθασμένη πληροφόρηση πριν από το { CALL($call) }
step-misinformed-about = { SEAT($seat, form: "nom") } είχε λανθασμένη πληροφόρηση για το { CALL($call) } { SEAT($by, form: "gen") }
step-explained-wrongly = { SEAT($by, form: "nom") } εξήγησε λανθασμένα το { CALL($call) }: «{ $says }»
step-not-as-agreed = ειπώθηκε «{ $says }», η συμφωνία είναι «{ $agreed }»
step-no-agreement-to-tell = ειπώθηκε «{ $says }», ενώ δεν υπήρχε συμφωνία
step-agreement-is-found = οι αποδείξεις δείχνουν τι σημαίνει το { CALL($call) }: «{ $agreed }»
step-differs = το «{ $says }» δεν είναι αυτό που έχει συμφωνηθεί
step-explanation-presumed-mistaken = θεωρείται δεδομένο ότι λανθασμένη είναι η εξήγηση { SEAT($by, form: "gen") } για το { CALL($call) } και όχι η δήλωση
step-explanation-in-question = η εξήγηση «{ $says }» είναι υπό κρίση
step-evidence-is-even = οι αποδείξεις για το { CALL($call) } λείπουν ή είναι ισοδύναμες
step-alert-was-missing = έλειπε η προειδοποίηση { SEAT($by, form: "gen") } για το { CALL($call) }
step-required-alert-not-given = δεν είχε δοθεί η απαιτούμενη προειδοποίηση για το { CALL($call) }
step-alert-is-required = οι κανονισμοί του αγώνα απαιτούν προειδοποίηση για το { CALL($call) }
step-no-alert-before = δεν είχε δοθεί προειδοποίηση για το { CALL($spoken) } όταν { SEAT($seat, form: "nom") } δήλωσε { CALL($call) }
step-told-rightly = { SEAT($by, form: "nom") } το εξήγησε σωστά: «{ $says }»
step-knew-all-the-same = { SEAT($seat, form: "nom") } είχε λάβει σωστή εξήγηση για το { CALL($call) }
step-could-well-have-been-influenced = το { CALL($call) } θα μπορούσε να έχει επηρεαστεί από αυτή την πληροφόρηση
step-offer-not-yet-refused = { SEAT($seat, form: "nom") } δεν έχει ήδη απορρίψει την αλλαγή που προσφέρθηκε, διατηρώντας το { CALL($call) }
step-may-change = { SEAT($seat, form: "nom") } μπορεί να αλλάξει το { CALL($call) }
step-three-passes-after-a-call = τρία πάσο έχουν ακολουθήσει μια δήλωση
step-a-pass-took-the-turn = ένα από αυτά πήρε τη σειρά { SEAT($seat, form: "gen") }
step-turn-was-missed = { SEAT($seat, form: "nom") } στερήθηκε το δικαίωμα να κάνει δήλωση
step-three-passes-since-the-last-bid = την τελευταία αγορά ακολουθούν τρία πάσο εντός σειράς ({ $passes } ως τώρα)
step-four-passes-and-no-bid = τέσσερα πάσο και καμία αγορά ({ $passes } ως τώρα)
step-on-the-account-of-ns = κατά την εκδοχή του άξονα Βορρά-Νότου
step-on-the-account-of-ew = κατά την εκδοχή του άξονα Ανατολής-Δύσης
step-accounts-differ = οι εκδοχές για το θέμα «{ $matter }» οδηγούν σε διαφορετικές αποφάσεις

## Sentences of an opinion

say-may-change = { SEAT($seat, form: "nom", start: "yes") } μπορεί να αλλάξει το { CALL($call) } ή να το διατηρήσει, μέχρι να κάνει δήλωση { SEAT($partner, form: "nom") } ή να αποκαλυφθεί αντάμ.
say-may-change-if = { SEAT($seat, form: "nom", start: "yes") } μπορεί να αλλάξει το { CALL($call) }, αν το επιτρέψουν οι απαντήσεις που εκκρεμούν.
say-may-not-change = { SEAT($seat, form: "nom", start: "yes") } δεν μπορεί πλέον να αλλάξει το { CALL($call) }.
say-presumed-mistaken = Θεωρείται δεδομένο ότι λανθασμένη είναι η εξήγηση { SEAT($seat, form: "gen") } για το { CALL($call) }, «{ $says }», και όχι η δήλωση.
say-presumed-mistaken-if = Αν οι αποδείξεις λείπουν ή είναι ισοδύναμες, θεωρείται δεδομένο ότι η εξήγηση { SEAT($seat, form: "gen") } για το { CALL($call) }, «{ $says }», είναι λανθασμένη.
say-not-presumed-mistaken = Ως προς την εξήγηση { SEAT($seat, form: "gen") } για το { CALL($call) } τίποτα δεν θεωρείται δεδομένο: κρίνουν οι αποδείξεις.
say-period-over = Η περίοδος των αγορών έχει τελειώσει: καμία δήλωση δεν μπορεί να αλλάξει.
say-period-over-if = Η περίοδος των αγορών ίσως έχει τελειώσει: έχει αποκαλυφθεί αντάμ;
say-period-open = Η περίοδος των αγορών δεν έχει τελειώσει.
say-back-to = { SEAT($seat, form: "nom", start: "yes") } έχασε τη σειρά { $seat ->
    [E] της
    [W] της
   *[other] του
}: οι αγορές επανέρχονται { SEAT($seat, form: "to") }, και τα πάσο που ακολούθησαν ακυρώνονται.
say-back-to-if = { SEAT($seat, form: "nom", start: "yes") } ίσως έχασε τη σειρά { $seat ->
    [E] της
    [W] της
   *[other] του
}.
say-not-back-to = Η σειρά { SEAT($seat, form: "gen") } παρακάμφθηκε, και οι αγορές δεν επανέρχονται σε αυτήν.
say-contract = Οι αγορές τελείωσαν: { CALL($contract) } με εκτελεστή { SEAT($contract-by, form: "acc") }.
say-contract-if = Το συμβόλαιο ίσως είναι { CALL($contract) } με εκτελεστή { SEAT($contract-by, form: "acc") }.
say-no-contract-yet = Οι αγορές δεν έχουν τελειώσει· αν τελειώσουν εδώ, το συμβόλαιο είναι { CALL($contract) } με εκτελεστή { SEAT($contract-by, form: "acc") }.
say-passed-out = Πάσαραν και οι τέσσερις.
say-passed-out-if = Ίσως πάσαραν και οι τέσσερις.
say-not-passed-out = Κανείς δεν έχει αγοράσει ακόμη· οι αγορές δεν έχουν τελειώσει.
say-no-call-can-be-changed = Καμία δήλωση δεν μπορεί πλέον να αλλάξει.
say-nothing-yet = Τίποτα εδώ δεν χρειάζεται ακόμη απόφαση.

## Questions

ask-could-well = Θα μπορούσε η πληροφόρηση που δόθηκε { SEAT($seat, form: "to") } να έχει επηρεάσει το { CALL($call) };
ask-explained-wrongly = Ήταν η εξήγηση { SEAT($seat, form: "gen") } για το { CALL($call) }, «{ $says }», διαφορετική από τη συμφωνία του ζεύγους;
ask-evidence-settles = Δείχνουν οι αποδείξεις ότι το { CALL($call) } { SEAT($seat, form: "gen") } σημαίνει «{ $agreed }» κατά τη συμφωνία του ζεύγους;
ask-evidence-none = Δείχνουν οι αποδείξεις τι σημαίνει το { CALL($call) } { SEAT($seat, form: "gen") } κατά τη συμφωνία του ζεύγους;
ask-alert-required = Απαιτούν οι κανονισμοί του αγώνα προειδοποίηση για το { CALL($call) } { SEAT($seat, form: "gen") };
ask-alerted-in-time = Προειδοποίησε { SEAT($partner, form: "nom") } αμέσως για το { CALL($call) };
ask-lead-faced = Έχει αποκαλύψει κάποιος αμυνόμενος αντάμ;
ask-disputed = Ποιου η εκδοχή για το θέμα «{ $matter }» είναι σωστή;
ask-withdrawn-call-bars = { SEAT($partner, form: "nom", start: "yes") } έκανε δήλωση μετά το { CALL($call) }, και η δήλωση αυτή ανακλήθηκε: εμποδίζει την αλλαγή; Ο Κώδικας δεν το ορίζει.
ask-gained = Απέκτησε { SIDE($side, form: "nom") } πλεονέκτημα από την ανωμαλία;
answer-yes = Ναι
answer-no = Όχι
answer-even = Λείπουν ή είναι ισοδύναμες
answer-account-ns = Του άξονα Βορρά-Νότου
answer-account-ew = Του άξονα Ανατολής-Δύσης
answer-account-found = Όπως διαπιστώθηκε

## The case file

case-empty = Το αρχείο είναι κενό. Επιλέξτε άλλο ή αρχίστε νέα υπόθεση.
case-not-utf8 = Το αρχείο δεν είναι κείμενο σε UTF-8, άρα δεν είναι αρχείο υπόθεσης όπως το γράφει το Redress. Ανοίξτε το αντίγραφο που φυλάσσεται δίπλα του και έχει όνομα που τελειώνει σε «~».
case-no-format = Το αρχείο αναφέρει μορφή 0, την οποία δεν έχει γράψει καμία έκδοση του Redress. Τα αρχεία υποθέσεων αρχίζουν με «format: 1».
case-not-understood = Το αρχείο έχει νεότερη μορφή, τόσο διαφορετική που δεν μπορεί να εμφανιστεί. Ανοίξτε το με την έκδοση του Redress που το έγραψε.
case-newer-left-out = Παραλείφθηκε, γιατί αυτή η έκδοση δεν το γνωρίζει: { $text }
case-unknown-field = Το «{ $found }» δεν είναι πεδίο υπόθεσης σε αυτή τη θέση. Επιτρέπονται εδώ: { $allowed }.
case-unknown-word = Το «{ $found }» δεν είναι λέξη που γνωρίζει ένα αρχείο υπόθεσης σε αυτή τη θέση. Επιτρέπονται εδώ: { $allowed }.
case-missing-field = Εδώ λείπει το πεδίο «{ $field }». Προσθέστε το.
case-field-twice = Το πεδίο «{ $field }» υπάρχει εδώ δύο φορές. Κρατήστε το ένα.
case-wrong-value = Βρέθηκε { $found } εκεί όπου αναμενόταν { $expected }.
case-wrong-here = Αυτό δεν διαβάζεται: { $text }
case-too-deep = Εδώ υπάρχουν πολλές παρενθέσεις ή αγκύλες η μία μέσα στην άλλη, περισσότερες από όσες δέχεται ένα αρχείο υπόθεσης.
case-broken-here = Κάτι λείπει ή δεν είναι στη θέση του πριν από το «{ $near }»: αναζητήστε ένα κόμμα, μια παρένθεση ή αγκύλη ή ένα εισαγωγικό.
case-broken-end = Εδώ το κείμενο διακόπτεται ή μια γραμμή τελειώνει πρόωρα: αναζητήστε στο τέλος του αρχείου μια παρένθεση ή αγκύλη που λείπει.
expected-call = μια δήλωση όπως "P", "X", "XX", "1NT" ή "2D"
expected-hand = ένα χέρι όπως "KJ4.92.AQT6.J853" (πίκες, κούπες, καρά, σπαθιά, κανένα φύλλο δύο φορές)
expected-card = ένα φύλλο όπως "SA" ή "H10"
expected-contract = ένα συμβόλαιο όπως "3NT-S" ή "4SX-E"
expected-time = μια ώρα της ημέρας όπως "20:14"
expected-entry = μια καταχώριση όπως (1, calls(S, "1NT"))
expected-other = { $text }

## LIN files

lin-where = { $room ->
    [open] Διανομή { $board }, ανοικτή αίθουσα
    [closed] Διανομή { $board }, κλειστή αίθουσα
    [label] «{ $board }»
    [unnamed] Διανομή χωρίς αριθμό
   *[none] Διανομή { $board }
}
lin-not-a-call = { $where }: το «{ $text }» δεν είναι δήλωση· μετρήθηκε ως η σειρά του παίκτη και παραλείφθηκε, οπότε συμπληρώστε τη δήλωση με το χέρι.
lin-not-a-card = { $where }: το «{ $text }» δεν είναι φύλλο· η εκτέλεση διαβάστηκε ως εδώ, οπότε συμπληρώστε τη συνέχεια με το χέρι, αν χρειάζεται.
lin-not-hands = { $where }: τα χέρια «{ $text }» δεν διαβάστηκαν ολόκληρα· συγκρίνετε τα φύλλα που βλέπετε με τη θήκη.
lin-not-read = { $where }: το «{ $text }» δεν έγινε κατανοητό ως { $tag ->
    [pn] ονόματα των παικτών
    [sv] κατάσταση μανς
   *[mc] λεβέ της διεκδίκησης
} και παραλείφθηκε· συμπληρώστε το με το χέρι.
lin-explanation-without-call = { $where }: η εξήγηση «{ $text }» δεν ακολουθεί δήλωση που να διαβάζεται· αποδώστε τη στη δήλωσή της με το χέρι.
lin-hand-count = { $where }, { SEAT($seat) }: το αρχείο έχει { $count ->
    [one] 1 φύλλο
   *[other] { $count } φύλλα
} αντί για 13· συγκρίνετε με τη θήκη.
lin-card-twice = { $where }: το φύλλο { $card } βρίσκεται σε δύο χέρια στο αρχείο· συγκρίνετε με τη θήκη.
lin-no-cards = { $count ->
    [one] Οι αγορές μιας διανομής δεν έχουν χέρια στο αρχείο ({ $where }). Διαβάστηκαν, αλλά η διανομή δεν μετριέται· συμπληρώστε τα χέρια, αν τα χρειάζεται η απόφαση.
   *[other] Οι αγορές { $count } διανομών δεν έχουν χέρια στο αρχείο (η πρώτη: { $where }). Διαβάστηκαν, αλλά οι διανομές δεν μετριούνται· συμπληρώστε τα χέρια, αν τα χρειάζεται η απόφαση.
}
lin-too-many = { $what ->
    [boards] Το αρχείο έχει πάνω από { $limit } διανομές· διαβάστηκαν μόνο οι πρώτες { $limit }, οπότε χωρίστε το αρχείο για να δείτε τις υπόλοιπες.
    [calls] { $where }: υπάρχουν πάνω από { $limit } δηλώσεις· διαβάστηκαν μόνο οι πρώτες { $limit }, οπότε ελέγξτε ότι το αρχείο είναι ακέραιο.
   *[cards] { $where }: υπάρχουν πάνω από { $limit } φύλλα στην εκτέλεση· διαβάστηκαν μόνο τα πρώτα { $limit }, οπότε ελέγξτε ότι το αρχείο είναι ακέραιο.
}
lin-no-board = Αυτό το αρχείο LIN δεν περιέχει καμία διανομή, το πολύ ονόματα, αποτελέσματα ή σελίδες κειμένου· ανοίξτε το αρχείο με τις διανομές όπως παίχτηκαν.
lin-movie = Αυτό το αρχείο LIN είναι μάθημα και όχι καταγραφή παιχνιδιού: οι διανομές του είναι παραδείγματα, και οι δηλώσεις μετά από μια αναίρεση παραλείφθηκαν. Χρησιμοποιήστε το ως πηγή χεριών και όχι γεγονότων.
lin-more = { $count ->
    [one] Βρέθηκε ακόμη ένα πρόβλημα σε αυτό το αρχείο
   *[other] Βρέθηκαν ακόμη { $count } προβλήματα σε αυτό το αρχείο
}· διορθώστε πρώτα τα παραπάνω και ανοίξτε το ξανά.

## Casebook pages

page-no-case = Η σελίδα δεν περιέχει υπόθεση: βάλτε μία ανάμεσα στο «```ron» και το «```».
page-no-moment = Η στιγμή μετά το «at:» δεν είναι ούτε αριθμός καταχώρισης ούτε «start».
page-not-an-expectation = Γράψτε παράγραφο, «established», «possible» ή «ruled_out», και αποτέλεσμα: 21B1(a) established may_change(N, 10)

## A ruling in print

print-questions = Τι μένει να κριθεί:
print-established = Τι ισχύει:
print-possible = Τι ενδέχεται, όσο κάτι μένει ανοικτό:
print-ruled-out = Τι αποκλείεται:
print-not-handled = Τι δεν καλύπτεται:
print-problems = Προβλήματα στην καταγραφή:
print-entry = καταχώριση { $id }: { $what }
print-settles-nothing = δεν κρίνει τίποτα από μόνη της
print-old-answer = προηγούμενη απάντηση, όταν τα γεγονότα ήταν άλλα: { $answer }
print-any = ένα από αυτά
print-unless = εκτός αν ισχύει το δεύτερο
standing-established = ισχύει
standing-possible = ενδέχεται
standing-ruled-out = αποκλείεται
answer-weighted = Με στάθμιση
moment-start = πριν από την πρώτη δήλωση
moment-after = μετά την καταχώριση { $id }
moment-end = στο τέλος

## The command line

cli-file = { $file }: { $what }
cli-file-line = { $file }, γραμμή { $line }, στήλη { $column }: { $what }
cli-cannot-read = Το { $file } δεν διαβάζεται ({ $why }). Ελέγξτε το όνομα και το δικαίωμα ανάγνωσης.
cli-cannot-write = Το { $file } δεν γράφεται ({ $why }). Επιλέξτε άλλον φάκελο· τίποτα δεν άλλαξε.
cli-no-moment = Το «{ $at }» δεν είναι στιγμή αυτής της υπόθεσης: δώστε τον αριθμό μιας καταχώρισης, «start» ή «end».
import-not-known = Το { $file } δεν είναι αρχείο LIN, το μόνο είδος αρχείου μπριτζ που διαβάζεται ως τώρα. Αποθηκεύστε τη διανομή ως LIN ή πληκτρολογήστε τις αγορές.
import-no-such-board = Δεν υπάρχει τέτοια διανομή. Το αρχείο έχει: { $boards }.
import-which-board = Ποια διανομή; Επιλέξτε μία με --board και --room: { $boards }.
inspect-line = { $file }: { $format ->
    [unread] δεν διαβάστηκε
    [unknown] άγνωστη μορφή
   *[other] { $format }
}, διανομές: { $boards }, ακολουθίες αγορών: { $auctions }, δηλώσεις με προειδοποίηση: { $alerted }, δηλώσεις με εξήγηση: { $explained }
inspect-problem = γραμμή { $line }: { $what }
check-done = Ελέγχθηκαν: { $checked }. Διαφέρουν: { $differing }.
check-not-canonical = Το { $file } δεν είναι γραμμένο όπως γράφει το Redress: ανοίξτε το και αποθηκεύστε το μία φορά.
check-rules-differently = { $file }: αυτή η έκδοση δίνει διαφορετική απόφαση ή η σελίδα δεν έχει συμπληρωθεί ποτέ. Συμπληρώστε την ξανά με --refill και διαβάστε τη διαφορά.

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
