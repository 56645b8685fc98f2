import { describe, expect, it } from 'vitest';
import { liveMessage } from '../../src/discord/channel/desired.ts';
import { tableView } from '../../src/discord/views/table-view.ts';
import { replay } from '../../src/engine/replay.ts';
import { gameEntries, games } from '../../src/games/index.ts';
import { otys } from '../../src/games/otys/index.ts';
import { readLogEntry, readSnapshot, writeSnapshot } from '../../src/games/saved.ts';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import { erasePerson } from '../../src/tables/erasure.ts';
import { dueComputer } from '../../src/tables/model/computer-seat.ts';
import { PACES } from '../../src/tables/model/pace.ts';
import { NOTICES } from '../../src/tables/model/profile.ts';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import { entriesNeeded, peopleAt, seatOf } from '../../src/tables/model/table.ts';
import { LATE_ACTIONS } from '../../src/tables/model/turn-clock.ts';
import { withVacation } from '../../src/tables/model/undisturbed.ts';
import { randomComputer } from '../../src/tables/service/computer.ts';
import { tablesOf } from '../../src/tables/tables.ts';
import { breaches } from '../discord/breaches.ts';
import { dice } from '../discord/dice.ts';
import { inForm } from '../form.ts';
import { texts } from '../texts/shipped.ts';
import { tickingClock } from '../ticking-clock.ts';
import { caughtUp, done, room } from './room.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const people: readonly SeatedPerson[] = ['Ana', 'Ben', 'Cem', 'Dua', 'Eve'].map((name, at) => ({
  id: `90000000000000000${at}`,
  name,
}));

/** Days at one table of a real game, at which people do whatever comes into their heads and the bot starts anew now and then. */
async function days(seed: number, acts: number): Promise<ReadonlySet<string>> {
  const roll = dice(seed);
  const one = <T>(of: readonly [T, ...T[]]): T => of[roll(of.length)] ?? of[0];
  const clock = tickingClock(Date.UTC(2026, 2, 27, 12));
  const store = await openStore({ file: ':memory:', clock });
  const { act } = await room({ store, games });
  let fresh = 0;
  const begin = () =>
    tablesOf({
      store,
      games,
      clock,
      fresh: {
        tableId: () => `m${++fresh}`,
        seed: () => `seed ${seed} ${fresh}`,
      },
      computer: randomComputer(roll),
    });
  let tables = begin();
  const context = { say: texts.in('en'), icons: () => undefined, avatars: () => undefined };
  const [ana, ...others] = people;
  if (ana === undefined) throw new Error('nobody is there');
  const game = games[roll(games.length)] ?? otys;
  const opened = done(
    await tables.open({
      guild: 'g',
      channel: '77',
      game: game.name,
      host: ana,
      options: {},
      interaction: 'open',
    }),
  );
  const { id } = opened.table;
  for (const person of others.slice(0, game.seats.min - 1 + roll(2)))
    done(await tables.join(act(id, person), person.name));
  done(await tables.start(act(id, ana)));
  const acted = new Set<string>();
  const look = async () => {
    const now = await tables.look(id);
    if (now === undefined) throw new Error('the table is gone');
    return now;
  };
  for (let count = 0; count < acts; count += 1) {
    const now = await look();
    const { table, match } = now;
    if (match === undefined || (table.phase !== 'playing' && table.phase !== 'archived')) break;
    const person = people[roll(people.length)] ?? ana;
    const other = people[roll(people.length)] ?? ana;
    const seat = roll(match.seats);
    const vote = table.vote?.id ?? 0;
    const at = act(id, person, `${seed}-${count}`);
    const late = table.turnClocks.find(({ offer }) => offer !== undefined);
    const deeds: Readonly<Record<string, () => Promise<{ readonly kind: string } | undefined>>> = {
      answer: async () => {
        const asked = match.decisions[roll(match.decisions.length)];
        const holder = peopleAt(table).find((seated) => seatOf(table, seated.id) === asked?.seat);
        if (asked === undefined || holder === undefined) return undefined;
        const notation = asked.answers[roll(asked.answers.length)]?.notation ?? '';
        return tables.answer({ ...at, person: holder.id }, asked.opened, notation);
      },
      undo: () => tables.undo(at),
      back: async () => {
        const ways = await tables.waysBack(now, person.id);
        return tables.proposeUndo(at, match.ply, ways[roll(ways.length)]?.to ?? roll(9));
      },
      computer: () => tables.propose(at, { kind: 'computer', seat }),
      substitute: () => tables.propose(at, { kind: 'substitute', seat, person: other }),
      pace: () => tables.propose(at, { kind: 'pace', pace: one(PACES) }),
      end: () => tables.propose(at, { kind: 'end' }),
      agree: () => tables.agree(at, vote),
      decline: () => tables.decline(at, vote),
      leave: () => tables.depart(at, roll(6) === 0 ? 'concede' : 'hand on'),
      take: () => tables.takeSeat(at, seat, person.name),
      return: () => tables.takeBack(at, person.name),
      host: () => tables.handOver(at, other.id),
      gone: () => tables.gone(id, person.id, table.revision),
      late: () =>
        tables.late(at, {
          seat: late?.seat ?? seat,
          offer: late?.offer?.revision ?? 0,
          action: one(LATE_ACTIONS),
        }),
      nudge: () => tables.nudge(at),
      move: () => tables.move(at, { guild: 'g', channel: String(70 + roll(5)) }),
      anew: () => tables.showAnew(at),
      up: () => tables.takeUp(at),
      language: () => tables.setLanguage(at, one(['en', 'de', 'xx'])),
      away: async () => {
        const until = roll(3) === 0 ? undefined : clock.time + roll(20) * DAY;
        const profile = await tables.profiles.change(person.id, (known) =>
          until === undefined ? known : withVacation(known, clock.time, until),
        );
        return typeof profile === 'string' ? undefined : tables.absent(at, until);
      },
      profile: async () => {
        await tables.profiles.change(person.id, (known) => ({
          ...known,
          notices: one(NOTICES),
          reminders: one([true, true, false]),
          quiet: one([undefined, { from: 22, to: 7 }, { from: 9, to: 17 }, { from: 1, to: 3 }]),
          zone: one(['UTC', 'Europe/Budapest', 'Asia/Kathmandu', 'Pacific/Auckland', 'America/St_Johns']),
        }));
        return undefined;
      },
      forget: async () => {
        await erasePerson(tables, person.id, `7${count}`);
        for await (const kept of tables.personalData.eachMentioning(person.id)) expect(kept).toBe('nothing');
        return { kind: 'done' };
      },
      restart: async () => {
        const before = await look();
        tables = begin();
        expect((await look()).table).toEqual(before.table);
        await tables.resume();
        return { kind: 'done' };
      },
    };
    const often = [
      'answer',
      'answer',
      'answer',
      'answer',
      'answer',
      'agree',
      'agree',
      'take',
      'late',
    ] as const;
    const names = Object.keys(deeds);
    const name =
      roll(2) === 0 ? (often[roll(often.length)] ?? 'answer') : (names[roll(names.length)] ?? 'answer');
    if (name === 'forget' && roll(5) > 0) continue;
    if (name === 'end' && roll(4) > 0) continue;
    const outcome = await deeds[name]?.();
    if (outcome?.kind === 'done') acted.add(name);
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

    const opened = await tables.opened({ table: id });
    if (opened === undefined) throw new Error('the table is gone');
    const after = opened.now;
    const view = tableView(after, { ...context, say: texts.in(after.table.language) });
    const shown = liveMessage(view, entriesNeeded(after, opened.entries));
    expect(breaches(shown), `${name} in step ${count}`).toEqual([]);
    expect(JSON.stringify(shown.components)).not.toMatch(/gone-|undefined|\{ ?\$/);
    const seated = peopleAt(after.table).map((each) => each.id);
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
