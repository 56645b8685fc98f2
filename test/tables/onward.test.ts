import { describe, expect, it } from 'vitest';
import { ana, ben, cem, done, order, room, whyNot } from './room.ts';

const PLY = 4;

/** A match of Ana and Ben that Ana has won, and the position after four of its moves, in which Ben is asked. */
async function over() {
  const here = await room();
  const { tables, says } = here;
  const id = await here.started([ben]);
  let position = '';
  let owner = 0;
  const ends = ['step', 'end', 'step', 'end', ...Array<string>(9).fill('step'), 'end'];
  for (const [ply, words] of ends.entries()) {
    const now = await tables.look(id);
    if (ply === PLY) [position, owner] = [now?.match?.snapshot() ?? '', now?.match?.turn.seat ?? 0];
    const up = now?.match?.turn.seat === 0 ? ana : ben;
    done(await says(id, up, words));
  }
  const from = await tables.look(id);
  if (from?.match?.result === undefined) throw new Error('the match is not over');
  return { ...here, id, from: from.table, position, owner };
}

/** A lobby of Cem's that goes on from that position. */
async function onward() {
  const here = await over();
  const { tables, act, from, position, owner } = here;
  const { id } = done(await tables.open(order(cem))).table;
  const begun = done(await tables.playOn(act(id, cem), { from, position, seat: owner, level: 'easy' }));
  return { ...here, lobby: id, begun };
}

describe('a match that goes on from a position of another', () => {
  it('has one person in the seat that was up, and computers in all others', async () => {
    const { begun, owner, position } = await onward();
    expect(begun.table.seats.map((seated) => ('id' in seated ? seated.id : seated.kind))).toEqual(
      ['computer', 'computer'].with(owner, cem.id),
    );
    expect(begun.match?.snapshot()).toBe(position);
    expect(begun.table.learning).toEqual([]);
  });

  it('keeps the names of its computers, and gives one in the seat of a person a name that nobody had', async () => {
    const { tables, act, from, position, owner } = await over();
    const playedOn = async (seats: typeof from.seats, interaction: string) => {
      const { id } = done(await tables.open({ ...order(cem), interaction })).table;
      const before = { ...from, seats };
      const onwards = { from: before, position, seat: owner, level: 'easy' } as const;
      return done(await tables.playOn(act(id, cem), onwards)).table.seats[1 - owner];
    };
    const computer = { kind: 'computer', number: 3, level: 'hard' } as const;
    expect(await playedOn(from.seats.with(1 - owner, computer), 'one')).toEqual({
      ...computer,
      level: 'easy',
    });
    const beside = await playedOn(from.seats.with(owner, computer), 'two');
    expect(beside?.kind === 'computer' && beside.number).toBeGreaterThan(computer.number);
  });

  it('has the log up to there, so that it can be followed and gone back in, and names nobody in it', async () => {
    const { begun, lobby, store, id } = await onward();
    const [kept, former] = [await store.log(lobby), await store.log(id)];
    expect(kept.map(({ body }) => body)).toEqual(former.slice(0, PLY).map(({ body }) => body));
    expect(new Set(kept.map(({ person }) => person))).toEqual(new Set(['computer']));
    const then = await begun.match?.logged(kept.map(({ body }) => body)).asItWas(2);
    expect(then?.ply).toBe(2);
  });

  it('counts for nobody', async () => {
    const { tables, says, lobby, store } = await onward();
    for (const words of [...Array<string>(10).fill('step'), 'end']) await says(lobby, cem, words);
    expect((await tables.look(lobby))?.table.ending).toBe('finished');
    expect(await tables.results.of(cem.id)).toEqual([]);
    expect(await store.finishedBy([cem.id], 'tiny')).toEqual(new Map());
    expect(await tables.results.of(ana.id)).toHaveLength(1);
  });

  it('is begun by its host alone, and once', async () => {
    const { tables, act, from, position, owner, lobby } = await onward();
    const again = { from, position, seat: owner, level: 'easy' } as const;
    expect(whyNot(await tables.playOn(act(lobby, cem), again))).toBe('not-in-the-lobby');
    const { id } = done(await tables.open(order(ben))).table;
    expect(whyNot(await tables.playOn(act(id, cem), again))).toBe('not-the-host');
  });
});
