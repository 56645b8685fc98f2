import { games } from '../../src/games/index.ts';
import type { FaultChance } from '../../src/playground/faults/faults.ts';
import type { Client } from '../../src/playground/people.ts';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { control } from '../e2e/screen.ts';
import { press } from './hand.ts';
import type { Lookout } from './lookout.ts';
import type { Records } from './records.ts';
import { spreadRooms } from './rooms.ts';
import { type Seating, seat } from './seating.ts';

/** Tables that share a channel: Discord limits how often may be spoken in one. */
const TABLES_IN_CHANNEL = 4;
const OPENING = 8;
/** Milliseconds after which nobody waits any more for what may not come, and between two looks for it. */
const PATIENCE = 5_000;
const LOOK = 20;

/** Whether a computer plays along at a table: only where people leave room for one, or in any case. */
type Beside = 'nobody' | 'a computer where there is room' | 'a computer';

export interface HouseParts {
  readonly discord: RunningDiscord;
  readonly lookout: Lookout;
  readonly records: Records;
  readonly chance: FaultChance;
  /** Hears of everything that is pressed or typed to open or to end a table. */
  readonly did: () => void;
}

/** All tables, the number of which stays the same: where one is over, another is opened. There are none at first. */
export function house({ discord, lookout, records, chance, did }: HouseParts) {
  const seatings: Seating[] = [];
  let over = new Set<Seating>();
  const playing = (): readonly Seating[] => seatings.filter((seating) => !over.has(seating));

  const drawn = (seats: number): readonly Client[] => {
    const from = Math.floor(chance() * discord.people.length);
    return [...discord.people.slice(from), ...discord.people.slice(0, from)].slice(0, seats);
  };

  async function sitDown(channel: string, at: number, beside: Beside): Promise<void> {
    const game = games[at % games.length];
    if (game === undefined) throw new Error('there is no game');
    const { min, max } = game.seats;
    const wished = min + Math.floor(chance() * (max - min + 1));
    const seats = beside === 'a computer' ? Math.min(wished, max - 1) : wished;
    const computer = beside !== 'nobody' && seats < max;
    const people = drawn(seats);
    seatings.push(await seat(discord, lookout, { channel, game: game.name, people, computer, did }));
  }

  /** Presses what the answer to a command offers. */
  async function endOne(): Promise<void> {
    const all = playing();
    const one = all[Math.floor(chance() * all.length)];
    const host = one?.people[0];
    if (one === undefined || host === undefined) return;
    const before = lookout.page(host.user.id, one.table);
    did();
    await host.command(one.channel, ['table', 'end'], [{ name: 'table', value: one.table }]);
    // Whoever is not the host any more is asked nothing, and asks the others instead.
    const page = await waited(() => {
      const now = lookout.page(host.user.id, one.table);
      return now === before ? undefined : now;
    });
    const now = page === undefined ? undefined : control(page, 'end', 'now');
    if (page === undefined || now === undefined) return;
    await press(discord, { person: host.user.id, message: page, customId: now.customId }, did);
    await waited(() => (overIn(records).has(one.table) ? true : undefined));
  }

  return {
    /** Every table that there ever was, as readers see it. */
    seatings: seatings as readonly Seating[],
    playing,
    /** Opens the first tables, of every game, with people drawn by chance, a few in each channel; `computers`: at how many of them one plays along. */
    async open(count: number, computers: number): Promise<void> {
      const rooms = await spreadRooms(discord, Math.ceil(count / TABLES_IN_CHANNEL));
      await atOnce(rooms, async (channel, room) => {
        const here = Math.min(TABLES_IN_CHANNEL, count - room * TABLES_IN_CHANNEL);
        for (let at = 0; at < here; at += 1) {
          const isBeside = room * TABLES_IN_CHANNEL + at < computers;
          await sitDown(channel, room + at, isBeside ? 'a computer' : 'nobody');
        }
      });
    },
    /** A host ends their match, and new tables take the place of it and of all others that are over, each with a computer where there is room. */
    async renew(): Promise<void> {
      await endOne();
      const before = over;
      const ended = overIn(records);
      over = new Set(seatings.filter(({ table }) => ended.has(table)));
      const gone = [...over].filter((seating) => !before.has(seating));
      const channels = [...new Set(gone.map(({ channel }) => channel))];
      await atOnce(channels, async (channel) => {
        for (const [at] of gone.filter((seating) => seating.channel === channel).entries())
          await sitDown(channel, seatings.length + at, 'a computer where there is room');
      });
    },
  };
}

async function waited<T>(look: () => T | undefined): Promise<T | undefined> {
  const until = performance.now() + PATIENCE;
  while (performance.now() < until) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((later) => setTimeout(later, LOOK));
  }
  return undefined;
}

async function atOnce<T>(all: readonly T[], work: (one: T, at: number) => Promise<void>): Promise<void> {
  const left = [...all.entries()];
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: OPENING }, worker));
}

function overIn(records: Records): ReadonlySet<string> {
  const rows = records.ask<{ readonly id: string }>("SELECT id FROM tables WHERE phase <> 'playing'");
  return new Set(rows.map(({ id }) => id));
}
