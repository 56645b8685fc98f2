import { describe, expect, test } from 'vitest';
import { OWN_TURNS } from '../../../src/discord/interactions/own-turns.ts';
import { ana, ben, eve, stage } from '../stage.ts';

describe('what is counted of an interaction', () => {
  test('is what was pressed and how it ended', async () => {
    const { command, presses, counted } = await stage();
    await command(ana, 'play');
    await presses(ben, 'join');
    await presses(eve, 'start');
    await presses(ana, 'start');
    await presses(ana, 'look');
    expect(counted).toEqual([
      'command changed',
      'lobby changed',
      'lobby refused',
      'lobby changed',
      'look shown',
    ]);
  });

  test('is a failure where it broke, and a refusal where nobody knows what was pressed', async () => {
    const { command, started, handled, pressing, live, counted } = await stage();
    await command(ana, 'break');
    await command(ana, 'unheard of');
    await started();
    counted.splice(2);
    await handled(pressing(ana, await live(), 'something else'));
    expect(counted).toEqual(['command failed', 'command refused', 'foreign refused']);
  });

  test('is that it was dropped where somebody sends more than a few at once, who is told so, and nobody else waits', async () => {
    const { started, handled, pressing, live, counted, page, textOf } = await stage();
    await started();
    counted.splice(0);
    const message = await live();
    const look = (person: typeof ana) => handled(pressing(person, message, 'h1:look:t1:happened'));
    const { atOnce, waiting } = OWN_TURNS;
    await Promise.all([...Array.from({ length: atOnce + waiting + 5 }, () => look(eve)), look(ben)]);
    expect(counted.filter((each) => each === 'look dropped')).toHaveLength(5);
    expect(counted.filter((each) => each === 'look shown')).toHaveLength(atOnce + waiting + 1);
    expect(textOf(page(ben).id)).not.toContain('a lot at once');
  });
});
