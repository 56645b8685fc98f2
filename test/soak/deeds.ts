import type { APIMessage } from 'discord-api-types/v10';
import type { FaultChance } from '../../src/playground/faults/faults.ts';
import type { Client } from '../../src/playground/people.ts';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { isTwo } from '../e2e/players.ts';
import { type Control, control, controls } from '../e2e/screen.ts';
import { press } from './hand.ts';
import type { DeedKind, Ledger, Weather } from './ledger.ts';
import { type Lookout, mentionedIn } from './lookout.ts';
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

  pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.parts.chance() * list.length)];
  }

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

/** How often those who are asked agree, who leaves gives the match up, and who takes a seat is a person, of one. */
const AGREE = 0.75;
const CONCEDE = 0.15;
const TAKE = 0.8;

/** Paces whose deadlines lie beyond any soak. */
const PACES = ['none', 'relaxed', 'daily'] as const;

/** What somebody settles for themselves, one thing at a time. */
const SETTLED: readonly Readonly<Record<string, string | boolean>>[] = [
  {},
  { reminders: false },
  { reminders: true },
  { 'text-boards': true },
  { 'text-boards': false },
  { language: 'de' },
  { language: 'en' },
];

const kindsIn = (board: APIMessage, kind: string): readonly Control[] =>
  controls(board).filter(({ customId }) => customId.includes(`:${kind}:`));

/** What is done about a table and the people at it, beside the game. */
export function aroundTable(
  hands: Hands,
): Readonly<Record<'command' | 'asks' | 'votes' | 'leaves' | 'takes', Deed>> {
  const { chance, discord } = hands.parts;
  const pick = <T>(list: readonly T[]): T | undefined => hands.pick(list);

  /** Types a command whose page offers something, and presses that. */
  async function byPage(
    kind: 'asks' | 'leaves',
    seating: Seating,
    person: Client,
    path: readonly string[],
    offered: (page: APIMessage) => Control | undefined,
  ): Promise<void> {
    const { id } = person.user;
    const choice = await hands.onPage(seating, id, () => hands.type(seating, person, path), offered);
    if (choice !== undefined) await hands.use(kind, seating, id, choice.page, choice.found);
  }

  const COMMANDS: readonly ((seating: Seating, person: Client) => Promise<void>)[] = [
    (seating, person) => hands.type(seating, person, ['board']),
    (seating, person) => hands.type(seating, person, ['hand']),
    (seating, person) => hands.type(seating, person, ['undo']),
    (seating, person) => hands.type(seating, person, ['table', 'status']),
    (seating, person) => hands.typeAlone(seating, person, ['tables']),
    (seating, person) => hands.typeAlone(seating, person, ['settings', 'mine'], pick(SETTLED)),
  ];

  /** What can be asked of a table, by whoever sat down there at first. */
  const ASKS: readonly ((seating: Seating, person: Client, board: APIMessage) => Promise<void>)[] = [
    (seating, person) => hands.type(seating, person, ['table', 'pace'], { pace: pick(PACES) ?? 'none' }),
    (seating, person) =>
      byPage('asks', seating, person, ['table', 'end'], (page) => control(page, 'end', 'vote')),
    async (seating, person, board) => {
      const undo = control(board, 'undo');
      if (undo === undefined) return;
      const { id } = person.user;
      const open = () => hands.use('asks', seating, id, board, undo);
      const way = await hands.onPage(seating, id, open, (page) => pick(kindsIn(page, 'back')));
      if (way !== undefined) await hands.use('asks', seating, id, way.page, way.found);
    },
    (seating, person) => hands.type(seating, person, ['table', 'substitute'], { person: hands.anybody() }),
    (seating, person) =>
      hands.type(seating, person, ['table', 'host'], { person: pick(seating.people)?.user.id ?? '' }),
  ];

  return {
    async command(seating) {
      const person = pick(seating.people);
      if (person !== undefined) await pick(COMMANDS)?.(seating, person);
    },
    async asks(seating, board) {
      const person = pick(seating.people);
      if (person !== undefined) await pick(ASKS)?.(seating, person, board);
    },
    async votes(seating, board) {
      const answer = control(board, 'motion', chance() < AGREE ? 'agree' : 'refuse');
      const person = pick(mentionedIn(board).at(-1) ?? []);
      if (answer !== undefined && person !== undefined)
        await hands.use('votes', seating, person, board, answer);
    },
    async leaves(seating) {
      const person = pick(seating.people);
      const how = chance() < CONCEDE ? 'concede' : 'hand-on';
      if (person !== undefined)
        await byPage('leaves', seating, person, ['table', 'leave'], (page) => control(page, 'leave', how));
    },
    async takes(seating, board) {
      const seat = pick(kindsIn(board, 'take'));
      const computer = control(board, 'depute');
      const somebody = pick(discord.people)?.user.id;
      const member = pick(mentionedIn(board).at(-1) ?? []) ?? pick(seating.people)?.user.id;
      if (seat !== undefined && somebody !== undefined && chance() < TAKE)
        await hands.use('takes', seating, somebody, board, seat);
      else if (computer !== undefined && member !== undefined)
        await hands.use('takes', seating, member, board, computer);
    },
  };
}
