import { describe, expect, test } from 'vitest';
import { board } from '../../../commands/board.ts';
import { undo } from '../../../commands/match.ts';
import { table as tableCommand } from '../../../commands/table.ts';
import { partsOf } from '../breaches.ts';
import { ana, ben, eve, stage } from '../stage.ts';

/** Two matches of Ana and Ben in one channel. */
async function two() {
  const there = await stage({ commands: [board, tableCommand, undo] });
  for (const table of ['t1', 't2']) {
    await there.opens();
    await there.tables.join(there.act(ben, table), ben.name);
    await there.tables.start(there.act(ana, table));
    await there.spoken(table);
  }
  const says = (name: string) => [{ name, type: 1, options: [] }];
  const shown = () => partsOf(there.page(ana));
  /** Presses the button of a table in the question that somebody was asked. */
  const chooses = async (person: typeof ana, chosen: string, page = there.page(person).id) => {
    const id = partsOf(there.api.message(page)).ids.find((each) => each.endsWith(`:${chosen}`)) ?? '';
    await there.handled(there.pressing(person, page, id));
  };
  return { ...there, says, shown, chooses };
}

describe('A command that may be about several tables', () => {
  test('asks with a button for each, and goes on with the one that is pressed, in the same place', async () => {
    const { command, says, shown, chooses, page, tables } = await two();
    await command(ana, 'table', 'i900', says('end'));
    expect(shown().text).toContain('Which table?');
    expect(shown().ids).toEqual(['h1:which:i900:t2', 'h1:which:i900:t1']);
    const question = page(ana).id;
    await chooses(ana, 't1');
    expect(page(ana).id).toBe(question);
    expect(shown().ids).toEqual(['h1:end:t1:now', 'h1:end:t1:vote', 'h1:which-else:i900']);
    expect((await tables.look('t2'))?.table.phase).toBe('playing');
  });

  test('counts once for each press, and once if the same press is delivered twice', async () => {
    const { command, chooses, page, pressing, handled, tables } = await two();
    await command(ana, 'undo', 'i900');
    const question = page(ana).id;
    const press = pressing(ana, question, 'h1:which:i900:t1', undefined, 'i901');
    await handled(press);
    await handled(press);
    await chooses(ana, 't2', question);
    expect((await tables.look('t1'))?.match?.ply).toBe(0);
  });

  test('takes the only one that waits for somebody, and leads to the others', async () => {
    const { command, shown, chooses, handled, pressing, page, live, idIn } = await two();
    const board = await live('t2');
    await handled(pressing(ana, board, idIn(board, 'end')));
    await command(ana, 'table', 'i900', [{ name: 'status', type: 1, options: [] }]);
    expect(shown().ids).toContain('h1:which-else:i900');
    await handled(pressing(ana, page(ana).id, 'h1:which-else:i900'));
    expect(shown().text).toContain('Which table?');
    await chooses(ana, 't2');
    expect(shown().text).toContain('waiting for Ben');
    expect(shown().ids).toContain('h1:which-else:i900');
  });

  test('puts the live board anew where it is about that, and leads from there to the others', async () => {
    const { command, shown, chooses, live, page, handled, pressing } = await two();
    const before = await Promise.all(['t1', 't2'].map(live));
    await command(ana, 'board', 'i900');
    await chooses(ana, 't1');
    expect(shown().text).toContain('at the bottom of the channel');
    expect(await live('t1')).not.toBe(before[0]);
    await handled(pressing(ana, page(ana).id, 'h1:which-else:i900'));
    expect(shown().text).toContain('Which table?');
    await chooses(ana, 't2');
    expect(await live('t2')).not.toBe(before[1]);
    expect(shown().ids).toEqual(['h1:which-else:i900']);
  });

  test('is for who gave it alone, for tables that were offered, and for a quarter of an hour', async () => {
    const { command, says, api, page, pressing, handled, clock, shown, chooses } = await two();
    await command(ana, 'table', 'i900', says('end'));
    const question = page(ana).id;
    await handled(pressing(eve, question, 'h1:which:i900:t1'));
    expect(partsOf(api.message(question)).text).toContain('a while ago');
    await command(ana, 'table', 'i910', says('end'));
    clock.time += 15 * 60_000 + 1;
    await chooses(ana, 't1');
    expect(shown().text).toContain('a while ago');
    expect(shown().ids).toEqual([]);
  });
});
