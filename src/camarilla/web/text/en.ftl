# The words of the pages. The same keys and values stand in every language.

web-motto = Four games of court intrigue, for friends and bots
web-home = Home
web-guest = Guest
web-language = Language
web-skip = Skip to the content
web-play-now = Play now against bots
web-play-friends = Play with friends
web-new-table = New table
web-watch = Watch
web-watch-hint = Tables that anybody may watch.
web-watch-none = Nobody plays in public just now.
web-your-tables = Your tables
web-players = { $low } to { $high } players
web-minutes = about { $minutes } minutes
web-rules = Rules
web-your-turn = Your turn
web-turn-of = { $names } to decide
web-gathering = Waiting for players
web-finished = Finished
web-footer = The games belong to their authors and publishers; texts, data and drawings here are our own.

web-new-title = A new table
web-game = Game
web-your-name = Your name
web-seats = Who plays
web-seat = Seat { $number }
web-kind-me = me
web-kind-friend = a friend, by link
web-kind-bot-greedy = a cunning bot
web-kind-bot-random = a careless bot
web-kind-none = nobody
web-rules-options = Rules
web-how = How we play
web-pace = Pace
web-pace-live = live, everybody is here
web-pace-days =
    { $days ->
        [one] one day a turn; then a bot steps in until you are back
       *[other] { $days } days a turn; then a bot steps in until you are back
    }
web-bot-delay = Bots take
web-delay = { $seconds } s for a decision
web-delay-none = no time at all
web-undo-allowed = Decisions may be taken back as long as nobody has seen anything new
web-listed = Anybody may watch (the table is listed on the first page)
web-more = Your own box, your own words for the shuffle
web-own-box = Your own box
web-own-box-hint = Paste a corrected box.toml here if you own the printed game. It is checked against the rulebook.
web-word = Your own words for the shuffle
web-word-hint = Anything you like. They are mixed into the seed, so that nobody can have chosen the deal.
web-create = Open the table

web-room-title = Waiting for everybody
web-room-hint = Send each friend the link of one seat. The cards are dealt as soon as all seats are taken.
web-room-free = still free
web-room-bot = bot
web-commitment = Commitment of the seed
web-copy = Copy the link
web-only-here = These links work on this computer only. For other devices, start the server with --host 0.0.0.0.

web-sit-title = A seat at the table
web-sit-invited = You are invited to { $game }, with { $names }.
web-sit-take = Take the seat
web-sit-back = This is the seat of { $name }. Go on playing on this device?
web-sit-go-on = Go on here

web-waiting-for = Waiting for { $names }.
web-board = The table
web-choices = What you can do
web-log = What has happened
web-chat = Talk
web-chat-say = Say something
web-send = Send
web-undo = Take back
web-people = Players
web-side = Choices, log and talk
web-find = Show me where
web-seat-link = Go on from another device
web-seat-link-hint = Whoever opens this link sits in your seat. Keep it to yourself.
web-rematch = Play again
web-record = Download the record
web-check = Check the shuffle
web-replay = See it again
web-watching = You are watching.
web-keys = Keys: Tab and Enter, 1 to 9 choose, Esc clears, u takes back, ? rules
web-replay-title = The game again
web-replay-seat = As seen by
web-replay-watcher = those who watch
web-replay-entry = Decision
web-back-to-table = Back to the table

web-rules-title = The rules of { $game }
web-clauses = The rulebook
web-things = Cards and things
web-doubts = What is reconstructed
web-doubts-none = Every value is as printed.
web-doubts-hint = These values are not certain to be those of the printed game; they were rebuilt from what rules and reviews state.
web-own-box-title = Play with your own box
web-own-box-how = If you own the printed game: download the box file, correct what differs, and paste it into the form of a new table. It is checked against everything the rulebook says, and the record says which box was played with.
web-box-download = Download the box file

web-stale = The table has changed since; look again and decide anew.
web-not-dealt = The game has not begun.
web-not-over = That is open only when the game is over.
web-one-seat = One seat is yours; give the others to friends or bots.
web-too-long = That is longer than { $most } characters.
web-bad-box = The box does not fit: { $reason }.
web-no-undo-here = At this table decisions stand.
web-chat-full = Enough has been said at this table.
web-not-yours = You have no seat here.
web-malformed = That could not be understood.
web-not-found = There is nothing here. The link may be old: a seat's link changes when the seat is taken.
web-forbidden = This was not asked from one of our own pages.
web-too-fast = Too much at once. Wait a minute.
web-broken = This table was played by other rules and cannot be opened.
web-trouble = Something went wrong here. Nothing that was acknowledged is lost.

web-js-yours = Your turn
web-js-since = Since your last turn
web-js-bot = bot
web-js-here = here
web-js-gone = not here
web-js-away = a bot steps in
web-js-acts = to decide
web-js-offline = The connection is lost; trying again …
web-js-online = Connected again.
web-js-clear = Choose differently
web-js-copied = Copied
web-js-clause = Clause
web-js-points = points
web-js-none = Nothing to decide now.
web-js-fits = The seed fits the commitment that was published before the deal:
web-js-misfits = The seed does not fit the commitment:
