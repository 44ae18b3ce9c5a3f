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
board-last = Ports at the end of round { $round }
board-players = Players
board-space = space
board-your-flags = Your flags
board-flags = flags
board-money = money
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

# What a hint speaks of
term-money = money
term-ships = ships in port
term-tracks = markers on the tracks
term-patronage = patronage tiles
term-flags = unused flags
term-claim = the claimed ship
