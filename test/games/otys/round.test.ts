import { rules } from './rules.ts';

rules(`
# the end of the game
comes when the round is finished in which somebody reaches 18 (End of the game)
  given 3 engineer, prestige 16, cubes 5:mm, row mm pptt mmff; 3 engineer; 3 engineer
  done.mm.l5 -> lastRound true
  done.mm.l5 k3 end -> told~ last-round, asked 1
  done.mm.l5 k3 end k3 end -> asked 2
  done.mm.l5 k3 end k3 end k3 end -> asked nobody, phase over, result 18 0 0 won by 0, told~ ended
is at once after the last player of the round (End of the game)
  given 3 engineer, prestige 17, cubes 5:mm, first 1, row mm pptt; prestige 18
  done.mm.l5 k3 end -> result 19 18 won by 0
more than 18 count in full: most Prestige wins, whoever reached 18 first
  given 3 engineer, prestige 19, first 1; prestige 20 | k3 end -> result 19 20 won by 1
a tie goes to the most cubes left in the search zone, of those who are tied (End of the game)
  given 3 engineer, prestige 18, cubes 1:m 5:pp, first 1; prestige 18, cubes 4:tt; prestige 17, cubes 5:mmmmm
  k3 end -> result 18 18 17 won by 0
a tie in both is a shared victory (End of the game)
  given 3 engineer, prestige 18, cubes 1:m, first 1; prestige 18, cubes 4:t
  k3 end -> result 18 18 won by 0 1
leaves nothing to undo or to play
  given 3 engineer, prestige 18, first 1; | k3 end -> undo over, asked nobody

# rounds
are counted when the turn is the first player’s again
  given 3 engineer, first 1; 3 engineer | k3 end -> turn 2 of 1 in round 2
`);
