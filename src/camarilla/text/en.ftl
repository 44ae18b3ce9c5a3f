# The words that all games share. The same keys and values stand in every language.

### Refusals of the core

unknown-game = There is no game “{ $given }”. There are: { $known }.
bad-seats = This game is for { $low } to { $high } players, not { $given }.
unknown-option = The game has no option “{ $given }”. Its options: { $known }.
bad-option = “{ $given }” is not a choice for { $option }. Choose one of: { $known }.
option-needs-seats = Only with { $players } players: { $option } { $given }.
unknown-value = “{ $given }” does not work here ({ $argument }). Choose one of: { $known }.
unknown-action = There is no action { $given }: choose 0 to { $last }.
wrong-arguments = Write it like this: { $wanted }.
empty-action = Type a move. Commands: { $verbs }.
unknown-verb = “{ $given }” is not a command. Commands: { $verbs }.
unknown-seat = There is no seat { $given }: they are numbered from 0 to { $last }.
empty-draw = A draw is from at least one thing, not from { $given }.
bad-shuffle = { $size } cells from cell { $first } on cannot be shuffled: there are { $cells }.
small-scratch = The scratch space has room for { $given } actions; this game needs { $wanted }.
unknown-bot = There is no bot “{ $given }”. There are: { $known }.
not-your-turn = It is not { $seat }’s turn.
game-over = The game is over.
no-undo = You cannot undo this: the others have already seen something new, or a card was drawn.
hands-closed = Hands are shown only after the game.
no-png = Drawing a PNG needs Chromium, which is not installed. Run: { $wanted }. Or choose an .svg file.
unknown-language = There is no language “{ $given }”. There are: { $known }.

### The command line

cli-no-game = Which game? camarilla play GAME (`camarilla games` lists them), or --resume FILE.
cli-people = { $people } people do not fit { $seats } seats: --people must be 0 to { $seats }.
cli-option-form = “{ $given }” is not an option: write --option NAME=VALUE.
cli-option-twice = { $option } cannot be both “{ $first }” and “{ $second }”: give it once.
cli-too-many-names = { $given } names for { $seats } seats: give at most { $seats }.
cli-bad-names = “{ $given }”: names must be different and not empty, with commas between them, like Anna,Béla.
cli-at-least-one = { $option } must be at least 1, not { $given }.
cli-cannot-read = { $file } cannot be read: { $reason }.
reason-no-file = there is no such file or folder
reason-forbidden = this is not allowed
reason-folder = it is a folder
reason-no-folder = part of the path is not a folder
reason-exists = it already exists
reason-disk-full = the disk is full
reason-read-only = the disk is read-only
reason-port-taken = another program is using it
reason-no-address = this computer does not have this address
reason-invalid = it is not valid
cli-not-text = { $file } is not a UTF-8 text file.
cli-cannot-write = { $file } cannot be written: { $reason }. Choose another place with --save FILE.
cli-file-exists = { $file } already exists: resume it with --resume, or choose another name.
cli-resume-fixed = { $option } cannot be changed in a saved game: leave it out with --resume.
cli-no-extra = This needs more packages: pip install 'camarilla[{ $extra }]'
cli-no-bench = The benchmark comes with a checkout, and there is none at { $folder }.
cli-no-rulebook = { $game } has no rulebook.
cli-cannot-listen = Cannot use { $address }: { $reason }. Choose another port with --port, or --port 0.
cli-no-metrics = Cannot use { $address }: { $reason }. Give --metrics-address a host and a free port, such as 127.0.0.1:9100.
cli-serving = Camarilla is running at { $address } (Ctrl-C stops it).
cli-serving-others = Others reach it at { $address }
database-unknown = This is not a database: give a file, or postgresql://user:password@host/name.
database-driver = PostgreSQL needs its driver: pip install 'camarilla[postgres]'
database-in-use = { $file } is already in use by a server: stop it first, or give another file with --database.
database-away = The database cannot be opened: { $reason }.
database-newer = The database was made by a newer Camarilla ({ $has }; this one knows { $knows }): please update.
cli-backed-up =
    { $count ->
        [one] 1 table
       *[other] { $count } tables
    } saved in { $file }. Keep it as safe as the database: whoever has it can play every seat.
cli-restored =
    { $count ->
        [one] 1 table
       *[other] { $count } tables
    } restored from { $file }.
cli-no-backup = { $file }: { $reason }.
backup-exists = { $file } already exists: a backup needs a new name.
backup-missing = There is no file { $file }.
backup-older = The database is version { $has }, this program needs { $knows }: start the server once with this version, then back up.
restore-not-empty = The database already has tables: restore into an empty one.

### The table in the terminal

# An address that means the reader and yet stands in the third person, as the sentences of the games need it.
ui-person = Player
ui-person-number = Player { $number }
ui-dealt = At the table: { $names }.
ui-resumed = Game resumed. At the table: { $names }.
ui-commitment = Shuffle fingerprint (SHA-256): { $commitment }
ui-kept-in = Saved in { $file }
ui-ask = choose what to do.
ask-over = The game is over.
points = points
ui-hint = Number or move · ? help · ? WORD · l log · r rules · u undo · s save · q quit
ui-earlier = … { $count } earlier, l shows the log
ui-hand-over = Pass the keyboard to { $seat }
ui-press-enter = { $seat }: press Enter.
ui-next = Press Enter to go on.
ui-no-such-number = { $given } is not on the list: choose one of { $known }.
ui-refused = Not possible: { $reason }
ui-refused-clause = Not allowed (rule { $clause }): { $reason }
ui-no-help = No help for “{ $given }”. Try the name of a card or piece, or a rule number like 3.9.
ui-undone = Undone.
ui-saved = Saved to { $file }.
ui-left = Game saved. Continue with: { $command }
ui-no-more-input = No more input; game saved. Continue with: { $command }
ui-interrupted = Interrupted; game saved. Continue with: { $command }
ui-verify-with = Check every shuffle and every decision with:

argument-card = card
argument-column = column
argument-colour = colour
argument-city = city
argument-region = region
argument-role = role
argument-coins = coins
argument-cards = cards
argument-flag = flag
argument-port = port
argument-tile = tile
argument-seat = player
argument-target = player
argument-attribute = attribute
argument-treachery = treachery
argument-rank = rank
argument-territory = territory
argument-replaced = replaced

command-help = help
command-undo = undo
command-save = save
command-log = log
command-rules = rules
command-quit = quit

ui-help-word = WORD
ui-help-file = FILE
ui-help-number = choose from the list
ui-help-this = this overview
ui-help-about = what a card or piece does, or what a rule says
ui-help-log = what has happened: the last N lines (l all: everything)
ui-help-rules = the chapters of the rulebook, one chapter, or one rule
ui-help-undo = undo your last decision
ui-help-undo-not-now = undo your last decision (not possible now)
ui-help-save = save the game (happens automatically too), or a copy in a file
ui-help-quit = quit; the game is saved
ui-help-chapters = r 3 shows a chapter, r 3.9 a rule.

### The result

result-winner = { $name } wins!
result-winners = Shared victory: { $names }!
result-place = Place
result-player = Player
result-points = Points
result-account = Breakdown

### The list of games and the rulebook

games-id = Game
games-title = Title
games-players = Players
games-minutes = Minutes
games-options = Options (the first is the default)
games-hint = Play one: camarilla play { $game }
rules-source = Source: { $source }
rules-tests = Tested by: { $tests }
rules-no-tests = Not tested yet.
rules-no-clause = There is no rule { $given }. The chapters are: { $known }.
rules-box = Values that are not certain
rules-box-printed = Every value is as printed.
mark-printed = printed
mark-inferred = inferred
mark-reconstructed = reconstructed
mark-unmarked = unmarked
printed-yes = yes
printed-no = no
provenance-reconstructed = Reconstructed: the printed one may differ.
provenance-partly = Partly reconstructed: the printed one may differ.
provenance-inferred = Inferred: the rules do not say it outright.

### Simulation

sim-playing = Playing
sim-done =
    { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $seats } seats, seed { $seed }
sim-speed = { $decisions } decisions in { $seconds } s ({ $speed } a second); a game has { $mean } on average, { $low } to { $high }
sim-bot = Bot
sim-seats = Seats
sim-mean = Mean
sim-min = Min
sim-max = Max
sim-wins = Wins
sim-rate = Won
sim-places = Places
sim-violations =
    { $count ->
        [0] No violations.
        [one] 1 violation:
       *[other] { $count } violations:
    }
sim-violation = game { $number } ({ $seats } seats): { $reason }
sim-again = play it again with: { $command }

### Records

verify-fits = { $file }: everything checks out.
verify-commitment = The seed matches its fingerprint { $commitment }.
verify-decisions =
    { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    } of { $game } for { $seats }, with every shuffle recomputed.
verify-result = The result: { $points }.
verify-open = The game is not over yet.
verify-entry = { $file } does not check out: entry { $entry }: { $reason }
verify-misfit = { $file } does not check out: { $reason }
verify-unreadable = { $file } cannot be read: { $reason }
verify-sealed = { $file } is sealed: its seed is revealed when the game is over.
verify-other-game = The record is of { $game }, not of { $given }.
replay-no-entry = There is no entry { $given }: --at must be 0 to { $last }.
replay-no-seat = There is no seat “{ $given }”: give 0 to { $last } or a name ({ $names }).
replay-running = The game is not over yet: { $name } stays secret until then.
draw-kind = The ending of “{ $given }” must be .svg or .png.
draw-width = --width must be { $low } to { $high }, not { $given }.
draw-cannot-write = { $file } cannot be written: { $reason }. Choose another place with -o FILE.
replay-entry = { $number }. { $seat }:
replay-undo = { $number }. { $seat } undoes entry { $entry }.
replay-after =
    After { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }
