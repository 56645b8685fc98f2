import { describe, expect, test } from 'vitest';
import { PaintingQueue, type Urgency } from '../../../src/discord/channel/responder.ts';

/** In which order works are done that come while another is under way. */
async function order(urgencies: readonly Urgency[]): Promise<readonly string[]> {
  const queue = new PaintingQueue(1);
  const done: string[] = [];
  let open = (): void => undefined;
  const first = queue.run('in time', 'first', () => new Promise<void>((go) => (open = go)));
  const others = urgencies.map((urgency, at) =>
    queue.run(urgency, `${at}`, async () => {
      done.push(`${urgency} ${at}`);
    }),
  );
  await new Promise(setImmediate);
  open();
  await Promise.all([first, ...others]);
  return done;
}

describe('What waits to be painted', () => {
  test.each([1, 2])('goes %i at a time', async (atOnce) => {
    const queue = new PaintingQueue(atOnce);
    let [now, most] = [0, 0];
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        queue.run('in time', `${at}`, async () => {
          now += 1;
          most = Math.max(most, now);
          await new Promise(setImmediate);
          now -= 1;
        }),
      ),
    );
    expect(most).toBe(atOnce);
  });

  test('takes turns, each kind in its order, however many there are of the other', async () => {
    expect(await order(['in time', 'answer', 'in time', 'answer', 'answer', 'answer', 'in time'])).toEqual([
      'answer 1',
      'in time 0',
      'answer 3',
      'in time 2',
      'answer 4',
      'in time 6',
      'answer 5',
    ]);
  });

  test('of one person never waits for all that another wants', async () => {
    const queue = new PaintingQueue(1);
    const done: string[] = [];
    const paint = (person: string, at: number) =>
      queue.run('in time', person, async () => {
        await new Promise(setImmediate);
        done.push(`${person} ${at}`);
      });
    await Promise.all([...[0, 1, 2, 3].map((at) => paint('eve', at)), paint('ben', 0)]);
    expect(done.indexOf('ben 0')).toBe(1);
  });

  test('goes on after something went wrong', async () => {
    const queue = new PaintingQueue(1);
    const broken = queue.run('answer', 'ana', () => Promise.reject(new Error('no paint left')));
    const after = queue.run('answer', 'ana', async () => 'painted');
    await expect(broken).rejects.toThrow('no paint left');
    expect(await after).toBe('painted');
  });
});
