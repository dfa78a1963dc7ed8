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
answer-weights = Με στάθμιση
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
