import { expect, test } from 'vitest';
import { boardMessage } from '../../../src/discord/views/board-message.ts';
import { games } from '../../../src/games/index.ts';
import { oteres } from '../../../src/games/oteres/index.ts';
import { seatOf, type TableNow } from '../../../src/tables/model/table.ts';
import { seenBy } from '../../discord/views/shown.ts';
import { ana, ben, calledBy, cem, done, dua, room } from '../../tables/room.ts';
import { say } from '../../texts/shipped.ts';

const voice = { say, icons: () => undefined, avatars: () => undefined };
const people = [ana, ben, cem, dua];

/** A table of four at which several have just been asked for a pearl to pass, as the first player who could has played the card. */
async function everybodyAsked() {
  const { tables, lobby, act, says } = await room({ games });
  for (let tried = 0; tried < 20; tried += 1) {
    const id = await lobby([ben, cem, dua], {}, oteres.name);
    let last = done(await tables.start(act(id, ana)));
    for (let ply = 0; last.match !== undefined && last.match.result === undefined; ply += 1) {
      const [decision, another] = last.match.decisions;
      if (another !== undefined) return { id, last, says };
      const answers = decision?.answers.map(({ notation }) => notation) ?? [];
      // Early on everybody has a single pearl, and is not asked.
      const isLate = last.match.turn.round > 2;
      const current = answers.find((each) => isLate && each.includes('current'));
      const others = answers.filter((each) => isLate || answers.length === 1 || !each.includes('current'));
      const notation = current ?? others[ply % others.length] ?? '';
      const person = people.find((each) => seatOf(last.table, each.id) === decision?.seat);
      if (person === undefined) throw new Error('nobody sits where somebody is asked');
      last = done(await says(id, person, notation));
    }
  }
  throw new Error('no game came to the card');
}

const boardOf = (now: TableNow) => boardMessage(seenBy('spectator', now, voice), { from: 0, entries: [] });
const textOf = (message: ReturnType<typeof boardOf>): string => JSON.stringify(message.components);

test('all are called once; then it is said who is awaited, with no new message and nothing of what was chosen (rulings)', async () => {
  const { id, last, says } = await everybodyAsked();
  const up = last.match?.turn.seat;
  expect(calledBy(last)).toMatchObject({ reason: 'turn', besidesTurn: false });
  if (last.match === undefined) throw new Error('no match');
  const asked = last.match.decisions.map(({ seat }) => seat);
  const board = boardOf(last);
  const called = calledBy(last)?.people ?? [];
  expect(called).toHaveLength(asked.length);
  for (const person of called) expect(textOf(board).split(`<@${person}>`)).toHaveLength(2);

  const order = [...asked.filter((seat) => seat !== up), ...asked.filter((seat) => seat === up)];
  let now = last;
  for (const [at, seat] of order.entries()) {
    const person = people.find((each) => seatOf(now.table, each.id) === seat);
    const decision = now.match?.decisions.find((each) => each.seat === seat);
    if (person === undefined || decision === undefined) throw new Error('nobody is asked there');
    now = done(await says(id, person, decision.answers[0]?.notation ?? ''));
    const isLast = at === order.length - 1;
    expect(calledBy(now)?.reason).toBe(isLast ? 'turn' : undefined);
    if (now.match === undefined || isLast) continue;
    const text = textOf(boardOf(now));
    expect(text).not.toContain(`<@${person.id}>`);
    for (const other of order.slice(at + 1)) {
      const awaited = people.find((each) => seatOf(now.table, each.id) === other);
      expect(text).toContain(`<@${awaited?.id}>`);
    }
    expect(text).not.toContain(decision.answers[0]?.notation);
  }
});
