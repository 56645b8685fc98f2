import { type APIButtonComponent, type APIComponentInContainer, ComponentType } from 'discord-api-types/v10';
import type { OpenDecision, PlayableMatch } from '../../games/playable.ts';
import { holderOf, peopleAt, type TableNow } from '../../tables/table.ts';
import { ROW_BUTTONS } from '../limits.ts';
import type { Look } from '../presses/ids.ts';
import { answerRows, consequences } from './answers.ts';
import { button, container, gallery, line, row, text } from './components.ts';
import { calledByVacancy, freeSeats } from './free-seats.ts';
import { sharedIcon } from './icons.ts';
import { calledByLateness, latePart } from './late-part.ts';
import type { Message } from './message.ts';
import { calledByMotion, motionPart } from './motion-part.ts';
import { movedWords } from './place-message.ts';
import { mention, type Tellings, tellingsOf } from './telling.ts';
import { tidingWords } from './tiding-words.ts';
import type { Voice } from './voice.ts';

/**
 * The live message of a match: how it stands, the board, and the open question with its answers. What it shows, and whether
 * it shows it, follows from what everybody knows. `log` holds what the table is asked to take back, if it is.
 */
export function boardMessage(
  now: TableNow,
  match: PlayableMatch,
  log: readonly string[],
  voice: Voice,
): Message {
  const { table, game } = now;
  const tellings = tellingsOf(table, voice);
  const pictures = match.boards(tellings.label);
  return {
    components: [
      container('playing', [
        text(`### ${game.title(voice.say)}\n${match.status(tellings.text)}`),
        ...pictures.map(gallery),
        ...withUndo(openQuestions(now, match, tellings, voice), now, match, voice),
        line(),
        row(looks(now, voice)),
        ...aboutTable(now, match, log, voice),
      ]),
    ],
    pictures,
    ...calledPeople(now, match),
  };
}

/** What is to be said of the table besides the match, below a line of its own where there is anything. */
function aboutTable(
  now: TableNow,
  match: PlayableMatch,
  log: readonly string[],
  voice: Voice,
): readonly APIComponentInContainer[] {
  const tidings = [
    ...tidingWords(now, voice.say),
    ...movedWords(now, voice.say),
    ...(now.table.noticed ? [`-# ${voice.say('board-noticed')}`] : []),
  ];
  const parts = [
    ...freeSeats(now, match, voice),
    ...latePart(now, voice),
    ...motionPart(now, match, log, voice),
  ];
  const told = headed(tidings, parts);
  return told.length === 0 ? [] : [line(), ...told];
}

/** Parts of a message below a few lines, in the text that they begin with: a message has room for few components. */
function headed(
  lines: readonly string[],
  parts: readonly APIComponentInContainer[],
): readonly APIComponentInContainer[] {
  const [first, ...rest] = parts;
  if (lines.length === 0) return parts;
  return first?.type === ComponentType.TextDisplay
    ? [text([...lines, first.content].join('\n')), ...rest]
    : [text(lines.join('\n')), ...parts];
}

/** Whoever is asked to agree to something just now, or what to do about somebody who is late; or else whom the match waits for: everybody where it is a seat that nobody holds. */
function calledPeople(
  { table }: TableNow,
  match: PlayableMatch,
): Required<Pick<Message, 'pings' | 'besidesTurn'>> {
  const asked = match.decisions.flatMap(({ seat }) => holderOf(table, seat) ?? []);
  const called = [...calledByMotion(table), ...calledByLateness(table), ...calledByVacancy(table)];
  if (called.length > 0) return { pings: called, besidesTurn: true };
  return asked.length > 0
    ? { pings: asked, besidesTurn: false }
    : { pings: peopleAt(table).map(({ id }) => id), besidesTurn: true };
}

function openQuestions(
  now: TableNow,
  match: PlayableMatch,
  tellings: Tellings,
  voice: Voice,
): readonly APIComponentInContainer[] {
  // Whose seat is free cannot answer; that the match waits for them is said where the seat is offered.
  const held = match.decisions.filter(({ seat }) => holderOf(now.table, seat) !== undefined);
  const secret = held.filter((decision) => decision.secret);
  const open = held.filter((decision) => !decision.secret);
  return [
    ...open.flatMap((decision) => publicQuestion(now, match, decision, tellings, voice)),
    ...(secret.length === 0 ? [] : privateQuestions(now, secret, voice)),
  ];
}

function publicQuestion(
  { table }: TableNow,
  match: PlayableMatch,
  { seat, opened }: OpenDecision,
  tellings: Tellings,
  voice: Voice,
): readonly APIComponentInContainer[] {
  const words = match.question(seat, tellings.text);
  const answers = match.question(seat, tellings.label)?.answers ?? [];
  if (words === undefined) return [];
  const who = mention(holderOf(table, seat) ?? '');
  const lines = [
    voice.say('board-asked', { who, prompt: words.prompt }),
    ...(words.note === undefined ? [] : [`-# ${words.note}`]),
    consequences(words.answers, voice.icons),
  ];
  return [
    text(lines.filter((part) => part !== '').join('\n')),
    ...answerRows(answers, { table: table.id, opened, place: 'board' }, voice),
  ];
}

function privateQuestions(
  { table, game }: TableNow,
  secret: readonly OpenDecision[],
  { say, icons }: Voice,
): readonly APIComponentInContainer[] {
  const people = secret.map(({ seat }) => mention(holderOf(table, seat) ?? '')).join(', ');
  const answer = button(
    {
      id: { kind: 'look', table: table.id, look: 'question' },
      label: say('button-question'),
      icon: sharedIcon(game.name, 'question'),
      look: 'main',
    },
    icons,
  );
  return [text(say('board-asked-privately', { who: people, count: secret.length })), row([answer])];
}

/** Questions with *Undo* behind the last of their buttons: it takes back what was pressed there, and what only looks fits in one row without it. */
function withUndo(
  questions: readonly APIComponentInContainer[],
  { table, game }: TableNow,
  { ply }: PlayableMatch,
  { say, icons }: Voice,
): readonly APIComponentInContainer[] {
  if (ply === 0) return questions;
  const undo = button(
    {
      id: { kind: 'undo', table: table.id, ply },
      label: say('button-undo'),
      icon: sharedIcon(game.name, 'undo'),
    },
    icons,
  );
  const last = questions.at(-1);
  const joins =
    last?.type === ComponentType.ActionRow &&
    last.components.length < ROW_BUTTONS &&
    last.components.every(({ type }) => type === ComponentType.Button);
  return joins ? [...questions.slice(0, -1), row([...last.components, undo])] : [...questions, row([undo])];
}

/** What only looks, for the eyes of whoever presses. */
function looks({ table, game }: TableNow, { say, icons }: Voice): readonly APIButtonComponent[] {
  const look = (name: Look, label: string, icon: string | undefined) =>
    button({ id: { kind: 'look', table: table.id, look: name }, label, icon }, icons);
  const asides = game.asidesLabel?.(say);
  return [
    ...(asides === undefined ? [] : [look('asides', asides.label, asides.icon)]),
    look('hand', say('button-hand'), sharedIcon(game.name, 'hand')),
    look('closer', say('button-closer'), sharedIcon(game.name, 'look')),
    look('happened', say('button-happened'), sharedIcon(game.name, 'happened')),
  ];
}
