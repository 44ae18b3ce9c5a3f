# The words that all games share. The same keys and values stand in every language.

### Refusals of the core

game-id-taken = { $given } calls itself “{ $id }”, as another game does: give it an id of its own.
unknown-game = There is no game “{ $given }”. There are: { $known }.
did-you-mean = Did you mean “{ $near }”?
no-game-there = The module “{ $module }” has no game “{ $name }”.
testkit-other-module = { $given } says that its game is in the module “{ $package }”: give it the name of its own module.
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
unknown-player = No single player is called “{ $given }”. At this table: { $known }.
names-no-list = “{ $given }” is one name: give a list, with a name for each seat.
names-none = { $given } is no list of names: give one name for each seat, as in Table("strozzi", ["Anna", "Béla", "Carla"]).
no-seed = { $given } is no seed: give a text, a whole number or bytes.
no-options = { $given } is no choice of options: give a dict, as in {"{"}"money": "open"{"}"}.
bad-name = { $given } is no name: a name is a text without line breaks and the like.
empty-draw = A draw is from at least one thing, not from { $given }.
bad-shuffle = { $size } cells from cell { $first } on cannot be shuffled: there are { $cells }.
small-scratch = The scratch space has room for { $given } actions; this game needs { $wanted }.
no-chance = { $given } is no source of luck: give FastChance(7), or AuditedChance with a seed.
unknown-bot = There is no bot “{ $given }”. There are: { $known }.
no-bot-module = There is no module “{ $module }” here: name a bot of your own as module:Class.
no-bot-class = “{ $module }” has no class “{ $name }”.
no-bot-choice = “{ $given }” is no bot: it needs a method choose(self, chair).
no-bot-luck = “{ $given }” is no bot: it is made with luck of its own, so it needs __init__(self, chance), or to be a function of chance.
no-bot-made = “{ $given }” is one bot that is made already: give its class or, with values of your own, functools.partial({ $given }, depth=3). Every game makes one anew.
no-bot-action = { $given } is no action: choose has to return one of chair.legal(), or an action in words.
arena-broken = Deal { $deal } cannot be played: { $reason }
more-bots-than-seats = { $bots } bots cannot sit in { $seats } seats: name fewer bots, or choose a larger table.
compare-too-few = A comparison needs at least two bots and one deal, not { $bots } and { $deals }.
compare-endless = The game is not over after { $decisions } decisions.
unknown-reward = There is no reward “{ $given }”. There are: { $known }.
unknown-render-mode = There is no render mode “{ $given }”. There are: { $known }.
no-observation = { $game } has no observation.py, which tells programs in numbers what a seat knows.
no-small = { $game } has no small.toml, so there is no small version of it to solve.
batch-empty = A batch has at least one row, not { $given }.
batch-rows = There are { $wanted } rows and { $given } actions: give one action for each row.
batch-no-actions = { $given } are no actions: give an array of whole numbers, one for each row.
history-full = The history has { $room } rows, and the seat was told { $given } things: load the game with a larger history.
history-negative = A history has no rows or some, not { $given }.
seat-number = seat { $number }
not-your-turn = It is not { $seat }’s turn.
game-over = The game is over.
no-undo = You cannot undo this: the others have already seen something new, or a card was drawn.
nothing-to-undo = There is nothing to undo: you have not decided anything yet.
unknown-undo = There is no undo level “{ $given }”. There are: { $levels }.
event-took-back = { $seat } undoes their last decision.
hands-closed = Hands are shown only after the game.
no-png = { $reason } Or choose an .svg file.
no-playwright = This needs the Python package Playwright. Run: pip install 'camarilla[png]' (in a checkout: pip install '.[png]').
no-chromium = This needs Chromium, which is not installed. Run: playwright install chromium.
unknown-language = There is no language “{ $given }”. There are: { $known }.
draw-what = { $given } cannot be drawn: give a table, a record or a position.
draw-no-entry = There is no entry { $given }: choose 0 to { $last }.

### The command line

cli-no-game = Which game? camarilla play GAME (`camarilla games` lists them), or --resume FILE.
cli-game-module = “{ $module }” is a module here: name the game in it, like { $module }:GAME.
cli-syntax = { $file }, line { $line }: { $reason }.
cli-people = { $people } people do not fit { $seats } seats: --people must be 0 to { $seats }.
cli-option-form = “{ $given }” is not an option: write --option NAME=VALUE.
cli-option-twice = { $option } cannot be both “{ $first }” and “{ $second }”: give it once.
cli-too-many-names = { $given } names for { $seats } seats: give at most { $seats }.
cli-bad-names = “{ $given }”: names must be different and not empty, with commas between them, like Anna,Béla.
cli-at-least-one = { $option } must be at least 1, not { $given }.
cli-share = { $option } must be more than 0 and less than { $most }, not { $given }.
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
cli-file-held = { $file } is being played in another terminal: leave the game there first (q), or play a copy with --save FILE.
cli-resume-fixed = { $option } cannot be changed in a saved game: leave it out with --resume.
cli-no-extra = This needs more packages: pip install 'camarilla[{ $extra }]'
cli-no-bench = The benchmark comes with a checkout, and there is none at { $folder }.
cli-no-rulebook = { $game } has no rulebook.
cli-cannot-listen = Cannot use { $address }: { $reason }. Choose another port with --port, or --port 0.
cli-no-metrics = Cannot use { $address }: { $reason }. Give --metrics-address a host and a free port, such as 127.0.0.1:9100.
cli-serving = Camarilla is running at { $address } (Ctrl-C stops it).
cli-serving-others = Others reach it at { $address }
serve-no-port = There is no port { $given }: --port must be 0 to { $high }.
serve-no-url = “{ $given }” is no address: give --public-url as https://camarilla.example.
settings-name = Setting
settings-value = Value
settings-origin = From
settings-default = default
settings-hint = Set them in { $file }, or in the environment (serve.port is CAMARILLA_SERVE_PORT).
settings-not-toml = { $file } is not a TOML file: { $reason }.
settings-unknown = { $origin }: there is no setting “{ $given }”. `camarilla settings` lists them.
settings-unknown-near = { $origin }: there is no setting “{ $given }”. Did you mean “{ $near }”?
settings-bad = { $origin }: { $name } cannot be “{ $given }”. Choose one of: { $known }.
settings-no-value = { $origin }: { $name } cannot be “{ $given }”.
settings-set = { $origin } sets { $name } to “{ $given }”.
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
cli-no-database = The database { $file } cannot be opened: { $reason }.
backup-exists = { $file } already exists: a backup needs a new name.
backup-missing = There is no file { $file }.
restore-no-backup = { $file } is no backup.
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
ui-hint = Number or move · ? help · ? WORD · l log · r rules · s save · q quit
ui-hint-undo = u undo
ui-ambiguous = “{ $given }” can mean several moves: { $known }.
ui-did-you-mean = { $reason } The nearest: { $nearest }.
ui-missing-argument = Write it like this: { $wanted }. { $argument } is one of: { $known }.
ui-earlier = … { $count } earlier, l shows the log
ui-hand-over = Pass the keyboard to { $seat }
ui-press-enter = { $seat }: press Enter.
ui-next = Press Enter to continue.
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

### The table on the full screen

screen-hint = Number, move or ↑↓ Enter · ? help · l log · r rules · q quit
screen-hint-page = Tab page
screen-step-back = Esc back
screen-beat-hint = Space: go on · Esc: on to the next question · Ctrl-Q: leave
screen-next = ▶ { $seat }…
screen-earlier = l: { $count } more
screen-pages = Tab ▸
screen-sheet = ↑ ↓ PgUp PgDn move the text; any other key goes back.
screen-end = The game is over: Tab turns the pages, Enter leaves the table.

### Saved games

cli-no-saves = There is no unfinished game in { $folder }.
saves-over = over
saves-running =
    { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }
saves-hint = Continue one: camarilla play --resume FILE; without FILE, the latest.
lobby-question = What do you want to play?
lobby-go-on = Continue: { $game }
lobby-hint = A number, or the beginning of a name · ? help · q quit
lobby-help = A number begins that game against bots, or continues it; `camarilla learn` teaches a game in 10 to 15 minutes, `camarilla rules GAME` explains it, `camarilla play --help` lists what can be chosen.

### The result

result-winner = { $name } wins!
result-you-win = You win!
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
rules-howto = How to play
rules-howto-points = Where points come from
rules-howto-mistakes = What newcomers get wrong
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

### Records and positions that do not fit

record-cut-off = this is not complete JSON ({ $reason }, line { $line }, after entry { $whole }): the file is cut off or damaged.
record-nested = this is not a record: it is nested too deeply.
record-long-number = this is not a record: a number in it is too long.
record-half-letter = this is not a record: a text in it holds half a letter, which can be neither written nor hashed.
record-format = this is not a record: the format is not “{ $wanted }”.
record-version = version { $given } is unknown; this build reads version { $wanted }.
record-missing = “{ $name }” is missing.
record-commits = “commits” must be a list of texts and nulls.
record-undo-level = “undo” must be one of { $known }, not { $given }.
record-bot-words = seat { $at } is a bot’s, and bots give no words.
record-commit = the words of seat { $at } do not match their published fingerprint: their own is { $given }.
record-seats = “names”, “players”, “words” and “commits” must have one entry a seat.
record-list = “{ $name }” must be a list.
record-numbering = the numbering is broken: an entry is missing or out of place.
record-seat = seat must be 0 to { $last }, not { $given }.
record-at = “at” must be { $wanted } letters of a digest, not { $given }.
record-entry = it must hold either “play” with words or “undo” with an earlier entry’s number.
record-no-result = “result” must be null or hold “scores” and “places”.
record-text = “{ $name }” must be text, not { $given }.
record-number = “{ $name }” must be a whole number, not { $given }.
record-texts = “{ $name }” must be a list of texts.
record-numbers = “{ $name }” must be a list of whole numbers.
record-options = “options” must map names to choices.
record-sealed = the record is sealed: its seed is revealed when the game is over.
record-rules = it was played by version { $given } of the rules; this build has { $wanted }.
record-seed = the seed is not a hexadecimal number.
record-commitment = the seed does not match the published fingerprint: its own is { $given }.
record-table = it cannot be dealt: { $reason }
record-box = the box does not fit: { $reason }
record-refused = “{ $play }” is refused: { $reason }
record-undo = it undoes entry { $made }, not { $given }.
record-position = it leads to position { $made }, but the record says { $given }.
record-result = the result is { $made }, but the record says { $given }.
document-unknown = there is no field “{ $given }”.
document-missing = “{ $wanted }” is missing.
document-range = expected { $low } to { $high }, found { $given }.
document-number = expected a whole number of 64 bits, found { $given }.
document-name = expected one of { $known }, found { $given }.
document-names = expected a list of names, found { $given }.
document-list = expected a list, found { $given }.
document-like = expected something like “{ $wanted }”, found { $given }.
document-counts = expected counts by name, found { $given }.
document-count = expected 1 to { $most } of { $known }, found { $given }.
document-kind = expected JSON without fractions.
document-room = there is room for { $most } entries, not for { $given }.
document-entries = expected { $wanted } entries, found { $given }.
sealed-stream = The stream of a real game is only drawn from by its table.
missing-text = There are no words for “{ $wanted }”.
missing-value = The words for “{ $wanted }” lack something: { $reason }.

### Box files

box-line = line { $line }
box-none = { $game } has no box of its own, so it cannot be played with another.
box-not-toml = this is not a TOML file: { $reason }.
box-nested = this is no box file: it is nested too deeply.
box-kind = a value is of a kind that it cannot be: { $reason }.
box-long-line = it is longer than { $most } characters.
box-no-entries = there are no [[{ $entry }]] entries.
box-count = [[{ $entry }]] must stand there { $wanted ->
        [one] once
       *[other] { $wanted } times
    }, not { $given ->
        [one] once
       *[other] { $given } times
    }.
box-unknown-table = there is no table [[{ $given }]]. There are: { $known }.
box-unknown-table-near = there is no table [[{ $given }]]. Did you mean [[{ $near }]]?
box-unknown-key = [[{ $entry }]] has no key “{ $given }”. Its keys: { $known }.
box-unknown-key-near = [[{ $entry }]] has no key “{ $given }”. Did you mean “{ $near }”?
box-unknown-name = there is no [[{ $entry }]] “{ $given }”. There are: { $known }.
box-unknown-name-near = there is no [[{ $entry }]] “{ $given }”. Did you mean “{ $near }”?
box-missing-name = [[{ $entry }]] “{ $wanted }” is missing.
box-twice = [[{ $entry }]] “{ $given }” stands there twice.
box-order = the [[{ $entry }]] entries must stand in this order: { $known }.
box-missing = [[{ $entry }]] needs the key “{ $name }”.
box-number = { $name } must be a whole number from { $low } to { $high }, not { $given }.
box-exactly = { $name } must be exactly { $wanted }, not { $given }.
box-truth = { $name } must be true or false, not { $given }.
box-choice = { $name } must be one of { $known }, not { $given }.
box-source = source must say where the entry comes from.
box-remark = { $name } must list keys of the entry, not { $given }.

### Simulation

# Numbers as readers of the language write them.
number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-tenths = { NUMBER($value, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

sim-playing = Playing
sim-done =
    { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $seats } seats, seed { $seed }
sim-line-up = Around the table: { $bots }; in every game all move on a seat.
sim-take-turns = { $bots } bots for { $seats } seats: they take turns, and in every game somebody sits out.
sim-speed = { $decisions } decisions in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ NUMBER($speed, maximumFractionDigits: 0) } a second); a game has { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, { $low } to { $high }
sim-interrupted = Interrupted: { $games } of { $wanted } games were played to the end.
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

### Arena

arena-playing = Playing deals
arena-other-results = { $file } has results of another contest (different: { $different }). Name another file, or remove it.
arena-no-results = { $file } has no results of a contest.
arena-unwritable = { $file } cannot be written: { $reason }.
arena-done = { $game }, { $seats } seats, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } in every rotation, seed { $seed }; 95 % intervals
arena-line-up = Around the table: { $bots }; in every rotation all move on a seat.
arena-bot = Bot
arena-won = Won
arena-place = Place
arena-points = Points
arena-rating = Rating
arena-pace = ms a decision
arena-estimate = { $mean } ± { $half }
arena-range = { $mean } ({ $low }–{ $high })
arena-above = { $hero } wins more than { $line } (error { $error }).
arena-below = { $hero } wins less than { $line } (error { $error }).
arena-open = Whether { $hero } wins more than { $line } cannot be told yet.
arena-even = Mirror: { $hero } against itself is even.
arena-uneven = Mirror: { $hero } against itself is NOT even, so its results cannot be repeated.
arena-saturated = { $wins ->
    [0] { $hero } has won no game: it is weaker, but this does not show by how much.
   *[other] { $hero } has won every game: it is stronger, but this does not show by how much.
  }
arena-adjusted = { $hero } without luck: { $wins } won, as sure as { $worth } deals with it.
arena-interrupted = Interrupted after { $deals } of { $wanted } deals.
arena-again = The same command continues with { $file }.
train-playing = Playing to learn
train-minutes = --minutes must be more than 0 and at most { $most }, not { $given }. The same command goes on where it stopped.
train-few = There is too little to learn from: { $games ->
    [one] 1 game
   *[other] { $games } games
    }, and at least { $least } are needed. Give it more time.
train-interrupted = Interrupted. { $games ->
    [one] 1 game is
   *[other] { $games } games are
    } kept; the same command goes on.
train-done = { $game }, { $seats } seats: learned from { $games } games and { $positions } positions
train-losses = Loss on games that were not learned from: handwritten { $handwritten }, learned { $learned } (less is better).
train-written = Weights, figures and curve are in { $folder }.
tune-playing = Trying settings
tune-level = { $given } is no level that searches.
tune-setting = { $given } is no setting of a search, or was given no values.
tune-value = The setting { $name } cannot be { $given }.
tune-try = --try takes a setting and its values, like depth=4,8, not { $given }.
tune-interrupted = Interrupted. With --results the same command goes on where it stopped.
learned-nothing = { $game } has learned nothing yet, or has no features to learn from.
learned-other = The weights of { $game } were learned for other features: train it again.
journal-none = { $file } is not the file of such a run.
journal-other = { $file } belongs to another run (different: { $different }). Name another, or remove it.
journal-unwritable = { $file } cannot be written: { $reason }.
ray-unreachable = There is no Ray cluster at { $address }. Name the address of a running one, like 10.0.0.1:6379, or local.

### Bots

bot-random = random bot
bot-random-character = Decides at random.
bot-greedy = greedy bot
bot-greedy-character = Takes what looks best at once; always plays as it did.
bot-easy = easy bot
bot-easy-character = A beginner: sees little and misjudges.
bot-medium = medium bot
bot-medium-character = Takes what promises most right now.
bot-hard = strong bot
bot-hard-character = Thinks ahead for a moment.
bot-master = master bot
bot-master-character = Thinks ahead as long as you can wait, and guesses what you hide.
bot-hurried = The rules are not compiled here: strong and master bots think less far than they could.

### Records

verify-fits = { $file }: everything checks out.
verify-commitment = The seed matches its fingerprint { $commitment }.
verify-bound = All people had committed to their words before anybody told theirs, and all words match.
verify-loose = Did not commit to their words before the deal: { $names }.
verify-restarts = { $count ->
    [0] The shuffle was never begun anew.
    [one] The shuffle was begun anew once.
   *[other] The shuffle was begun anew { $count } times.
}
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
verify-unknown-game = This is a game of “{ $game }”, which is not installed here. If it is a module of yours, name it: camarilla verify --game module:GAME FILE, or camarilla play module:GAME --resume FILE.
verify-sealed = { $file } is sealed: its seed is revealed when the game is over.
verify-other-game = The record is of { $game }, not of { $given }.
replay-no-entry = There is no entry { $given }: --at must be 0 to { $last }.
replay-no-seat = There is no seat “{ $given }”: give 0 to { $last } or a name ({ $names }).
replay-running = The game is not over yet: { $name } stays secret until then.
draw-kind = The ending of “{ $given }” must be .svg or .png.
draw-drawn = Drawn: { $file }
draw-no-beat = Entry { $entry } has no moment { $given }: it has { $last }.
draw-width = --width must be { $low } to { $high }, not { $given }.
draw-cannot-write = { $file } cannot be written: { $reason }. Choose another place with -o FILE.
new-game-written = { $folder } is a game that plays and keeps every promise of the testkit:
new-game-next = Change it into yours, beginning with clauses.toml; the head of each file says what it is for.
new-game-name = “{ $given }” cannot be the name of a game: small letters, digits and hyphens, like my-game, and no module of Python.
new-game-taken = There is a game “{ $given }” already.
new-game-there = { $file } is there already.
new-game-cannot-write = { $file } cannot be written: { $reason }.
replay-entry = { $number }. { $seat }:
replay-undo = { $number }. { $seat } undoes entry { $entry }.
replay-after =
    After { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }

## Guided games

unknown-lesson = There is no lesson “{ $given }”. There are: { $known }.
lesson-only-read = There is nothing to decide in this step: read it, then continue.
lesson-not-asked = The rules allow that, but the lesson asks for something else now.
lesson-free = That was the lesson. Now it is your game: finish it against the bots, as you like.
lesson-over = The game is over. You know how to play now: the next one is yours.
lesson-progress = Step { $number } of { $of }
lesson-progress-free = Free play
lesson-left = The lesson waits for you: { $command }
lesson-next = A game of your own: { $command }
lesson-how = camarilla learn LESSON begins or continues one.
ui-read-on = (Enter: continue)
lesson-look = Look at: { $things }.
lesson-names = names must list { $low } to { $high } different names, exactly one of them empty (the learner’s), not { $given }.
lesson-options = the game cannot be dealt so: { $reason }
lesson-light = light must list what names a thing on the table, like { "{" } column = 1 { "}" }, not { $given }.
lesson-fact = { $given } is no path into what a seat sees, like players[me].score.
lesson-poor = poor must list an answer and what to say about it, not { $given }.
lesson-nobody = { $given } must begin with a name at this table and a colon ({ $known }).
lesson-decision = { $given } is no decision of this game: { $reason }
lesson-text = { $name } must be a text that is not empty, not { $given }.
lesson-list = { $name } must be a list, not { $given }.

### Hints and reviews

hint-for = { $seat }, after entry { $at }:
hint-advice = { $number }. { $action } — chance to win { $chance } (± { $error })
hint-reason = Why the first, and not the second: { $reasons }.
hint-own = { $term } (+{ $points })
hint-rival = { $seat } can hope for less (−{ $points })
hint-not-now = After entry { $at } it is not { $seat }’s turn to decide, but: { $others }.
hint-over = After entry { $given } nobody has to decide any more.
review-running = The game is not over yet: it can be reviewed afterwards.
review-working = Reviewing
review-few = The rules are not compiled here, so it looks ahead in { $few } worlds only. `make setup` compiles them; --simulations { $usual } takes minutes.
review-places = Chances of each place (first·second·…) in per cent, as each player knew them
review-places-truth = Chances of each place in per cent, for somebody who knew everything
review-entry = Entry
review-parts = Luck and decisions, in chances to win
review-parts-hint = Each column adds up: fair share, luck and decisions make the result. A decision counts against what a quick player would have done; luck counts when something is revealed, also what others had hidden.
review-fair = Fair share
review-deal = Luck of the deal
review-draws = Luck of what was revealed
review-own = Own decisions
review-others = The others’ decisions
review-result = Result
review-turns = Turning points
review-turn = { $number }. { $owner }: { $action }. Chance of { $seat } to win: { $before } → { $then }, ± { $error } (decision { $decision }, luck { $luck }).
review-turn-luck = { $number }. { $revealed } Chance of { $seat } to win: { $before } → { $then }, ± { $error } (luck { $luck }; the decision before it { $decision }, { $owner }: { $action }).
review-few-turns = { $turns ->
    [0] No entry changed a chance lastingly by 5 points of a hundred and by more than the error of the estimate.
   *[other] No more entries changed a chance lastingly by 5 points of a hundred and by more than the error of the estimate.
}
review-fortunes = Pieces of luck
review-fortune = { $number }. { $revealed } Luck of { $seat }: { $luck }, ± { $error } (after { $owner }: { $action }).
review-fortune-unnamed = { $number }. { $owner }: { $action }. Luck of { $seat }: { $luck }, ± { $error }.
review-missed = This did not happen: { $event }
review-no-fortunes = Nothing that was drawn or revealed changed a chance by 5 points of a hundred, and by more than the error of the estimate.
review-undo = undo
review-marks = Decisions that cost something
review-marked = { $number }. { $seat }: { $action }. { $mark } (−{ $loss } ± { $error }); better: { $best }.
verdict-forced = No choice
verdict-best = Best
verdict-good = Good
verdict-inaccuracy = Inaccuracy
verdict-mistake = Mistake
verdict-blunder = Blunder

### Puzzles

unknown-puzzle = There is no puzzle { $given }: there are { $count }.
puzzle-ask = What is best, from what you can know? Theme: { $theme }.
puzzle-theme-auction = auction
puzzle-theme-bluff = bluff
puzzle-theme-building = building
puzzle-theme-attack = attack
puzzle-theme-timing = timing
puzzle-theme-endgame = endgame
puzzle-not = { $action }: that is not among the best. Try again.
puzzle-worse = { $action }: chance to win { $chance }. There is something better.
puzzle-right = Found.
puzzle-best = Best: { $action } — chance to win { $chance }.
puzzle-next = Next: { $action } — { $chance }; that is worse by { $margin } (± { $error }).
puzzle-count = { $count } puzzles
puzzle-how = Solve one: camarilla puzzle GAME NUMBER
puzzle-keys = q tells the answer.
puzzle-tried = { $told }
puzzle-not-saved = A puzzle is not saved: it is one decision.
puzzle-following = The next one: { $command }
coach-poor = Wait: { $action } — { $mark }, about { $loss } less chance to win than the best. Take it back?
