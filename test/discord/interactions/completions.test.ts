import { expect, test } from 'vitest';
import { Completions } from '../../../src/discord/interactions/completions.ts';
import { tickingClock } from '../../ticking-clock.ts';

/** Completions by letters, each worked out when the test says so. */
function typing() {
  const clock = tickingClock(0);
  const completions = new Completions(clock);
  const begun: string[] = [];
  const sent: string[] = [];
  const finishes = new Map<string, () => void>();
  const type = (person: string, letter: string): Promise<boolean> =>
    completions.run(
      person,
      () => {
        begun.push(letter);
        return new Promise<string>((done) => finishes.set(letter, () => done(letter)));
      },
      async (choices) => void sent.push(choices),
    );
  const settle = () => new Promise((done) => setImmediate(done));
  const finish = async (letter: string) => {
    await settle();
    finishes.get(letter)?.();
    await settle();
  };
  return { clock, begun, sent, type, finish, settle };
}

test('Of what somebody types while they are answered only the newest is looked at', async () => {
  const { begun, sent, type, finish, settle } = typing();
  const typed = ['a', 'ab', 'abc'].map((letters) => type('ana', letters));
  await settle();
  expect(begun).toEqual(['a']);
  await finish('a');
  expect(begun).toEqual(['a', 'abc']);
  await finish('abc');
  expect(sent).toEqual(['abc']);
  expect(await Promise.all(typed)).toEqual([false, false, true]);
});

test('Nobody waits for what another types', async () => {
  const { sent, type, finish } = typing();
  void type('ana', 'a');
  const bens = type('ben', 'b');
  await finish('b');
  expect(sent).toEqual(['b']);
  expect(await bens).toBe(true);
});

test('What came more than 2.5 seconds ago is neither looked at nor sent', async () => {
  const { clock, begun, sent, type, finish, settle } = typing();
  const typed = [type('ana', 'a'), type('ana', 'ab')];
  await settle();
  clock.time = 2_501;
  await finish('a');
  expect(await Promise.all(typed)).toEqual([false, false]);
  expect([begun, sent]).toEqual([['a'], []]);
  const later = type('ana', 'abc');
  await finish('abc');
  expect(await later).toBe(true);
});

test('One that fails keeps nobody from the next', async () => {
  const completions = new Completions(tickingClock(0));
  const broken = completions.run(
    'ana',
    () => Promise.reject(new Error('no disk')),
    async () => {},
  );
  await expect(broken).rejects.toThrow('no disk');
  expect(
    await completions.run(
      'ana',
      async () => 'a',
      async () => {},
    ),
  ).toBe(true);
});
