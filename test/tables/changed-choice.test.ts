import { expect, it } from 'vitest';
import { boardMessage } from '../../src/discord/views/board-message.ts';
import { pageAfter } from '../../src/discord/views/game-page.ts';
import { tableView } from '../../src/discord/views/table-view.ts';
import { games } from '../../src/games/index.ts';
import { writeSnapshot } from '../../src/games/saved.ts';
import type { TableNow } from '../../src/tables/model/table.ts';
import { shownWords } from '../discord/shown-words.ts';
import { seenBy } from '../discord/views/shown.ts';
import { given } from '../games/oteres/position.ts';
import { say } from '../texts/shipped.ts';
import { ana, ben, calledBy, cem, done, keptAt, overwrite, room, whyNot } from './room.ts';

const people = [ana, ben, cem].map(({ name }) => ({ name }));
const context = { say, icons: () => undefined, avatars: () => undefined };

/** A table of three who all choose what they pass to the left. */
async function choosing() {
  const there = await room({ games });
  const { tables, act, store } = there;
  const id = await there.lobby([ben, cem], {}, 'oteres');
  done(await tables.start(act(id, ana)));
  const { match } = given('hand with-the-current, pearls 0 1; pearls 2 b-2; pearls 3 4');
  const { table: row } = await keptAt(store, id);
  await overwrite(store, row, writeSnapshot(match.snapshot));
  const asked = done(await there.says(id, ana, 'play.with-the-current'));
  const now = async () => {
    const known = await tables.look(id);
    if (known?.match === undefined) throw new Error('no such match');
    return { ...known, match: known.match };
  };
  /** Answers the question that is open to somebody, or that they may answer anew. */
  const passes = async (person: typeof ana, seat: number, pearl: string) =>
    tables.answer(act(id, person), (await now()).match.openTo(seat)?.opened ?? -1, pearl);
  return { ...there, id, asked, now, passes };
}

it('all are called once; then it is said who is awaited, with no new message and nothing of what was chosen (rulings)', async () => {
  const { id, asked, says } = await choosing();
  const boardOf = (at: TableNow): string =>
    JSON.stringify(boardMessage(seenBy('spectator', at, context), { from: 0, entries: [] }).components);
  expect(calledBy(asked)).toMatchObject({ reason: 'turn', besidesTurn: false });
  expect(calledBy(asked)?.people.toSorted()).toEqual([ana.id, ben.id, cem.id]);
  for (const person of [ana, ben, cem]) expect(boardOf(asked).split(`<@${person.id}>`)).toHaveLength(2);
  for (const [person, pearl, awaited] of [
    [ben, 'pearl.3', [ana, cem]],
    [cem, 'pearl.5', [ana]],
  ] as const) {
    const chosen = done(await says(id, person, pearl));
    expect(calledBy(chosen)).toBeUndefined();
    expect(boardOf(chosen)).not.toContain(`<@${person.id}>`);
    expect(boardOf(chosen)).not.toContain(pearl);
    for (const other of awaited) expect(boardOf(chosen)).toContain(`<@${other.id}>`);
  }
  expect(calledBy(done(await says(id, ana, 'pearl.1')))?.reason).toBe('turn');
});

it('one’s own choice can be changed on the same page until the last has chosen, which asks and calls nobody', async () => {
  const { id, now, passes, tables, act, says } = await choosing();
  const chosen = done(await passes(ben, 1, 'pearl.3'));
  const page = shownWords(pageAfter(tableView(chosen, context, ben.id), 'question')).join('\n');
  expect(page).toContain('You pass Cem your white 2 (no. 1).');
  expect(page).toContain('Pass Cem another one instead?');
  expect(page).toContain('You can change your choice until everybody has chosen.');
  expect(chosen.table.turnClocks.map(({ person }) => person)).not.toContain(ben.id);

  const { opened = -1 } = chosen.match?.openTo(1) ?? {};
  done(await passes(ana, 0, 'pearl.1'));
  // The page that was opened before somebody else chose still counts.
  const changed = done(await tables.answer(act(id, ben), opened, 'pearl.4'));
  expect(calledBy(changed)).toBeUndefined();
  expect(changed.match?.decisions.map(({ seat }) => seat)).toEqual([2]);
  expect(changed.table.turnClocks.map(({ person }) => person)).toEqual([cem.id]);
  expect(whyNot(await tables.answer(act(id, ben), opened, 'pearl.3'))).toBe('stale');

  done(await says(id, cem, 'pearl.5'));
  const over = await now();
  expect(over.match.openTo(1)?.answers.map(({ notation }) => notation)).not.toContain('pearl.3');
  const pearls = over.match.description(1, { say: context.say, people }).join('\n');
  expect(pearls).toMatch(/white\s0/);
  expect(whyNot(await passes(ana, 0, 'pearl.2'))).toBe('not-asked');
});

it('is told to nobody that it was changed, and the public board stays as it was', async () => {
  const { id, now, passes, tables } = await choosing();
  const shown = async () => {
    const { match } = await now();
    const log = await tables.log(id);
    const told = match
      .logged(log)
      .happened(2, 0, { say: context.say, people })
      .flatMap(({ lines }) => lines);
    return { told, board: match.summary({ say: context.say, people }) };
  };
  done(await passes(ben, 1, 'pearl.3'));
  const before = await shown();
  done(await passes(ben, 1, 'pearl.4'));
  expect(await shown()).toEqual(before);
});
