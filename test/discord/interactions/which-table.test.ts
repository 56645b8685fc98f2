import { board } from '../../../commands/board.ts';
import { table as tableCommand } from '../../../commands/index.ts';
import { undo } from '../../../commands/match.ts';
import { stageInWords } from '../in-words.ts';
import { ana, ben, stage } from '../stage.ts';

/** Two matches of Ana and Ben in one channel. */
async function two() {
  const there = await stage({ commands: [board, tableCommand, undo] });
  for (const table of ['t1', 't2']) {
    await there.opens();
    await there.tables.join(there.act(ben, table), ben.name);
    await there.tables.start(there.act(ana, table));
    await there.spoken(table);
  }
  return there;
}

stageInWords(
  `
# A command that may be about several tables
asks with a button for each, and goes on with the one that is pressed, in the same place
  ana types /table end as i900; name question of ana => ana~: Which table?
    | ana.ids: h1:which:i900:t2 h1:which:i900:t1
  ana presses :t1 on page => ana.is: question=ana | ana.ids: h1:end:t1:now h1:end:t1:vote h1:which-else:i900
  look t2 -> phase playing
counts once for each press, and once if the same press is delivered twice
  ana: step; look t2; ana: step; ana types /undo as i900; name question of ana
  press is ana sends h1:which:i900:t1 on page; press comes; press comes; look t1 -> points 0:0, ply 2
takes the only one that waits for somebody, and leads to the others
  ana presses end on t2; ana types /table status as i900 => ana.ids~: h1:which-else:i900
  ana sends h1:which-else:i900 on page => ana~: Which table?
  ana presses :t2 on page => ana~: waiting for Ben | ana.ids~: h1:which-else:i900
puts the live board anew where it is about that, and leads from there to the others
  name old; name other is t2; ana types /board as i900; ana presses :t1 on page => ana~: at the bottom of the channel | board.is: board
  ana sends h1:which-else:i900 on page => ana~: Which table?
  ana presses :t2 on page; name new is t2 => new.is: new | ana.ids: h1:which-else:i900
is for who gave it alone, for tables that were offered, and for a quarter of an hour
  ana types /table end as i900; name question of ana; eve sends h1:which:i900:t1 on question
    => question~: a while ago
  ana types /table end as i910; wait 15m1s; ana presses :t1 on page => ana~: a while ago | ana.ids:
`,
  { '': two },
);
