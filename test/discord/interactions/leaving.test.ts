import { describe, expect, test } from 'vitest';
import { ana, ben, eve, inPlay } from '../stage.ts';

describe('A seat that somebody left', () => {
  test('is offered on the board, and whoever takes it plays on', async () => {
    const { presses, live, textOf, idsOf, tables, page, spoken } = await inPlay();
    await tables.depart({ table: 't1', person: ana.id, interaction: 'leaves' }, 'hand on');
    await spoken();
    expect(textOf(await live())).toContain('**Ana** has left, and it’s that seat’s turn');
    expect(idsOf(await live()).some((id) => id.includes('board:step'))).toBe(false);
    await presses(ben, 'take');
    expect(textOf(page(ben).id)).toContain('nobody can play two seats');
    await presses(eve, 'take');
    expect(textOf(await live())).toContain('<@109> is now playing for **Ana**.');
    expect(textOf(await live())).not.toContain('has left');
    await presses(ana, 'look:t1:hand');
    expect(textOf(page(ana).id)).toContain('You’re not playing at this table');
    await presses(eve, 'board:step');
    expect(textOf(await live())).toContain('Points 1:0');
  });
});

describe('Who leaves a match', () => {
  test('is offered the way back in the note, which goes with their next press on the board', async () => {
    const { presses, page, handled, pressesOn, pressing, api, textOf } = await inPlay();
    const leaves = async () => {
      await presses(ana, 'look:t1:hand');
      const { id } = page(ana);
      await handled(pressing(ana, id, 'h1:leave:t1:hand-on'));
      return id;
    };
    const note = await leaves();
    expect(textOf(note)).toContain('You’ve left the game');
    await pressesOn(ana, note, ':take:');
    expect(textOf(note)).toMatch(/^\*\*Tiny t1\*\*.*\nDone\.$/u);
    expect(textOf(await leaves())).toContain('you can come back');
    await presses(ana, ':take:');
    expect(api.seenBy(ana.id).map(({ id }) => textOf(id))).toEqual([]);
  });
});
