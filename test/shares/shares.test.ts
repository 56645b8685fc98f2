import { describe, expect, test } from 'vitest';
import { FairQueue } from '../../src/shares/queue.ts';
import { Shares } from '../../src/shares/shares.ts';

/** Shares in which each piece of work ends when it is told to; what has begun stands in `begun`, in its order. */
function bench(settled: ConstructorParameters<typeof Shares>[0] = {}) {
  const shares = new Shares(settled);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, person: string, server = 'one', kind: 'film' | 'record' | 'hint' = 'film') =>
    shares.ask(kind, { person, server }, () => {
      begun.push(name);
      return new Promise<string>((done) => {
        ends.set(name, () => done(name));
      });
    });
  const settle = () => new Promise((done) => setImmediate(done));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  /** Ends what runs, one piece after the other, until nothing runs. */
  const endAll = async () => {
    await settle();
    for (let at = 0; at < begun.length; at += 1) await end(begun[at] ?? '');
  };
  return { ask, begun, end, endAll, settle };
}

const placeOf = (asked: ReturnType<ReturnType<typeof bench>['ask']>): number | string =>
  asked.kind === 'taken' ? asked.before : asked.why;

describe('A queue without bounds', () => {
  test('gives the tables of one person one turn before each of others, and goes on with those who wait', async () => {
    const queue = new FairQueue(2);
    const begun: string[] = [];
    const work = (person: string, at: number) =>
      queue.do({ person, server: 'one' }, async () => {
        begun.push(`${person} ${at}`);
        await new Promise(setImmediate);
      });
    await Promise.all([
      ...Array.from({ length: 1_000 }, (_, at) => work('eve', at)),
      ...['ana', 'ben', 'cem'].map((person) => work(person, 0)),
    ]);
    expect(begun.slice(0, 5).map((each) => each.split(' ')[0])).toEqual(['eve', 'ana', 'ben', 'cem', 'eve']);
    expect(begun).toHaveLength(1_003);
  });
});

describe('Heavy work', () => {
  test('of somebody who asks again and again in two servers keeps nobody of a third one waiting', async () => {
    const queue = new FairQueue(1);
    const begun: string[] = [];
    let left = 100;
    const again = async (server: string): Promise<void> => {
      for (; left > 0; left -= 1)
        await queue.do({ person: `eve in ${server}`, server }, async () => {
          begun.push('eve');
          await new Promise(setImmediate);
        });
    };
    const once = (person: string) =>
      queue.do({ person, server: 'big' }, async () => {
        begun.push(person);
        await new Promise(setImmediate);
      });
    await Promise.all([again('one'), again('two'), ...['ana', 'ben', 'cem'].map(once)]);
    expect(begun.lastIndexOf('cem')).toBeLessThan(10);
  });

  test('of one person is done one piece after the other, and each is told how many come before it', async () => {
    const { ask, begun, endAll, settle } = bench({ atOnce: { shown: 2 } });
    expect([ask('a1', 'Ana'), ask('a2', 'Ana'), ask('a3', 'Ana')].map(placeOf)).toEqual([0, 1, 2]);
    await settle();
    expect(begun).toEqual(['a1']);
    await endAll();
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });

  test('is refused to somebody who has enough of it under way, and to nobody else', async () => {
    const { ask, endAll } = bench();
    for (let at = 0; at < FairQueue.most.person; at += 1) ask(`a${at}`, 'Ana');
    expect(placeOf(ask('more', 'Ana'))).toBe('person');
    expect(placeOf(ask('elsewhere', 'Ana', 'two'))).toBe('person');
    expect(placeOf(ask('b1', 'Ben'))).toBe(1);
    await endAll();
    expect(placeOf(ask('again', 'Ana'))).toBe(0);
  });

  test('of somebody who asks for one thing comes before the second of somebody who asks for more', async () => {
    const { ask, begun, endAll } = bench();
    for (const name of ['a1', 'a2', 'a3']) ask(name, 'Ana');
    expect(placeOf(ask('b1', 'Ben'))).toBe(1);
    await endAll();
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  test('of another server comes before what many people of one server ask for', async () => {
    const { ask, begun, endAll } = bench();
    for (let at = 0; at < FairQueue.most.server; at += 1) ask(`flood${at}`, `flooder ${at}`);
    expect(placeOf(ask('one more', 'another flooder'))).toBe('server');
    expect(placeOf(ask('b1', 'Ben', 'two'))).toBe(1);
    await endAll();
    expect(begun.slice(0, 3)).toEqual(['flood0', 'b1', 'flood1']);
  });

  test('takes no more than there is room for, whoever asks', () => {
    const { ask } = bench();
    for (let at = 0; at < FairQueue.most.all; at += 1) ask(`${at}`, `person ${at}`, `server ${at}`);
    expect(placeOf(ask('more', 'Ana', 'own'))).toBe('all');
  });

  test('of another lane does not wait: a record is never behind a film', async () => {
    const { ask, begun, settle } = bench();
    for (const name of ['film', 'second film', 'third film']) ask(name, 'Ana');
    expect(placeOf(ask('record', 'Ana', 'one', 'record'))).toBe(0);
    await settle();
    expect(begun).toEqual(['film', 'record']);
  });

  test('that fails gives its turn away as any other', async () => {
    const { ask, begun, settle } = bench();
    const shares = new Shares();
    const owner = { person: 'Ana', server: 'one' };
    const failed = shares.ask('film', owner, () => Promise.reject(new Error('no room')));
    const next = shares.ask('film', owner, async () => 'made');
    if (failed.kind !== 'taken' || next.kind !== 'taken') throw new Error('it was not taken');
    await expect(failed.done).rejects.toThrow('no room');
    expect(await next.done).toBe('made');
    ask('after', 'Ana');
    await settle();
    expect(begun).toEqual(['after']);
  });

  test('that the host has switched off is not done', () => {
    const { ask, begun } = bench({ off: ['film'] });
    expect(placeOf(ask('film', 'Ana'))).toBe('off');
    expect(placeOf(ask('record', 'Ana', 'one', 'record'))).toBe(0);
    expect(begun).toEqual([]);
  });
});
