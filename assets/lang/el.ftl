# Redress in Greek. Same keys as in English; names decline by the attributes of `name-…`:
# nom (ο Βορράς), gen (του Βορρά), acc (τον Βορρά), to (στον Βορρά).
# A call is neuter: "το { CALL($call) }". The auction is "οι αγορές", a bid "αγορά", any call "δήλωση".

## Names

name-n = Βορράς
    .nom = ο Βορράς
    .gen = του Βορρά
    .acc = τον Βορρά
    .to = στον Βορρά
    .voc = Βορρά
name-e = Ανατολή
    .nom = η Ανατολή
    .gen = της Ανατολής
    .acc = την Ανατολή
    .to = στην Ανατολή
    .voc = Ανατολή
name-s = Νότος
    .nom = ο Νότος
    .gen = του Νότου
    .acc = τον Νότο
    .to = στον Νότο
    .voc = Νότε
name-w = Δύση
    .nom = η Δύση
    .gen = της Δύσης
    .acc = τη Δύση
    .to = στη Δύση
    .voc = Δύση
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
name-nth-last = τελευταίο
name-nth-1 = πρώτο
name-nth-2 = δεύτερο
name-nth-3 = τρίτο
name-nth-4 = τέταρτο
name-nth-5 = πέμπτο
name-nth-6 = έκτο
name-nth-7 = έβδομο
name-nth-8 = όγδοο
name-nth-9 = ένατο
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
event-draws-attention = { SEAT($seat) }: εφιστά την προσοχή σε ανωμαλία
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
edit-judge = Απάντηση σε ερώτημα
edit-reopen = Άνοιγμα ερωτήματος ξανά
edit-decide = Καταγραφή απόφασης

## Problems of replay

problem-no-matter = Πρόκειται για την εκδοχή μιας πλευράς, χωρίς όνομα ζητήματος: δώστε στις δύο εκδοχές το ίδιο ζήτημα, ώστε να μπουν πλάι πλάι.
problem-agreement-of-no-call = Μια συμφωνία αφορά τη δήλωση { $id }, που δεν υπάρχει στο ημερολόγιο: επιλέξτε τη δήλωσή της.
problem-two-agreements = Δύο συμφωνίες αφορούν τη δήλωση { $id }· μετρά η πρώτη. Κρατήστε μία.
problem-judged-nothing = Μια κρίση αφορά την καταχώριση { $id }, που δεν υπάρχει στο ημερολόγιο: απαντήστε ξανά στο ερώτημα.
problem-answer-does-not-fit = Μια κρίση έχει απάντηση που το ερώτημά της δεν γνωρίζει: απαντήστε ξανά.
problem-regulations = Δεν υπάρχουν κανονισμοί «{ $name }»: αν χρειαζόταν προειδοποίηση ρωτιέται κάθε φορά. Επιλέξτε άλλους για αυτή την υπόθεση, αν ισχύουν.
problem-too-many-cards = { SEAT($seat) }: είναι καταγεγραμμένα { $count } φύλλα· συγκρίνετε με τη θήκη (Νόμος 13).
problem-card-twice = Το { $card } είναι καταγεγραμμένο σε δύο χέρια ({ SEAT($seat) }, { SEAT($owner) }): συγκρίνετε με τη θήκη.
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
unhandled-lead-in-the-auction = { SEAT($seat) }: έδειξε ή έπαιξε φύλλο κατά τις αγορές (Νόμος 24)· δεν καλύπτεται ακόμη
unhandled-lead-by-declarer = { SEAT($seat) }: έξοδος από τον άξονα του εκτελεστή (Νόμοι 24 και 54Ε)· δεν καλύπτεται ακόμη
unhandled-lead-out-of-turn = { SEAT($seat) }: έξοδος εκτός σειράς (Νόμος 54)· δεν καλύπτεται ακόμη
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
step-corrected-partner-too-soon = { SEAT($seat, form: "nom") } διόρθωσε πρόωρα την εξήγηση { SEAT($by, form: "gen") }
step-needless-alert-misled = η προειδοποίηση για το { CALL($call) } { SEAT($by, form: "gen") }, που κανένας κανονισμός δεν απαιτεί, παραπλάνησε { SEAT($seat, form: "acc") }
step-alert-is-needless = κανένας κανονισμός του αγώνα δεν απαιτεί προειδοποίηση για το { CALL($call) }
step-alert-is-required = οι κανονισμοί του αγώνα απαιτούν προειδοποίηση για το { CALL($call) }
step-no-alert-before = δεν είχε δοθεί προειδοποίηση για το { CALL($call) } { SEAT($by, form: "gen") } όταν ενήργησε { SEAT($seat, form: "nom") }
step-told-rightly = { SEAT($by, form: "nom") } το εξήγησε σωστά: «{ $says }»
step-knew-all-the-same = { SEAT($seat, form: "nom") } είχε λάβει σωστή εξήγηση για το { CALL($call) }
step-could-well-have-been-influenced = το { CALL($call) } θα μπορούσε να έχει επηρεαστεί από αυτή την πληροφόρηση
step-offer-not-yet-refused = { SEAT($seat, form: "nom") } δεν έχει ήδη απορρίψει την αλλαγή που προσφέρθηκε, διατηρώντας το { CALL($call) }
step-may-change = { SEAT($seat, form: "nom") } μπορεί να αλλάξει το { CALL($call) }
step-attention-drawn = έχει επιστηθεί η προσοχή σε ανωμαλία
step-director-not-called = κανείς δεν έχει καλέσει τον Διαιτητή
step-director-should-be-called = θα πρέπει να κληθεί ο Διαιτητής
step-acted-before-the-director = { SIDE($side, form: "nom") } ενήργησε πριν κληθεί ο Διαιτητής
step-director-holds-it-forfeited = ο Διαιτητής κρίνει ότι το δικαίωμα χάθηκε
step-right-is-forfeited = { SIDE($side, form: "nom") } έχασε το δικαίωμα επανόρθωσης
step-alert-unexpected = η παράλειψη ή καθυστέρηση προειδοποίησης από { SEAT($by, form: "acc") } για το { CALL($call) } θα μπορούσε να υποδείξει κάτι
step-heard-partners-correction = { SEAT($seat, form: "nom") } άκουσε { SEAT($by, form: "acc") } να διορθώνει την εξήγηση
step-might-suggest = αυτό που έκανε { SEAT($by, form: "nom") } θα μπορούσε να υποδείξει κάτι { SEAT($seat, form: "to") }
step-a-call-was-withdrawn = ανακλήθηκε μια δήλωση
step-call-was-withdrawn = το { CALL($call) } { SEAT($seat, form: "gen") } ανακλήθηκε· υπαίτιος είναι { SIDE($side, form: "nom") }
step-side-was-misinformed = λανθασμένη πληροφόρηση προς τον άξονα { SIDE($side) }
step-both-sides-misinformed = κάθε άξονας έδωσε λανθασμένη πληροφόρηση στον άλλον
step-one-side-was-misinformed = μόνο ο ένας άξονας δέχτηκε λανθασμένη πληροφόρηση
step-both-sides-offend = κάθε άξονας έδωσε λανθασμένη πληροφόρηση στον άλλο, και η θέση { SIDE($side, form: "gen") } ως προς το { CALL($call) } { SEAT($seat, form: "gen") } είναι αυτή που αναφέρεται
step-called-after-hearing = { SEAT($seat) }: δήλωσε αφού άκουσε { SEAT($by, form: "acc") }
step-took-advantage = { SEAT($seat) }: εκμεταλλεύτηκε όσα είπε { SEAT($by, form: "nom") }
step-used-what-he-heard = { SEAT($seat) }: χρησιμοποίησε όσα είπε { SEAT($by, form: "nom") }
step-alerted-for = η καθυστερημένη προειδοποίηση { SEAT($by, form: "gen") } προοριζόταν για τον άξονα { SIDE($side) }
step-dummy-drew-attention = { SEAT($seat) }: είναι μορ και επισήμανε την ανωμαλία κατά την εκτέλεση
step-options-explained = { SEAT($seat) }: ενήργησε αφού ο Διαιτητής είχε εξηγήσει τις επιλογές
step-options-not-explained = { SEAT($seat) }: ενήργησε ενώ ο Διαιτητής δεν είχε ακόμη εξηγήσει τις επιλογές
step-acted-after-the-call = { SEAT($seat) }: ενήργησε μετά την κλήση του Διαιτητή
step-acted-too-soon = { SEAT($seat) }: ενήργησε πριν εξηγηθούν οι επιλογές
step-crucial = όσα παρέλειψε { SEAT($by, form: "nom") } («{ $says }») ήταν καθοριστικά για την επιλογή αντιπάλου
step-crucial-was-left-out = παραλείφθηκε κάτι καθοριστικό για επιλογή του άξονα { SIDE($side) }
step-play-is-over = η εκτέλεση έχει τελειώσει και έχει κληθεί ο Διαιτητής
step-account-found = έχει διαπιστωθεί ποια εκδοχή για το «{ $matter }» είναι σωστή
step-accounts-stand = αντίθετες εκδοχές για το «{ $matter }» στέκουν πλάι πλάι
step-has-realised = { SEAT($seat) }: έχει αντιληφθεί το λάθος
step-call-departs = το { CALL($call) } { SEAT($seat, form: "gen") } αποκλίνει από τη συμφωνία
step-corrected-for = { SEAT($by) }: διόρθωσε μια εξήγηση προς τον άξονα { SIDE($side) }
step-own-mistake = η εξήγηση { SEAT($seat, form: "gen") }, ή η παράλειψη προειδοποίησης, αποτελεί λάθος
step-partners-mistake = η εξήγηση { SEAT($by, form: "gen") }, ή η παράλειψη προειδοποίησης, αποτελεί λάθος που γνωρίζει ο συμπαίκτης ({ SEAT($seat) })
step-no-role-on-a-passed-out-board = ο Κώδικας ορίζει χρόνο για διανομή όπου πάσαραν και οι τέσσερις
step-not-misinformed = κανένας αντίπαλος δεν έδωσε λανθασμένη πληροφόρηση { SEAT($seat, form: "to") } πριν από το { CALL($call) }
step-may-follow = { SEAT($changer, form: "nom") } άλλαξε μια δήλωση, και { SEAT($seat, form: "nom") } μπορεί να αλλάξει το { CALL($call) } που ακολούθησε
step-changed-under-21b1 = { SEAT($seat, form: "nom") } αντικατέστησε μια δήλωση με το { CALL($call) }, με άδεια κατά τον Νόμο 21Β1
step-nobody-has-called-on = κανείς δεν έχει κάνει δήλωση μετά την αλλαγή (το { CALL($call) } είναι { SEAT($seat, form: "gen") })
step-too-late-to-change = είναι πολύ αργά για να αλλάξει { SEAT($seat, form: "nom") } το { CALL($call) }
step-misinformed-and-too-late = { SEAT($seat, form: "nom") } είχε λανθασμένη πληροφόρηση πριν από το { CALL($call) }, και είναι πολύ αργά για να το αλλάξει
step-too-late-for-a-call = μια δήλωση { SIDE($side, form: "gen") } που έγινε με λανθασμένη πληροφόρηση δεν μπορεί πλέον να αλλάξει
step-gained = { SIDE($side, form: "nom") } απέκτησε πλεονέκτημα από την ανωμαλία
step-damaged = { SIDE($side, form: "nom") } ζημιώθηκε από τη λανθασμένη πληροφόρηση
step-damage-is-redressed = { SIDE($side) }: ζημιώθηκε και δεν έχει χάσει το δικαίωμα αποκατάστασης
step-changed-of-his-own-accord = { SEAT($seat, form: "nom") } άλλαξε το { CALL($call) } πριν από οποιαδήποτε απόφαση
step-not-allowed-under-21b1 = η αλλαγή για το { CALL($call) } δεν επιτρέπεται, τελικά, κατά τον Νόμο 21Β1
step-change-before-a-ruling = η αλλαγή που έκανε { SEAT($seat, form: "nom") } για το { CALL($call) } είναι απλή αλλαγή δήλωσης
step-not-disclosed = η έννοια μιας δήλωσης δεν γνωστοποιήθηκε { SIDE($side, form: "to") } όπως απαιτείται
step-led-face-down = η αντάμ { SEAT($seat, form: "gen") } είναι ακόμη κλειστή
step-lead-may-come-back = η αντάμ { SEAT($seat, form: "gen") } μπορεί να επιστρέψει στο χέρι
step-played-before-the-correction = { SEAT($seat, form: "nom") } είχε ακόμη λανθασμένη πληροφόρηση όταν φάνηκε το φύλλο
step-played-because-of-it = { SEAT($seat, form: "nom") } το έπαιξε εξαιτίας της εξήγησης
step-no-card-since = κανείς δεν έχει παίξει μετά το φύλλο { SEAT($seat, form: "gen") }
step-a-card-since = έχει παιχτεί φύλλο μετά από εκείνο { SEAT($seat, form: "gen") }
step-dummy-has-shown-nothing = ο μορ δεν έχει δείξει κανένα φύλλο
step-dummy-has-shown-a-card = ο μορ έχει δείξει φύλλο
step-card-may-come-back = { SEAT($seat, form: "nom") } μπορεί να πάρει πίσω το φύλλο
step-too-late-for-a-card = ένα φύλλο { SIDE($side, form: "gen") } που παίχτηκε με βάση την εξήγηση δεν μπορεί πλέον να επιστρέψει στο χέρι
step-heard-partners-explanation = { SEAT($seat, form: "nom") } άκουσε { SEAT($by, form: "acc") } να εξηγεί το { CALL($call) }
step-look-at-later-calls = ένας παίκτης άκουσε τον συμπαίκτη του να εξηγεί μια δήλωση
step-damaged-by-the-explanation = { SIDE($side, form: "nom") } ζημιώθηκε από λανθασμένη εξήγηση
step-mistaken-call = το λάθος ήταν το { CALL($call) } { SEAT($seat, form: "gen") } και όχι η εξήγηση
step-change-not-given = ο Νόμος 21Β1 δεν έδινε { SEAT($seat, form: "to") } δικαίωμα να αλλάξει το { CALL($call) }
step-change-was-allowed = επιτράπηκε { SEAT($seat, form: "to") } να αλλάξει το { CALL($call) }
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
say-may-change-last = { SEAT($seat, form: "nom", start: "yes") } μπορεί να αλλάξει το { CALL($call) } ή να το διατηρήσει, μέχρι να αποκαλυφθεί αντάμ.
say-may-change-if = Το { CALL($call) } { SEAT($seat, form: "gen") } μπορεί ακόμη να αλλάξει, αν έτσι αποφασίσετε.
say-may-not-change = { SEAT($seat, form: "nom", start: "yes") } δεν μπορεί πλέον να αλλάξει το { CALL($call) }.
say-mistaken-explanation = Το λάθος είναι η εξήγηση { SEAT($seat, form: "gen") } για το { CALL($call) }, «{ $says }», και όχι η δήλωση.
say-mistaken-explanation-if = Το λάθος ίσως είναι η εξήγηση { SEAT($seat, form: "gen") } για το { CALL($call) }, «{ $says }», και όχι η δήλωση.
say-not-mistaken-explanation = Με αυτή τη βάση η εξήγηση { SEAT($seat, form: "gen") } για το { CALL($call) }, «{ $says }», δεν είναι το λάθος.
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

say-call-director = Έχει επιστηθεί η προσοχή σε ανωμαλία: θα πρέπει να κληθεί αμέσως ο Διαιτητής.
say-call-director-if = Ίσως πρέπει να κληθεί ο Διαιτητής.
say-director-called = Δεν χρειάζεται άλλη κλήση: ο Διαιτητής έχει κληθεί.
say-forfeited = { SIDE($side, form: "nom", start: "yes") } έχασε το δικαίωμα επανόρθωσης, επειδή ενήργησε πριν κληθεί ο Διαιτητής.
say-forfeited-if = { SIDE($side, form: "nom", start: "yes") } ίσως έχασε το δικαίωμα επανόρθωσης, επειδή ενήργησε πριν κληθεί ο Διαιτητής.
say-not-forfeited = { SIDE($side, form: "nom", start: "yes") } δεν έχασε το δικαίωμα επανόρθωσης.
say-authorised = { $who }: { $what } είναι θεμιτή πληροφορία.
say-authorised-if = { $who }: { $what } ίσως είναι θεμιτή πληροφορία.
say-not-authorised = { $who }: { $what } δεν είναι θεμιτή πληροφορία.
say-unauthorised = { $who }: { $what } είναι αθέμιτη πληροφορία.
say-unauthorised-if = { $who }: { $what } ίσως είναι αθέμιτη πληροφορία.
say-not-unauthorised = { $who }: { $what } δεν είναι, με αυτή τη βάση, αθέμιτη πληροφορία.
say-must-correct = { SEAT($seat) }: πρέπει να καλέσει τώρα τον Διαιτητή και να διορθώσει ό,τι ειπώθηκε ή δεν ειπώθηκε στους αντιπάλους.
say-must-correct-now = { SEAT($seat) }: πρέπει να πει τώρα στους αντιπάλους, μέσω του Διαιτητή, όσα έπρεπε να τους είχαν ειπωθεί.
say-must-correct-if = { SEAT($seat) }: πρέπει να καλέσει τώρα τον Διαιτητή και να διορθώσει ό,τι ειπώθηκε στους αντιπάλους, αν ήταν λάθος και το έχει αντιληφθεί.
say-need-not-correct = { SEAT($seat, form: "nom", start: "yes") } δεν έχει τίποτα να διορθώσει.
say-may-correct = { SEAT($seat) }: μπορεί να το διορθώσει τώρα, μέσω του Διαιτητή, και οφείλει πριν αποκαλυφθεί η αντάμ.
say-may-correct-if = { SEAT($seat) }: μπορεί να το διορθώσει τώρα, μέσω του Διαιτητή, αν ήταν λάθος.
say-nothing-to-correct = { SEAT($seat, form: "nom", start: "yes") } δεν έχει τίποτα να διορθώσει.
say-must-not-correct = { SEAT($seat, form: "nom", start: "yes") } δεν πρέπει τώρα ούτε να διορθώσει τον συμπαίκτη ούτε να δείξει ότι κάτι ήταν λάθος.
say-must-not-correct-if = { SEAT($seat, form: "nom", start: "yes") } δεν πρέπει τώρα να διορθώσει τον συμπαίκτη, αν εκείνος έκανε λάθος.
say-keeps-quiet-if = { SEAT($seat, form: "nom", start: "yes") } δεν λέει τίποτα τώρα, αν λανθασμένη ήταν η δήλωση και σωστή η εξήγηση.
say-nothing-to-hide = { SEAT($seat, form: "nom", start: "yes") } δεν έχει εδώ υποχρέωση σιωπής.
say-explains-as-agreed = Στο εξής { SEAT($seat, form: "nom") } εξηγεί τις δηλώσεις { SEAT($partner, form: "gen") } κατά τη συμφωνία του ζεύγους, και δηλώνει σαν να μην είχε γίνει υπενθύμιση.
say-explains-as-agreed-if = Ίσως έγινε { SEAT($seat, form: "to") } υπενθύμιση της συμφωνίας.
say-was-not-reminded = Δεν έγινε { SEAT($seat, form: "to") } καμία υπενθύμιση.
say-breach = { SEAT($seat, form: "nom", start: "yes") } διόρθωσε πρόωρα τον συμπαίκτη: αυτό είναι ξεχωριστή παράβαση. Οι αντίπαλοι μπορούν να χρησιμοποιήσουν όσα άκουσαν.
say-breach-if = { SEAT($seat, form: "nom", start: "yes") } ίσως διόρθωσε πρόωρα τον συμπαίκτη.
say-no-breach = { SEAT($seat, form: "nom", start: "yes") } δεν διόρθωσε πρόωρα τον συμπαίκτη.
say-acted-too-soon = { SEAT($seat) }: ενήργησε πριν από την ώρα του· πρόκειται για παράβαση διαδικασίας.
say-acted-too-soon-if = { SEAT($seat) }: ίσως ενήργησε πριν από την ώρα του.
say-did-not-act-too-soon = { SEAT($seat) }: δεν ενήργησε πριν από την ώρα του.
say-find-facts = Οι εκδοχές για το «{ $matter }» διαφέρουν: σταθμίστε τις πιθανότητες· αν δεν μπορείτε να κρίνετε, αποφασίστε ώστε να συνεχιστεί το παιχνίδι.
say-facts-found = Τα γεγονότα για το «{ $matter }» έχουν διαπιστωθεί.
say-until-appeal = Ενημερώστε τους δύο άξονες για το δικαίωμα έφεσης: μέχρι { $minutes } λεπτά μετά την επίσημη βαθμολογία, εκτός αν ο διοργανωτής ορίζει αλλιώς (83, 92Β).
say-until-correction = Σφάλμα στη βαθμολογία, ή ανωμαλία που γίνεται γνωστή αργότερα, διορθώνεται μέχρι { $minutes } λεπτά μετά την επίσημη βαθμολογία, εκτός αν ο διοργανωτής ορίζει αλλιώς (79Γ1, 81Γ3).
say-no-redress = Καμία αποκατάσταση για το { CALL($call) } { SEAT($seat, form: "gen") }: κανένας αντίπαλος δεν έδωσε { SEAT($seat, form: "to") } λανθασμένη πληροφόρηση.
say-no-redress-if = Ίσως δεν υπάρχει αποκατάσταση για το { CALL($call) } { SEAT($seat, form: "gen") }.
say-redress-not-barred = Δεν αποκλείεται αποκατάσταση για το { CALL($call) } { SEAT($seat, form: "gen") }: προηγήθηκε λανθασμένη πληροφόρηση από αντίπαλο.
say-mistaken-call = Το λάθος ήταν το { CALL($call) } { SEAT($seat, form: "gen") }· η εξήγηση ήταν σωστή.
say-mistaken-call-if = Το λάθος ίσως ήταν το { CALL($call) } { SEAT($seat, form: "gen") }, και η εξήγηση σωστή.
say-not-mistaken-call = Το λάθος δεν ήταν το { CALL($call) } { SEAT($seat, form: "gen") }.
say-no-agreement = Το ζεύγος δεν έχει συμφωνία για το { CALL($call) } { SEAT($seat, form: "gen") }: το ότι περιγράφηκε συμφωνία ήταν παράβαση.
say-no-agreement-if = Το ζεύγος ίσως δεν έχει συμφωνία για το { CALL($call) } { SEAT($seat, form: "gen") }.
say-an-agreement = Το ζεύγος έχει συμφωνία για το { CALL($call) } { SEAT($seat, form: "gen") }.
say-result-stands = Το αποτέλεσμα ισχύει: η λανθασμένη δήλωση δεν είναι παράβαση.
say-result-stands-if = Το αποτέλεσμα ισχύει, αν η εξήγηση ήταν σωστή.
say-result-may-change = Η εξήγηση δεν ήταν σωστή, άρα αυτός δεν είναι λόγος να ισχύσει το αποτέλεσμα.
say-change-of-call = Το { CALL($call) } με το οποίο { SEAT($seat, form: "nom") } αντικατέστησε τη δήλωση είναι απλή αλλαγή δήλωσης.
say-change-of-call-if = { SEAT($seat, form: "nom", start: "yes") } αντικατέστησε μια δήλωση με το { CALL($call) } πριν από οποιαδήποτε απόφαση: επιτρέπεται λόγω λανθασμένης πληροφόρησης ή είναι απλή αλλαγή δήλωσης; Ο Κώδικας δεν το ορίζει.
say-no-change-of-call = Το { CALL($call) } με το οποίο { SEAT($seat, form: "nom") } αντικατέστησε τη δήλωση επιτρέπεται, ως αλλαγή παίκτη με λανθασμένη πληροφόρηση.
say-may-retract = { SEAT($seat, form: "nom", start: "yes") } μπορεί να πάρει πίσω το φύλλο, με άδεια του Διαιτητή και χωρίς άλλη επανόρθωση.
say-may-retract-if = Το φύλλο { SEAT($seat, form: "gen") } μπορεί ακόμη να επιστραφεί, αν έτσι αποφασίσετε.
say-may-not-retract = Το φύλλο { SEAT($seat, form: "gen") } μένει.
say-adjust = Επιδικάζεται επανορθωτική βαθμολογία για την προστασία { SIDE($side, form: "gen") } (Νόμος { $law }).
say-adjust-if = Ίσως πρέπει να επιδικαστεί επανορθωτική βαθμολογία για την προστασία { SIDE($side, form: "gen") } (Νόμος { $law }).
say-no-adjustment = Καμία επανορθωτική βαθμολογία για { SIDE($side, form: "acc") } (Νόμος { $law }).
say-come-back = Επανεξετάστε μετά την εκτέλεση: Νόμος { $law }.
say-come-back-if = Ίσως χρειαστεί επανεξέταση μετά την εκτέλεση: Νόμος { $law }.
say-no-coming-back = Τίποτα προς επανεξέταση κατά τον Νόμο { $law }.
say-directors-error = Ο παίκτης δεν είχε δικαίωμα στην αλλαγή που επιτράπηκε: σφάλμα του Διαιτητή (Νόμος 82Γ).
say-directors-error-if = Ο παίκτης ίσως δεν είχε δικαίωμα στην αλλαγή που επιτράπηκε: δείτε τον Νόμο 82Γ.
say-no-directors-error = Η αλλαγή ορθώς επιτράπηκε.
what-call = το { CALL($call) } { SEAT($seat, form: "gen") }
what-explanation = η εξήγηση «{ $says }» { SEAT($seat, form: "gen") }
what-correction = η διόρθωση «{ $says }» { SEAT($seat, form: "gen") }
what-missing-alert = η παράλειψη ή καθυστέρηση προειδοποίησης από { SEAT($seat, form: "acc") }
what-alert = η προειδοποίηση { SEAT($seat, form: "gen") }
what-hesitation = ο δισταγμός { SEAT($seat, form: "gen") }
what-haste = η βιασύνη { SEAT($seat, form: "gen") }
what-remark = το σχόλιο { SEAT($seat, form: "gen") } «{ $says }»
what-gesture = η χειρονομία { SEAT($seat, form: "gen") } ({ $says })
what-question = η ερώτηση { SEAT($seat, form: "gen") }
what-entry = ό,τι συνέβη στην καταχώριση { $id }

## What to say, collect and come back to

script-nobody-faces-a-card = «Παρακαλώ να μην αποκαλύψει κανείς φύλλο.»
script-what-is-agreed = «{ SEAT($seat, form: "voc") }, τι δείχνει κατά συμφωνία το { CALL($call) }; { SEAT($partner, form: "voc") }, έτσι είναι; Μπορώ να δω το δελτίο συστήματος;»
script-that-is-agreed = «Κατά συμφωνία το { CALL($call) } { SEAT($seat, form: "gen") } δείχνει: { $agreed }. Αυτό έπρεπε να σας είχε ειπωθεί.»
script-nothing-is-agreed = «Δεν υπάρχει συμφωνία για το { CALL($call) } { SEAT($seat, form: "gen") }. Αυτό έπρεπε να σας είχε ειπωθεί.»
script-would-you-have-called-differently = «Με σωστή προειδοποίηση και πληροφόρηση, τι θα δηλώνατε αντί για το { CALL($call) }; Η απάντηση “το ίδιο” είναι εξίσου καλή. Και στις προηγούμενες σειρές σας; Γιατί;»
script-you-may-change = «{ SEAT($seat, form: "voc") }, μπορείτε να αλλάξετε το { CALL($call) } ή να το διατηρήσετε, χωρίς συνεννόηση. Αν το αλλάξετε, { SEAT($lho, form: "nom") } μπορεί να αλλάξει όποια δήλωση έκανε μετά.»
script-you-may-change-alone = «{ SEAT($seat, form: "voc") }, μπορείτε να αλλάξετε το { CALL($call) } ή να το διατηρήσετε, χωρίς συνεννόηση.»
script-you-may-follow = «{ SEAT($seat, form: "voc") }, αφού άλλαξε εκείνη η δήλωση, μπορείτε να αλλάξετε το { CALL($call) } ή να το διατηρήσετε.»
script-would-it-have-been-different = «Δεν μπορείτε πλέον να αλλάξετε το { CALL($call) }. Με σωστή πληροφόρηση, θα ήταν διαφορετικό;»
script-earlier-call-first = Ίσως και οι δύο άξονες έχουν δήλωση που μπορεί να αλλάξει: αρχίστε από την προγενέστερη. Κάθε άξονας είναι υπαίτιος για τη δική του λανθασμένη πληροφόρηση, και ο Κώδικας δεν ορίζει τη θέση των δύο ως προς την ίδια ανακληθείσα δήλωση.
script-say-nothing-until-play-is-over = «Μην πείτε τίποτα μέχρι να τελειώσει η εκτέλεση, και τότε καλέστε με.»
script-what-you-may-not-use = «Δεν επιτρέπεται να χρησιμοποιήσετε όσα ακούσατε ο ένας από τον άλλο, ούτε δήλωση που ανακλήθηκε.»
script-may-not-use = Για { SEAT($seat, form: "acc") } { $what } είναι αθέμιτη πληροφορία.
come-back-75a = Εξετάστε τις επόμενες δηλώσεις παίκτη που άκουσε τον συμπαίκτη του να εξηγεί μια δήλωση ({ $law }).
come-back-16c3 = Εξετάστε τι δήλωσε και τι έπαιξε ο υπαίτιος άξονας μετά την ανάκληση δήλωσης ({ $law }).
come-back-21b3 = Εξετάστε τις δηλώσεις που δεν μπορούσαν πλέον να αλλάξουν: απέκτησε πλεονέκτημα ο άλλος άξονας; ({ $law })
come-back-21b3-if = Εξετάστε τις δηλώσεις που δεν μπορούσαν πλέον να αλλάξουν, αν ο παίκτης τους είχε λανθασμένη πληροφόρηση ({ $law }).
come-back-adjust = Επανορθωτική βαθμολογία για την προστασία { SIDE($side, form: "gen") } ({ $laws }). { $baseline }
come-back-adjust-if = Ίσως επανορθωτική βαθμολογία για την προστασία { SIDE($side, form: "gen") }, μία μόνο, όσοι κι αν είναι οι λόγοι ({ $laws }). { $baseline }
baseline-right-explanation = Μέτρο σύγκρισης: να είχε δοθεί έγκαιρα η σωστή εξήγηση.
baseline-no-agreement = Μέτρο σύγκρισης: να είχε ειπωθεί στους αντιπάλους ότι δεν υπάρχει συμφωνία.
collect-card-and-both-partners = Τι σημαίνει το { CALL($call) }: το δελτίο συστήματος, οι σημειώσεις και οι δύο συμπαίκτες, ο καθένας χωριστά
collect-what-he-would-have-called = Τι θα δήλωνε { SEAT($seat, form: "nom") } με σωστή πληροφόρηση, και γιατί: πριν ανοίξει ο μορ
to-the-table = σε όλους
to-yourself = για εσάς
to-one-alone = { SEAT($seat, form: "to") }, κατ’ ιδίαν
to-a-side = { SIDE($side, form: "to") }

## Questions

ask-could-well = Θα μπορούσαν όσα ειπώθηκαν, ή δεν ειπώθηκαν, { SEAT($seat, form: "to") } να έχουν επηρεάσει το { CALL($call) }; Σε περίπτωση αμφιβολίας επιτρέψτε την αλλαγή (84Δ).
ask-explained-wrongly = Ήταν η εξήγηση { SEAT($seat, form: "gen") } για το { CALL($call) }, «{ $says }», διαφορετική από τη συμφωνία του ζεύγους, ή παρέλειψε κάτι;
ask-evidence-settles = Δείχνουν οι αποδείξεις ότι το { CALL($call) } { SEAT($seat, form: "gen") } σημαίνει «{ $agreed }» κατά τη συμφωνία του ζεύγους;
ask-evidence-none = Δείχνουν οι αποδείξεις τι σημαίνει το { CALL($call) } { SEAT($seat, form: "gen") } κατά τη συμφωνία του ζεύγους;
ask-alert-required = Απαιτούν οι κανονισμοί του αγώνα προειδοποίηση για το { CALL($call) } { SEAT($seat, form: "gen") };
ask-alert-misled = Δόθηκε προειδοποίηση για το { CALL($call) } { SEAT($seat, form: "gen") }, αν και κανένας κανονισμός δεν την απαιτεί: ήταν παραπλανητική;
ask-alerted-in-time = Προειδοποίησε { SEAT($partner, form: "nom") } αμέσως για το { CALL($call) };
ask-lead-faced = Έχει αποκαλύψει κάποιος αμυνόμενος αντάμ;
ask-disputed = Ποιου η εκδοχή για το θέμα «{ $matter }» είναι σωστή; Σταθμίστε τις πιθανότητες (85Α)· αν δεν μπορείτε να κρίνετε, αποφασίστε έτσι ώστε να συνεχιστεί το παιχνίδι (85Β).
ask-withdrawn-call-bars = { SEAT($partner, form: "nom", start: "yes") } έκανε δήλωση μετά το { CALL($call) }, και η δήλωση αυτή ανακλήθηκε: εμποδίζει την αλλαγή; Ο Κώδικας δεν το ορίζει.
ask-took-advantage = { SEAT($seat) }: επέλεξε δήλωση που την υποδείκνυαν όσα είπε ο συμπαίκτης, ενώ υπήρχε λογική εναλλακτική;
ask-options-explained = Είχατε εξηγήσει όλες τις επιλογές πριν ενεργήσει { SEAT($seat, form: "nom") };
ask-options-explained-once = Είχατε εξηγήσει όλες τις επιλογές πριν γίνει αυτό;
ask-crucial = Όσα παρέλειψε { $what } ήταν καθοριστικά για την επιλογή αντιπάλου;
ask-damaged = Ζημιώθηκε { SIDE($side, form: "nom") } από τη λανθασμένη πληροφόρηση;
ask-forfeits = { SIDE($side, form: "nom", start: "yes") } ενήργησε πριν κληθεί ο Διαιτητής: χάνεται το δικαίωμα επανόρθωσης; Λάβετε υπόψη ότι όποιος έκανε τη διόρθωση είχε την υποχρέωση να τον καλέσει.
ask-might-suggest = Θα μπορούσε { $what } να υποδείξει κάτι στον συμπαίκτη;
ask-may-use-all-the-same = Είναι παρ’ όλα αυτά { $what } θεμιτή πληροφορία για τον παίκτη που την άκουσε; Ο Κώδικας μπορεί να διαβαστεί και με τους δύο τρόπους.
ask-offends-here = Κάθε άξονας έδωσε λανθασμένη πληροφόρηση στον άλλο. Είναι η θέση { SIDE($side, form: "gen") } ως προς το { CALL($call) } { SEAT($seat, form: "gen") } αυτή που αναφέρεται; Ο Κώδικας δεν το ορίζει.
ask-call-departs = Αποκλίνει το { CALL($call) } { SEAT($seat, form: "gen") } από τη συμφωνία, σύμφωνα με το χέρι ή με όσα λέει ο παίκτης;
ask-realised = Το λάθος ({ $what }) το έχει αντιληφθεί ο παίκτης που το έκανε;
ask-realised-alert = Δεν δόθηκε προειδοποίηση για το { CALL($call) } { SEAT($seat, form: "gen") }: γνωρίζει { SEAT($partner, form: "nom") } ότι έπρεπε να δοθεί;
ask-played-because = Παίχτηκε αυτό το φύλλο εξαιτίας της λανθασμένης εξήγησης;
ask-own-accord = { SEAT($seat, form: "nom", start: "yes") } αντικατέστησε μια δήλωση με το { CALL($call) } πριν από οποιαδήποτε απόφαση. Είναι απλή αλλαγή δήλωσης, και όχι αλλαγή που επιτρέπετε λόγω λανθασμένης πληροφόρησης;
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
case-more-after-end = Η υπόθεση τελειώνει πριν από εδώ και ακολουθεί κι άλλο κείμενο: αφαιρέστε το ή αναζητήστε μια παρένθεση που κλείνει πρόωρα.
case-wrong-kind = Εδώ χρειάζεται άλλο είδος τιμής: αριθμός χωρίς εισαγωγικά, λόγια με εισαγωγικά, κατάλογοι σε [ ].
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
print-say = Τι να πείτε:
print-players = Κάθε παίκτης τώρα:
print-collect = Τι να συγκεντρώσετε τώρα:
print-come-back = Τι να επανεξετάσετε:
print-spoken = { $words } ({ $to })
print-later = Προς απόφαση μετά την εκτέλεση:
print-established = Τι ισχύει:
print-possible = Τι ενδέχεται, όσο κάτι μένει ανοικτό:
print-ruled-out = Τι αποκλείεται:
print-clashes = Πού συγκρούονται οι Νόμοι (αποφασίστε):
print-clash = { $first } Όμως: { $second }
print-not-handled = Τι δεν καλύπτεται:
print-problems = Προβλήματα στην καταγραφή:
print-entry = καταχώριση { $id }: { $what }
print-settles-nothing = Από μόνο του δεν κρίνει τίποτε.
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
cli-file-line-only = { $file }, γραμμή { $line }: { $what }
import-not-over = Το { $file } υπάρχει και δεν είναι υπόθεση: δεν γράφτηκε τίποτε. Επιλέξτε άλλο όνομα, με κατάληξη .redress.ron.
check-newer = Το { $file } είναι νεότερης μορφής από αυτήν που γράφει αυτή η έκδοση: έμεινε ως έχει.
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

## Meanings compared (Law 23A)

suit-spades = πίκες
suit-hearts = κούπες
suit-diamonds = καρά
suit-clubs = σπαθιά
compare-same-hands = τα ίδια χέρια
compare-more-precise = πιο ακριβής: κάθε χέρι της αντικατάστασης ταιριάζει και στην ανακληθείσα δήλωση
compare-disjoint = κανένα χέρι δεν ταιριάζει και στις δύο
compare-only-touch = κανένα χέρι δεν ταιριάζει και στις δύο, αλλά είναι γειτονικές
compare-lower-minimum = χαμηλότερο ελάχιστο: { $replacement } αντί { $withdrawn }
compare-higher-minimum = υψηλότερο ελάχιστο: { $replacement } αντί { $withdrawn }
compare-lower-maximum = χαμηλότερο μέγιστο: { $replacement } αντί { $withdrawn }
compare-higher-maximum = υψηλότερο μέγιστο: { $replacement } αντί { $withdrawn }
compare-strength-not-told = η αντικατάσταση δεν δείχνει δύναμη
compare-fewer = λιγότερα φύλλα σε { $suit }: από { $replacement } αντί { $withdrawn }
compare-more-possible = ίσως περισσότερα φύλλα σε { $suit }: έως { $replacement } αντί { $withdrawn }
compare-length-not-told = δεν δείχνει μήκος σε { $suit }
compare-shortage-not-told = δεν δείχνει κοντό χρώμα σε { $suit }
compare-control-not-told = δεν δείχνει κοντρόλ σε { $suit }
compare-other-suit = δείχνει κάτι και για { $suit }
compare-same-purpose = ίδιος στόχος
compare-purpose-perhaps-same = ίδιο είδος στόχου· αν αφορά το ίδιο πράγμα, το κρίνετε εσείς
compare-other-purpose = άλλος στόχος
compare-purpose-not-stated-replacement = η αντικατάσταση δεν δηλώνει στόχο
compare-purpose-only-replacement = μόνο η αντικατάσταση δηλώνει στόχο
compare-withdrawn-unknown = η έννοια της ανακληθείσας δήλωσης είναι άγνωστη
compare-replacement-unknown = η έννοια της αντικατάστασης είναι άγνωστη
compare-withdrawn-part = η ανακληθείσα δήλωση έγινε εν μέρει κατανοητή· απομένει: { $left }
compare-replacement-part = η αντικατάσταση έγινε εν μέρει κατανοητή· απομένει: { $left }
compare-no-such-hand = κανένα χέρι δεν ταιριάζει στο «{ $text }»: αντιφάσκει

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
tip-undo-list = Κάθε αλλαγή από το άνοιγμα της υπόθεσης, με επιστροφή σε όποια θέλετε
cmd-board = Διανομή και χέρια…
tip-board = Αριθμός, μοιραστής, μανς και τα τέσσερα χέρια
cmd-details = Τίτλος και αγώνας…
tip-details = Τίτλος, αγώνας, κανονισμοί και ποιος εξηγεί
cmd-entry = Στη γραμμή καταχώρισης
tip-entry = Γράψτε τι συνέβη
cmd-add-event = Προσθήκη συμβάντος…
tip-add-event = Επιλογή από κατάλογο του τι συνέβη
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
cmd-as-known = Όσα ήταν γνωστά τότε
tip-as-known = Η υπόθεση όπως ήταν γνωστή εκείνη τη στιγμή, χωρίς όσα διαπιστώθηκαν μετά
cmd-table-view = Προβολή τραπεζιού
tip-table-view = Κρύβει χέρια, ιδιωτικές γραμμές και πορίσματα από όποιον σκύψει να δει
cmd-next-region = Επόμενο μέρος του παραθύρου
cmd-region-before = Προηγούμενο μέρος του παραθύρου
tip-region = Μετάβαση από μέρος σε μέρος του παραθύρου
cmd-first-column = Αγορές: πρώτη στήλη
tip-first-column = Δύση, Βορράς ή ο μοιραστής στην πρώτη στήλη των αγορών
cmd-colours = Δίχρωμη ή τετράχρωμη τράπουλα
tip-colours = Δύο ή τέσσερις αποχρώσεις για τις πίκες, τις κούπες, τα καρά και τα σπαθιά
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
panel-ledger = Τι ειπώθηκε σε ποιον
panel-evidence = Αποδείξεις για τις συμφωνίες
panel-timeline = Χρονολόγιο
panel-ruling = Απόφαση
tab-ruling = Απόφαση
tab-told = Ειπώθηκαν
tab-evidence = Αποδείξεις
tab-deal = Διανομή

entry-name = Τι συνέβη
entry-hint = 1nt  2d!ποτέ  Α: καρά
entry-empty = Γράψτε τι συνέβη· προστίθεται { $place }
entry-adds = Το Enter προσθέτει { $place }: { $what }
entry-adds-between = Το Enter ρωτά για το κενό και προσθέτει { $place }: { $what }
place-after = μετά το «{ $what }»
place-first = στην αρχή
place-at-start = στην αρχή
echo-about = { $what } ({ SEAT($seat) } { CALL($call, form: "screen") })
echo-with-leave = { $what }, επιτρέπεται με βάση την { $law }
echo-agreed = συμφωνία: { SEAT($seat) } { CALL($call, form: "screen") } είναι «{ $agreed }»
echo-agreed-none = συμφωνία: τίποτα για { SEAT($seat) } { CALL($call, form: "screen") }
echo-board = διανομή { $number }

type-alerts = άλερτ προειδοποιεί
type-late = αργά καθυστερημένα
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
type-states = λέει αναφέρει
type-dummy = μορ
type-settled = διευθετήθηκε
type-hands = χέρια
type-faced = αποκαλύφθηκε ανοικτή
type-note = σημείωση
type-board = διανομή
type-result = αποτέλεσμα
type-to = σε
type-none = τίποτα καμία
type-not-understood = Το «{ $text }» δεν έγινε κατανοητό. Γράψτε δήλωση (2d), εξήγηση (Α: καρά) ή παίκτη και λέξη (Α άλερτ, Β ρωτά, Δ διαιτητής). Το F1 δείχνει τις λέξεις.
type-bad-mark = Μετά τη δήλωση μπαίνει «!» για προειδοποίηση, «!αργά» ή «!ποτέ»· το «!{ $text }» δεν είναι τίποτα από αυτά.
type-who-deals = Ποιος μοίρασε; Γράψτε πρώτα τον παίκτη (Δ 1nt) ή τον αριθμό της διανομής (διανομή 7).
type-whose-call = Δεν είναι σειρά κανενός. Γράψτε πρώτα τον παίκτη: Δ { $text }.
type-what-did-he-do = Τι έκανε ο παίκτης «{ $text }»; Γράψτε δήλωση, άνω και κάτω τελεία με εξήγηση, ή μια λέξη όπως άλερτ ή ρωτά.
type-no-call-to-explain = { SEAT($seat) }: δεν υπάρχει ακόμη δήλωση για να εξηγηθεί. Ονομάστε τη δήλωση: Α 2d: μαζέρ.
type-says-what = { SEAT($seat) }: τι λέει; Γράψτε το μετά την άνω και κάτω τελεία.
type-which-call = Ποια δήλωση; Γράψτε την (2d) ή τον αριθμό της (#5).
type-to-what = Αλλαγή σε ποια δήλωση; Το «{ $text }» δεν είναι δήλωση.
type-which-card = Ποιο φύλλο; Γράψτε το ως SA ή H10.
type-how-many-tricks = Πόσες λεβέ; Το «{ $text }» δεν είναι αριθμός.
type-no-lead = Δεν υπάρχει κλειστή αντάμ.
type-note-what = Τι να σημειωθεί; Γράψτε το μετά τη λέξη.
type-board-number = Το «{ $text }» δεν είναι αριθμός διανομής.
type-no-entry = Δεν υπάρχει καταχώριση { $text }.

auction-skipped = παρακάμφθηκε
auction-to-call = σειρά { SEAT($seat, form: "gen") } να δηλώσει
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
note-alerted = με προειδοποίηση
note-alerted-late = με καθυστερημένη προειδοποίηση
note-not-alerted = χωρίς προειδοποίηση
note-said = { SEAT($seat, form: "nom") } είπε «{ $says }»
note-announced = { SEAT($seat) }: ανακοίνωσε «{ $says }»
note-agreed = συμφωνία: { $agreed }

deal-board = Διανομή { $number }
deal-no-number = Διανομή
deal-dealer = μοιραστής: { SEAT($seat) }
deal-none = Δεν υπάρχουν ακόμη χέρια.
deal-hidden = Τα χέρια είναι κρυφά στην προβολή τραπεζιού.
deal-hand-unknown = άγνωστο
deal-too-many = { SEAT($seat) }: το χέρι έχει { $count } φύλλα.
deal-twice = Το { $card } είναι σε δύο χέρια: { SEAT($one, form: "gen") } και { SEAT($other, form: "gen") }.
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
evidence-change-named = Αλλαγή της συμφωνίας για: { $what }…
evidence-remove = Αφαίρεση
evidence-remove-named = Αφαίρεση της συμφωνίας για: { $what }
found-operator = από τον χειριστή της μετάδοσης
found-caller = σημείωση του παίκτη που δήλωσε
found-director = διαπίστωση του Διαιτητή

phase-auction = αγορές
phase-clarification = περίοδος διευκρινίσεων
phase-play = εκτέλεση
phase-over = τέλος
tag-now = τώρα: { $phase }
tag-then = τότε: { $phase }
tag-as-known = με όσα ήταν γνωστά τότε
tag-all-facts = με όσα διαπιστώθηκαν στο μεταξύ
tag-disputed = διαφορετικές εκδοχές
question-old = Προηγούμενη απάντηση: { $answer }. Όσα τη στήριζαν έχουν αλλάξει από τότε.
question-more = Ερώτημα { $place } από { $of }
answer-named = { $answer }: { $leads }
answered = Απαντήθηκαν
reopen = Άνοιγμα ξανά
reopen-named = Άνοιγμα ξανά: { $question }
preview-nothing = Δεν αλλάζει κάτι άλλο.
preview-more = { $count ->
    [one] Και κάτι ακόμη.
   *[other] Και { $count } ακόμη.
}
ruling-problems = Καταχωρίσεις που παραλείφθηκαν
ruling-not-handled = Δεν κρίνονται ακόμη
ruling-hidden = Τα πορίσματα είναι κρυφά στην προβολή τραπεζιού.
ruling-opinions = Τι ορίζει ο Κώδικας
ruling-ruled-out = Αποκλείονται ({ $count })
ruling-why = Γιατί: { $cite }
ruling-changed = νέο
truth-holds = ισχύει
truth-fails = δεν ισχύει
truth-open = ανοικτό
law-named = Νόμος { $cite }
tip-law = Τι λέει αυτή η παράγραφος
source-file = από { $name }
source-operator = από τον χειριστή της μετάδοσης, { $name }

lane-director = Διαιτητής
scrubber-name = Στιγμή: { $place }
scrubber-now = τώρα
scrubber-then = τότε
timeline-foot = Ράβδοι: η δήλωση μπορούσε να αλλάξει, κενές: ίσως· μπλε: διόρθωση.   ← → βήμα   Home / End   F5 όπως τότε
timeline-foot-short = Ράβδοι: μπορούσε να αλλάξει· κενές: ίσως.   ← → βήμα
chip-later = αργότερα
chip-changes = → { CALL($call, form: "screen") }
chip-alert = άλερτ { CALL($call, form: "screen") }
chip-alert-late = άλερτ αργά
chip-alert-never = χωρίς άλερτ
chip-asks = { CALL($call, form: "screen") };
chip-says = «{ $says }»
chip-card = { $card }
chip-leads = αντάμ { $card }
chip-leads-unknown = αντάμ
chip-accepts = αποδοχή
chip-declines = μη αποδοχή
chip-keeps = διατήρηση
chip-summons = κλήση { SEAT($seat, form: "gen") }
chip-attention = επισήμανση

form-add-event = Προσθήκη συμβάντος
form-change-event = Αλλαγή συμβάντος
form-agreement = Τι σημαίνει μια δήλωση κατά συμφωνία
form-board = Διανομή και χέρια
form-details = Τίτλος και αγώνας
form-add = Προσθήκη
form-keep = Εντάξει
form-cancel = Άκυρο
form-keys = Enter: προσθήκη, Esc: άκυρο
form-more = Επιπλέον: ποιος άκουσε, θέση, ώρα, εκδοχή, σημείωση
form-hands-help = Πίκες, κούπες, καρά, σπαθιά, με τελείες ανάμεσα: KJ4.92.AQT6.J853
form-which-call = Επιλέξτε τη δήλωση που αφορά.
form-which-card = Επιλέξτε το φύλλο που αφορά.
form-says-what = Γράψτε τι ειπώθηκε.
form-means-what = Γράψτε τι σημαίνει η δήλωση ή σημειώστε ότι δεν υπάρχει συμφωνία.
form-under-what = Γράψτε την παράγραφο του Κώδικα, όπως 21B1(a).
form-bad-call = Το «{ $text }» δεν είναι δήλωση. Γράψτε 2D, 3NT, P, X ή XX.
form-bad-card = Το «{ $text }» δεν είναι φύλλο. Γράψτε SA ή H10.
form-bad-hand = Το χέρι { SEAT($seat, form: "gen") } «{ $text }» δεν διαβάζεται. Γράψτε το ως KJ4.92.AQT6.J853.
form-bad-number = Το «{ $text }» δεν είναι αριθμός που ταιριάζει εδώ.
form-bad-time = Το «{ $text }» δεν είναι ώρα. Γράψτε 20:14.
form-bad-result = Το «{ $text }» δεν είναι μέρος αποτελέσματος. Γράψτε συμβόλαιο, λεβέ και σκορ: 4SX-E 9 -100.

kind-calls = δηλώνει
kind-changes = αλλάζει δήλωση
kind-accepts = αποδέχεται δήλωση
kind-declines = δεν αποδέχεται δήλωση
kind-keeps = διατηρεί τη δήλωση
kind-cancels = ακύρωση δήλωσης
kind-alerts = προειδοποιεί ή όχι
kind-announces = ανακοινώνει
kind-asks = ρωτά
kind-explains = εξηγεί
kind-shows = ρυθμός, σχόλιο, χειρονομία
kind-draws-attention = εφιστά την προσοχή
kind-summons = καλεί τον Διαιτητή
kind-reserves-rights = διατυπώνει επιφύλαξη
kind-tells = ο Διαιτητής ενημερώνει
kind-leads = κάνει αντάμ
kind-faces = αποκάλυψη της αντάμ
kind-takes-back = επιστροφή φύλλου
kind-exposes = εκθέτει φύλλο
kind-dummy-faced = άνοιγμα του μορ
kind-plays = παίζει φύλλο
kind-claims = διεκδικεί
kind-settled = διευθέτηση διεκδίκησης
kind-result = αποτέλεσμα
kind-hands-returned = επιστροφή χεριών στη θήκη
kind-states = αναφέρει
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
field-given = Προειδοποίηση
field-face = Όψη
field-showing = Τι φάνηκε
field-telling = Τι είπε ο Διαιτητής
field-seen = Έχοντας δει
field-corrects = Διορθώνει
field-to = Ποιος άκουσε
field-to-none = Αν δεν σημειωθεί κανείς: όλοι όσοι ακούν σε αυτό το τραπέζι
field-hands = Τα χέρια ποιων
field-after = Μετά από
field-at = Ώρα
field-account = Εκδοχή
field-matter = Θέμα
field-note = Παρατήρηση για την καταχώριση
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
field-hand = Χέρι { SEAT($seat, form: "gen") }
field-title = Τίτλος
field-event = Αγώνας
field-session = Ημερίδα
field-table = Τραπέζι
field-room = Αίθουσα
field-date = Ημερομηνία
field-regulations = Κανονισμοί
field-disclosure = Ποιος εξηγεί
by-number = κατά τον αριθμό
given-promptly = έγκαιρα
given-late = καθυστερημένα
given-never = ποτέ
face-up = ανοικτή
face-down = κλειστή
showing-hesitation = δισταγμός
showing-haste = βιασύνη
showing-remark = σχόλιο
showing-gesture = χειρονομία
telling-options = όλες οι επιλογές
telling-offered = προσφορά επιλογής
telling-ruled = ανακοίνωση απόφασης
telling-warned = τι δεν επιτρέπεται
seen-unknown = άγνωστο
seen-own-hand = το χέρι του
seen-dummy = τον μορ
seen-all-hands = όλα τα χέρια
corrects-nothing = τίποτα
account-undisputed = χωρίς διαφωνία
account-ns = κατά Βορρά-Νότο
account-ew = κατά Ανατολή-Δύση
account-found = διαπίστωση του Διαιτητή
weighs-for = υπέρ
weighs-against = κατά
disclosure-usual = ως συνήθως (ο συμπαίκτης)
disclosure-partner = εξηγεί ο συμπαίκτης
disclosure-screens = με διαχωριστικά
disclosure-self = ο ίδιος, στους αντιπάλους

gap-question = Στις αγορές ακολουθούν δηλώσεις. Να κλείσει το κενό ή παρακάμφθηκε εκείνος ο παίκτης;
gap-help = Αν κλείσει, κάθε επόμενη δήλωση μετακινείται κατά μία θέση, μαζί με όσα ειπώθηκαν γι’ αυτήν.
gap-close = Να κλείσει το κενό: οι θέσεις ήταν λάθος
gap-skipped = Οι θέσεις είναι σωστές: ένας παίκτης παρακάμφθηκε
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
    [one] 1 προειδοποίηση
   *[other] { $count } προειδοποιήσεις
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
help-enter = Το Enter προσθέτει ό,τι γράφτηκε ή συμπληρώθηκε· το Esc επιστρέφει στη γραμμή καταχώρισης· το Tab προχωρά.
help-typing = Σε κενή γραμμή καταχώρισης τα βέλη μετακινούν τη στιγμή, το Delete διαγράφει το επιλεγμένο συμβάν και το Ctrl+Z αναιρεί.
help-grammar = Γραμμή καταχώρισης: δηλώσεις με τη σειρά (1nt 2d p), με «!», «!αργά» ή «!ποτέ» για την προειδοποίηση· Δ 2d εκτός σειράς· Α: καρά εξηγεί την τελευταία δήλωση του συμπαίκτη· Α 2d: μαζέρ ή Α #5 "μαζέρ" τη δήλωση που ονομάζεται· 2d = μαζέρ (κάρτα) η συμφωνία και τι τη δείχνει, 2d = καμία αν δεν υπάρχει· διανομή 7.
help-grammar-more = Μετά τον παίκτη: άλερτ, αργά, ποτέ, ρωτά, διορθώνει, ανακοινώνει, αλλάζει 3d, δέχεται, αρνείται, κρατά, διαιτητής, επισημαίνει, επιφύλαξη, αντάμ h5, αντάμ h5 κλειστή, εκθέτει, παίζει, διεκδικεί 9, λέει. Μόνα τους: αποκαλύφθηκε, μορ, διευθετήθηκε, χέρια, αποτέλεσμα 2h-E 9 -140, σημείωση.
notice-close = Κλείσιμο
notice-read-only = Το αρχείο έχει νεότερη μορφή: εδώ μπορεί να διαβαστεί, όχι να αλλάξει.
notice-gap = Δεν άλλαξε τίποτα: ακολουθούν δηλώσεις, και δεν ορίστηκε τι θα γίνει με αυτές.
notice-no-form = Αυτό το συμβάν δεν αλλάζει ακόμη με φόρμα. Μπορεί να διαγραφεί ή να αλλάξει στο αρχείο.
notice-not-saved = Το «{ $name }» δεν αποθηκεύτηκε: { $error }. Τίποτα δεν χάθηκε: αποθηκεύστε με άλλο όνομα.
file-opened = Το «{ $name }» άνοιξε
file-not-opened = Το «{ $name }» δεν άνοιξε
file-not-read = Το αρχείο δεν διαβάστηκε: { $error }.
file-newer = Έχει μορφή { $format }, νεότερη από όσες γνωρίζει αυτή η έκδοση του Redress: μπορεί να διαβαστεί, όχι να αλλάξει.
file-comments = Περιέχει σχόλια, που χάνονται όταν αποθηκευτεί εδώ. Η παρατήρηση μιας καταχώρισης μένει.
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
guide-players = Κάθε παίκτης τώρα
guide-collect = Συλλέξτε τώρα, πριν χαθεί
guide-come-back = Επιστροφή μετά την εκτέλεση
bar-named = { $what } (μετά τα συμβάντα { $from } έως { $to }, { $cite })
form-last-hand = Συμπλήρωση για { SEAT($seat, form: "acc") }: τα φύλλα που μένουν
left-question = Το Redress σταμάτησε πριν αποθηκευτούν αυτές οι αλλαγές. Να επανέλθουν;
left-take = Να επανέλθουν
left-drop = Να χαθούν
changed-question = Το «{ $name }» άλλαξε στον δίσκο από τότε που άνοιξε εδώ.
changed-overwrite = Αποθήκευση από πάνω (το παλιό μένει δίπλα, με «~»)
edit-recovered = Επαναφορά αλλαγών
notice-open-elsewhere = Το «{ $name }» είναι ανοικτό και σε άλλο παράθυρο του Redress. Οι αλλαγές εκεί δεν φαίνονται εδώ: αποθηκεύστε το ένα με άλλο όνομα.
law-reasons = Δείξε τους λόγους
law-of-alerts = Προειδοποιήσεις: { $name }
law-assumed = Υποτίθεται: { $what }
cmd-reason = Ποιος και γιατί…
tip-reason = Γράψτε ποιος έδωσε την τελευταία απάντηση και γιατί
form-reason = Ποιος έκρινε και γιατί
field-because = Επειδή
field-judged-by = Έκρινε
answered-last = Απαντήθηκε: { $answer }.
answered-by = Έκρινε: { $name }.
answered-because = Επειδή: { $because }
answered-by-because = { $name }: { $because }
reason-named = Ποιος και γιατί: { $question }
cmd-lanes = Χρονολόγιο: όλα, φύλλα, δηλώσεις, λόγια
tip-lanes = Επιλέξτε ποιες εγγραφές έχουν στήλη στο χρονολόγιο
cmd-lanes-wider = Χρονολόγιο: πλατύτερο
cmd-lanes-narrower = Χρονολόγιο: στενότερο
tip-lanes-wider = Πλατύτερες ή στενότερες στήλες στο χρονολόγιο· το ίδιο κάνει το Ctrl με τον τροχό
lanes-calls = μόνο δηλώσεις
lanes-said = δηλώσεις και όσα ειπώθηκαν
lanes-all = όλα, τα φύλλα μαζί
lanes-cards = όλα, κάθε φύλλο
lanes-named = Το χρονολόγιο δείχνει: { $what }
chip-cards = εκτέλεση: { $count }
cards-named = { $count ->
    [one] Παίχτηκε ένα φύλλο
   *[other] Παίχτηκαν { $count } φύλλα
}: δώστε στο καθένα δική του στήλη
form-pack = Ή κάντε κλικ στα φύλλα { SEAT($seat, form: "gen") }: { $count ->
    [0] δεν μένει κανένα
    [one] μένει ένα
   *[other] μένουν { $count }
}

# Τι λέει κάθε παράγραφος, με δικά μας λόγια: ανοίγει από τη σήμανσή της.
law-9a4 = Ο μορ μπορεί να προσπαθήσει να αποτρέψει μια ανωμαλία, αλλά επισημαίνει όποια έχει ήδη γίνει μόνο όταν τελειώσει η εκτέλεση. Κατά την εκτέλεση μπορούν ο εκτελεστής και κάθε αμυνόμενος. Προηγείται το καθήκον διόρθωσης της εξήγησης του εκτελεστή (20ΣΤ5).
law-9b2 = Μόλις κληθεί ο διαιτητής, κανείς δεν ενεργεί μέχρι να εξηγήσει όλα όσα αφορούν την επανόρθωση.
law-40b5-b = Όταν μια εξήγηση παρέλειψε κάτι καθοριστικό για την επιλογή αντιπάλου και ο άξονας ζημιώθηκε, η βαθμολογία επανορθώνεται.
law-9b1-a = Μόλις επισημανθεί ανωμαλία, ο διαιτητής πρέπει να κληθεί αμέσως. Μπορεί να τον καλέσει οποιοσδήποτε παίκτης.
law-11a = Το δικαίωμα επανόρθωσης μπορεί να χαθεί όταν ο άξονας ενεργήσει μετά την επισήμανση και πριν κληθεί ο διαιτητής. Ο διαιτητής σταθμίζει ότι η κλήση βάρυνε πρώτα όποιον διόρθωσε. Αν ένας άξονας κέρδισε από την άγνοια των αντιπάλων του, προσαρμόζεται μόνο η δική του βαθμολογία.
law-16a1-c = Ό,τι γίνεται γνωστό από νόμιμη διαδικασία είναι θεμιτό για εκείνους στους οποίους απευθύνεται: οι αντίπαλοι μπορούν να χρησιμοποιήσουν μια διόρθωση.
law-16b1 = Ό,τι έρχεται από τον συμπαίκτη και δεν ανήκει στο παιχνίδι είναι αθέμιτο όταν θα μπορούσε να υποδείξει μια ενέργεια: προειδοποίηση που έλειψε, άργησε ή δεν αναμενόταν, ερώτηση, διόρθωση, ρυθμός, παρατήρηση. Ότι ο παίκτης δεν χρησιμοποιεί τη διόρθωση που ακούει από τον συμπαίκτη του είναι η δική μας ανάγνωση· οι Νόμοι διαβάζονται και με τους δύο τρόπους.
law-16c1 = Οι ανακληθείσες δηλώσεις, δικές του και των αντιπάλων, είναι θεμιτή πληροφορία για τον αναίτιο άξονα.
law-16c2 = Οι ανακληθείσες δηλώσεις, δικές του και των αντιπάλων, είναι αθέμιτη πληροφορία για τον υπαίτιο άξονα.
law-16c3 = Μετά την εκτέλεση προσαρμόζεται η βαθμολογία, αν ο υπαίτιος άξονας χρησιμοποίησε ανακληθείσα δήλωση και ζημίωσε έτσι τον άλλον.
law-17d1 = Όταν έγινε αγορά, η περίοδος των αγορών τελειώνει μόλις αμυνόμενος αποκαλύψει αντάμ, εντός ή εκτός σειράς. Η κλειστή αντάμ δεν τελειώνει τίποτα.
law-17d2 = Όταν κανείς δεν αγόρασε, η περίοδος των αγορών τελειώνει μόλις επιστρέψουν στη θήκη και τα τέσσερα χέρια.
law-17d3 = Μια δήλωση ακολούθησαν τρία πάσο, ένα από αυτά εκτός σειράς, κι έτσι ένας παίκτης έχασε τη σειρά του: οι αγορές επιστρέφουν σε αυτόν και τα πάσο μετά τη σειρά του είναι άκυρα.
law-20f1 = Εξηγείται η συμφωνία, ό,τι κι αν κρατά όποιος εξηγεί. Όποιος τη θυμήθηκε από τα λόγια του συμπαίκτη του εξηγεί με αυτήν τις επόμενες δηλώσεις εκείνου και δηλώνει σαν να μην την είχε θυμηθεί.
law-20f4-a = Όποιος καταλάβει ότι η δική του εξήγηση ήταν λανθασμένη μπορεί να τη διορθώσει αμέσως, μέσω του διαιτητή, και οφείλει να το κάνει πριν τελειώσει η Περίοδος Διευκρινίσεων, όποιος άξονας κι αν εκτελεί. Το ίδιο ισχύει για δική του προειδοποίηση που έλειψε.
law-20f5-a = Κατά τις αγορές ο παίκτης ούτε διορθώνει την εξήγηση του συμπαίκτη του ούτε δείχνει ότι ήταν λανθασμένη. Και η απαιτούμενη προειδοποίηση που παρέλειψε ο συμπαίκτης λογίζεται τέτοια εξήγηση.
law-20f5-b--i = Ο αμυνόμενος περιμένει το τέλος της εκτέλεσης για να διορθώσει την εξήγηση του συμπαίκτη του, και τότε οφείλει να το πει στους αντιπάλους, μέσω του διαιτητή.
law-20f5-b--ii = Ο εκτελεστής ή ο μορ οφείλει να διορθώσει την εξήγηση του συμπαίκτη του μετά το τελικό πάσο, μέσω του διαιτητή. Αργότερα είναι παράβαση, και πάλι όμως οφείλει να το πει. Αν πάσαραν και οι τέσσερις, δεν υπάρχει εκτελεστής ούτε μορ και οι Νόμοι δεν ορίζουν χρόνο.
law-21a = Όποιος ενεργεί από δική του παρανόηση δεν δικαιούται αποκατάσταση.
law-21b1-a = Ο παίκτης μπορεί να αλλάξει δήλωση που θα μπορούσε κάλλιστα να έχει επηρεαστεί από λανθασμένη πληροφόρηση αντιπάλου, ώσπου να τελειώσει η περίοδος των αγορών και εφόσον ο συμπαίκτης του δεν έχει δηλώσει από τότε. Ο άξονάς του δεν παθαίνει τίποτα γι’ αυτό. Απαιτούμενη προειδοποίηση που δεν δόθηκε αμέσως είναι λανθασμένη πληροφόρηση. Ο ίδιος επιλέγει: δήλωση που του προσφέρθηκε να αλλάξει και την κράτησε έχει κριθεί.
law-21b1-b = Όταν τα στοιχεία για τη συμφωνία λείπουν ή ισορροπούν, λανθασμένη θεωρείται η εξήγηση και όχι η δήλωση.
law-21b2 = Όταν ο παίκτης άλλαξε δήλωση λόγω λανθασμένης πληροφόρησης, ο αντίπαλος στα αριστερά του μπορεί να αλλάξει ελεύθερα ό,τι δήλωσε μετά από αυτήν. Για τις ανακληθείσες δηλώσεις ισχύει ό,τι και για κάθε υπαίτιο άξονα.
law-21b3 = Όταν είναι αργά για να αλλάξει μια δήλωση, η βαθμολογία προσαρμόζεται αν ο υπαίτιος άξονας κέρδισε από την ανωμαλία του. Μετρά τι θα γινόταν με τη σωστή εξήγηση στην ώρα της. Δήλωση που άλλαξε, ή που προσφέρθηκε και κρατήθηκε, έχει κριθεί, και το δικαίωμα μπορεί να έχει χαθεί.
law-22a = Μετά από τουλάχιστον μία αγορά, τρία πάσο στη σειρά και με τη σειρά τους τελειώνουν τις αγορές: η τελευταία αγορά είναι το συμβόλαιο.
law-22b = Τέσσερα πάσο και καμία αγορά: η διανομή περνά πάσο. Οι δηλώσεις μπορούν ακόμη να αλλάξουν.
law-25b = Παίκτης που πληροφορήθηκε λάθος και αλλάζει τη δήλωσή του πριν από κάθε απόφαση κάνει συνηθισμένη αλλαγή δήλωσης, εκτός αν ο διαιτητής την επιτρέψει λόγω της λανθασμένης πληροφόρησης. Οι Νόμοι δεν λένε καθαρά ποιο από τα δύο.
law-40b3-a = Άξονας που ζημιώθηκε επειδή η έννοια μιας δήλωσης δεν γνωστοποιήθηκε όπως απαιτούν οι Νόμοι και οι κανονισμοί δικαιούται επανορθωτική βαθμολογία.
law-41a = Η κλειστή αντάμ επιστρέφει μόνο με τον λόγο του διαιτητή, μετά από ανωμαλία: εδώ, λανθασμένη πληροφόρηση πριν από αυτήν. Μόλις αποκαλυφθεί, κρίνουν άλλες παράγραφοι.
law-47e2-a = Φύλλο που παίχτηκε εξαιτίας λανθασμένης εξήγησης αντιπάλου, πριν αυτή διορθωθεί, μπορεί να παρθεί πίσω χωρίς άλλη επανόρθωση εφόσον δεν παίχτηκε τίποτα από τότε· η αντάμ μόνο ώσπου ο μορ δείξει φύλλο.
law-47e2-b = Όταν είναι αργά για να παρθεί πίσω το φύλλο, ο διαιτητής μπορεί να προσαρμόσει τη βαθμολογία.
law-75a = Όποιος μαθαίνει από την εξήγηση του συμπαίκτη του, σωστή ή λανθασμένη, πώς εκείνος κατάλαβε τη δήλωσή του δεν μπορεί να το χρησιμοποιήσει και αποφεύγει προσεκτικά κάθε πλεονέκτημα από αυτό. Οι επόμενες δηλώσεις του εξετάζονται μετά την εκτέλεση.
law-75b1 = Εξήγηση που διαφέρει από τη συμφωνία είναι παράβαση. Η ζημιά από αυτήν αποκαθίσταται σε ό,τι θα γινόταν με τη σωστή εξήγηση στην ώρα της.
law-75b2 = Όποιος καταλάβει κατά την εκτέλεση ότι η δική του εξήγηση ήταν λανθασμένη οφείλει να καλέσει τον διαιτητή και να το πει αμέσως.
law-75c = Η εξήγηση είναι σωστή και λανθασμένη είναι η δήλωση: δεν υπάρχει παράβαση. Δεν διορθώνεται αμέσως, δεν υπάρχει υποχρέωση ούτε αργότερα, και το αποτέλεσμα μένει όποια κι αν είναι η ζημιά.
law-75d2 = Συμφωνία υπάρχει μόνο όπου και οι δύο συμπαίκτες καταλαβαίνουν το ίδιο. Όποιος περιγράφει συμφωνία που δεν υπάρχει κάνει παράβαση, και οι δηλώσεις που στηρίχθηκαν σε αυτήν μπορούν να αλλάξουν.
law-75d3 = Όπου δεν υπήρχε συμφωνία, η ζημιά αποκαθίσταται σε ό,τι θα γινόταν αν οι αντίπαλοι είχαν μάθει ακριβώς αυτό.
law-79c1 = Σφάλμα στην καταγραφή ή στον υπολογισμό της βαθμολογίας διορθώνεται μέχρι το τέλος της περιόδου που ορίζει ο διοργανωτής: τριάντα λεπτά αφού γίνει διαθέσιμη η επίσημη βαθμολογία, εκτός αν ορίσει άλλη. Ό,τι πληροφορηθεί ο διαιτητής με οποιονδήποτε τρόπο το επανορθώνει μέχρι τότε.
law-85a = Όταν τα γεγονότα αμφισβητούνται, ο διαιτητής σταθμίζει τις πιθανότητες από τις αποδείξεις που μπορεί να συλλέξει και κατόπιν αποφασίζει. Όταν δεν μπορεί να κρίνει, αποφασίζει ώστε να συνεχιστεί το παιχνίδι.
law-92b = Απόφαση μπορεί να ζητηθεί, ή να προσβληθεί με έφεση, μέχρι τριάντα λεπτά αφού γίνει διαθέσιμη η επίσημη βαθμολογία, εκτός αν ο διοργανωτής ορίσει άλλη περίοδο.
law-82c = Ο διαιτητής επέτρεψε αλλαγή που οι Νόμοι δεν έδιναν. Αν η διανομή δεν μπορεί πια να βαθμολογηθεί κανονικά, η βαθμολογία προσαρμόζεται και οι δύο άξονες λογίζονται αναίτιοι.
