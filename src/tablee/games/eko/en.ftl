## The card

about = Gather your pawns into stacks, drive the others off the land, build on it, and hold a palace.
motto = Stacks and a palace
score-name = points
option-target = Target
option-target-about = Points to reach, together with a palace, to win.
option-turn_limit = Turns each
option-turn_limit-about = Turns each player has before the game is called.
option-own_upgrade_only = No rebuilding of the same on one’s own
option-own_upgrade_only-about = On buildings of one’s own one may only build higher, never the same once more.

## Words

building = { $kind ->
    [village] a village
    [tower] a tower
   *[castle] a castle
  }
terrain = { $terrain ->
    [rice] the rice field
    [forest] the forest
    [mountain] the mountain
   *[palace] the palace
  }

## Choices

choice-move = Move { $start } → { $goal }
choice-build = Build from { $stack }: { $building } on { $site }{ $emperor ->
    [yes] , paying with the Emperor
   *[no] { "" }
  }
choice-reinforce = Reinforce { $stack } with { $emperor ->
    [yes] { $pawns ->
        [1] the Emperor
       *[other] { $pawns } pawns, the Emperor among them
      }
   *[no] { $pawns ->
        [one] { $pawns } pawn
       *[other] { $pawns } pawns
      }
  }
choice-swap = Swap the Emperor with the pawn on { $space }
choice-keep = Leave the Emperor where he stands
choice-march = Forced march, at the price of three pawns of the reserve
choice-rest = Go on to the reinforcements
choice-exchange = Give { $victim_of } Emperor to get your own back

## Log

log-keep = { $you ->
    [yes] You leave your Emperor where he stands.
   *[no] { $who } leaves the Emperor where he stands.
  }
log-swap = { $you ->
    [yes] You swap your Emperor with the pawn on { $space }.
   *[no] { $who } swaps the Emperor with the pawn on { $space }.
  }
log-move = { $you ->
    [yes] You move { $start } → { $goal }.
   *[no] { $who } moves { $start } → { $goal }.
  }
log-join = { $you ->
    [yes] You move { $start } → { $goal } and make a stack of { $pawns }.
   *[no] { $who } moves { $start } → { $goal } and makes a stack of { $pawns }.
  }
log-attack = { $you ->
    [yes] You attack { $start } → { $goal } and beat { $pawns ->
        [one] a pawn
       *[other] { $pawns } pawns
      } of { $victim_of }.
   *[no] { $who } attacks { $start } → { $goal } and beats { $pawns ->
        [one] a pawn
       *[other] { $pawns } pawns
      } of { $victim_you ->
        [yes] yours.
       *[no] { $victim_of }.
      }
  }
log-attack-equal = { $you ->
    [yes] You attack { $start } → { $goal }: { $victim } loses { $pawns ->
        [one] a pawn
       *[other] { $pawns } pawns
      }, for with your Emperor an equal number is enough.
   *[no] { $who } attacks { $start } → { $goal }: { $victim_you ->
        [yes] you lose
       *[no] { $victim } loses
      } { $pawns ->
        [one] a pawn
       *[other] { $pawns } pawns
      }, for with an Emperor an equal number is enough.
  }
log-kamikaze = { $you ->
    [yes] Kamikaze! From { $start } you blow up { $victim_of } stack of four on { $goal }.
   *[no] Kamikaze! From { $start } { $who } blows up { $victim_you ->
        [yes] your
       *[no] { $victim_of }
      } stack of four on { $goal }.
  }
log-capture = { $you ->
    [yes] You capture { $victim_of } Emperor.
   *[no] { $who } captures { $victim_you ->
        [yes] your Emperor, who is worth 3 points. To have him back, capture an enemy Emperor: you will exchange them.
       *[no] { $victim_of } Emperor.
      }
  }
lost-captive = { $lost ->
    [yes] , and { $name_you ->
        [yes] you lose
       *[no] { $name } loses
      } 3 points.
   *[no] .
  }
log-freed = { $you ->
    [yes] Exchange: your Emperor comes home to your reserve{ lost-captive }
   *[no] Exchange: { $who_of } Emperor comes home to the reserve{ lost-captive }
  }
log-both-freed = Exchange: both Emperors come home to the reserves{ lost-captive }
log-handed = { $you ->
    [yes] Exchange: you now hold { $victim_of } Emperor.
   *[no] Exchange: { $who } now holds { $victim_you ->
        [yes] your
       *[no] { $victim_of }
      } Emperor.
  }
log-exchange = { $you ->
    [yes] You give { $victim_of } Emperor to get your own back.
   *[no] { $who } gives { $victim_you ->
        [yes] your
       *[no] { $victim_of }
      } Emperor to get their own back.
  }
log-build = { $you ->
    [yes] You build { $building } on { $terrain } { $site }
   *[no] { $who } builds { $building } on { $terrain } { $site }
  }{ paid-with-him }
log-rebuild = { $you ->
    [yes] { $same ->
        [yes] You rebuild { $building } on { $terrain } { $site }
       *[no] You turn { $old } into { $building } on { $terrain } { $site }
      }
   *[no] { $same ->
        [yes] { $who } rebuilds { $building } on { $terrain } { $site }
       *[no] { $who } turns { $old } into { $building } on { $terrain } { $site }
      }
  }{ paid-with-him }
log-conquer = { $you ->
    [yes] You build { $building } on { $terrain } { $site }, where { $victim } had { $old }
   *[no] { $who } builds { $building } on { $terrain } { $site }, where { $victim_you ->
        [yes] you
       *[no] { $victim }
      } had { $old }
  }{ paid-with-him }
paid-with-him = { $emperor ->
    [yes] . The Emperor is one of the pawns paid: he waits in the reserve and returns with reinforcements.
   *[no] .
  }
at-site = { $where ->
    [nw] , at the upper left
    [n] , at the top
    [ne] , at the upper right
    [w] , on the left
    [e] , on the right
    [sw] , at the lower left
    [s] , at the bottom
    [se] , at the lower right
    [middle] , in the middle
   *[only] { "" }
  }{ among }
log-build-here = { $you ->
    [yes] You build { $building } on { $terrain }
   *[no] { $who } builds { $building } on { $terrain }
  }{ at-site }{ paid-with-him }
log-rebuild-here = { $you ->
    [yes] { $same ->
        [yes] You rebuild { $building } on { $terrain }
       *[no] You turn { $old } into { $building } on { $terrain }
      }
   *[no] { $same ->
        [yes] { $who } rebuilds { $building } on { $terrain }
       *[no] { $who } turns { $old } into { $building } on { $terrain }
      }
  }{ at-site }{ paid-with-him }
log-conquer-here = { $you ->
    [yes] You take { $victim_of }
   *[no] { $who } takes { $victim_you ->
        [yes] your
       *[no] { $victim_of }
      }
  } { taken }{ $taken ->
    [palace] { "" }
   *[building] { "" } on { $terrain }
  }{ at-site }{ $same ->
    [yes] { "" }
   *[no] , building { $building }
  }{ $victim_you ->
    [yes] : you have { $left ->
        [one] { $left } point
       *[other] { $left } points
      } left
   *[no] { "" }
  }{ paid-with-him }
taken = { $taken ->
    [palace] palace
    [village] village
    [tower] tower
   *[castle] castle
  }
log-reinforce-here = { $you ->
    [yes] You add
   *[no] { $who } adds
  } { $emperor ->
    [yes] { $pawns ->
        [1] the Emperor
       *[other] { $pawns } pawns, the Emperor among them,
      }
   *[no] { $pawns ->
        [one] { $pawns } pawn
       *[other] { $pawns } pawns
      }
  }{ there }.
log-swap-here = { $you ->
    [yes] You shelter your Emperor{ there }.
   *[no] { $who } shelters their Emperor{ there }.
  }
log-move-here = { $you ->
    [yes] You move
   *[no] { $who } moves
  } { $pawns ->
    [one] a pawn
   *[other] { $pawns } pawns
  }{ there }.
log-join-here = { $you ->
    [yes] You make a stack of { $pawns }{ there }.
   *[no] { $who } makes a stack of { $pawns }{ there }.
  }
there = { $near ->
    [rice] { "" } near a rice field
    [forest] { "" } near a forest
    [mountain] { "" } near a mountain
    [palace] { "" } near a palace
    [the-palace] { "" } near the palace
   *[none] { "" }
  }{ $where ->
    [nw] , at the upper left
    [n] , at the top
    [ne] , at the upper right
    [w] , on the left
    [e] , on the right
    [sw] , at the lower left
    [s] , at the bottom
    [se] , at the lower right
   *[middle] , in the middle
  }
log-attack-here = { $you ->
    [yes] You attack{ there }: { $victim } loses { $pawns ->
        [one] a pawn.
       *[other] { $pawns } pawns.
      }
   *[no] { $who } attacks{ there }: { $victim_you ->
        [yes] you lose
       *[no] { $victim } loses
      } { $pawns ->
        [one] a pawn.
       *[other] { $pawns } pawns.
      }
  }
log-attack-equal-here = { $you ->
    [yes] You attack{ there }: { $victim } loses { $pawns ->
        [one] a pawn
       *[other] { $pawns } pawns
      }, for with your Emperor an equal number is enough.
   *[no] { $who } attacks{ there }: { $victim_you ->
        [yes] you lose
       *[no] { $victim } loses
      } { $pawns ->
        [one] a pawn
       *[other] { $pawns } pawns
      }, for with an Emperor an equal number is enough.
  }
log-kamikaze-here = { $you ->
    [yes] Kamikaze{ there }! You destroy { $victim_of } stack of four.
   *[no] Kamikaze{ there }! { $who } destroys { $victim_you ->
        [yes] your
       *[no] { $victim_of }
      } stack of four.
  }
choice-move-here = Go here
choice-swap-here = Put the Emperor here
not-your-stack-here = None of your pawns is on this space ({ $clause }).
emperor-stands-there-here = Your Emperor is on this space already ({ $clause }).
not-circled-here = That is a building site: pawns do not go there ({ $clause }).
no-way-here = No way of empty circled spaces leads there ({ $clause }).
not-a-site-here = One does not build on a circled space ({ $clause }).
hindered-here = This space touches an opponent’s building: no reinforcements here ({ $clause }).
off-the-board-here = This space is not part of the board ({ $clause }).
choice-build-here = Build here: { $building }{ $emperor ->
    [yes] , paying with the Emperor
   *[no] { "" }
  }
choice-reinforce-here = Place here { $emperor ->
    [yes] { $pawns ->
        [1] the Emperor
       *[other] { $pawns } pawns, the Emperor among them
      }
   *[no] { $pawns ->
        [one] { $pawns } pawn
       *[other] { $pawns } pawns
      }
  }
log-march = { $you ->
    [yes] Forced march: three of your pawns leave the game, and you act once more.
   *[no] Forced march: { $who } pays three pawns and acts once more.
  }
log-rest = { $you ->
    [yes] You go on to the reinforcements.
   *[no] { $who } goes on to the reinforcements.
  }
log-no-room = No reinforcements for you: { $why ->
    [full] all your stacks have four pawns already.
    [hindered] all your stacks touch an enemy building.
   *[both] your stacks have four pawns already or touch an enemy building.
  }
log-reinforce = { $you ->
    [yes] You reinforce { $stack } with { $emperor ->
        [yes] { $pawns ->
            [1] the Emperor.
           *[other] { $pawns } pawns, the Emperor among them.
          }
       *[no] { $pawns ->
            [one] { $pawns } pawn.
           *[other] { $pawns } pawns.
          }
      }
   *[no] { $who } reinforces { $stack } with { $emperor ->
        [yes] { $pawns ->
            [1] the Emperor.
           *[other] { $pawns } pawns, the Emperor among them.
          }
       *[no] { $pawns ->
            [one] { $pawns } pawn.
           *[other] { $pawns } pawns.
          }
      }
  }
log-out = { $you ->
    [yes] You have no pawns left on the board: you are out.
   *[no] { $who } has no pawns left on the board and is out.
  }
log-pass = { $you ->
    [yes] You can do nothing at all: your turn passes.
   *[no] { $who } can do nothing at all: the turn passes.
  }
log-no-action = { $you ->
    [yes] You have no action; your reinforcements remain.
   *[no] { $who } has no action; the reinforcements remain.
  }
log-end-points = The goal is reached, { $goal } points and a palace: the game is over.
log-end-last = Only one player is left on the board: the game is over.
log-end-nobody = Nobody is left on the board: points decide.
log-end-limit = All turns are played: palaces decide, then points.
log-won = { $you ->
    [yes] You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }!
   *[no] { $who } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }!
  }
log-drawn = The game is a draw ({ $names }).

## At the table

table-head = Goal: { $goal } points and a palace · turn { $turn } of { $limit }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
table-reserve = reserve { $pawns }
table-supply = left { $village }v { $tower }t { $castle }c
table-gone = { $pawns } gone
table-out = out
table-legend = ≈ rice field · ♣ forest · ▲ mountain · ⌂ palace · v village · t tower · c castle · ♔ Emperor
table-title = Turn { $turn }/{ $limit } · { $goal } points + palace
table-near = { $palace ->
    [yes] about to win!
   *[no] about to win: only a palace is missing!
  }
table-space = { $terrain ->
    [sand] circled space (pawns go there)
    [rice] rice field
    [forest] forest
    [mountain] mountain
   *[palace] palace
  }
table-site = { $terrain ->
    [rice] rice field (a village at most)
    [forest] forest (a tower at most)
    [mountain] mountain (one can build up to a castle there)
   *[palace] palace (one is needed to win)
  }
table-stack = { $pawns ->
    [one] { $who_you ->
        [yes] one pawn of yours
       *[no] one pawn ({ $who })
      }
   *[other] { $who_you ->
        [yes] your stack of { $pawns }
       *[no] stack of { $pawns } ({ $who })
      }
  }{ $emperor ->
    [yes] , with the Emperor (in an attack, an equal number is enough)
   *[no] { "" }
  }
table-building = { $kind ->
    [village] village
    [tower] tower
   *[castle] castle
  } ({ $who_you ->
    [yes] yours
   *[no] { $who }
  }, { $kind ->
    [village] 1 point
    [tower] 2 points
   *[castle] 3 points
  })
table-last = done just now
table-lately = done by { $who } since your turn
table-beside = beside: { $sites }
table-plays = { $seat ->
    [0] plays the orange-red circles
    [1] plays the teal triangles
    [2] plays the ochre squares
   *[3] plays the violet stars
  }
table-plays-you = { $seat ->
    [0] you play the orange-red circles
    [1] you play the teal triangles
    [2] you play the ochre squares
   *[3] you play the violet stars
  }
table-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } of { $goal } (the dots)
table-palaces = { $count ->
    [0] no palace
    [one] { $count } palace
   *[other] { $count } palaces
  } (the pagoda)
table-in-reserve = in reserve: { $pawns ->
    [0] no pawns
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
  }{ $emperor ->
    [yes] , with the Emperor
   *[no] { "" }
  }
table-in-supply = to build: villages (one roof) { $village }, towers (two) { $tower }, castles (three) { $castle }
table-in-stock = { $kind ->
    [village] villages to build, 1 point each: { $count }
    [tower] towers to build, 2 points each: { $count }
   *[castle] castles to build, 3 points each: { $count }
  }
table-stock = { $kind ->
    [reserve] reserve
    [supply] to build:
    [village] villages
    [tower] towers
   *[castle] castles
  }
table-robbed = Emperor held by { $keeper }: capturing one allows an exchange
table-holds = holds { $victim_of } Emperor
table-captive = { $who_of } Emperor, your captive (3 points)
table-lost = pawns out of the game: { $pawns }
table-captured = { $victim_of } Emperor is taken.
table-do-build = { $kind ->
    [village] Village
    [tower] Tower
   *[castle] Castle
  }: { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
  }, { $points ->
    [0] no gain
    [one] +{ $points } point
   *[other] +{ $points } points
  }{ $wins ->
    [yes] { "" } and you win
   *[no] { "" }
  }
table-do-with = Pay with him
table-do-without = Without him
table-do-reinforce = { $emperor ->
    [yes] { $pawns ->
        [1] Emperor
        [2] Emperor + 1
       *[other] Emperor + 2
      }
   *[no] { $pawns ->
        [one] { $pawns } pawn
       *[other] { $pawns } pawns
      }
  }
table-do-keep = Leave him there
table-do-march = Forced march
table-do-rest = Reinforcements
table-do-exchange = Exchange for your Emperor
question-where = { $pawns ->
    [one] Where does this pawn go, or what does it build?
   *[other] Where does your stack of { $pawns } go, or what does it build?
  }{ $joins ->
    [yes] { "" } Choose another pawn or stack of yours to join them.
    [feared] { "" } Choose another stack of yours to join them; but at four, mind the lone pawn (kamikaze).
   *[no] { "" }
  }
question-build = { $steps ->
    [rice] Build a village here? It is worth 1 point; a rice field bears no more.
    [first] Build a village here? It is worth 1 point; one always begins with a village.
    [highest] Nothing higher fits here: you can only build the same again, and gain nothing.
    [taken] What do you build here? To take the place of an enemy building costs one pawn more.
   *[next] What do you build here? A village is worth 1 point, a tower 2, a castle 3, one step at a time.
  }
question-emperor = Does the Emperor pay too? He would go to the reserve and have to come back with your next reinforcements.
question-pawns = { $most ->
    [1] Place { $why ->
        [alone] the Emperor
        [emperor] the Emperor
       *[pawn] a pawn
      } here?{ $why ->
        [alone] { "" } Beside an enemy building he returns alone.
        [few] { "" } Your reserve has no other.
       *[none] { "" }
      }
   *[other] How many pawns do you place here?{ $why ->
        [emperor] { "" } Your Emperor is one of them.
        [few] { "" } Your reserve has but { $most }.
       *[none] { "" }
      }
  }{ $four ->
    [feared] { "" } At four, a lone enemy pawn can destroy them all (kamikaze).
    [full] { "" } A stack has four at most.
   *[no] { "" }
  }
question-captive = Give him away and lose his 3 points, to have your Emperor again?
prompt-swap = Where will your Emperor (the crown) be safe? Swap him with another pawn, or leave him there.
prompt-act = Your turn: { $tallest ->
    [one] move a pawn
   *[other] move a stack
  }{ $build ->
    [yes] { "" } or build
   *[no] { "" }
  }.
prompt-act-exchange = { prompt-act } First you may give a captive (3 points) to have your Emperor again.
prompt-exchange = { $keeper } gives your Emperor back. Which captive do you give? You lose his 3 points.
prompt-march = A forced march? To act a second time costs three pawns of your reserve, lost for good.
prompt-again = Forced march: { $tallest ->
    [one] move a pawn
   *[other] move a stack
  }{ $build ->
    [yes] { "" } or build
   *[no] { "" }
  } once more.
prompt-again-exchange = { prompt-again } First you may give a captive (3 points) to have your Emperor again.
prompt-reinforce = Reinforcements: put { $emperor ->
    [yes] { $most ->
        [1] your Emperor
        [2] your Emperor, and a pawn if you like,
       *[other] your Emperor, and 1 or 2 pawns if you like,
      }
   *[no] { $most ->
        [1] a pawn of your reserve
        [2] 1 or 2 pawns of your reserve
       *[other] 1 to { $most } pawns of your reserve
      }
  } on { $most ->
    [1] { "" }
   *[other] just { "" }
  }one of your spaces, and your turn ends.

## Why: what a hint says of an action

reason-captures = you capture { $name_of } Emperor
reason-attacks = { $name } loses { $pawns ->
    [one] a pawn
   *[other] { $pawns } pawns
  }
reason-safe = no stack within reach of { $own ->
    [one] your pawn
   *[other] your stack
  } is strong enough to attack it any more
reason-safe-emperor = no stack within reach of your Emperor is strong enough to attack him any more
reason-no-kamikaze = with four, your stack could be destroyed by the enemy pawn beside it (kamikaze)
reason-threatens = { $own ->
    [one] your pawn
   *[other] your stack
  } will be able to attack { $pawns ->
    [one] a pawn
   *[other] a stack of { $pawns }
  } of { $name } from there{ risk }
risk = { $risk ->
    [0] { "" }
    [one] ; but mind { $feared_of } pawn right beside it
   *[other] ; but mind { $feared_of } stack of { $risk } right beside it
  }
reason-threatens-emperor = { $own ->
    [one] your pawn
   *[other] your stack
  } will threaten { $name_of } Emperor from there{ risk }
reason-opens = this clears the way: { $by ->
    [one] your pawn
   *[other] your stack of { $by }
  } will be able to attack { $pawns ->
    [one] a pawn
   *[other] a stack of { $pawns }
  } of { $name }{ risk }
reason-opens-emperor = this clears the way: { $by ->
    [one] your pawn
   *[other] your stack of { $by }
  } will be able to take { $name_of } Emperor{ risk }
reason-beside = { $own ->
    [one] your pawn
   *[other] your stack
  } will stand beside { $terrain }{ risk }
reason-grows = a stack of { $pawns }{ $emperor ->
    [yes] { "" } with the Emperor
   *[no] { "" }
  } beats { $beats ->
    [one] a lone pawn
   *[other] a stack of { $beats }
  }{ $emperor ->
    [yes] : with him an equal number is enough
   *[no] { "" }
  }
reason-wins = then you have the points and a palace
reason-palace = { $taken ->
    [yes] you take the palace from { $name }, and one is needed to win
   *[no] you have a palace then, and one is needed to win
  }{ emperor-pays }
reason-conquers = you take { $building } from { $name }{ emperor-pays }
reason-points = { $gain ->
    [0] your points stay the same
    [one] you gain { $gain } point
   *[other] you gain { $gain } points
  }, { $missing ->
    [0] and only a palace is missing
    [one] and { $missing } is missing
   *[other] and { $missing } are missing
  }{ emperor-pays }
emperor-pays = { $emperor ->
    [back] ; the Emperor goes to the reserve and comes back with the reinforcements
    [home] ; the Emperor stays in the reserve, for your stacks have no room
   *[no] { "" }
  }
reason-march = you act once more this turn
reason-exchange = your Emperor comes back to your reserve
reason-shelter = { $count ->
    [0] no stack of others stands beside him there
    [one] only { $count } stack of others stands beside him there{ $beats ->
        [yes] , which he can beat as an equal
       *[no] { "" }
      }
   *[other] only { $count } stacks of others stand beside him there{ $beats ->
        [yes] , which he can beat as an equal
       *[no] { "" }
      }
  }

reason-affords = { $own ->
    [one] your pawn
   *[other] your stack
  } will be able to pay for { $building } right beside it
reason-keep = { $count ->
    [0] no enemy pawn stands beside him
   *[other] no other pawn of yours has fewer enemies beside it
  }
reason-four = { $has ->
    [yes] { $why }; but
   *[no] mind that
  } at four, a lone enemy pawn could destroy your stack{ $emperor ->
    [yes] { "" } and take the Emperor
   *[no] { "" }
  } (kamikaze)

## Moments

beat-emperor = { $victim_you ->
    [yes] Your
   *[no] { $victim_of }
  } Emperor is taken!
beat-exchange = { $name_you ->
    [yes] Your
   *[no] { $name_of }
  } Emperor is free!
beat-attack = { $kamikaze ->
    [yes] Kamikaze! { "" }
   *[no] { "" }
  }{ $victim_you ->
    [yes] You lose
   *[no] { $victim } loses
  } { $pawns } pawns{ $kamikaze ->
    [yes] .
   *[no] !
  }
beat-palace = { $name_you ->
    [yes] You take
   *[no] { $name } takes
  } { $only ->
    [yes] the
   *[no] a
  } palace!
beat-taken = { $name_you ->
    [yes] You take
   *[no] { $name } takes
  } { $victim_you ->
    [yes] your
   *[no] { $victim_of }
  } { $what ->
    [palace] palace
    [tower] tower
   *[castle] castle
  }!
ending-won = Your banner flies over the palace, and the land takes on your colour.
ending-lost = The banner over the palace: { $names }. Your pawns take the air by the sea.
ending-shared = Several banners, one palace: { $names }.
ending-watched = The banner over the palace: { $names }.

## Refusals

stack-first = First choose one of your pawns or stacks.
swap-own = The Emperor only changes places with a pawn of yours.
reinforce-own = Reinforcements go to one of your pawns or stacks.
site-apart = One builds only beside the chosen stack.
captive-worth = As long as you hold him he brings you { $points } points{ $own ->
    [yes] ; in your turn you may give him back to regain yours.
   *[no] .
  }
due-swap = First decide about your Emperor: swap or keep ({ $clause }).
due-act = An action is due: move a stack or build ({ $clause }).
due-exchange = First choose the captive you give for your Emperor ({ $clause }).
due-march = First answer: do you give three pawns of your reserve to act a second time? ({ $clause })
due-again = You have paid for a second action: move a stack or build ({ $clause }).
due-reinforce = The actions are over; now place reinforcements ({ $clause }).
own-emperor-free = Your Emperor is not captive: there is nothing to exchange ({ $clause }).
not-your-captive = You do not hold that Emperor ({ $clause }).
not-your-stack = You have no pawns on { $space } ({ $clause }).
emperor-stands-there = Your Emperor already stands on { $space } ({ $clause }).
emperor-not-on-board = Your Emperor is not on the board ({ $clause }).
no-move = A move has to lead to another space ({ $clause }).
off-the-board = The space { $space } is not part of this board ({ $clause }).
not-circled = { $space } is a construction space; pawns cannot go there ({ $clause }).
too-tall = That would make a stack of { $pawns }; four is the most ({ $clause }).
too-strong = { $pawns ->
    [one] One pawn stands
   *[other] { $pawns } pawns stand
  } there: to beat { $pawns ->
    [one] it
   *[other] them
  } takes { $pawns ->
    [4] four with the Emperor, or a lone one (kamikaze)
   *[other] { $enough }, or { $pawns } with the Emperor
  } ({ $clause }).
no-way = No path of empty circled spaces leads from { $start } to { $goal } ({ $clause }).
not-a-site = { $space } is not a construction space ({ $clause }).
wrong-terrain = You cannot have { $building } on { $terrain } ({ $clause }).
village-first = Where nothing is built yet one begins with a village ({ $clause }).
wrong-step = Where { $old } stands, only one of the same kind or the next higher building fits ({ $clause }).
only-raise-own = At this table you may only upgrade your own buildings ({ $clause }).
none-left = Your supply lacks { $building } ({ $clause }).
too-few-pawns = That costs { $cost } pawns of one stack; this one has { $own } ({ $clause }).
no-emperor-in-stack = Your Emperor is not in that stack ({ $clause }).
emperor-included = The whole stack would be sacrificed, so say that the Emperor goes too ({ $clause }).
reserve-too-small = Your reserve has only { $pawns } { $pawns ->
    [one] pawn
   *[other] pawns
  } ({ $clause }).
no-room = That stack { $room ->
    [0] has four pawns, and no stack has more
    [one] has room for only { $room } pawn
   *[other] has room for only { $room } pawns
  } ({ $clause }).
emperor-not-in-reserve = Your Emperor is not in your reserve ({ $clause }).
hindered = { $space } lies next to an enemy building ({ $clause }).
clear-stack-first = One of your stacks has room and touches no enemy building: the Emperor goes there ({ $clause }).
emperor-first = Your Emperor waits in the reserve and must be among the pawns you place ({ $clause }).

wrong-space = “{ $key }”: nothing of that kind can stand on { $space }.
wrong-ground = The terrain of { $space } does not carry that building ({ $clause }).
two-emperors = Seat { $seat } has more than one Emperor.
holds-himself = Seat { $seat } cannot hold its own Emperor captive.
too-many-pawns = Seat { $seat } has more than { $most } pawns.
too-many-buildings = Seat { $seat } has more than { $most } buildings of the kind { $kind }.
already-over = In this position the game is over already ({ $clause }).
nothing-to-do = Seat { $seat } has nothing to do in the phase “{ $phase }”.

## Ends

end-points = points reached
end-last = one player is left
end-nobody = nobody is left
end-limit = turn limit reached

## Examples

example-setup = Every circled space has a pawn; crowns mark the Emperors.
example-moving = The stack of two goes over empty spaces, or joins the single pawn on the left.
example-attack = Your stack of three, with the Emperor, can beat the stack of two or either single pawn.
example-emperor = Ada holds your Emperor. If you take hers you must exchange: both go home to the reserves.
example-building = Beside your stack of three: a village on the palace (1 pawn), or in place of the enemy village on the rice field (2 pawns).
example-march = Four pawns in reserve: three of them pay for a second action, if you like.
example-reinforcements = The stack of two and the single pawn can be reinforced; the stack beside the enemy village cannot.
example-end = Eleven points and a palace within reach: one more village, and you win at once.

## Lessons

lesson-join = Join, then attack
lesson-join-task = At first the land is full: a pawn moves only to join another of yours, right beside it. You have the circles: tap one of your pawns near Ada’s, then a pawn of yours next to it.
lesson-join-done = Your stack has taken the place. The beaten pawn goes to Ada’s reserve; she may bring it back later.
lesson-join-two = A stack of two (four at most); Ada has made one as well. A stack moves as one, as far as you like over empty circled spaces, and beats a smaller one: attack one of Ada’s lone pawns.
lesson-join-crown = Allowed, but leave your Emperor (the crown) where he is: he is well guarded. Join two other pawns.
lesson-join-far = Allowed, but that stack would have none of Ada’s pawns near it. Join two pawns closer to Ada’s.
lesson-join-stuck = This pawn cannot move: no other pawn of yours is right beside it. (It could build, but that is for lesson 3.)
lesson-join-peaceful = Allowed, but that beats nobody. Tap your stack of two, then one of Ada’s lone pawns.
lesson-join-later = Building is for lesson 3. Here it is the stacks that count.
lesson-shelter = Shelter for the Emperor
lesson-shelter-task = The crown marks your Emperor. If he is taken, Ada gets 3 points. Before the first turn you may swap him with another of your pawns: choose one that no triangle touches.
lesson-shelter-done = Safe and sound: no larger stack can reach him. Every game begins with this swap. He helps in attack too: his stack beats even one as large.
lesson-shelter-exposed = Allowed, but three of Ada’s pawns touch him: he would soon be taken. Bring him to safety.
lesson-shelter-touched = Allowed, but there too Ada would touch him. Look at the bottom left.
lesson-build = Build and win
lesson-build-task = You win with 12 points, a building on the palace among them. You have 10 (at the bottom). One pawn given makes a village: 1 point. Tap your stack on the right, then the rice field (light green).
lesson-build-done = 12 points and the palace: won! You know enough to begin. A village can become a tower, worth 2 points: lesson 5.
lesson-build-back = 11 points. The pawn you gave is in your reserve, and at the end of the turn it comes back as a reinforcement: tap the stack that gets it.
lesson-build-palace = Ada has moved a pawn. You lack 1 point and the palace: tap a stack beside the palace, in the middle, then the palace.
lesson-build-palace-last = Good idea, but keep the palace for last. First the rice field.
lesson-build-no-gain = Allowed, but you would still have 10 points. Build a village in the rice field.
lesson-build-move = Allowed, but nothing is built. Tap your stack on the right, then the rice field beside it.
lesson-build-no-palace = Allowed, but that does not win: you need a village on the palace, in the middle.
lesson-reinforce = Reinforcements
lesson-reinforce-task = At the end of the turn 1 to 3 pawns of your reserve come back, all onto one stack, but never beside an enemy building.
lesson-reinforce-done = Pawns given or beaten are not lost: they come back, if you have a stack in a safe place.
lesson-reinforce-hindered = This stack touches Ada’s village: no reinforcements there. Choose the other.
lesson-tower = The tower
lesson-tower-task = Two pawns turn a village into a tower: 2 points instead of one. A rice field bears only a village, a forest a tower, a mountain a castle. Build a tower.
lesson-tower-done = Village, tower, castle: 1, 2, 3 pawns and as many points, one step at a time.
lesson-tower-rice = A rice field bears only a village. A forest bears a tower.
lesson-tower-no-gain = Another village is allowed, but this lesson wants a tower in your forest.
lesson-tower-elsewhere = Allowed, but not here: make the village in the forest a tower.
lesson-tower-move = Allowed, but nothing is built: raise the village in the forest.
lesson-take-over = Take a building over
lesson-take-over-task = On an enemy building you build with one pawn more. Replace Ada’s village by yours: 2 pawns of one stack.
lesson-take-over-done = The point is yours, and Ada’s village goes back to her supply. But she may take it back at once: keep a stack beside it.
lesson-take-over-too-few = It takes two pawns of one stack, and this one has only one.
lesson-take-over-rice = A rice field bears only a village.
lesson-take-over-elsewhere = Allowed, but Ada would keep her village and her point.
lesson-palace = The palace
lesson-palace-task = A captive Emperor counts 3 points: with Ada’s you have 11. You lack 1 point and a palace: finish!
lesson-palace-done = 12 points and the palace: won on the spot.
lesson-palace-no-palace = Allowed, but you need a palace too: build a village on the one in the middle.
lesson-emperor = Capture an Emperor
lesson-emperor-task = With your Emperor (the crown), equal is enough to win. Take the stack of two where Ada’s Emperor stands.
lesson-emperor-done = Ada’s Emperor is your captive: 3 points. Is yours walled in? Pay for a building with him: he comes back with the reinforcements.
lesson-emperor-equal = Two against two without the Emperor: not enough.
lesson-emperor-no-crown = Allowed, but Ada’s Emperor is in the other stack, and he is worth 3 points.
lesson-emperor-quiet = Allowed, but Ada’s Emperor is within your reach.
lesson-kamikaze = Kamikaze
lesson-kamikaze-task = A lone pawn may throw itself, also from afar over empty spaces, at a stack of four: all five leave the board. Try it: Ada’s Emperor is there.
lesson-kamikaze-done = The space is empty, the pawns are in the reserves, and her Emperor is your captive. A stack of three has nothing to fear from a lone pawn.
lesson-kamikaze-too-strong = Three, even with the Emperor, do not beat four. A lone pawn does.
lesson-kamikaze-three = A lone pawn beats stacks of four only, not this one of three.
lesson-kamikaze-quiet = Allowed, but Ada’s stack of four is within reach of your lone pawn.
lesson-march = The forced march
lesson-march-task = Once a turn, after your action, three pawns of the reserve, lost for good, pay for a second one. Pay, then beat Ada’s lone pawn.
lesson-march-done = Two actions in one turn, and only once a turn. At a price: three pawns fewer until the end.
lesson-march-again = Paid: act again. Beat Ada’s lone pawn.
lesson-march-rest = The usual choice, but here try the forced march.
lesson-march-quiet = Allowed, but you paid dearly: beat Ada’s lone pawn.

## The rules

heading-board = The land
R1 = The board is put together from thirteen hexagonal tiles that bear two, three or four stars. With two players take the two-star tiles; a third player brings in the three-star tiles, a fourth all the rest. The tiles are shuffled, and the outline they fill is always the same.
D1 = A tile has seven spaces, like a flower: one in the centre and six petals. Seven tiles have two stars, three have three, three have four. So the land has 49, 70 or 91 spaces, and 11, 16 or 23 of them are for construction.
D2 = The board always has the same outline: six tiles lie around the middle one; for three players one more tile lies at three of the outer corners, for four also at the other three.
D3 = What the tiles bear: with two stars, a palace, a mountain or a forest in the centre; mountain and rice field, or forest and rice field, on opposite petals; mountain and forest, or forest and rice field, two petals apart. With three stars: a palace in the centre; mountain and forest opposite; forest and rice field two apart. With four: forest, rice field and mountain on every other petal; palace and rice field opposite; mountain and forest two apart.
D4 = Chance decides where each tile lies and how it is turned. However they fall, the circled spaces all hang together.
R2 = There are two sorts of spaces. Pawns live on the circled ones. The others, rice field, forest, mountain and palace, are there to be built on.

heading-setup = Before you begin
R3 = You have 19 pawns with two players, 18 with three, 17 with four; one of them is your Emperor. Everybody’s pawns are mixed in the bag and come out one at a time onto the circled spaces, until each of these has a pawn.
R4 = Who plays first is chosen at random. Then everyone in turn, the first player first, may swap the Emperor with another pawn of the same colour.
note-first = The table may also choose who plays first (setting “{ option-first }”).
R5 = You also have 7 villages, 5 towers and 3 castles to build with.

heading-turn = Your turn
R6 = First an action, then reinforcements. The action is one move or one construction, and you have to take it.
D5 = If you have no action at all, go straight on to the reinforcements.

heading-moving = Moving
R7 = One to four pawns of your colour on one space are a stack. A stack moves as a whole; moving never splits it.
R8 = A stack goes as far as you like over empty circled spaces, with as many bends as you like. Pawns, your own too, and construction spaces bar the way. It may stop on an empty circled space, on a stack of yours if that makes no more than four, or on an enemy stack it can beat. Only the last space may be occupied.

heading-attack = Attacking
R9 = You beat a stack that has fewer pawns than yours; if your Emperor is in the attack, an equal number is enough. The beaten pawns go home to their owner’s reserve and you take their space.
R10 = Kamikaze: a single pawn may throw itself at a stack of four. The pawns go home to their reserves, all five of them, and the space is empty.
D6 = A single Emperor may be a kamikaze as well.

heading-emperor = Captive Emperors
R11 = An Emperor in a beaten stack does not go home: the attacker, a kamikaze too, keeps him captive, and that is worth 3 points.
R12 = When you capture an Emperor while your own is captive, you must exchange at once, at no cost: you give an Emperor you hold, whichever it is, to the player who holds yours. That player cannot refuse, and your Emperor returns to your reserve. An Emperor handed to his own owner goes to that owner’s reserve.
D15 = If you hold more than one you choose which you give; with a single one the exchange happens by itself. It comes after the points are counted and before everything else: even if only your pawns are left on the board, or a kamikaze has cost you your last one, you exchange first.
D17 = What others do never makes you exchange. If your Emperor is taken while you hold a captive already, you keep that captive, and the points. In your own turn, before an action, you may exchange him for yours, free of charge, and the action is still to be made. If no action is possible, neither is the exchange.

heading-building = Building
R13 = Choose one of your stacks that shares a side with the construction space and sacrifice pawns from it: a village costs 1, a tower 2, a castle 3, and an enemy building on that space makes it 1 more. They all come from that one stack and go to your reserve.
R14 = A rice field carries a village only, a forest or a palace a village or a tower, a mountain all three.
R15 = On an empty space you begin with a village. A building can be replaced by one of its own value or the next one up. The old building returns to its owner’s supply.
D7 = This goes for your own buildings too, so you may replace one by the same kind. With the setting “{ option-own_upgrade_only }” your own can only be upgraded.
R16 = You can only build what already lies in your supply.
R17 = The Emperor is a pawn like the others here and may be sacrificed; he goes to your reserve with them.
D8 = If you sacrifice only some pawns of the Emperor’s stack, you choose whether he is one of them.

heading-march = Forced march
R18 = Once in your turn, before the reinforcements, you may take a second action by giving up 3 ordinary pawns of your reserve. They leave the game for good.
D9 = You decide after your first action, and pawns that reached your reserve through it count. There has to be something you can do; and the Emperor never pays.

heading-reinforcements = Reinforcements
R19 = With pawns in reserve you must, if you can, put 1 to 3 of them on one of your stacks: never on an empty space, never beyond four, never on a stack that touches an enemy building, even if it touches one of yours too. What counts is the board after your actions.
R20 = An Emperor in your reserve has to be among them if that is possible. Only if none of your stacks with room is clear of enemy buildings is he, and he alone, put on one that is not.
D10 = If nothing can be placed, there are no reinforcements this turn.

heading-end = The end
R21 = You win on the spot with 12 points if one of the palaces bears your building. A village is 1 point, a tower 2, a castle 3, each captive Emperor 3.
D11 = Points are counted after every action, the captive just taken included, before any exchange and before everything else: if a capture brings you enough and you have a palace, you have won. The turn ends there and then. More points than needed are just as good. The setting “{ option-target }” changes the 12.
R22 = You also win on the spot when you are the only one with pawns on the board.
D12 = Without pawns on the board you are out for good, since reinforcements need a stack; if you sacrifice your last stack, your turn ends there too. Your buildings, points, reserve and captives stay where they are: your buildings still hinder the others, and Emperors you hold can still be exchanged.
D13 = If a kamikaze leaves nobody on the board, the most points win; equal points are a draw.
D14 = So that no game goes on for ever, everyone has 60 turns (setting “{ option-turn_limit }”). When the turn would pass to somebody who has used them up, the game ends: among those still in, a palace comes first, then points; if both are equal the game is drawn between them.
D16 = First comes the winner; the others follow by their points and share a place when these are equal.

heading-seen = Who sees what
note-seen = Nothing is hidden, and once the game has begun, nothing is left to chance.

heading-records = Games written down
note-records = In a game written down every space has a name of two numbers, q,r. The middle of the board is 0,0. One step to the right adds one to q; one step down to the right adds one to r; one step down to the left adds one to r and takes one from q.

## What a first game explains

new-shelter = Put your Emperor far from enemy stacks: captured, he is worth 3 points.
new-move = A stack goes as far as it likes over empty spaces marked with a circle.
new-palace = The palace! To win you need 12 points and a building on a palace.
new-join = Two stacks join, four pawns at most. A stack beats smaller ones.
new-attack = A stack beats a smaller one (with the Emperor, an equal one too). Beaten pawns will come back.
new-attack-equal = The Emperor was in the attack: with him, a stack beats one of the same number too.
new-capture = A captive Emperor is worth 3 points. Capture an enemy Emperor to get yours back.
new-kamikaze = Kamikaze: a lone pawn threw itself at a stack of four. All five go to the reserves.
new-kamikaze-near = Mind the kamikaze: a lone pawn can destroy a stack of four, from afar too.
new-build = A village costs 1 pawn and is worth 1 point, a tower 2, a castle 3. Those pawns go to the reserve.
new-conquer = Taking the place of an enemy building costs one pawn more.
new-reinforce = Reinforcements: 1 to 3 pawns of the reserve, on a stack that touches no enemy building.
new-march = Forced march, once a turn: three pawns leave the game for good, and you act once more.

## The rules in short

short-aim = Reach 12 points with a building on a palace. A village is 1 point, a tower 2, a castle 3, a captive Emperor 3.
short-turn = An action, then reinforcements. Move a stack over empty spaces, join one of yours (four pawns at most), attack a smaller stack (or an equal one, if your Emperor is along), or build beside a stack (village 1 pawn, tower 2, castle 3). Then one to three pawns of your reserve join one of your stacks, away from enemy buildings.
short-end = You win on the spot with 12 points and a palace, or when only your pawns are left on the board.

## An action told by what is there

place = { $near ->
    [rice] near a rice field, { "" }
    [forest] near a forest, { "" }
    [mountain] near a mountain, { "" }
    [palace] near a palace, { "" }
    [the-palace] near the palace, { "" }
   *[none] { "" }
  }{ $where ->
    [nw] at the upper left
    [n] at the top
    [ne] at the upper right
    [w] on the left
    [e] on the right
    [sw] at the lower left
    [s] at the bottom
    [se] at the lower right
   *[middle] in the middle
  }{ among }
among = { $of ->
    [1] { "" }
   *[other] , { $row ->
        [none] { $column ->
            [left] the left one
            [right] the right one
            [middle] the middle one
           *[counted] the { nth-across } from the left
          }
        [top] the top one{ in-row }
        [foot] the bottom one{ in-row }
        [middle] the one in the middle row{ in-row }
       *[counted] the one in the { nth-down } row{ in-row }
      }
  }
in-row = { $column ->
    [none] { "" }
    [left] { "" } on the left
    [right] { "" } on the right
    [middle] { "" } in the middle
   *[counted] { "" } at the { nth-across } place
  }
nth-across = { $across ->
    [2] second
    [3] third
    [4] fourth
   *[other] { $across }th
  }
nth-down = { $down ->
    [2] second
    [3] third
    [4] fourth
   *[other] { $down }th
  }
place-on-land = { $where ->
    [nw] , at the upper left of the board
    [n] , at the top of the board
    [ne] , at the upper right of the board
    [w] , on the left of the board
    [e] , on the right of the board
    [sw] , at the lower left of the board
    [s] , at the bottom of the board
    [se] , at the lower right of the board
    [middle] , in the middle of the board
   *[only] { "" }
  }{ among }
from-place = { $several ->
    [yes] { "" } ({ $from })
   *[no] { "" }
  }
named-advance = Move { $pawns ->
    [one] a pawn
   *[other] your stack of { $pawns }
  }{ $emperor ->
    [yes] { "" } with the Emperor
   *[no] { "" }
  }{ from-place } to an empty space, { $place }
named-join = Put { $pawns ->
    [one] a pawn
   *[other] your stack of { $pawns }
  }{ $emperor ->
    [yes] { "" } with the Emperor
   *[no] { "" }
  }{ from-place } on { $there ->
    [one] another pawn of yours
   *[other] your other stack of { $there }
  }, { $place }
named-attack = Attack { $there ->
    [one] a pawn of { $victim }
   *[other] the stack of { $there } of { $victim }
  }, { $place }, with { $pawns ->
    [one] a pawn
   *[other] your stack of { $pawns }
  }{ from-place }
named-build = Build { $building } on { $terrain }{ at-site }{ $several ->
    [yes] , with the { $pawns ->
        [one] pawn
       *[other] stack of { $pawns }
      } that touches it { $side ->
        [e] on the right
        [se] at the lower right
        [sw] at the lower left
        [w] on the left
        [nw] at the upper left
       *[ne] at the upper right
      }
   *[no] { "" }
  }{ $emperor ->
    [yes] , paying with the Emperor
   *[no] { "" }
  }
named-reinforce = Place { $emperor ->
    [yes] { $pawns ->
        [1] the Emperor
       *[other] { $pawns } pawns, the Emperor among them,
      }
   *[no] { $pawns ->
        [one] a pawn
       *[other] { $pawns } pawns
      }
  } on { $there ->
    [one] a pawn of yours
   *[other] your stack of { $there }
  }, { $place }
named-swap = Put the Emperor where another pawn stands, { $place }
named-exchange = Give { $victim_of } Emperor and his 3 points, to have yours again
pointed-advance = Move { $pawns ->
    [one] this pawn
   *[other] this stack of { $pawns }
  } here
pointed-join = Put { $pawns ->
    [one] this pawn
   *[other] this stack of { $pawns }
  } on { $there ->
    [one] this other pawn
   *[other] this other stack of { $there }
  }
pointed-attack = Attack { $there ->
    [one] this pawn
   *[other] this stack of { $there }
  } of { $victim } with { $pawns ->
    [one] yours
   *[other] your stack of { $pawns }
  }
pointed-build = Build { $building } here{ $emperor ->
    [yes] , paying with the Emperor
   *[no] { "" }
  }
pointed-reinforce = Place { $emperor ->
    [yes] { $pawns ->
        [1] the Emperor
       *[other] { $pawns } pawns, the Emperor among them,
      }
   *[no] { $pawns ->
        [one] a pawn
       *[other] { $pawns } pawns
      }
  } here
pointed-swap = Put the Emperor here
cost-and-gain = It costs { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
  }{ $more ->
    [yes] { "" } (one of them for the enemy building)
   *[no] { "" }
  } and brings { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $wins ->
    [yes] , and you win
   *[no] { "" }
  }
warning-kamikaze = A stack of four has a lone pawn to fear: as a kamikaze, it would take your Emperor too.
warning-exchange = You lose his 3 points, and your Emperor comes back to your reserve.
warning-swap = { $count ->
    [0] No enemy pawn touches your Emperor there.
    [one] One enemy pawn touches your Emperor there.
   *[other] { $count } enemy pawns touch your Emperor there.
  }
warning-attack = { $how ->
    [kamikaze] Kamikaze: { $victim_of } stack of four and your pawn go to the reserves
    [equal] { $victim } loses { $pawns ->
        [one] a pawn
       *[other] { $pawns } pawns
      }: with your Emperor, an equal number is enough
   *[more] { $victim } loses { $pawns ->
        [one] a pawn
       *[other] { $pawns } pawns
      }
  }{ $emperor ->
    [yes] , and you capture the Emperor (3 points).
   *[no] .
  }
warning-march = They leave the game for good.
warning-costs = { cost-and-gain }{ $why ->
    [rice] ; a rice field bears only a village
    [first] ; one always begins with a village
   *[none] { "" }
  }.
warning-raises = { cost-and-gain }: { $old ->
    [village] your village was worth 1 already
   *[tower] your tower was worth 2 already
  }.
warning-replaces = { cost-and-gain }; { $victim_of } { $old } goes: { $victim } loses { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
  }.
warning-idle = You have { $building } there already: it brings you nothing.{ $why ->
    [pawns] { "" } For { $higher }, one stack has to give { $cost } pawns.
    [supply] { "" } Your supply lacks { $higher }.
    [rice] { "" } A rice field bears no more.
    [forest] { "" } A forest bears no more.
    [mountain] { "" } Nothing is higher.
    [palace] { "" } A palace bears no more than a tower.
   *[none] { "" }
  }
