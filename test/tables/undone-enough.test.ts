import { expect, test } from 'vitest';
import { UNDOING } from '../../src/bounds.ts';
import { randomNumbers } from '../../src/engine/quick-chance.ts';
import { games } from '../../src/games/index.ts';
import { ana, ben, cem, done, room, whyNot } from './room.ts';

type Room = Awaited<ReturnType<typeof room>>;

/** Plays a move and takes it back until that is refused. Returns why, and how long the log is then. */
async function backAndForth({ tables, act, says }: Room, id: string) {
  for (;;) {
    const { match } = done(await says(id, ana, 'step'));
    const undone = await tables.undo(act(id, ana));
    if (undone.kind === 'refused') return { why: undone.code, ply: match?.ply ?? 0 };
  }
}

test('a turn in which enough was taken back goes on forward only', async () => {
  const at = await room();
  const { tables, act, says } = at;
  const id = await at.started();
  const { why, ply } = await backAndForth(at, id);
  expect(why).toBe('enough-undone');
  expect(ply).toBeLessThanOrEqual(UNDOING.turn + 1);
  const ways = await tables.waysBack(done(await says(id, ana, 'step')), ana.id);
  expect(whyNot(await tables.proposeUndo(act(id, ana), ply + 1, ways[0]?.to ?? -1))).toBe('enough-undone');
  // The next turn is as free as any.
  done(await says(id, ana, 'end'));
  done(await says(id, ben, 'step'));
  done(await tables.undo(act(id, ben)));
});

test('an answer that may be given anew is given anew so often, and then stands', async () => {
  const oteres = games.filter(({ name }) => name === 'oteres');
  const { tables, act, lobby } = await room({ games: oteres });
  const begun = async () => {
    const opened = await lobby([ben, cem], {}, 'oteres');
    done(await tables.start(act(opened, ana)));
    return opened;
  };
  let id = await begun();
  const below = randomNumbers('anew');
  const people = [ana, ben, cem];
  const answer = async (seat: number, opened: number, notation: string) =>
    tables.answer(act(id, people[seat] ?? ana), opened, notation);
  for (let count = 0; count < 2_000; count += 1) {
    const match = (await tables.look(id))?.match;
    const asked = match?.decisions ?? [];
    const free = [0, 1, 2].find((seat) => asked.length > 0 && asked.every((each) => each.seat !== seat));
    const anew = free === undefined ? undefined : match?.openTo(free);
    const [first] = asked;
    if (anew !== undefined && anew.answers.length > 1) {
      const notation = anew.answers[count % anew.answers.length]?.notation ?? '';
      const given = await answer(anew.seat, anew.opened, notation);
      if (given.kind !== 'refused') continue;
      expect(given.code).toBe('enough-undone');
      expect(match?.ply).toBeLessThan(UNDOING.turn + 100);
      // Who has not answered yet does.
      done(await answer(first?.seat ?? -1, first?.opened ?? -1, first?.answers[0]?.notation ?? ''));
      return;
    }
    if (first === undefined) id = await begun();
    else
      done(
        await answer(first.seat, first.opened, first.answers[below(first.answers.length)]?.notation ?? ''),
      );
  }
  expect.unreachable('nobody was asked who may answer anew');
});
