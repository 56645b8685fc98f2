import { describe, expect, test } from 'vitest';
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
});
