# The words of the pages. The same keys and values stand in every language.

web-motto = Games of court intrigue, for friends and bots
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
web-public = { $tables ->
    [one] There is one just now.
   *[other] There are { $tables } just now.
}
web-many-public = There are more than { $tables } just now.
web-older = Further tables
web-your-tables = Your tables
web-more-tables = More tables: { $tables }
web-players = { $low } to { $high } players
web-minutes = about { $minutes } minutes
web-rules = Rules
web-your-turn = Your turn
web-turn-of = { $names } to decide
web-gathering = Waiting for players
web-invited = You are invited
web-finished = Finished
web-footer = The games belong to their authors and publishers; texts, data and drawings here are our own.

web-new-title = A new table
web-game = Game
web-your-name = Your name
web-seats = Who plays
web-seat = Seat { $number }
web-called = Name of player { $number }
web-kind-me = me
web-kind-here = here, at this device
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
web-take-back = Taking back
web-take-back-off = Decisions stand
web-take-back-unseen = As long as nobody has seen anything of it
web-take-back-own-turn = In the own turn, as long as nothing hidden has come to light
web-listed = Anybody may watch (the table is listed on the first page)
web-more = Your own box, your own words for the shuffle
web-own-box = Your own box
web-own-box-hint = Paste a corrected box.toml here if you own the printed game. It is checked against the rulebook.
web-word = Your own words for the shuffle
web-word-hint = Anything you like. Your page mixes them with randomness of its own, and tells them only when everybody is bound to theirs, so that nobody can choose the deal.
web-create = Open the table

web-room-title = Waiting for everybody
web-room-hint = Send each friend the link of one seat. The cards are dealt as soon as all seats are taken.
web-room-free = still free
web-room-bot = bot
web-room-came = has come
web-room-missing = not here yet
web-room-free-seat = Free the seat of { $name }
web-room-fill = Give the empty seats to bots
web-room-fill-hint = If somebody does not come, you may give the empty seats to bots two minutes after the table was opened.
web-commitment = Commitment of the seed
web-words-hint = When all seats are taken, every page tells the words that it has bound itself to, and the cards are dealt. Keep this page open: { $minutes ->
    [one] after a minute
   *[other] after { $minutes } minutes
} without the words of somebody, the seat is free again and the shuffle begins anew.
web-restarts = { $count ->
    [one] The shuffle was begun anew once.
   *[other] The shuffle was begun anew { $count } times.
}
web-promise = Everybody was bound to words of their own before anybody told them: nobody can have chosen the deal.
web-promise-loose = Not bound before the deal: { $names }. Together with the server, they could have chosen it.
web-promise-alone = Only you play here: the server could have chosen the deal, and nobody else could notice.
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
web-orders = Standing orders
web-orders-hint = Kept secret; each answers for you on your own turn, also while you are away.
web-people = Players
web-side = Choices, log and talk
web-find = Show me where
web-seat-link = Go on from another device
web-seat-link-hint = Whoever opens this link sits in your seat. Keep it to yourself.
web-rematch = Play again
web-asked-again = { $name } wants to play again.
web-record = Download the record
web-check = Check the shuffle
web-replay = See it again
web-watching = You are watching.
web-give = Give the device to { $name }.
web-i-am = I am { $name }
web-notify = Tell me when it is my turn
web-keys = Keys: Tab and Enter, 1 to 9 choose, Esc clears, u takes back, ? rules
web-replay-title = The game again
web-replay-seat = As seen by
web-replay-watcher = those who watch
web-replay-entry = Decision
web-replay-all = everybody (all hands open)
web-replay-secret = { $seat } decides in secret.
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One decision back
web-replay-on = One decision on
web-back-to-table = Back to the table

web-rules-title = The rules of { $game }
web-clauses = The rulebook
web-things = Cards and things
web-provenance = What is reconstructed
web-provenance-hint = These values are not certain to be those of the printed game; they were rebuilt from what rules and reviews state.
web-own-box-title = Play with your own box
web-own-box-how = If you own the printed game: download the box file, correct what differs, and paste it into the form of a new table. It is checked against everything the rulebook says, and the record says which box was played with.
web-box-download = Download the box file

web-try-again = This cannot be kept just now; it is tried again.
web-stale = The table has changed since; look again and decide anew.
web-not-dealt = The game has not begun.
web-not-over = That is open only when the game is over.
web-dealt = The game has begun; who sits where does not change any more.
web-not-host = Only whoever opened the table may do that.
web-not-this-seat = This seat cannot be freed.
web-not-yet = Give the others time to come: bots may have the empty seats in { $seconds } s.
web-seat-gone = Your seat has been given to somebody else.
web-one-seat = You yourself sit once; for others beside you choose “here, at this device”.
web-too-long = That is longer than { $most } characters.
web-bad-box = The box does not fit: { $reason }
web-bad-commit = A commit is a SHA-256 in 64 hexadecimal digits.
web-bad-words = Words that were committed to are { $least } to { $most } characters long.
web-other-words = Your seat has not committed to these words.
web-words-too-early = Words are told when all seats are taken and everybody has committed.
web-no-undo-here = At this table decisions stand.
web-undo-enough = You have taken back enough at this table.
web-no-orders = There is nothing to order in advance now.
web-chat-full = Enough has been said at this table.
web-not-yours = You have no seat here.
web-malformed = That could not be understood.
web-not-found = There is nothing here. The link may be old: a seat's link changes when the seat is taken.
web-forbidden = This was not asked from one of our own pages.
web-wrong-host = This server does not answer under this name. If it should, start it with --public-url and the address at which others reach it.
web-too-fast = Too much at once. Wait a minute.
web-many-tables = You have opened { $most } tables that are not finished. Play one of them to its end first; a table where nothing has happened for { $days } days no longer counts.
web-too-slow = That took too long to arrive.
web-broken = This table was played by other rules and cannot be opened.
web-trouble = Something went wrong here. Nothing that was acknowledged is lost.

web-js-yours = Your turn
web-js-denied = This browser does not let the page notify you.
web-js-since = Since your last turn
web-js-bot = bot
web-js-here = here
web-js-gone = not here
web-js-away = a bot steps in
web-js-watching = watching
web-js-acts = to decide
web-js-offline = The connection is lost; trying again …
web-js-online = Connected again.
web-js-clear = Choose differently
web-js-copied = Copied
web-js-clause = Clause
web-js-points = points
web-js-none = Nothing to decide now.
web-js-come = Join in
web-js-order = Give the order
web-js-cancel = Cancel
web-js-fits = Seed and words fit what was published before the deal:
web-js-misfits = The seed does not fit the commitment:
web-js-untrue = The words do not fit what was published of them before the deal:
web-js-changed = This browser saw other hashes before it told its words:
web-js-gathering = Everybody is here. The words for the shuffle are being gathered …
web-js-elsewhere = The words of your seat are in the browser in which you took it: open the table there.
web-js-spoken = The players' own words:
web-js-draws = The stream's first numbers below 100:

web-api-title = An API for everyone
web-api-intro = Everything that these pages do, a program can do, too: open tables, take a seat, look, decide, talk, watch. What a seat may not know, no program gets either.
web-api-key = Whoever has the key of a seat plays there. It is the last part of the seat's link, and it travels in a header, never in an address. When a seat is taken, its key changes: joining answers with the new one.
web-api-errors = Whatever is refused comes back with a key for programs, a sentence for people, the clause of the rulebook if there is one, and the facts.
web-api-tables = Games and tables
web-api-seat = A seat
web-api-socket = The socket
web-api-socket-how = One socket tells everything as it happens and takes decisions. The first message says whose key you have, or which table you watch. A decision names the version it was made on and an id of your own; sent again after a broken connection, it counts once.
web-api-socket-modes = As "data" you get the view, the legal actions and the events as data; as "brief" you hear only when what you may do has changed, and of the beginning and the end: the version, who has to decide, the numbers of your legal actions and the result. If you say what you have, you get only what you missed.
web-no-key = No seat has this key. A seat's key changes when the seat is taken.
web-not-seated = Take the seat first.
web-seat-taken = This seat is taken.
web-bad-field = { $field } does not fit; wanted is { $wanted }.
