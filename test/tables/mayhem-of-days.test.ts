import { describe, expect, it } from 'vitest';
import { liveMessage } from '../../src/discord/channel/desired.ts';
import { tableView } from '../../src/discord/views/table-view.ts';
import { replay } from '../../src/engine/replay.ts';
import { gameEntries, games } from '../../src/games/index.ts';
import { readLogEntry, readSnapshot, writeSnapshot } from '../../src/games/saved.ts';
import { dueComputer } from '../../src/tables/model/computer-seat.ts';
import { PACES } from '../../src/tables/model/pace.ts';
import { entriesNeeded, holderOf, peopleAt as seatedAt, seatOf } from '../../src/tables/model/table.ts';
import { LATE_ACTIONS } from '../../src/tables/model/turn-clock.ts';
import { randomComputer } from '../../src/tables/service/computer.ts';
import { tablesOf } from '../../src/tables/tables.ts';
import { breaches } from '../discord/breaches.ts';
import { dice } from '../discord/dice.ts';
import { inForm } from '../form.ts';
import { words } from '../games/story.ts';
import { texts } from '../texts/shipped.ts';
import { DAY, daysIn, HOUR, MINUTE } from './days.ts';
import { doing, hereIn, noted, personNamed } from './deeds.ts';
import { caughtUp, done, peopleAt, room } from './room.ts';

const NAMES = ['ana', 'ben', 'cem', 'dua', 'eve'] as const;
/** What people do most of the time. */
const OFTEN = [...Array<string>(5).fill('answer'), 'agree', 'agree', 'take', 'late'];

/** Days at one table of a real game, at which people do whatever comes into their heads and the bot starts anew now and then. */
async function days(seed: number, acts: number): Promise<ReadonlySet<string>> {
  const roll = dice(seed);
  const one = <T>(of: readonly T[]): T => {
    const found = of[roll(of.length)];
    if (found === undefined) throw new Error('there is nothing to choose from');
    return found;
  };
  const fresh = { tableId: () => 'the table', seed: () => `seed ${seed}` };
  const parts = { games, fresh, computer: randomComputer(roll) };
  let here = hereIn(daysIn(await room(parts)));
  const { clock, store, act } = here;
  clock.time = Date.UTC(2026, 2, 27, 12);
  const context = { say: texts.in('en'), icons: () => undefined, avatars: () => undefined };
  const game = one(games);
  const others = NAMES.slice(1, game.seats.min + roll(2)).map(personNamed);
  const id = await here.lobby(others, {}, game.name);
  here.id = id;
  done(await here.tables.start(act(id, personNamed('ana'))));
  const acted = new Set<string>();
  for (let count = 0; count < acts; count += 1) {
    const { table, match } = await here.look(id);
    if (match === undefined || (table.phase !== 'playing' && table.phase !== 'archived')) break;
    const [who, other, seat] = [one(NAMES), one(NAMES), roll(match.seats)];
    const lines: Readonly<Record<string, string>> = {
      ...{ undo: 'undo', decline: 'decline', agree: 'agree', return: 'return', gone: 'gone', nudge: 'nudge' },
      ...{
        show: 'show',
        up: 'take-up',
        end: 'propose end',
        take: `take ${seat}`,
        host: `make-host ${other}`,
      },
      back: roll(2) === 0 ? 'back' : `back ${roll(9)}`,
      computer: `propose computer ${seat}`,
      substitute: `propose substitute ${seat} ${other}`,
      pace: `propose pace ${one(PACES)}`,
      leave: roll(6) === 0 ? 'concede' : 'leave',
      late: `late ${one(LATE_ACTIONS)}`,
      move: `move ${70 + roll(5)}`,
      language: `language ${one(['en', 'de', 'xx'])}`,
      away: roll(3) === 0 ? 'away' : `away ${1 + roll(20)}d`,
      quiet: `wish quiet ${one(['22-7', '9-17', '1-3', '5-5'])}`,
      zone: `wish zone ${one(['Europe/Budapest', 'Asia/Kathmandu', 'Pacific/Auckland', 'America/St_Johns'])}`,
      notices: `wish notices ${one(['direct', 'off'])}`,
      reminders: `wish reminders ${one(['on', 'off'])}`,
      forget: `erase 7${count}`,
    };
    const name = roll(2) === 0 ? one(OFTEN) : one([...Object.keys(lines), 'answer', 'restart']);
    if (name === 'forget' && roll(5) > 0) continue;
    if (name === 'end' && roll(4) > 0) continue;
    if (name === 'restart') {
      const tables = tablesOf({ ...parts, store, clock });
      here = { ...here, tables, ...peopleAt(tables, act) };
      expect((await here.look(id)).table).toEqual(table);
      await tables.resume();
      acted.add(name);
    } else if (name === 'answer') {
      const asked = match.decisions[roll(match.decisions.length)];
      const holder = holderOf(table, asked?.seat ?? -1);
      if (asked === undefined || holder === undefined) continue;
      const answer = { ...act(id, personNamed('ana')), person: holder };
      const came = await here.tables.answer(answer, asked.opened, one(asked.answers).notation);
      if (came.kind === 'done') acted.add(name);
    } else {
      const came = await doing(here, personNamed(who), words(lines[name] ?? ''));
      if (came?.kind !== 'refused') acted.add(name);
    }
    const { tables } = here;
    if (name === 'forget')
      for await (const kept of tables.personalData.eachMentioning(personNamed(who).id))
        expect(kept).toBe('nothing');
    clock.time +=
      [1_000, MINUTE, 10 * MINUTE, HOUR, 9 * HOUR, 30 * HOUR, 40 * DAY][roll(roll(9) === 0 ? 7 : 4)] ?? 0;
    for (let rounds = 0; rounds < 4; rounds += 1) {
      await tables.runIdleTables();
      await tables.runDueTurns();
    }
    expect(await tables.runDueTurns(), `${name} in step ${count}`).toEqual([]);
    expect(await tables.runIdleTables(), `${name} in step ${count}`).toEqual([]);
    // The machine's clock is set back: what was done is not done again.
    clock.time -= HOUR;
    expect(await tables.runDueTurns(), `an hour before step ${count}`).toEqual([]);
    clock.time += HOUR;

    await noted(here);
    const opened = await tables.opened({ table: id });
    if (opened === undefined) throw new Error('the table is gone');
    const after = opened.now;
    const view = tableView(after, { ...context, say: texts.in(after.table.language) });
    const shown = liveMessage(view, entriesNeeded(after, opened.entries));
    expect(breaches(shown), `${name} in step ${count}`).toEqual([]);
    expect(JSON.stringify(shown.components)).not.toMatch(/gone-|undefined|\{ ?\$/);
    const seated = seatedAt(after.table).map((each) => each.id);
    expect(new Set(seated).size).toBe(seated.length);
    if (after.table.phase === 'playing') {
      expect(seated).toContain(after.table.host);
      expect(dueComputer(after.table, after.match)).toBeUndefined();
    }
    for (const { id: held, seat: former } of after.table.former)
      expect([undefined, former]).toContain(seatOf(after.table, held));
    expect(opened.notices.length).toBeLessThan(20);
    if (roll(3) === 0) await caughtUp(store, id);
  }
  const log = await store.log(id);
  expect(log.map(({ ply }) => ply)).toEqual([...log.keys()]);
  const kept = (await store.open({ table: id }))?.snapshot ?? '';
  gameEntries
    .find(({ playable }) => playable.name === game.name)
    ?.simulate((rules) => {
      const entries = log.map(({ body }) => readLogEntry(rules, body));
      const { snapshot } = replay(rules, readSnapshot(rules, kept), entries);
      expect(JSON.parse(writeSnapshot(snapshot))).toEqual(JSON.parse(kept));
    });
  await store.close();
  return acted;
}

describe('days at a table', () => {
  it('leave it whole, whatever people do, and what is due is done once', async () => {
    const acted = new Set<string>();
    for (let seed = 1; seed <= inForm(6, 8); seed += 1)
      for (const deed of await days(seed, 60)) acted.add(deed);
    expect(acted.size).toBeGreaterThan(inForm(14, 16));
  });
});
