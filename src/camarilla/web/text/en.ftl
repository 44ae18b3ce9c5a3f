# The words of the pages. The same keys and values stand in every language.

web-motto = Games of court intrigue, with friends or against bots
web-home = Home
web-guest = Guest
web-language = Language
web-skip = Skip to the content
web-play-now = Play now against bots
web-play-friends = Play with friends
web-new-table = New table
web-watch = Public games
web-watch-hint = Anyone can watch these.
web-watch-none = No public games right now.
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
web-turn-of = Waiting for { $names }
web-gathering = Waiting for players
web-invited = You are invited
web-finished = Finished
web-footer = The games belong to their authors and publishers; texts, data and drawings here are our own.

web-new-title = A new table
web-game = Game
web-your-name = Your name
web-your-name-hint = You will be called this at every table. You can change it any time.
web-seats = Players
web-seat = Seat { $number }
web-called = Name of player { $number }
web-kind-me = me
web-kind-here = on this device
web-kind-friend = a friend, by link
web-kind-none = nobody
web-rules-options = Rules
web-how = Game settings
web-pace = Pace
web-pace-live = live, everyone is online
web-pace-days =
    { $days ->
        [one] one day per turn; then a bot takes over until you are back
       *[other] { $days } days per turn; then a bot takes over until you are back
    }
web-bot-delay = Bot speed
web-delay = { $seconds } s per move
web-delay-none = instant
web-take-back = Undo
web-take-back-off = Not possible
web-take-back-unseen = As long as nobody has seen anything of the decision
web-take-back-own-turn = In your own turn, as long as nothing hidden has come to light
web-listed = Anyone can watch (the game is listed on the home page)
web-more = Advanced: your own box, your own words for the shuffle
web-own-box = Your own box
web-own-box-hint = If you own the printed game, paste your corrected box.toml here. We check it against the rules.
web-word = Your own words for the shuffle
web-word-hint = Type anything. Your page mixes it with its own randomness and shows it only when everybody is committed to their words, so nobody (not even the server) can choose the cards.
web-create = Create the table

web-room-title = Waiting for players
web-room-hint = Send each friend the link of one seat. The game starts as soon as all seats are taken.
web-room-free = still free
web-room-came = has come
web-room-missing = not here yet
web-room-free-seat = Free the seat of { $name }
web-room-fill = Give the empty seats to bots
web-room-fill-hint = If somebody does not come, you may give the empty seats to bots two minutes after the table was created.
web-commitment = Shuffle fingerprint
web-words-hint = When all seats are taken, every page tells the words that it committed to, and the cards are dealt. Keep this page open: { $minutes ->
    [one] after a minute
   *[other] after { $minutes } minutes
} without the words of somebody, the seat is free again and the shuffle begins anew.
web-restarts = { $count ->
    [one] The shuffle was begun anew once.
   *[other] The shuffle was begun anew { $count } times.
}
web-promise = Everybody had committed to words of their own before anybody told theirs: nobody can have chosen the deal.
web-promise-loose = Did not commit to their words before the deal: { $names }. Together with the server, they could have chosen it.
web-promise-alone = Only you play here: the server could have chosen the deal, and nobody else could notice.
web-copy = Copy the link
web-only-here = These links work on this computer only. For other devices, start the server with --host 0.0.0.0.

web-sit-title = Join the table
web-sit-invited = You are invited to { $game }, with { $names }.
web-sit-take = Join
web-sit-back = This is { $name }’s seat. Continue on this device?
web-sit-go-on = Continue here

web-waiting-for = Waiting for { $names }.
web-board = The table
web-choices = What you can do
web-log = Game log
web-chat = Chat
web-chat-say = Say something
web-send = Send
web-undo = Undo
web-strip = What the bots did since your last turn
web-card = Points so far
web-go-on = Continue
web-speed = Show moves
web-speed-slow = slowly
web-speed-normal = normally
web-speed-fast = fast
web-speed-off = not at all
web-sound = Sound
web-confirm = Ask once more before
web-confirm-nothing = nothing
web-confirm-weighty = strikes, placements and bids
web-confirm-final = everything that cannot be undone
web-orders = Decide in advance
web-orders-hint = Secret. They answer for you on your turn, even while you are away.
web-people = Players
web-side = Choices, log and chat
web-find = Show me where
web-explain = Explain what I touch next
web-seat-link = Continue on another device
web-seat-link-hint = Whoever opens this link plays your seat. Keep it to yourself.
web-rematch = Play again
web-asked-again = { $name } wants to play again.
web-record = Download the game
web-check = Check the shuffle
web-replay = Watch the replay
web-watching = You are watching.
web-give = Pass the device to { $name }.
web-i-am = I am { $name }
web-notify = Tell me when it is my turn
web-keys = Keys: Tab and Enter; 1 to 9 choose; Esc clears; u undoes; ? rules
web-replay-title = Replay
web-replay-seat = View as
web-replay-watcher = a spectator
web-replay-entry = Decision
web-replay-all = everyone (open hands)
web-replay-secret = { $seat } decides in secret.
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One decision back
web-replay-on = One decision forward
web-back-to-table = Back to the table

web-rules-title = The rules of { $game }
web-clauses = The rulebook
web-things = Cards and pieces
web-provenance = Reconstructed values
web-provenance-hint = We are not sure of these values: we rebuilt them from the rules and from reviews.
web-show-reconstructed = Show what is reconstructed (≈)
web-own-box-title = Play with your own box
web-own-box-how = If you own the printed game: download the box file, correct what differs, and paste it into the form of a new table. It is checked against everything the rulebook says, and the record says which box was played with.
web-box-download = Download the box file

# How to play, the search in the rulebook, and the home page
web-howto-and-rules = How to play, rules
web-howto-example = An example
web-contents = On this page
web-search = Search the rules
web-search-none = Nothing found.
web-see = See
web-sources = Sources
web-newcomer = New here? The easiest game comes first, and each has a guided game that teaches it. Or play at once against bots: every thing on the table explains itself, and in your first turns you are told what to look at.
web-learn-it = Learn it in { $minutes } minutes
web-learn-edition = Lesson: { $edition }
web-weight-light = easy to learn
web-weight-medium = of medium weight
web-weight-heavy = demanding

# First steps
web-advice = First steps
web-advice-read = Got it
web-advice-never = Never again

# What the page’s own things are
help-web-home = To the home page. Your table stays: you find it there among your tables.
help-web-language = The language of all pages.
help-web-explain = Press this, then touch whatever you want to have explained.
help-web-people = Everybody at this table: whose turn it is, who is online, and the points as far as they are open.
help-web-strip = What the others did while you were not asked, in short.
help-web-kind-here = Several people play on this device: the table is covered until the next of them takes it.
help-web-advice = In your first turns of a game, a sentence says what to look at. It is counted on this device only.
help-web-choices = All that the rules allow you now. Choose here, or press the things on the table; the numbers are keys.
help-web-orders = Say now what you will decide later, so that nobody has to wait for you.
help-web-undo = Undo your last decision, as far as this table allows it.
help-web-rules = How to play, and every rule, on a page of its own.
help-web-notify = Your browser tells you when it is your turn, even while this page is hidden.
help-web-sound = How loud the table is. At the left end it is silent.
help-web-confirm = Before these decisions you are asked once more, in case your finger slipped.
help-web-card = How the points stand at the end of a round.
help-web-log = All that has happened, as far as you may know it.
help-web-speed = How long each thing that happens is shown on the table.
help-web-chat = Talk to the others at this table.
help-web-show-reconstructed = Marks with ≈ what may be different in the printed game.
help-web-commitment = Here you can check that nobody has changed the shuffle, and take your seat to another device.
help-web-seat-link = Copies the link with which you continue on another device.
help-web-find = Leads you to what you can choose.
help-web-hint = The three best decisions for what you know, and why.
help-web-review = How everybody’s chances went, which decisions cost something, and what was luck.
help-web-rematch = The same people at a new table.
help-web-replay = Go through the game decision by decision, with all hands open if you like.
help-web-record = The whole course of the game in a file, with which anybody can check it.
help-web-check = Compares seed and words with what was published before the deal.

web-try-again = Could not save just now; trying again.
web-stale = The table has changed in the meantime. Look again and choose.
web-not-dealt = The game has not begun.
web-not-over = Available after the game.
web-dealt = The game has begun; who sits where does not change any more.
web-not-host = Only whoever opened the table may do that.
web-not-this-seat = This seat cannot be freed.
web-not-yet = Give the others time to come: bots may have the empty seats in { $seconds } s.
web-seat-gone = Your seat has been given to somebody else.
web-one-seat = You can take only one seat. For others next to you choose “on this device”.
web-too-long = Please use at most { $most } characters.
web-name-too-long = A name has at most { $most } characters; this one has { $given }.
web-bad-box = This box file does not work: { $reason }
web-bad-commit = “commit” must be a SHA-256 in 64 hexadecimal digits.
web-bad-words = Words that were committed to are { $least } to { $most } characters long.
web-other-words = Your seat has not committed to these words.
web-words-too-early = Words are told when all seats are taken and everybody has committed.
web-no-undo-here = Undo is switched off at this table.
web-undo-enough = You cannot undo any more at this table.
web-no-orders = Nothing can be decided in advance right now.
web-chat-full = The chat of this table is full.
web-not-yours = You have no seat here.
web-malformed = We could not read that request.
web-not-found = Nothing here. The link may be old: a seat’s link changes once somebody takes the seat.
web-forbidden = This request did not come from our own pages. Reload the page and try again.
web-wrong-host = This server does not answer under this name. If it should, start it with --public-url and the address at which others reach it.
web-too-fast = Too many requests. Please wait a minute.
web-many-tables = You already have { $most } unfinished tables. Please finish one first. (A table with no move for { $days } days no longer counts.)
web-many-waiting = From your network { $most } connections are open already. Close one first, or wait a moment.
web-wrong-method = This address is not used in that way; it takes { $allowed }.
web-needs-socket = This address is for WebSockets: open one here (ws:// or wss://).
web-too-slow = That took too long to arrive.
web-broken = This table was made with another version and cannot be opened.
web-trouble = Something went wrong. All confirmed moves are safe.

web-js-yours = Your turn
web-js-denied = This browser does not let the page notify you.
web-js-since = Since your last turn
web-js-earlier = Earlier moments stand in the log.
web-js-bot = bot
web-js-here = online
web-js-gone = offline
web-js-away = bot playing
web-js-watching = watching
web-js-acts = to play
web-js-offline = Connection lost; trying again…
web-js-online = Connected again.
web-js-clear = Clear choice
web-js-confirm = Are you sure? It cannot be undone:
web-js-copied = Copied
web-js-clause = Rule
web-js-points = points
web-js-none = Nothing to do right now.
web-js-astray = Nothing to choose here.
web-js-present = This is the table as it stands now. Choose again.
web-js-watch = Watch:
web-js-first = First choose:
web-js-explain = Touch what you want explained.
web-js-come = Join in
web-js-order = Set
web-js-cancel = Cancel
web-js-fits = The seed and the words match what was published before the deal:
web-js-misfits = The seed does not match the fingerprint:
web-js-untrue = The words do not match what was published of them before the deal:
web-js-changed = This browser saw other fingerprints before it told its words:
web-js-gathering = Everybody is here. The words for the shuffle are being gathered…
web-js-elsewhere = The words of your seat are in the browser in which you took it: open the table there.
web-js-spoken = The players’ own words:
web-js-draws = The stream’s first numbers below 100:

web-api-title = An API for everyone
web-api-intro = Everything that these pages do, a program can do, too: open tables, take a seat, look, decide, talk, watch. What a seat may not know, no program gets either.
web-api-key = Whoever has the key of a seat plays there. It is the last part of the seat’s link, and it travels in a header, never in an address. When a seat is taken, its key changes: joining answers with the new one.
web-api-errors = Whatever is refused comes back with a key for programs, a sentence for people, the number of the rule if there is one, and the facts.
web-api-tables = Games and tables
web-api-seat = A seat
web-api-socket = The socket
web-api-socket-how = One socket tells everything as it happens and takes decisions. The first message says whose key you have, or which table you watch. A decision names the version it was made on and an id of your own; sent again after a broken connection, it counts once.
web-api-socket-modes = As "data" you get the view, the legal actions and the events as data; as "brief" you hear only when what you may do has changed, and of the beginning and the end: the version, who has to decide, the numbers of your legal actions and the result. If you say what you have, you get only what you missed.
web-api-wait = Instead of a socket: a request that is answered when something has changed, or after 25 seconds.
web-no-key = No seat has this key. A seat’s key changes when the seat is taken.
web-no-authorization = The key of the seat is missing: send it in the header “Authorization: Bearer KEY”.
web-no-address = The API has no such address. GET /api/openapi.json lists those that there are.
web-not-seated = Take the seat first.
web-seat-taken = This seat is already taken.
web-bad-field = { $field } is not valid; it should be { $wanted }.
web-missing-field = { $field } is missing; it should be { $wanted }.
web-one-me = Only one seat can be "me". For other people at the same device write "here", for those who come by a link "friend".

## Guided games
web-learn = Learn by playing
web-learn-hint = A guided game for each: a coach tells you what to look at and why, you make the moves. You can leave at any time; this browser remembers where you were, and nothing is stored about you.
web-learn-minutes = about { $minutes } minutes · { $steps } steps
web-learn-begin = Begin
web-learn-go-on = Go on
web-learn-game = Continue your game
web-learn-done = Done
web-learn-replay = Play it again
web-learn-coach = Your coach
web-learn-on = Continue
web-learn-back = Back
web-learn-again = Start over
web-learn-leave = All lessons
web-learn-skip = Skip to your turn
web-learn-play = A new game against bots
web-js-lost = No answer from the server. Please try again.
web-js-lit = your coach points at this

web-review = Review the game
web-review-title = Review
web-review-what = A review shows how everybody’s chances went up and down, which decisions cost something, and what was luck. It takes about a minute; everybody can read it afterwards.
web-review-begin = Review this game
web-review-working = The game is being reviewed
web-review-curve = Chances to win, as each player knew them
web-review-truth = Chances to win, for somebody who knew everything
web-review-no-marks = No decision cost much.
web-review-scale = An inaccuracy costs 5 points of a hundred in chances to win, a mistake 10, a blunder 15. What cannot be told from chance is not marked.
web-many-reviews = { $most } games are waiting for a review already. Try again in { $seconds } seconds.
web-hint = Hint
web-hints = The best decisions
web-hint-failed = No hint now. Try again.
web-hint-alone = Hints are for those who play alone against bots, and for tables that were opened with hints.
web-hints-for-all = Everybody at the table may ask for hints
web-hints-allowed = At this table everybody may ask for hints.

# Puzzles, playing on, the coach
web-puzzles = Puzzles
web-puzzles-hint = Positions from real games in which one decision is clearly best for what the player knows. Find it on the board. Which ones you have solved is known to this browser only.
web-puzzles-count = { $count } puzzles
web-puzzles-solved = solved
web-puzzles-begin = Solve
web-puzzle = Puzzle { $number } of { $of }
web-puzzle-show = Show the answer
web-puzzle-next = Next puzzle
web-onward = What if: play on from here
web-onward-told = The game after entry { $at }. You are { $seat }, bots play the others; the luck still to come is that of the deal. Nothing is stored.
web-coach = Coach: say so before a poor decision counts
web-coach-back = Take it back
web-coach-insist = Play it all the same
web-coach-alone = The coach is for those who play alone against bots.
help-web-coach = Before a decision counts, the coach looks at it from what you know. If it costs much, you can take it back.
