import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { tablesInWords } from './in-words.ts';
import { ben, done, order, room, whyNot } from './room.ts';

tablesInWords(`
# who is to begin
is a person, and stays it when somebody before them leaves the lobby
  given oteres lobby ben cem dua; ana: option first cem -> begins 3
  ben: leave-lobby -> begins 2
  ana: start -> up cem
is nobody once they leave the lobby, whoever comes after them
  given oteres lobby ben cem dua; ana: option first cem; cem: leave-lobby -> begins random
  ana: add-computer -> begins random
is no other computer than the one that was named
  given oteres lobby alone computer computer; ana: option first computer-1 -> begins 2
  ana: remove computer-1; ana: add-computer -> begins random
can be named only of those who sit there, or left to chance again
  given oteres lobby; ana: option first cem ! not-at-the-table; ana: option first 222 ! not-at-the-table
  ana: option first ben; ana: option first random -> begins random
begins again where the match is played once more, wherever they sit then
  given oteres lobby ben cem; ana: option first cem; ana: start; ana: end-match
  ben cem ana: rematch -> phase playing, up cem, first cem
is nobody where they do not play this time, whoever takes their place
  given oteres lobby ben cem; ana: option first cem; ana: start; ana: end-match; ana: rematch
  ben dua: join -> begins random
  ana: start -> first, options random
is the same computer in the rematch, under the number that it has there
  given oteres lobby alone computer computer computer; ana: remove computer-1; ana: option first computer-3
  ana: start; ana: end-match; ana: rematch -> first computer-2
is a pseudonym once they had their data removed
  given oteres lobby ben cem; ana: option first cem; ana: start; ana: end-match; cem: erase -> first gone-gone
`);

it('whoever opens a table is to begin where that was chosen with it, and no seat that nobody has', async () => {
  const { tables } = await room({ games });
  const opens = (first: string) =>
    tables.open({ ...order(ben), game: 'oteres', options: { first }, interaction: `opens ${first}` });
  expect(done(await opens('1')).table.first).toBe(ben.id);
  expect(whyNot(await opens('2'))).toBe('unknown-option');
});
