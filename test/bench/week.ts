import { games } from '../../src/games/index.ts';
import { answerTo } from '../../src/opponents/thought.ts';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import { planOf } from '../../src/tables/model/plans.ts';
import type { Person } from '../../src/tables/model/seated.ts';
import { seatOf } from '../../src/tables/model/table.ts';
import { randomComputer } from '../../src/tables/service/computer.ts';
import { type Tables, tablesOf } from '../../src/tables/tables.ts';
import { readTexts } from '../../src/texts/texts.ts';
import type { Size } from './size.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How often somebody looks at the board in the hours in which they do. */
const LOOKS = 15 * MINUTE;
/** The hours in which each of the three looks: before work, at noon, in the evening. */
const HOURS = [
  { from: 7, to: 8 },
  { from: 12, to: 13 },
  { from: 20, to: 22 },
] as const;
/** More days than a game takes. */
const MOST_DAYS = { usual: 60, smallest: 1 } as const;
/** Games of each kind. */
const GAMES = { usual: 3, smallest: 1 } as const;

const people: readonly Person[] = ['Ana', 'Ben', 'Cem'].map((name, at) => ({ id: `${at + 1}`, name }));
const textContext = { say: readTexts('assets/texts').in('en'), people: people.map(({ name }) => ({ name })) };

/** How a game between three people went who answer in their hours. */
interface Week {
  readonly days: number;
  readonly turns: number;
  /** Turns that a plan played whole, in part, and not at all. */
  readonly whole: number;
  readonly part: number;
  readonly none: number;
}

/** Does what a person does who looks at the board: answers while asked, and else plans, if people do here. */
async function look(tables: Tables, id: string, person: Person, game: string, plans: boolean, seed: string) {
  let count = 0;
  const next = (): number => {
    count += 1;
    return count;
  };
  const command = () => ({
    table: id,
    person: person.id,
    interaction: `${person.id} ${seed} ${next()}`,
  });
  for (;;) {
    const now = await tables.look(id);
    const seat = now === undefined ? undefined : seatOf(now.table, person.id);
    if (now?.match === undefined || seat === undefined || now.table.phase !== 'playing') return;
    const { match } = now;
    const asked = match.decisions.find((decision) => decision.seat === seat);
    if (asked === undefined) break;
    const notation = await answerTo({
      game,
      snapshot: match.snapshot(),
      seat,
      seed: `${seed} ${match.ply}`,
      level: 'easy',
    });
    const done = await tables.answer(command(), asked.opened, notation);
    if (done.kind === 'refused') throw new Error(done.code);
  }
  const now = await tables.look(id);
  const seat = now === undefined ? undefined : seatOf(now.table, person.id);
  if (!plans || now?.match === undefined || seat === undefined || planOf(now.table, seat) !== undefined)
    return;
  const { match } = now;
  let plan = match.planned(seat, [], textContext);
  while (plan !== undefined && plan.end === undefined) {
    const notation = await answerTo({
      game,
      snapshot: plan.match.snapshot(),
      seat,
      seed: `${seed} plan ${plan.answers.length}`,
      level: 'easy',
    });
    const line = [...plan.answers.map((answer) => answer.notation), notation];
    const longer = match.planned(seat, line, textContext);
    if (longer === undefined || longer.answers.length < line.length) break;
    plan = longer;
  }
  const line = plan?.answers.map((answer) => answer.notation) ?? [];
  if (line.length > 0) await tables.keepPlan(command(), line, textContext);
}

/** Plays a game of three people from its first day to its last. */
async function week(game: string, seed: string, plans: boolean, size: Size): Promise<Week> {
  const clock = { time: Date.UTC(2026, 2, 2), now: () => clock.time };
  const store = await openStore({ file: ':memory:', clock });
  const tables = tablesOf({
    ...{ store, games, clock, computer: randomComputer(() => 0) },
    fresh: { tableId: () => 'week', seed: () => seed },
  });
  const [ana, ...others] = people;
  if (ana === undefined) throw new Error('nobody is there');
  const opened = await tables.open({
    guild: 'g',
    channel: 'c',
    game,
    host: ana,
    options: {},
    interaction: 'open',
  });
  if (opened.kind === 'refused') throw new Error(opened.code);
  const { id } = opened.table;
  for (const person of others)
    await tables.join({ table: id, person: person.id, interaction: `join ${person.id}` }, person.name);
  await tables.start({ table: id, person: ana.id, interaction: 'start' });
  const begun = clock.time;
  const told = new Map<string, 'whole' | 'part' | 'none'>();
  let turns = 0;
  for (;;) {
    const now = await tables.look(id);
    if (now?.table.phase !== 'playing' || clock.time - begun > MOST_DAYS[size] * DAY) break;
    turns = now.match?.turn.number ?? turns;
    for (const { turn, played, stop } of now.table.planReports)
      told.set(`${turn}`, stop === 'turn over' ? 'whole' : played.length > 0 ? 'part' : 'none');
    const hour = (clock.time % DAY) / HOUR;
    for (const [at, person] of people.entries()) {
      const hours = HOURS[at];
      if (hours !== undefined && hour >= hours.from && hour < hours.to)
        await look(tables, id, person, game, plans, `${seed} ${clock.time}`);
    }
    // Plans are played in the minutes after a turn has come.
    for (let minute = 0; minute < LOOKS; minute += 3 * MINUTE) {
      clock.time += 3 * MINUTE;
      await tables.runDueTurns();
    }
  }
  const count = (kind: string): number => [...told.values()].filter((each) => each === kind).length;
  const days = Math.ceil((clock.time - begun) / DAY);
  await store.close();
  return { days, turns, whole: count('whole'), part: count('part'), none: count('none') };
}

/** Prints how many days games of three people take who answer in their hours, without plans and with them. */
export async function run(size: Size): Promise<void> {
  console.log(
    'Three people look at the board before work, at noon and in the evening, every 15 minutes for an hour or two.',
  );
  for (const { name } of games) {
    const all = { without: 0, with: 0 };
    for (let at = 1; at <= GAMES[size]; at += 1) {
      const without = await week(name, `week ${at}`, false, size);
      const withPlans = await week(name, `week ${at}`, true, size);
      all.without += without.days;
      all.with += withPlans.days;
      const { whole, part, none } = withPlans;
      console.log(
        `${name} ${at}: ${without.days} days without plans (${without.turns} turns), ${withPlans.days} days with them (${withPlans.turns} turns; plans played whole ${whole}, in part ${part}, not ${none})`,
      );
    }
    console.log(`${name}: ${((100 * all.with) / all.without).toFixed(0)} % of the days`);
  }
}
