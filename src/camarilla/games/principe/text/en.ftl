title = Il Principe
tagline = Auctions, cities and roles in Renaissance Italy
points = { $points } { $points ->
    [one] point
   *[other] points
    }

option-edition = Edition of the rules
option-edition-it = Italian: four cards a round, coins in the last round
option-edition-hu = Hungarian: five cards a round, no coins in the last round
option-money = Money
option-money-secret = secret, as in the rules
option-money-open = open to all

# Things

colour-green = green
colour-white = white
colour-red = red
colour-blue = blue
colour-yellow = yellow
short-green = Gr
short-white = Wh
short-red = Re
short-blue = Bl
short-yellow = Ye
building-university = university
building-cathedral = cathedral
building-town-hall = town hall
building-castle = castle
building-marketplace = marketplace
size-small = small
size-medium = medium
size-large = large
family-medici = Medici
family-visconti = Visconti
family-carraresi = Carraresi
family-este = d’Este
family-gonzaga = Gonzaga
city-siena = Siena
city-orvieto = Orvieto
city-venezia = Venice
city-verona = Verona
city-perugia = Perugia
city-urbino = Urbino
city-padova = Padua
city-lucca = Lucca
city-milano = Milan
city-bologna = Bologna
city-mantova = Mantua
city-firenze = Florence
city-ferrara = Ferrara
city-pisa = Pisa
city-rimini = Rimini
region-romagna = Romagna coast
region-upper-po = Upper Po
region-emilia = Emilia
region-lombardy = Lombardy
region-tuscany = Tuscany
region-umbria = Umbria
role-doctor = Doctor
role-bishop = Bishop
role-councillor = Councillor
role-nobleman = Nobleman
role-banker = Banker
role-magister = Magister
role-preacher = Preacher
role-scribe = Scribe
role-knight = Knight
role-merchant = Merchant

help-colour-green = University. A green role lets you turn one of your face-down cards (not green) face up again.
help-colour-white = Cathedral. A white role gives you 1 point.
help-colour-red = Town hall. A red role lets you draw a building card.
help-colour-blue = Castle. A blue role lets you place a shield in any region.
help-colour-yellow = Marketplace. A yellow role gives you 2 coins.
help-role-doctor = Major green role. When you get it, turn half of your face-up green cards (rounded up) face down, then turn one face-down card of another colour face up. Worth 2 points each time another player builds with green, and 2 at the end.
help-role-bishop = Major white role. When you get it, turn half of your face-up white cards (rounded up) face down, then score 1 point. Worth 2 points each time another player builds with white, and 2 at the end.
help-role-councillor = Major red role. When you get it, turn half of your face-up red cards (rounded up) face down, then draw a building card. Worth 2 points each time another player builds with red, and 2 at the end.
help-role-nobleman = Major blue role. When you get it, turn half of your face-up blue cards (rounded up) face down, then place a shield in any region. Worth 2 points each time another player builds with blue, and 2 at the end.
help-role-banker = Major yellow role. When you get it, turn half of your face-up yellow cards (rounded up) face down, then take 2 coins. Worth 2 points each time another player builds with yellow, and 2 at the end.
help-role-magister = Minor green role. When you get it, turn one face-down card of another colour face up. Worth 1 point each time another player builds with green, and 1 at the end.
help-role-preacher = Minor white role. When you get it, score 1 point. Worth 1 point each time another player builds with white, and 1 at the end.
help-role-scribe = Minor red role. When you get it, draw a building card. Worth 1 point each time another player builds with red, and 1 at the end.
help-role-knight = Minor blue role. When you get it, place a shield in any region. Worth 1 point each time another player builds with blue, and 1 at the end.
help-role-merchant = Minor yellow role. When you get it, take 2 coins. Worth 1 point each time another player builds with yellow, and 1 at the end.

# What is asked

ask-offering = Put { $cards_to_offer } cards up for auction, face down: { $offering } of { $cards_to_offer }. Everyone chooses at once, in secret.
ask-card-auction = Bid for the cards, or pass. If you pass, you are out of this auction.
ask-building = You won the auction. Build a city now, or skip.
ask-playing = Build a city, play cards of one colour, or do nothing.
ask-shields = Place a shield in a region next to the city (still to place: { $shields_due }).
ask-role-auction = You are tied for this role: bid, or pass. If you pass, you are out.
ask-turning-up = Green role: which face-down card do you turn face up?
ask-posting = Blue role: place a shield in any region.
ask-over = The game is over.

# Decisions

action-offer = Offer a { $colour } card
action-bid = Bid { $coins }
action-pass = Pass
action-build = Build { $city }
action-lay =
    Play { $cards } { $colour } { $cards ->
        [one] card
       *[other] cards
    }
action-skip = Do nothing
action-place = Place a shield in { $region }
action-turn-up = Turn a { $colour } card face up

# What happens

event-round = Round { $round }. { $seat } is the Principe.
event-last-round = This is the last round.
event-income = Every player gets { $coins } coins.
event-dealt =
    { $seat } draws { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
event-received =
    { $seat } gets { $cards ->
        [one] 1 { $colour } card
       *[other] { $cards } { $colour } cards
    }.
event-offered = { $seat } offers a { $colour } card, face down.
event-gave =
    { $seat } offers { $cards ->
        [one] 1 { $colour } card
       *[other] { $cards } { $colour } cards
    }.
event-revealed =
    Up for auction: { $cards ->
        [one] 1 { $colour } card
       *[other] { $cards } { $colour } cards
    }.
event-auction =
    Auction: { $cards ->
        [one] 1 { $colour } card
       *[other] { $cards } { $colour } cards
    }.
event-role-tie = Tie: { $cards } { $colour } cards face up each.
event-role-auction = The tied players bid for the role of { $role }.
event-bid = { $seat } bids { $coins }.
event-passed = { $seat } passes.
event-unbeaten = Nobody bids more than the { $coins } of { $seat }.
event-won-cards =
    { $seat } pays { $coins } and takes { $cards ->
        [one] 1 { $colour } card
       *[other] { $cards } { $colour } cards
    }.
event-unsold =
    Nobody bids: { $cards ->
        [one] 1 { $colour } card leaves
       *[other] { $cards } { $colour } cards leave
    } the game.
event-prince = { $seat } becomes the Principe.
event-built = { $seat } builds { $city } for { $coins } coins and scores { $points }.
event-shield = { $seat } places a shield in { $region }.
event-no-shield = { $seat } has no shield left to place.
event-icon = { $city } needs { $colour }: that pays whoever else holds a { $colour } role.
event-patron = { $seat } scores { $points } as { $role }.
event-opened = New city: { $city }.
event-no-city = No more city cards.
event-laid =
    { $seat } plays { $cards ->
        [one] 1 { $colour } card
       *[other] { $cards } { $colour } cards
    }.
event-skipped = { $seat } does nothing.
event-returned = All roles go back to the board.
event-leading = { $against ->
    [0] Nobody else has { $colour } cards face up.
   *[other] Most { $colour } cards face up: { $cards } against { $against }.
    }
event-following = { $against ->
    [0] Second most { $colour } cards face up: { $cards }; nobody else has any.
   *[other] Second most { $colour } cards face up: { $cards } against { $against }.
    }
event-role = { $seat } becomes { $role }.
event-bought-role = { $seat } pays { $coins } for the role of { $role }.
event-vacant = Nobody bids: the { $role } stays on the board.
event-turned-down =
    { $seat } turns { $cards ->
        [one] 1 { $colour } card
       *[other] { $cards } { $colour } cards
    } face down.
event-turned-up = { $seat } turns a { $colour } card face up.
event-point = { $seat } scores { $points } for the white role.
event-drew = { $seat } draws a { $colour } card.
event-drew-unseen = { $seat } draws a card.
event-coins = { $seat } gets { $coins } coins for the yellow role.
event-no-use = { $seat } cannot use the ability of the { $role }.
event-too-few =
    Only { $cards ->
        [one] 1 card is
       *[other] { $cards } cards are
    } left in the deck: the game ends now.
event-most-shields = { $against ->
    [0] { $region }: nobody else has shields there.
   *[other] { $region }: most shields, { $shields } against { $against }.
    }
event-equal-shields = { $region }: the most shields are { $shields } each; all of them score, and nobody is second.
event-second-shields = { $region }: second most shields, { $shields } after { $against }.
event-region = { $seat } scores { $points } for { $region }.
event-offices = { $seat } scores { $points } for the roles held at the end: 2 for a major one, 1 for a minor one.
event-sets = { $sets ->
    [one] { $seat } has one set of five colours and scores { $points }.
   *[other] { $seat } has { $sets } sets of five colours and scores { $points }.
    }
event-most-money = { $seat } has the most money, { $coins } coins against { $against }, and scores { $points }.
event-equal-money = { $seat } shares the most money, { $coins } coins, and scores { $points }.
event-most-hand = { $seat } has the most cards in hand, { $cards } against { $against }, and scores { $points }.
event-equal-hand = { $seat } shares the most cards in hand, { $cards }, and scores { $points }.
event-over = The game is over.

# Refusals

refused-2-4 = Choose { $cards } cards from your hand first.
refused-2-6 = You have no { $colour } card in hand.
refused-3-4 = An auction is on: bid or pass.
refused-3-5 = { $coins } is too low: the highest bid is { $price }.
refused-3-7 = You cannot bid { $coins }; you have { $money }.
refused-3-10 = You may build a city now, or do nothing.
refused-4-1 = Nobody can build in the first round.
refused-4-2 = { $city } is not one of the open cities.
refused-4-3 =
    { $city } needs { $needed ->
        [one] 1 { $colour } card
       *[other] { $needed } { $colour } cards
    }; you have { $held }.
refused-4-4 = { $city } costs { $cost } coins; you have { $money }.
refused-4-7 = { $city } does not touch { $region }.
refused-4-8 = Place the city’s shields first.
refused-5-1 = Build a city, play cards of one colour, or do nothing.
refused-5-4 =
    You cannot play { $cards ->
        [one] 1 { $colour } card
       *[other] { $cards } { $colour } cards
    }; you have { $held }.
refused-6-11 = Turn one of your face-down cards face up.
refused-6-12 = The green role cannot turn a green card.
refused-6-13 = You have no face-down { $colour } card.
refused-6-15 = Place a shield in a region.

# Points

account-city = { $city } built
account-patronage = roles when others built
account-blessings = white roles
account-role = { $role } at the end
account-sets = { $sets } { $sets ->
    [one] set
   *[other] sets
    } of five colours
account-money =
    most money ({ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    })
account-hand = most cards in hand ({ $cards })
account-region = { $region }, { $shields } { $shields ->
    [one] shield
   *[other] shields
    }

# The table

table-round = Round { $round }
table-last-round = Round { $round }, the last
table-over = After { $round } rounds
table-stage = phase { $stage }
table-deck =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in the deck
table-pile =
    { $cards ->
        [one] 1 city
       *[other] { $cards } cities
    } to come
table-gone = Removed
table-lots = For auction
table-open = Open cities
table-site = Being built
table-regions = Shields
table-roles = Roles
table-major = major
table-minor = minor
table-nobody = –
table-city = City
table-cost = Cost
table-points = Points
table-shields = Shields
table-icons = Buildings
table-borders = Regions
table-player = Player
table-family = Family
table-money = Money
table-hand = Hand
table-known = known
table-table = Table (face up/down)
table-cities = Cities
table-left = Shields left
table-principe = Principe
table-your-hand = Your hand
table-your-offer = Offered
table-your-money = Your money
table-offers = Offered
table-bidding-cards =
    Auction: { $cards ->
        [one] 1 { $colour } card
       *[other] { $cards } { $colour } cards
    }
table-bidding-role = Auction: { $role }
table-no-bid = no bid yet
table-high-bid = { $seat } bids { $coins }
table-still-in = still in: { $names }
table-to-place = shields to place: { $shields }
table-map = Map of northern Italy
table-face-down = face down
table-players = Players

# Standing orders

argument-lot = lot
order-raise-title = Bid up to a limit
order-raise = { $lot }: bid 1 more each time, up to { $coins }, then pass.
order-pass-title = Pass on one lot
order-pass = { $lot }: pass.
order-pass-rest-title = Pass on all other cards this round
order-pass-rest = Pass on all other cards this round.
order-too-low = The bid is already { $price }: with a limit of { $coins } you would just pass.
lot-green = { colour-green }
lot-white = { colour-white }
lot-red = { colour-red }
lot-blue = { colour-blue }
lot-yellow = { colour-yellow }
lot-doctor = { role-doctor }
lot-bishop = { role-bishop }
lot-councillor = { role-councillor }
lot-nobleman = { role-nobleman }
lot-banker = { role-banker }
lot-magister = { role-magister }
lot-preacher = { role-preacher }
lot-scribe = { role-scribe }
lot-knight = { role-knight }
lot-merchant = { role-merchant }
printed-region = region
printed-city = city
printed-table = numbers for a table
printed-letter = letter
printed-size = size
printed-cost = cost
printed-points = points
printed-shields = shields
printed-icons = icons
printed-regions = regions
printed-edition = edition
printed-players = players
printed-income = coins each round
printed-draw = cards drawn
printed-offer = cards offered
printed-deck_limit = deck limit
printed-last_income = coins in the last round
printed-last_cards = cards in the last round
printed-last_least = least cards in the last round
printed-removed = cards removed
printed-cities = city cards
printed-minor_roles = minor roles

# Box files: names and keys as the file has them
box-list-length = a { $size } city must have exactly { $wanted } { $what }.
box-none-of = { $given } is none of { $known }.
box-one-pair = a { $size } city must have exactly one pair of equal icons.
box-no-pair = a { $size } city must have icons of different colours.
box-stated = the rules state { $wanted } for “{ $name }”.
box-region-twice = a region stands there twice.
box-cities-of = the rules list the cities of “{ $name }”: { $wanted }.
box-no-city = no city borders on “{ $name }”.

# What a hint speaks of
term-points = points already won
term-regions = regions on the map
term-sets = sets of building cards
term-roles = roles
term-coins = coins
term-cards = building cards in hand
