import { describe, expect, test } from 'vitest';
import { robot } from '../beside-computer.ts';
import { ana, ben, eve, stage } from '../stage.ts';

describe('A seat that somebody left', () => {
  test('is offered on the board, and whoever takes it plays on', async () => {
    const { started, presses, live, textOf, idsOf, tables, sync, page } = await stage();
    await started();
    await tables.depart({ table: 't1', person: ana.id, interaction: 'leaves' }, 'hand on');
    sync.see('t1');
    await sync.idle();
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

  test('is played by the computer when all who are left agree', async () => {
    const { started, presses, live, textOf, tables, sync } = await stage();
    await started();
    await tables.depart({ table: 't1', person: ana.id, interaction: 'leaves' }, 'hand on');
    sync.see('t1');
    await sync.idle();
    await presses(ben, 'depute');
    expect(textOf(await live())).toContain('<@102>: **');
    expect(textOf(await live())).toContain(`${robot} 🤖 is now playing for **Ana**.`);
    expect((await tables.look('t1'))?.match?.turn.seat).toBe(1);
  });
});

describe('Who leaves a match', () => {
  test('is offered the way back in the note, which goes with their next press on the board', async () => {
    const { started, presses, page, idIn, handled, pressing, api, textOf } = await stage();
    await started();
    const leaves = async () => {
      await presses(ana, 'look:t1:hand');
      const { id } = page(ana);
      await handled(pressing(ana, id, 'h1:leave:t1:hand-on'));
      return id;
    };
    const note = await leaves();
    expect(textOf(note)).toContain('You’ve left the game');
    await handled(pressing(ana, note, idIn(note, ':take:')));
    expect(textOf(note)).toMatch(/^\*\*Tiny t1\*\*.*\nDone\.$/u);
    expect(textOf(await leaves())).toContain('you can come back');
    await presses(ana, ':take:');
    expect(api.seenBy(ana.id).map(({ id }) => textOf(id))).toEqual([]);
  });
});

describe('Giving up', () => {
  test('ends a game of two, and the result says who has won', async () => {
    const { started, live, textOf, tables, sync } = await stage();
    await started();
    await tables.depart({ table: 't1', person: ana.id, interaction: 'gives up' }, 'concede');
    sync.see('t1');
    await sync.idle();
    expect(textOf(await live())).toContain('Ana gave up, so Ben wins');
  });
});
