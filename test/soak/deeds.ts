import type { APIMessage } from 'discord-api-types/v10';
import type { FaultChance } from '../../src/playground/faults/faults.ts';
import type { Client } from '../../src/playground/people.ts';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { isTwo } from '../e2e/players.ts';
import { type Control, control, controls } from '../e2e/screen.ts';
import { press } from './hand.ts';
import type { DeedKind, Ledger, Weather } from './ledger.ts';
import type { Lookout } from './lookout.ts';
import { mentionedIn } from './mentions.ts';
import type { Seating } from './seating.ts';

/** Milliseconds that somebody waits for a private page before they give up. */
const PAGE_WITHIN = 4_000;
/** Milliseconds between two looks for it. */
const LOOK = 20;

/** Who does what, and where it is written down. */
export interface CrowdParts {
  readonly discord: RunningDiscord;
  readonly lookout: Lookout;
  readonly ledger: Ledger;
  readonly chance: FaultChance;
  /** The tables that are played at. */
  readonly tables: () => readonly Seating[];
  readonly weather: () => Weather;
}

/** What is given with a command, by the names of its options. */
type Given = Readonly<Record<string, string | boolean>>;

/** What everybody can do: draw by chance, press, type, and read what is shown to them alone. */
export class Hands {
  readonly parts: CrowdParts;

  constructor(parts: CrowdParts) {
    this.parts = parts;
  }

  /** One of several, by chance. */
  pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.parts.chance() * list.length)];
  }

  /** Somebody in the server, by id. */
  anybody(): string {
    return this.pick(this.parts.discord.people)?.user.id ?? '';
  }

  use(kind: DeedKind, { table }: Seating, person: string, message: APIMessage, given: Control) {
    const { ledger, weather, discord } = this.parts;
    const { customId, value } = given;
    const used = { person, message, customId, ...(value === undefined ? {} : { value }) };
    return press(discord, used, ledger.write(kind, weather(), table, used));
  }

  /** Types a command about a table in its channel. */
  type(seating: Seating, person: Client, path: readonly string[], given: Given = {}): Promise<void> {
    return this.typeAlone(seating, person, path, { ...given, table: seating.table });
  }

  /** Types a command that names no table. */
  async typeAlone(
    { channel }: Seating,
    person: Client,
    path: readonly string[],
    given: Given = {},
  ): Promise<void> {
    this.parts.ledger.typed();
    const options = Object.entries(given).map(([name, value]) => ({ name, value }));
    await person.command(channel, path, options);
  }

  /** Does something that opens a private page of a table, and finds what it is looking for there; nothing where that does not come. */
  async onPage<T>(
    { table }: Seating,
    person: string,
    open: () => Promise<unknown>,
    find: (page: APIMessage) => T | undefined,
  ): Promise<{ readonly page: APIMessage; readonly found: T } | undefined> {
    const { lookout } = this.parts;
    const before = lookout.page(person, table);
    if ((await open()) === 'silence') return undefined;
    const until = performance.now() + PAGE_WITHIN;
    while (performance.now() < until) {
      const page = lookout.page(person, table);
      const found = page === undefined || page === before ? undefined : find(page);
      if (page !== undefined && found !== undefined) return { page, found };
      await new Promise((later) => setTimeout(later, LOOK));
    }
    return undefined;
  }
}

/** What can be done with a table's board before one's eyes. */
export type Deed = (seating: Seating, board: APIMessage) => Promise<void>;

const answersIn = (message: APIMessage): readonly Control[] =>
  controls(message).filter((one) => one.notation !== undefined && !isTwo(one));

/** How the game is played, rightly and wrongly. */
export function playing(
  hands: Hands,
): Readonly<Record<'right' | 'twice' | 'of another' | 'late' | 'forged' | 'look', Deed>> {
  const { lookout, chance, tables } = hands.parts;
  const pick = <T>(list: readonly T[]): T | undefined => hands.pick(list);
  /** Somebody whom the board asks, its question being the first that mentions anybody. */
  const asked = (board: APIMessage): string | undefined => pick(mentionedIn(board).at(0) ?? []);
  const somebody = ({ people }: Seating): string => pick(people)?.user.id ?? '';

  async function inPrivate(seating: Seating, person: string, board: APIMessage): Promise<void> {
    const button = control(board, 'look', 'question');
    if (button === undefined) return;
    const open = () => hands.use('look', seating, person, board, button);
    const choice = await hands.onPage(seating, person, open, (page) => pick(answersIn(page)));
    if (choice !== undefined) await hands.use('right', seating, person, choice.page, choice.found);
  }

  return {
    async right(seating, board) {
      const person = asked(board);
      if (person === undefined) return;
      const choice = pick(answersIn(board));
      if (choice === undefined) await inPrivate(seating, person, board);
      else await hands.use('right', seating, person, board, choice);
    },
    async twice(seating, board) {
      const person = asked(board);
      const choice = pick(answersIn(board));
      if (person === undefined || choice === undefined) return;
      await Promise.all([1, 2].map(() => hands.use('twice', seating, person, board, choice)));
    },
    async 'of another'(seating, board) {
      // Whoever presses may happen to be the one who is asked, and two answers at once count as one nowhere.
      const choice = pick(
        controls(board).filter((one) => /:(answer|choose|undo):/.test(one.customId) && !isTwo(one)),
      );
      if (choice !== undefined) await hands.use('of another', seating, hands.anybody(), board, choice);
    },
    async late(seating) {
      const former = pick(lookout.former(seating.table));
      const choice = former === undefined ? undefined : pick(answersIn(former));
      if (former !== undefined && choice !== undefined)
        await hands.use('late', seating, somebody(seating), former, choice);
    },
    async forged(seating, board) {
      const [real] = answersIn(board);
      if (real === undefined) return;
      const other = pick(tables())?.table ?? seating.table;
      const customId = pick([
        real.customId.replace(seating.table, other),
        real.customId.replace(/:(\d+):/, ':999999:'),
        `${real.customId}.${'x'.repeat(12)}`,
        real.customId.replace('h1:', 'h0:'),
        real.customId.slice(0, Math.floor(real.customId.length * chance())),
        'h1:answer:\u202Etable:0:board:<@1>',
      ]);
      await hands.use('forged', seating, somebody(seating), board, { ...real, customId: customId ?? '' });
    },
    async look(seating, board) {
      const looks = controls(board).filter(({ customId }) => customId.includes(':look:'));
      const choice = pick([...looks, control(board, 'look', 'happened')].filter((one) => one !== undefined));
      if (choice !== undefined) await hands.use('look', seating, somebody(seating), board, choice);
    },
  };
}
