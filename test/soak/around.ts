import type { APIMessage } from 'discord-api-types/v10';
import type { Client } from '../../src/playground/people.ts';
import { type Control, control, controls } from '../e2e/screen.ts';
import type { Deed, Hands } from './deeds.ts';
import { mentionedIn } from './mentions.ts';
import type { Seating } from './seating.ts';

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
