title = Il Principe
tagline = Auctions, cities and roles in Renaissance Italy
points = { $points } { $points ->
    [one] point
   *[other] points
    }

option-edition = Edition of the rules
option-edition-it = Italian edition (four cards a round, coins in the last round, too)
option-edition-hu = Hungarian edition (five cards a round, no coins in the last round)
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
ask-card-auction-only-pass = You do not have enough coins for a bid: pass.
ask-building = You won the auction. Build a city now, or skip.
ask-building-only-skip = You won the auction, but you lack the cards or the coins for every open city: do nothing.
ask-playing = Play cards of one colour, build a city if you can, or do nothing.
ask-playing-only-skip = You have no cards to play: do nothing.
ask-shields = Place a shield in a region next to the city (still to place: { $shields_due }).
ask-role-auction = You are tied for this role: bid, or pass. If you pass, you are out.
ask-role-auction-only-pass = You are tied for this role, but do not have enough coins for a bid: pass.
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
event-role-tie =
    Tie: { $cards ->
        [one] 1 { $colour } card
       *[other] { $cards } { $colour } cards
    } face up each.
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

# What things on the table are
table-phases = Phases of the round
table-auction = Auction
table-region = Region
table-place = City on the map
help-table-phases = The four phases of a round, the present one lit: 1 coins, cards and offers; 2 auctions; 3 build or play cards; 4 roles. Beside them: how many cards and cities are still to come.
help-table-auction = What is sold, the highest bid, and on the right who is still in; those who have passed are pale.
help-table-lots = Cards that are still to be auctioned in this round. The smallest group comes first.
help-table-site = The city that has just been built. Its shields go into the regions that are named here.
help-table-city = An open city. On the left its points, on the right how many shields it brings; below, what it costs, the building cards it needs and the regions it borders on.
help-table-cities = A city that this player has built.
help-table-place = The towers show how large the city is. It is ringed while its card is open, and has the colour of the player who has built it.
help-table-region = At the end, most shields in a region score 5 points, second most 2. The number beside a shield says how many the player has there.
help-table-your-hand = Your building cards, by colour. Others see how many there are, not which.
help-table-your-offer = Cards put up for auction. They stay face down until all have chosen.
help-table-player = A player. In the row of colours: above, the cards face up on the table, which count for the roles; below, those turned face down.
help-table-points = The points so far. Regions, roles, sets of five colours, most money and most cards in hand are added at the end.
help-table-money = Coins, for bids and for the cost of cities. Most money scores 2 points at the end. Where it is secret, a question mark stands here.
help-table-hand = How many building cards are in the hand. Most cards in hand score 2 points at the end.
help-table-known = Cards in this hand that everybody has seen.
help-table-offers = Cards that this player has put up for auction in this round.
help-table-left = Shields that can still be placed on the map.
help-table-principe = The Principe. Auctions begin on the Principe’s left, phase 3 with the Principe. Whoever wins an auction is the next one.

# How to play

howto-mood = For those who like auctions, and majorities that nobody keeps for long
howto-aim = Score the most points: build cities, lead in the regions with your shields, and hold roles while the others build.
howto-step-offer-title = Offer cards
howto-step-offer = Each round brings coins and building cards. Then everybody secretly chooses two cards of their hand (three with two players) and puts them up for auction. You give away what you need least; others may want just that.
howto-step-auction-title = Bid for cards
howto-step-auction = The offered cards are sold colour by colour, the smallest group first. Whoever bids most pays the bank, takes the cards and becomes the Principe. Whoever passes is out of this auction.
howto-step-build-title = Build a city
howto-step-build = From the second round on you may build right after an auction you won, and once more when all auctions are over. Play a card of your hand for each icon of an open city and pay its cost: the city’s points are yours.
howto-step-shields-title = Place its shields
howto-step-shields = A city brings one or two of your shields into regions that it borders on. At the end, most shields in a region score, and second most, too.
howto-step-cards-title = Or play cards
howto-step-cards = Instead of building you may play as many cards of one colour as you like. They stay face up before you, beside those that you built with, and all of them count for the roles.
howto-step-roles-title = Win roles
howto-step-roles = At the end of the round, most face-up cards of a colour win its major role, second most the minor one. A role helps you at once, and it pays each time another player builds with its colour. A major role turns half of your cards of that colour face down.
howto-points-cities = A city that you build: 4 points if it is small, 6 if it is medium, 8 if it is large.
howto-points-roles = Roles, each time another player builds with their colour: 2 points for a major one, 1 for a minor one; and once more at the end.
howto-points-regions = At the end, in each region: 5 points for most shields, 2 for second most.
howto-points-sets = At the end: 2 points for every set of five colours among your cards on the table, whichever side up.
howto-points-most = At the end: 2 points for most money, and 2 for most cards in hand.
howto-mistake-own = Your own roles pay nothing when you build yourself. Hold the colours that the others need.
howto-mistake-hand = Cards in hand win no role. Only what is face up on the table counts.
howto-mistake-first = In the first round nobody can build: it is about cards and roles.
howto-mistake-money = Coins are scarce. If you spend all of them on cards, there is nothing left for the cost of a city.
howto-note-editions = The two editions differ: in the Italian one you draw 4 cards each round, and coins come in the last round, too; in the Hungarian one you draw 5, and the last round brings no coins. Choose the edition when you open a table.
howto-example = A city is built. The log tells what its builder scores, and who else is paid for a role:

# First steps: what to look at

advice-offering = Look at the icons of the open cities: which of your cards fit none of them?
advice-card-auction = Look at the open cities and at your coins: a city costs 3 to 5 on top of what you bid.
advice-building = Look at the map: in which regions would this city’s shields put you first or second?
advice-playing = Look at the face-up cards before the others: who leads in the colours that you hold?
advice-shields = Look at the shields in each region: where does one more make you first or second?
advice-role-auction = Look at the open cities: how many of them need the colour of this role?
advice-turning-up = Look at the face-up cards of all: in which colour does one more bring you a role?
advice-posting = Look at the whole map: where does one more shield make you first or second?

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

## Lesson

lesson-aim = The most points win. You lead a family in Renaissance Italy, and points come from three things: cities that you build; roles, which pay whenever somebody else builds; and, at the end, regions in which you have the most shields. Everything is paid with building cards and coins, and you get { $money } coins a round.
lesson-city = These { $cities } cities can be built from the second round on. Venice, for instance, needs a white, a red and a yellow card and costs { $cost } coins; it brings { $points } points and a shield on the map. That is our goal. In the first round nobody can build: now it is about cards and roles.
lesson-offer = Everybody must put { $offers } cards up for auction, face down; then all cards of a colour are sold together, and you may buy, too. A role goes to the most cards of one colour, so keep your white pair. Offer red: new cards come before anybody can build. Offer one; the other follows by itself.
lesson-offer-other = Keep that: two white cards can bring a role. Offer red: new cards come before anybody can build.
lesson-white = The cards are revealed, and the smallest group is sold first: { $cards } white cards, which make four with yours. Lucrezia has bid { $price }. Bid just one more: each coin you save helps to build later, and nobody sees how many you have.
lesson-white-good = Yours. The winner of an auction also becomes the Principe (the crown), who acts first in what follows.
lesson-white-high = That would do, but one coin more than { $price } is enough. Each coin you save helps to build later.
lesson-white-pass = Then Lucrezia gets the white cards cheaply. Together with your pair they make a role: bid!
lesson-red = Now { $cards } red cards, and the others bid each other up: it stands at { $price } already. You have { $money } coins left, so you cannot bid more: to pass is all that can be done. But you got what you wanted, and coins that are not spent stay yours. Let the others spend: pass.
lesson-play = Now everybody may play cards of one colour face up. The most of a colour bring a role, but its winner turns half of them face down, rounded up. So play two of your white cards: one stays face up for the next round. In your hand the second card stands for two: choose that one. The others stay in your hand, for cities are paid from there.
lesson-play-one = One would win the role today, but its winner turns half of the cards face down, rounded up: nothing would be left for the next round. Play two.
lesson-play-many = Nobody else shows white, so two are enough. Cities are paid with cards from your hand: keep some.
lesson-play-other = White is your strong colour: play two white cards.
lesson-play-skip = Without cards on the table there is no role, and roles bring points while others work. Play two white cards.
lesson-roles = You are the Bishop, the major white role! It gives a point at once, so you have { $score }. And whenever somebody else builds a city with white in it, you score 2. The second most white cards would bring the minor role, the Preacher, who scores 1; but nobody else has any. Lucrezia has become Councillor with red cards.
lesson-spare-yellow = The second round: you have { $money } coins, and a white, a red and a yellow card for Venice. From now on, whoever wins an auction may build at once, before everybody else. Offer green, which Venice does not need; yellow follows by itself: you have { $spare } and need one.
lesson-spare-white = The second round: you have { $money } coins, and a white, a red and a yellow card for Venice. From now on, whoever wins an auction may build at once, before everybody else. Offer green, which Venice does not need; white follows by itself: you have { $spare } and need one.
lesson-spare-other = You may need that for Venice. Green is not among its colours: offer green.
lesson-first-bid = This is the smaller group, { $cards } cards, so it is sold first and will be cheap. You want to win it for what comes with it: the winner may build at once. Nobody has bid yet. Begin with { $bid }: you can always raise.
lesson-first-bid-high = Begin low: you can always raise. Venice costs { $cost } coins, and those you must keep. Bid { $bid }.
lesson-first-bid-pass = If you win, you build before everybody else. Begin with { $bid }.
lesson-raise = Careful: Lucrezia raises to { $price }. Count before you bid: you have { $money } coins, and { $cost } of them must stay for Venice. So { $bid } is still fine.
lesson-raise-good = Lucrezia passes: the cards are yours.
lesson-raise-high = That is more than needed, and each coin counts. Raise to { $bid }.
lesson-raise-pass = You can afford { $bid }, and then you build first. Raise once more.
lesson-build = You have won, so you may build right now. Build Venice: { $points } points, and a shield in the region next to Venice. The cards that pay for it come face up before you and count for roles, too. That leaves you { $left } coins, too few for another city, so we shall pass for you in the last auction.
lesson-build-skip = That is what you won the auction for! Build Venice before somebody else does.
lesson-build-good = Your first city. But Venice needs red, so Lucrezia, the Councillor, scored 2 points as well. Mind whose roles you feed.
lesson-banker = We passed for you; Lucrezia won the green cards and built Verona. It needs white, so you, the Bishop, scored 2, and have { $score } points. In yellow Cosimo has { $cosimo } cards face up and you { $yellow }, with two more in hand. Play both yellow cards (the second stands for two), and you become the Banker.
lesson-banker-good = The Banker: coins at once, and points whenever somebody else builds with yellow.
lesson-banker-one = With one more you would have as many as Cosimo ({ $cosimo }). Ties are settled by an auction, and you do not know how many coins he has. Play two.
lesson-banker-white = In white you lead already, { $white } to { $rival }. With yellow you win a second role: play both yellow cards.
lesson-banker-skip = You cannot pay for a city now, but roles cost only cards. Play both yellow cards.
lesson-defend = We passed for you; Lucrezia won the green cards and built Lucca. It needs white, so you, the Bishop, scored 2, and have { $score } points. But cards that paid for a city count for roles: Lucrezia has { $rival } white cards face up, and you { $white }. Ties are settled by an auction, and you have just { $money } coins. Play one white card (the first stands for one), and you stay Bishop.
lesson-defend-good = Still Bishop, and another point at once. Lucrezia gets only the minor white role.
lesson-defend-two = One is enough: then you have more than Lucrezia ({ $rival }). Keep the other for a city.
lesson-defend-other = Then Lucrezia could take your role away: you both have { $rival } white cards face up. Play one white card.
lesson-minor = Look at the roles: you are Banker, first in yellow, and your red card from Venice has made you Scribe, second in red. Lucrezia is Preacher, second in white. Each role gives something at once: white a point, red a card, yellow two coins, blue a shield in any region, green turns one of your face-down cards of another colour face up again. You have { $score } points.
lesson-score = What does the end score? 5 points for the most shields in a region, for everybody who ties, and 2 for the second most; on the Romagna coast you are alone. 2 for each set of all five colours before you. 2 once more for each major role, 1 for each minor one. And 2 each for the most coins and the most cards in hand.
lesson-end-it = The game ends as soon as the cities run out, or with the last round, which is announced when few building cards are left; in this edition it still brings coins. So build early, spread your shields over regions, hold roles in colours in which others build, and count their coins. The most points win. Finish this game on your own!
lesson-end-hu = The game ends as soon as the cities run out, or with the last round, which is announced when few building cards are left; in this edition it brings no coins, so save some. Build early, spread your shields over regions, hold roles in colours in which others build, and count their coins. The most points win. Finish this game on your own!

# What a hint speaks of
term-points = points already won
term-regions = regions on the map
term-sets = sets of building cards
term-roles = roles
term-coins = coins
term-cards = building cards in hand

# What a decision means

about-bid = Whoever bids most pays the bank. The next bids must be higher, so leave coins for the cost of a city.
about-pass = You keep your coins and are out of this auction.
about-build = You pay its cost and play a card for each of its buildings; its points are yours, and its shields go on the map.
about-skip = Nothing is built or played now; your cards and coins stay with you.
about-place = At the end of the game most shields in a region score 5 points, second most 2.
