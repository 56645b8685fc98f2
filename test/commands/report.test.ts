import { describe, expect, test } from 'vitest';
import { ben } from '../tables/room.ts';
import { commandsInWords } from './in-words.ts';
import { barroom, wordsOf } from './order.ts';

commandsInWords(`
# /table report
means the table that is played, before those that are over
  given fast; ana: step step end; ana: /table report problem=The points are wrong
    -> problems ana:The points are wrong
  given ben cem; ben: /table report problem=Nothing happens -> problems ben:Nothing happens
asks which table is meant where it may be several
  given; given lobby; ben: /table report problem=Nothing happens => says~: Which table?
  look T1 -> problems
is refused to who sits at no table there, and soon after another
  given; dua: /table report problem=Hello => says~: table
  ana: /table report problem=One; ana: /table report problem=Two ! too-soon-to-report
`);

describe('/table report', () => {
  test('gives a number to quote, and the log has a line without what was written', async () => {
    const there = await barroom();
    const id = await there.started();
    const reply = await there.gives(ben, '/table report', { problem: 'I hold the urchin and see two' });
    const kept = (await there.tables.look(id))?.table.reports[0];
    expect(kept).toMatchObject({ person: ben.id, words: 'I hold the urchin and see two' });
    expect(wordsOf(reply)).toContain(kept?.number ?? 'no number');
    expect(there.log.lines).toEqual(['warn: somebody reports a problem: npm run reports tells what']);
  });
});
