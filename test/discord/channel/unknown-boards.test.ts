import { describe, expect, test } from 'vitest';
import { stageInWords } from '../in-words.ts';
import { ana, ben, inPlay } from '../stage.ts';

/** A table whose known board has lost its buttons, as after a restore, and a later board of it that nobody knows. */
async function lost() {
  const at = await inPlay();
  const known = await at.live();
  const { api } = at;
  at.clock.time += 1;
  const { id: stray } = await api.post('c', { body: { components: [] }, files: [] }, 'stray');
  // It was posted in another history of the table.
  const { body, components = [], ...rest } = api.message(known);
  const copy = components.map((part, place) => (place === 0 ? { ...part, id: 7 } : part));
  api.messages.splice(-1, 1, {
    ...rest,
    id: stray,
    body: { ...body, components: copy },
    components: copy,
  });
  await api.edit('c', known, { body: { components: [] }, files: [] });
  return { ...at, known, stray };
}

describe('A board that stands nowhere', () => {
  test('is brought where the table lives, and what was pressed elsewhere leads there', async () => {
    const { stray, handled, pressing, live, idsOf, textOf, tables, act, opened, api, sync } = await lost();
    await tables.move(act(ana), { guild: 'g', channel: 'd' });
    const { channel, now } = await opened();
    await tables.note('t1', { channel: { ...channel, posted: now.table.revision } });
    await handled(pressing(ben, stray, 'h1:look:t1:happened'));
    await sync.idle();
    expect(await live()).not.toBe(stray);
    expect(api.posted.at(-1)).toBe('d');
    expect(idsOf(stray)).toEqual([]);
    expect(textOf(stray)).toContain('This game goes on in <#d>');
  });
});

stageInWords(
  `
# A board that stands nowhere
is brought by a press that counts in a message that nobody knows, which becomes the board
  name stray is last; ana sends h1:answer:t1:0:board:step on stray => board.is: board=stray | stray~: Points 1:0
    | stray.ids/: . | owing: | armed: board=stray
is brought by a new message that calls whoever is up then where the press has ended the turn
  name stray is last; ana sends h1:answer:t1:0:board:end on stray => board.is: board | board.pings: ben | stray.ids:
is brought by whoever only looks, or presses what is out of date
  name stray is last; ben sends h1:look:t1:happened on stray => board.is: board=stray
    | stray.ids~: h1:answer:t1:0:board:step
  given; name stray is last; ben sends h1:answer:t1:7:board:step on stray => board.is: board=stray
    | stray.ids~: h1:answer:t1:0:board:step
  given; name stray is last; ben sends h1:undo:t1:9 on stray => board.is: board=stray
    | stray.ids~: h1:answer:t1:0:board:step
is left as it is while nobody knows whether it stands
  name known; name stray is last; fail read passing; ben sends h1:look:t1:happened on stray
    => board.is: board=known | stray.ids/: .
  ben sends h1:look:t1:happened on stray => board.is: board=stray
`,
  { '': lost },
);
