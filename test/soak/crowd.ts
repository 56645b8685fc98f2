import type { APIMessage } from 'discord-api-types/v10';
import type { Chance } from '../../src/playground/faults/chance.ts';
import type { Person } from '../../src/playground/person.ts';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { type Control, control, controls, words } from '../e2e/screen.ts';
import { press } from './hand.ts';
import type { DeedKind, Ledger, Weather } from './ledger.ts';
import type { Lookout } from './lookout.ts';
import type { Seating } from './seating.ts';

/** How often each of a hundred deeds is done. */
const SHARES: readonly (readonly [DeedKind, number])[] = [
  ['right', 66],
  ['twice', 6],
  ['of another', 6],
  ['late', 7],
  ['forged', 5],
  ['look', 4],
  ['command', 6],
];

/** What people type beside their games. */
const COMMANDS = ['board', 'hand', 'undo', 'tables'] as const;

/** Milliseconds that somebody waits for a private page before they give up. */
const PAGE_WITHIN = 4_000;
/** Milliseconds between two looks at who is due. */
const LOOK = 20;

/** Who does what, and where it is written down. */
export interface CrowdParts {
  readonly discord: RunningDiscord;
  readonly lookout: Lookout;
  readonly ledger: Ledger;
  readonly seatings: readonly Seating[];
  readonly chance: Chance;
  /** Milliseconds between two presses at one table, on average. */
  readonly every: number;
}

/** The people of many tables. */
export interface Crowd {
  /** Lets them play for so many milliseconds, and waits for what they do last. */
  play(milliseconds: number, weather: Weather): Promise<void>;
}

/** People who play at random, mostly well. */
export function crowd({ discord, lookout, ledger, seatings, chance, every }: CrowdParts): Crowd {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
  const wait = (): number => every * (0.5 + chance());
  let weather: Weather = 'calm';

  const use = (kind: DeedKind, { table }: Seating, person: string, message: APIMessage, given: Control) => {
    const { customId, value } = given;
    const used = { person, message, customId, ...(value === undefined ? {} : { value }) };
    return press(discord, used, ledger.write(kind, weather, table, used));
  };

  const askedIn = (message: APIMessage, { people }: Seating): Person | undefined => {
    const mentioned = [...words(message).matchAll(/<@(\d+)>/g)].map(([, id]) => id);
    return pick(people.filter(({ user }) => mentioned.includes(user.id)));
  };

  const answersIn = (message: APIMessage): readonly Control[] =>
    controls(message).filter(({ notation }) => notation !== undefined);

  /** Opens the private page on which a question waits, and answers there. */
  async function inPrivate(seating: Seating, person: string, board: APIMessage): Promise<void> {
    const button = control(board, 'look', 'question');
    if (button === undefined) return;
    const before = lookout.page(person, seating.table);
    if ((await use('look', seating, person, board, button)) === 'silence') return;
    const until = performance.now() + PAGE_WITHIN;
    for (;;) {
      const page = lookout.page(person, seating.table);
      const choice = page === undefined || page === before ? undefined : pick(answersIn(page));
      if (page !== undefined && choice !== undefined) {
        await use('right', seating, person, page, choice);
        return;
      }
      if (performance.now() > until) return;
      await new Promise((later) => setTimeout(later, LOOK));
    }
  }

  async function command(seating: Seating): Promise<void> {
    const person = pick(seating.people);
    const name = pick(COMMANDS) ?? 'tables';
    const options = name === 'tables' ? [] : [{ name: 'table', value: seating.table }];
    ledger.typed();
    await person?.command(seating.channel, [name], options);
  }

  const DOES: Readonly<Record<DeedKind, (seating: Seating, board: APIMessage) => Promise<void>>> = {
    async right(seating, board) {
      const person = askedIn(board, seating)?.user.id;
      if (person === undefined) return;
      const choice = pick(answersIn(board));
      if (choice === undefined) await inPrivate(seating, person, board);
      else await use('right', seating, person, board, choice);
    },
    async twice(seating, board) {
      const person = askedIn(board, seating)?.user.id;
      const choice = pick(answersIn(board));
      if (person === undefined || choice === undefined) return;
      const presses = [1, 2].map(() => use('twice', seating, person, board, choice));
      await Promise.all(presses);
    },
    async 'of another'(seating, board) {
      const choice = pick(controls(board).filter(({ customId }) => /:(answer|choose|undo):/.test(customId)));
      const person = pick(discord.people)?.user.id;
      if (choice !== undefined && person !== undefined)
        await use('of another', seating, person, board, choice);
    },
    async late(seating) {
      const former = pick(lookout.former(seating.table));
      const choice = former === undefined ? undefined : pick(answersIn(former));
      const person = pick(seating.people)?.user.id;
      if (former !== undefined && choice !== undefined && person !== undefined)
        await use('late', seating, person, former, choice);
    },
    async forged(seating, board) {
      const [real] = answersIn(board);
      const person = pick(seating.people)?.user.id;
      if (real === undefined || person === undefined) return;
      const other = pick(seatings)?.table ?? seating.table;
      const customId = pick([
        real.customId.replace(seating.table, other),
        real.customId.replace(/:(\d+):/, ':999999:'),
        `${real.customId}.${'x'.repeat(12)}`,
        real.customId.replace('h1:', 'h0:'),
        real.customId.slice(0, Math.floor(real.customId.length * chance())),
        'h1:answer:\u202Etable:0:board:<@1>',
      ]);
      await use('forged', seating, person, board, { ...real, customId: customId ?? '' });
    },
    async look(seating, board) {
      const choice = pick(controls(board).filter(({ customId }) => customId.includes(':look:')));
      const person = pick(seating.people)?.user.id;
      if (choice !== undefined && person !== undefined) await use('look', seating, person, board, choice);
    },
    command,
  };

  function deed(): DeedKind {
    let left = chance() * 100;
    for (const [kind, share] of SHARES) {
      left -= share;
      if (left < 0) return kind;
    }
    return 'right';
  }

  return {
    async play(milliseconds, now) {
      weather = now;
      const until = performance.now() + milliseconds;
      const due = new Map(seatings.map((seating) => [seating, performance.now() + chance() * every]));
      const busy = new Set<Promise<void>>();
      while (performance.now() < until) {
        for (const [seating, at] of due) {
          if (at > performance.now()) continue;
          due.set(seating, Number.POSITIVE_INFINITY);
          const board = lookout.board(seating.table);
          const work = (board === undefined ? Promise.resolve() : DOES[deed()](seating, board)).then(() => {
            due.set(seating, performance.now() + wait());
            busy.delete(work);
          });
          busy.add(work);
        }
        await new Promise((later) => setTimeout(later, LOOK));
      }
      await Promise.all(busy);
    },
  };
}
