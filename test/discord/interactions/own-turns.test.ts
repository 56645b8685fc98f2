import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/discord/interactions/command.ts';
import { OWN_TURNS, OwnTurns } from '../../../src/discord/interactions/own-turns.ts';
import { ana, ben, eve, inPlay, stage } from '../stage.ts';

/** Turns in which each piece of work lasts until it is ended; what has begun stands in `begun`, in its order. */
function bench() {
  const turns = new OwnTurns();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (person: string, name: string) =>
    turns.run(person, () => {
      begun.push(name);
      return new Promise<string>((done) => ends.push(() => done(name)));
    });
  const settle = () => new Promise((done) => setImmediate(done));
  return { run, begun, ends, settle };
}

test('of one person a few interactions are handled at once, the others wait in their order, and nobody else does', async () => {
  const { run, begun, ends, settle } = bench();
  const { atOnce } = OWN_TURNS;
  const all = Array.from({ length: atOnce + 2 }, (_, at) => run('eve', `eve ${at}`));
  await settle();
  expect(begun).toHaveLength(atOnce);
  void run('ben', 'ben');
  await settle();
  expect(begun.at(-1)).toBe('ben');
  ends[0]?.();
  await settle();
  expect(begun.at(-1)).toBe(`eve ${atOnce}`);
  for (let at = 1; at < atOnce + 3; at += 1) {
    ends[at]?.();
    await settle();
  }
  expect(await Promise.all(all)).toEqual(Array.from({ length: atOnce + 2 }, (_, at) => `eve ${at}`));
});

test('of more than can wait nothing is done, and there is room again once something is over', async () => {
  const { run, begun, ends, settle } = bench();
  const { atOnce, waiting } = OWN_TURNS;
  for (let at = 0; at < atOnce + waiting; at += 1) void run('eve', `eve ${at}`);
  expect(await run('eve', 'more')).toBe('too many');
  ends[0]?.();
  await settle();
  void run('eve', 'again');
  for (let at = 1; at < atOnce + waiting + 1; at += 1) {
    ends[at]?.();
    await settle();
  }
  expect(begun).not.toContain('more');
  expect(begun.at(-1)).toBe('again');
});

test('what fails gives its turn away as anything else', async () => {
  const turns = new OwnTurns();
  const failing = () => Promise.reject(new Error('broken'));
  for (let at = 0; at < OWN_TURNS.atOnce + 1; at += 1)
    await expect(turns.run('eve', failing)).rejects.toThrow('broken');
  expect(await turns.run('eve', async () => 'done')).toBe('done');
});

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
    const { command, started, counted, sends } = await stage();
    await command(ana, 'break');
    await command(ana, 'unheard of');
    await started();
    counted.splice(2);
    await sends(ana, 'something else');
    expect(counted).toEqual(['command failed', 'command refused', 'foreign refused']);
  });

  test('is that it was dropped where somebody sends more than a few at once, who is told so, and nobody else waits', async () => {
    const { handled, pressing, live, counted, page, textOf } = await inPlay();
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

describe('a completion of what somebody types', () => {
  /** A bot with a command whose completions take this many milliseconds, by their order. */
  const completing = async (...takes: readonly number[]) => {
    let asked = 0;
    const slow: Command = {
      name: 'slow',
      data: () => ({ name: 'slow', description: 'Slow' }),
      run: async () => ({ kind: 'elsewhere', changed: [] }),
      complete: async () => {
        at.clock.time += takes[asked] ?? 0;
        asked += 1;
        return [{ name: 'a', value: 'a' }];
      },
    };
    const at = await stage({ commands: [slow] });
    const types = (id: string) => at.handled(at.typing(ana, 'slow', id));
    return { ...at, types, asked: () => asked };
  };

  test('is sent within 2.5 seconds, and no later', async () => {
    const { types, api, counted } = await completing(2_400, 2_501);
    await types('soon');
    await types('late');
    expect([api.suggested.get('soon'), api.suggested.get('late')]).toEqual([['a'], undefined]);
    expect(counted).toEqual(['completion shown', 'completion dropped']);
  });

  test('is not looked at that waited so long for others of its person, of which a few are at once', async () => {
    const { atOnce, waiting } = OWN_TURNS;
    const { types, asked, counted } = await completing(2_501);
    await Promise.all(Array.from({ length: atOnce + waiting + 1 }, (_, at) => types(`c${at}`)));
    expect(asked()).toBeLessThanOrEqual(atOnce);
    expect(counted).toEqual(Array(atOnce + waiting + 1).fill('completion dropped'));
  });
});
