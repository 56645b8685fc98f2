import { robot } from '../beside-computer.ts';
import { stageInWords } from '../in-words.ts';

stageInWords(`
# A seat that somebody left
is offered on the board, and whoever takes it plays on
  ana: leave; tell => board~: **Ana** has left, and it’s that seat’s turn | board.ids!: board:step
  ben presses take => ben~: nobody can play two seats
  eve presses take => board~: <@109> is now playing for **Ana**. | board!: has left
  ana presses look:t1:hand => ana~: You’re not playing at this table
  eve presses board:step => board~: Points 1:0
# Who leaves a match
is offered the way back in the note, which goes with their next press on the board
  ana presses look:t1:hand; name note of ana; ana sends h1:leave:t1:hand-on on page => note~: You’ve left the game
  ana presses :take: on note => note/: ^\\*\\*Tiny t1\\*\\*.*\\nDone\\.$
  ana presses look:t1:hand; ana sends h1:leave:t1:hand-on on page => ana~: you can come back
  ana presses :take: => ana.pages: 0
# A match that rests
tells so, loses its buttons a week later, and is taken up again by one of its own
  ana presses board:step; rest 30d1s => board~: Nobody has played here for a month | board.pings: ana
    | board~: <@101> | board~: <@102>
  rest 7d1s => board~: continue right where you stopped | board.ids: h1:revive:t1
  eve presses revive => eve~: You’re not playing at this table
  name archived; ben presses revive => board~: Points 1:0 | board.is: board | standing!: archived | board.pings: ana
  ana presses board:step => board~: Points 2:0
# A computer’s turn
takes no more requests than a person’s: the answer to the press, and one new message
  given computer; name old; ana presses board:end => asked: answer update, post | old~: Ana end
    | board~: <@101> | board.pings: ana
is told once: in a line while one plays, and in what stays of the message that told it
  given computer; name one => one!: ${robot}
  ana presses board:end; name two; ana presses board:end => board~: **${robot}** ·
    | two/: ^(?:(?!${robot} end).)*${robot} end(?:(?!${robot} end).)*$ | two~: Turn 2 | two~: Turn 3
`);
