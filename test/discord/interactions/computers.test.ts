import { describe, expect, test } from 'vitest';
import { besideComputer, robot } from '../beside-computer.ts';
import { ana } from '../stage.ts';

describe('A computer’s turn', () => {
  test('takes no more requests than a person’s: the answer to the press, and one new message', async () => {
    const { requestsOf, presses, live, textOf, api } = await besideComputer();
    const board = await live();
    expect(await requestsOf(() => presses(ana, 'board:end'))).toEqual(['answer update', 'post']);
    expect(textOf(board)).toContain('Ana end');
    expect(textOf(await live())).toContain('<@101>');
    expect(api.message(await live()).body.allowed_mentions?.users).toEqual([ana.id]);
  });

  test('is told once: in a line while one plays, and in what stays of the message that told it', async () => {
    const { presses, live, textOf } = await besideComputer();
    const boards = [await live()];
    for (let turns = 0; turns < 2; turns += 1) {
      await presses(ana, 'board:end');
      boards.push(await live());
    }
    const [first = '', second = '', third = ''] = boards.map(textOf);
    expect(first).not.toContain(robot);
    expect(second.split(`${robot} end`)).toHaveLength(2);
    expect(second).toContain('Turn 2');
    expect(second).toContain('Turn 3');
    expect(third).toContain(`**${robot}** · `);
  });
});
