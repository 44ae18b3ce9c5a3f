title = Strozzi
tagline = Whose flag is on the ship, and which port will it reach first?

# What can be decided
action-claim = Play the { $flag }
action-pass = Pass
action-dock = Bring the ship into { $port }
action-take = Take { $tile }

# What is asked
ask-claim = Do you want this ship? Play a flag on it (only the pirate flag if it already has one), or pass.
ask-port = The ship is yours. Which port do you bring it into?
ask-tile = Your ship has a patronage symbol. Which open tile do you take?
ask-over = The game is over.

# What happens
event-round = Round { $round } begins. { $seat } starts.
event-turned-up = { $patronage ->
    [0] { $seat } turns up { $ship }: speed { $speed }.
   *[other] { $seat } turns up { $ship }: speed { $speed }, with a patronage tile.
    }
event-cargo = On board: gold { $gold }, grain { $grain }, cloth { $cloth }, scrolls { $scrolls }.
event-claimed = { $seat } plays the { $flag }.
event-passed = { $seat } passes.
event-returned = { $owner } takes the { $flag } back.
event-boarded = The pirate flag wins { $ship } for { $seat } at once.
event-won = { $seat } wins { $ship }: nobody else wants it.
event-refused = Nobody wants { $ship }. It is out of this round.
event-docked = { $seat } brings { $ship } into { $port } (place { $place }).
event-advanced = { $steps ->
    [one] { $seat } moves up one space in { $city }, to { $space }.
   *[other] { $seat } moves up { $steps } spaces in { $city }, to { $space }.
    }
event-took = { $seat } takes { $tile }.
event-opened = New patronage tile: { $tile }.
event-speeds = { $third ->
    [0] { $second ->
        [0] { $port }: a single ship, with speed { $first }.
       *[other] { $port }, fastest first: { $first } before { $second }.
    }
   *[other] { $port }, fastest first: { $first } before { $second } before { $third }.
    }
event-equal-speeds = { $port }: with the same speed ({ $speed }) the ship that came first is above.
event-paid-ship = { $seat } earns { $money }: ship in place { $place } in { $port }.
event-spaces = { $third ->
    [0] { $second ->
        [0] { $city }: only one marker has left the start, to space { $first }.
       *[other] { $city }, highest marker first: { $first } before { $second }.
    }
   *[other] { $city }, highest marker first: { $first } before { $second } before { $third }.
    }
event-equal-spaces = { $city }: on the same space ({ $space }) the left marker is higher.
event-paid-track = { $seat } earns { $money }: marker in place { $place } in { $city }.
event-paid-bonus = { $seat } earns a bonus of { $money } (space { $space } in { $city }).
event-totals = { $third ->
    [0] { $second ->
        [0] Patronage of { $category }: only one player has tiles, worth { $first }.
       *[other] Patronage of { $category }, highest total first: { $first } before { $second }.
    }
   *[other] Patronage of { $category }, highest total first: { $first } before { $second } before { $third }.
    }
event-equal-totals = Patronage of { $category }: with the same total ({ $total }) the higher marker in Florence decides.
event-paid-patronage = { $seat } earns { $money } for { $category } (total { $total }).
event-over = The game is over.

# Why not
refused-2-1 = First decide about the ship: play a flag or pass.
refused-2-4 = You have already used your { $flag } this round.
refused-2-8 = { $owner } already has the { $carried } on this ship. You can only play a pirate flag now, not the { $flag }.
refused-3-1 = The ship is yours: choose a port for it.
refused-3-3 = You already have a ship in { $port } this round.
refused-5-1 = Your ship has a patronage symbol: take one of the open tiles.
refused-5-3 = { $tile } is not one of the open tiles.

# Where the money came from
account-ships = Ships in port
account-tracks = Markers on the tracks
account-bonuses = Bonus spaces
account-art = Patronage of art
account-science = Patronage of science
account-architecture = Patronage of architecture
points = Money

# Options
option-money = The players’ money
option-money-secret = secret until the end
option-money-open = open to all

# Flags and cities
flag-pirate = pirate flag
flag-plus-one = +1 flag
flag-wares = wares flag
carried-pirate = pirate flag
carried-plus-one = +1 flag
carried-wares = wares flag
port-venice = Venice
port-rome = Rome
port-naples = Naples
city-venice = Venice
city-rome = Rome
city-naples = Naples
city-florence = Florence
ware-gold = gold
ware-grain = grain
ware-cloth = cloth
ware-scroll = scrolls

help-flag-pirate = Wins the ship at once. The only flag that can take a ship on which another flag lies.
help-flag-plus-one = The ship counts as one faster than the number on its sail.
help-flag-wares = Your marker moves one extra space in the port you choose, even without matching goods.
help-city-venice = Wants gold. At the end of each round the three fastest ships and the three highest markers earn 15, 10 and 5; bonus spaces pay extra.
help-city-rome = Wants grain. At the end of each round the three fastest ships and the three highest markers earn 15, 10 and 5; bonus spaces pay extra.
help-city-naples = Wants cloth. At the end of each round the three fastest ships and the three highest markers earn 15, 10 and 5; bonus spaces pay extra.
help-city-florence = No port; scrolls move your marker here. The three highest markers earn 15, 10 and 5. The highest starts the next round and wins all ties.
help-category-art = At the end of the game the highest totals of art earn 30, 20 and 10.
help-category-science = At the end of the game the highest totals of science earn 30, 20 and 10.
help-category-architecture = At the end of the game the highest totals of architecture earn 30, 20 and 10.

# The table
board-round = Round { $round } of 3
board-deck =
    { $deck ->
        [one] 1 ship
       *[other] { $deck } ships
    } to come, { $removed } set aside, { $refused } refused
board-ship = { $ship }, turned up by { $seat }
board-won = { $ship }, won by { $seat }
board-speed = speed { $speed }
board-scrolls = scrolls { $number }
board-patronage = patronage tile
board-empty = nothing on board
board-claim = { $owner } played the { $flag }
board-chooses = { $seat } chooses a patronage tile
board-tiles = Open patronage tiles ({ $stock } in the stock)
board-tracks = Tracks (on one space, left is higher)
board-ports = Ports (fastest ship on top)
board-ports-in-lines = Ports (fastest ship on the left; what each place pays stands above it)
board-last = Ports at the end of round { $round }
board-players = Players
board-space = space
board-you = You: { $letter }
board-your-flags = Your flags
board-flags = flags
board-money = money
board-pays = money { $money }
board-flag-pirate = pirate
board-flag-plus-one = +1
board-flag-wares = wares

# Patronage
category-art = art
category-science = science
category-architecture = architecture
tile-art-gold = art 1 + gold
tile-art-grain = art 1 + grain
tile-art-cloth = art 1 + cloth
tile-art-two = art 2
tile-science-gold = science 1 + gold
tile-science-grain = science 1 + grain
tile-science-cloth = science 1 + cloth
tile-science-two = science 2
tile-architecture-gold = architecture 1 + gold
tile-architecture-grain = architecture 1 + grain
tile-architecture-cloth = architecture 1 + cloth
tile-architecture-two = architecture 2

# Ships
ship-s01 = ship 1
ship-s02 = ship 2
ship-s03 = ship 3
ship-s04 = ship 4
ship-s05 = ship 5
ship-s06 = ship 6
ship-s07 = ship 7
ship-s08 = ship 8
ship-s09 = ship 9
ship-s10 = ship 10
ship-s11 = ship 11
ship-s12 = ship 12
ship-s13 = ship 13
ship-s14 = ship 14
ship-s15 = ship 15
ship-s16 = ship 16
ship-s17 = ship 17
ship-s18 = ship 18
ship-s19 = ship 19
ship-s20 = ship 20
ship-s21 = ship 21
ship-s22 = ship 22
ship-s23 = ship 23
ship-s24 = ship 24
ship-s25 = ship 25
ship-s26 = ship 26
ship-s27 = ship 27
ship-s28 = ship 28
ship-s29 = ship 29

# Standing orders
argument-speed = speed at least
argument-cargo = on board
order-pass-until-title = Pass until a good ship comes
order-pass-until = Pass in this round until a ship comes with speed { $speed } or more; on board: { $cargo }.
order-pass-round-title = Pass for the rest of this round
order-pass-round = Pass for the rest of this round.
cargo-any = anything
cargo-gold = { ware-gold }
cargo-grain = { ware-grain }
cargo-cloth = { ware-cloth }
cargo-scrolls = { ware-scroll }
cargo-patronage = { board-patronage }

# What things on the table are
board-status = Round and ships
board-offer = Ship on offer
board-port = Port
board-moored = Ship in port
board-track = Track
board-stock = Patronage tiles
board-player = Player
help-board-status = The round, and the ships: those still to come, those set aside unseen for this round, and those that nobody wanted.
help-board-offer = The number is the ship’s speed. On the sails: its goods, its scrolls and the patronage symbol. A flag at the mast shows who claims it.
help-board-port = The ships of this round, the fastest on top. At the end of the round the first three earn 15, 10 and 5. Each player may have one ship in each port.
help-board-moored = The number is how fast the ship counts, with the +1 flag one more. Beside it, its owner and the flag it was won with.
help-board-track = Goods move a marker up. At the end of each round the three highest markers earn 15, 10 and 5, and a marker on +5, +10 or +15 earns that, too. On one space, left is higher.
help-board-stock = Three tiles are open; a tile that is taken is replaced from the stock. It counts 1 or 2 in its category at the end; one that shows a ware also moves a marker.
help-board-player = A player: the flags that are left in this round (used ones are pale), the totals of patronage, and the tiles.
help-board-money = The money earned so far. Where it is secret, a question mark stands here until the end.

# How to play
howto-mood = For those who like quick choices: this ship now, or a better one later?
howto-aim = Earn the most money in three rounds: with fast ships in the ports, markers high on the tracks, and patronage.
howto-step-ship-title = A ship comes in sight
howto-step-ship = A ship is turned up for the active player. The number is its speed; the sails show its goods, its scrolls and, on some, a patronage symbol.
howto-step-claim-title = Play a flag, or pass
howto-step-claim = Each player is asked once, the active one first. You have three flags, and each can win one ship a round. The pirate flag takes a ship at once, even from somebody else; the +1 flag makes it faster; the wares flag moves your marker one more space.
howto-step-port-title = Choose a port
howto-step-port = Whoever wins the ship brings it into Venice, Rome or Naples, only one in each port and round. The fastest ship lies on top.
howto-step-track-title = Markers move up
howto-step-track = Each ware that the port asks for moves your marker up a space on its track. Scrolls move your marker in Florence, whatever the port. Other goods are lost.
howto-step-tile-title = Take a patronage tile
howto-step-tile = A ship with the symbol brings one of the three open tiles: art, science or architecture. A tile that shows a ware also moves your marker there.
howto-step-pay-title = The round is paid
howto-step-pay = When all flags are used, or all ships seen, the three best ships of each port and the three highest markers of each track are paid. Then all flags come back; markers and tiles stay.
howto-points-ships = Each port, each round: 15 for the fastest ship, 10 for the second, 5 for the third.
howto-points-tracks = Each of the four tracks, each round: 15, 10 and 5 for the three highest markers.
howto-points-bonuses = A marker on a bonus space: 5, 10 or 15 more, at the end of every round.
howto-points-patronage = At the end of the game, in art, science and architecture: 30, 20 and 10 for the highest totals.
howto-mistake-cargo = A fast ship in the wrong port moves no marker. Look at the speed and at the goods.
howto-mistake-pirate = The pirate flag is not only for robbing: a ship that you claim with it, nobody can take.
howto-mistake-florence = Florence has no port, but its track pays like the others, and the highest marker there wins every tie.
howto-mistake-late = Nobody knows which ships are left. Whoever waits too long for the perfect one may end the round with flags unused.
howto-example = The end of a round, on one track: the order of the markers, and what they earn:

# First steps: what to look at
advice-claim = Look at the ship’s speed and goods, and at who still has a pirate flag.
advice-port = Look at the ships already in each port, and at your markers on the tracks.
advice-tile = Look at the patronage totals of all players, and at the ware on each tile.

printed-track = track
printed-tiles = patronage tiles
printed-ship = ship
printed-bonus = bonus spaces
printed-category = category
printed-value = value
printed-ware = goods
printed-count = count
printed-speed = speed
printed-gold = gold
printed-grain = grain
printed-cloth = cloth
printed-scrolls = scrolls
printed-patronage = patronage symbol

# Box files: names and keys as the file has them
box-track-length = bonus must list { $low } to { $high } spaces.
box-track-bonuses = a track has the bonuses 5, 10 and 15 and no other.
box-track-ends = a track begins without a bonus, never falls, and ends with the only 15.
box-tiles = { $wanted } of the { $all } patronage tiles are “{ $category }”, not { $given }.
box-tile-ware = a tile of value 1 shows one of { $known }.
box-tile-no-ware = a tile of value 2 shows no ware.
box-no-example-tile = no art tile of value 1 shows gold, but the rulebook’s example takes one.
box-no-example-ship = no ship is the one of the rulebook’s example: gold 0, grain 2, cloth 2, scrolls 0, patronage.

## Lesson

lesson-aim = The most money wins. You are a merchant house, and ships earn it: each round, every port pays 15, 10 and 5, once to the three fastest ships in it, and once more to the three highest markers on its track below.
lesson-ship = This ship was turned up for everybody. Its speed is { $speed }, out of 8. On board it has { $cloth } cloth, which Naples wants, and { $gold } gold for Venice. The ware that a port wants moves your marker up there.
lesson-flags = You have { $flags } flags a round, so { $flags } ships, and each must go to a different port. The wares flag moves your marker one extra space, the +1 flag makes a ship faster, and the pirate flag seizes a ship at once, even from somebody else.
lesson-claim = A fast ship with two wares for one port is just right. Claim it with the wares flag: it is fast enough as it is, so let the flag push your marker instead.
lesson-claim-good = Nobody else wanted to pay a pirate flag for it. The ship is yours.
lesson-claim-pass = Too good to pass: a fast ship earns every time it is among the fastest, and its wares move you up. Use the wares flag.
lesson-claim-pirate = The pirate flag is your weapon: it can seize a ship on which somebody else’s flag already is. Nobody is here yet, so save it. Use the wares flag.
lesson-claim-plus = With speed { $speed } the ship is already fast. Save the +1 flag for a slower one, and use the wares flag here.
lesson-dock = Which port? Naples wants cloth, and you have { $cloth } on board; with the wares flag your marker moves one space more. Bring the ship into Naples.
lesson-dock-good = Fastest ship and highest marker in Naples: both pay, if it stays so.
lesson-dock-elsewhere = There the ship would be just as fast, but your marker would move less. The cloth on board belongs to Naples.
lesson-tracks = Look at the tracks: on that of Naples your marker has climbed, one space for each cloth and one for the flag. At the end of a round each track pays its three highest markers 15, 10 and 5, wherever they stand; the numbers with a plus are a bonus for a marker that gets up there. Then the ships leave, but the markers stay: what you climb now can pay in all three rounds.
lesson-pirate = Look at this ship: speed { $speed }, with gold and a scroll. Scrolls count in Florence, whatever port you choose. Lucrezia has played a flag on it already, but a pirate flag beats every other flag. Seize the ship!
lesson-pirate-good = It was worth it: a ship this fast is nearly certain to be first in its port.
lesson-pirate-pass = Then Lucrezia gets the fastest kind of ship there is. This is what the pirate flag is for.
lesson-venice = The gold on board belongs to Venice. Bring the ship there: first place for speed, one step up on the track, and one in Florence for the scroll.
lesson-venice-good = The track of Florence pays like the others, and whoever is highest there begins the next round: scrolls are worth having.
lesson-venice-elsewhere = In Rome the gold is worth nothing. Venice wants it.
lesson-plus = Now you turn up a ship yourself: speed { $speed } and { $grain } grain for Rome, where you have no ship yet. The +1 flag would make it as fast as any. Try it!
lesson-plus-pass = You could wait, but a better ship for Rome is hardly to come. Try it with the +1 flag.
lesson-danger = Ouch! Lucrezia has played the pirate flag and seized your ship. Your flag is back in your hand, but the ship is lost. Remember: as long as others have a pirate flag, a splendid ship is never safe. Now all Lucrezia has left is the +1 flag.
lesson-patronage = Here is your second chance for Rome, and ships run out: a flag that is not used earns nothing. The ship has speed { $speed }, { $grain } grain and a patronage symbol: its owner takes a tile. It is faster than what Lucrezia has in Rome, and the +1 flag is your last. Claim it!
lesson-patronage-good = A modest ship: nobody spends a pirate flag on it. Each port takes one of your ships a round, so this one went to Rome.
lesson-patronage-pass = If you wait, the ships may run out: a flag that is not used earns nothing. Use the +1 flag.
lesson-level = Before you choose a patronage tile, look at the track of Venice. You share a space with Cosimo, but you came first: you would get 15, Cosimo 10. A single step takes anybody past you, though, and then you get 10. One step of your own defends the 15: that is 5 more, and perhaps so in all three rounds.
lesson-tile = Now compare. At the very end the highest totals in each of art, science and architecture earn 30, 20 and 10. There the science tile counts 2, but many tiles are still to come, and nobody knows what it will be worth. The art tile counts 1 there, and moves you up in Venice, too: up to 5 more a round, from now on. Take the art tile with gold.
lesson-tile-two = At the end it earns something if nobody else collects more science. The step in Venice earns up to 5 in every round, from now on. Take the art tile with gold.
lesson-tile-grain = That would move you up in Rome, but Lucrezia would still be ahead there: nothing would change. In Venice one step takes you ahead: take the art tile with gold.
lesson-tile-good = And it paid at once: Lucrezia came to the same space in Venice later, and whoever was there first stays ahead.
lesson-paid = The round is over, and all ships and markers were paid. Look at Venice: your ship was the fastest and your marker the highest, 15 each. In all, three ships and four markers made { $money } coins. The ships leave, the markers stay.
track-venice = track of Venice
track-naples = track of Naples
lesson-end = There are three rounds. So push your markers early, keep an eye on who still has a pirate flag, and collect tiles of one kind. After the third round the tiles are paid and the most money wins. Finish this game on your own!

# What a hint speaks of
term-money = money
term-ships = ships in port
term-tracks = markers on the tracks
term-patronage = patronage tiles
term-flags = unused flags
term-claim = the claimed ship

# What a decision means

about-pass = You keep your flags. You are not asked for this ship again.
about-dock = One ship of yours in each port and round. Wares that the port asks for move your marker up.
about-take = It counts in its category at the end of the game. One that shows a ware also moves your marker there.
