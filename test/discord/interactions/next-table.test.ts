import { claimOf } from '../../store/sample.ts';
import { stageInWords } from '../in-words.ts';
import { ana, ben, inPlay } from '../stage.ts';

/** Ana is up at two tables of hers and Ben's, t1 and then t2. */
async function twoTables() {
  const here = await inPlay();
  await here.opens();
  await here.tables.join(here.act(ben, 't2'), ben.name);
  await here.tables.start(here.act(ana, 't2'));
  await here.spoken('t2');
  return here;
}

/** The same while the bot cannot write where the other table is. */
async function barred() {
  const here = await twoTables();
  const { channel } = await here.opened('t2');
  const claim = await claimOf(here.store, 't2');
  await here.store.note(claim, { channel: { ...channel, access: { channel: 'c', error: 'closed' } } });
  await here.store.claims.release(claim);
  return here;
}

stageInWords(
  `
# At the end of a turn
the other table that waits is named with the way to its board, to the person alone
  ana presses board:step => ana.pages: 0
  ana presses board:end => ana.pages: 1 | ana~: At another table | ana~: /c/BOARD2 | ben.pages: 0
nothing is said where no other table waits for who has played
  ana presses board:end; ben presses board:end => ben.pages: 0
nothing is said of a table where nobody can go
  given barred; ana presses board:end => ana.pages: 0
nothing is said to who does not want it
  ana: wish elsewhere off; ana presses board:end => ana.pages: 0
`,
  { '': twoTables, barred },
);
