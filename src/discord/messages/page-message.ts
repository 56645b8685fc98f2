import type { APIActionRowComponent, APIComponentInMessageActionRow } from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import type { OpenDecision, PlayableGame, PlayableMatch } from '../../games/playable.ts';
import type { AnswerLabel, Page, Telling } from '../../games/presenter.ts';
import type { TableNow } from '../../tables/table.ts';
import { SELECT_OPTIONS } from '../limits.ts';
import type { Look, Place } from '../presses/ids.ts';
import { answerRows, consequences } from './answers.ts';
import { button, container, gallery, row, select, text } from './components.ts';
import { sharedIcon } from './icons.ts';
import type { Message } from './message.ts';
import { summary } from './summary.ts';
import { tellingsOf } from './telling.ts';
import type { Voice } from './voice.ts';

/** Somebody who looks at a match: by seat, or anybody else. */
export type Looker = number | 'spectator';

/** Letters of what happened that one page has room for. */
const HAPPENED_LENGTH = 3_400;

/** A few words for one person. */
export const noteMessage = (words: string): Message => ({
  components: [container('private', [text(words)])],
  pictures: [],
});

/** *My hand*: what only this seat may see, and what can be done from there. */
export function handPage(now: TableNow, match: PlayableMatch, seat: number, voice: Voice): Message {
  return seatPage(now, match, seat, 'hand', (telling) => match.hand(seat, telling), voice);
}

/** What the seat could do besides its question; the hand where the game has nothing of the kind. */
export function asidesPage(now: TableNow, match: PlayableMatch, seat: number, voice: Voice): Message {
  return seatPage(
    now,
    match,
    seat,
    'asides',
    (telling) => match.asides(seat, telling) ?? match.hand(seat, telling),
    voice,
  );
}

function seatPage(
  now: TableNow,
  match: PlayableMatch,
  seat: number,
  place: 'hand' | 'asides',
  page: (telling: Telling) => Page,
  voice: Voice,
): Message {
  const { text: spoken, label } = tellingsOf(now.table, voice);
  const words = page(spoken);
  const { pictures, answers } = page(label);
  return {
    components: [
      container('private', [
        text(pageText(words, words.answers, voice)),
        ...pictures.map(gallery),
        ...answersOf(now, decisionOf(match, seat), place, answers, voice),
        row([refresh(now, place, seat, voice)]),
      ]),
    ],
    pictures,
  };
}

/**
 * What this seat is asked, with its answers: a secret question with what only it may see, and one that the channel sees too
 * with the seat's hand, so that a turn can be played on from here. Where nothing is asked, that it has been answered.
 */
export function questionPage(now: TableNow, match: PlayableMatch, seat: number, voice: Voice): Message {
  const decision = decisionOf(match, seat);
  const { text: spoken, label } = tellingsOf(now.table, voice);
  const words = match.question(seat, spoken);
  const shown = match.question(seat, label);
  if (decision === undefined || words === undefined || shown === undefined)
    return {
      components: [container('private', [text(voice.say('question-answered')), row([hand(now, voice)])])],
      pictures: [],
    };
  const page = { title: words.prompt, text: words.note ?? '' };
  const pictures = decision.secret ? shown.pictures : match.hand(seat, label).pictures;
  return {
    components: [
      container('private', [
        text(pageText(page, words.answers, voice)),
        ...pictures.map(gallery),
        ...answersOf(now, decision, 'question', shown.answers, voice),
        row([refresh(now, 'question', seat, voice)]),
      ]),
    ],
    pictures,
  };
}

/** *Look closer*: one seat's side of the table as this viewer may see it, with a menu of the others. */
export function closerPage(
  now: TableNow,
  match: PlayableMatch,
  viewer: Looker,
  seat: number,
  voice: Voice,
): Message {
  const { text: spoken, label } = tellingsOf(now.table, voice);
  const words = match.closer(viewer, seat, spoken);
  const { pictures } = match.closer(viewer, seat, label);
  const entries = label.people.map(({ name }, at) => ({
    value: String(at),
    label: name,
    chosen: at === seat,
  }));
  return {
    components: [
      container('private', [
        text(`### ${words.title}`),
        ...pictures.map(gallery),
        text(words.text),
        row([
          select({ kind: 'seat', table: now.table.id }, voice.say('closer-choose'), entries, voice.icons),
        ]),
        row([
          refresh(now, 'closer', seat, voice),
          ...(match.legend === undefined ? [] : [legend(now, seat, voice)]),
          rules(now, voice),
        ]),
      ]),
    ],
    pictures,
  };
}

/** What the pieces on the boards do, those of one seat's side among them; that side itself where the game has no such page. */
export function legendPage(
  now: TableNow,
  match: PlayableMatch,
  viewer: Looker,
  seat: number,
  voice: Voice,
): Message {
  if (match.legend === undefined) return closerPage(now, match, viewer, seat, voice);
  const { text: spoken, label } = tellingsOf(now.table, voice);
  const words = match.legend(viewer, seat, spoken);
  const { pictures } = match.legend(viewer, seat, label);
  return {
    components: [
      container('private', [
        text(`### ${words.title}`),
        ...pictures.map(gallery),
        text(words.text),
        row([back(now, seat, voice), rules(now, voice)]),
      ]),
    ],
    pictures,
  };
}

/** The log of a match: what is news to whoever looks, from a ply on, and all of it. */
export interface Logs {
  readonly from: number;
  readonly news: readonly string[];
  readonly all: readonly string[];
}

/**
 * *What happened*: the turns since this seat last played, or the latest ones, as the viewer may know them. Since one last played it also
 * shows the table as everybody sees it: as it was then, where that can still be told, and as it is now.
 */
export function happenedPage(
  now: TableNow,
  match: PlayableMatch,
  viewer: Looker,
  logs: Logs,
  voice: Voice,
): Message {
  const { text: spoken, label } = tellingsOf(now.table, voice);
  const news = match.happened(logs.news, viewer, 0, spoken);
  const lastRound = Math.max(1, match.turn.number - match.seats);
  const turns = news.length > 0 ? news : match.happened(logs.all, viewer, lastRound, spoken);
  const words = summary(turns, spoken, HAPPENED_LENGTH);
  const title = voice.say(news.length > 0 ? 'happened-news' : 'happened-latest');
  const before = news.length > 0 ? match.asItWas(logs.from, logs.all) : undefined;
  const shown =
    news.length === 0
      ? []
      : [
          { caption: voice.say('happened-before'), pictures: boardsOf(before, label, 'before') },
          { caption: voice.say('happened-after'), pictures: boardsOf(match, label, 'after') },
        ].filter(({ pictures }) => pictures.length > 0);
  return {
    components: [
      container('private', [
        text(`### ${title}\n${words === '' ? voice.say('happened-nothing') : words}`),
        ...shown.flatMap(({ caption, pictures }) => [text(`-# ${caption}`), ...pictures.map(gallery)]),
        row([refresh(now, 'happened', 0, voice)]),
      ]),
    ],
    pictures: shown.flatMap(({ pictures }) => pictures),
  };
}

/** The boards that everybody sees, under names of their own. */
const boardsOf = (
  match: PlayableMatch | undefined,
  telling: Telling,
  when: 'before' | 'after',
): readonly Picture[] =>
  (match?.boards(telling) ?? []).map((picture) => ({ ...picture, name: `${when}-${picture.name}` }));

/** A topic of a game's rules, with a menu of the others; an unknown topic gives the first. */
export function rulesPage(game: PlayableGame, topic: string | undefined, voice: Voice): Message {
  const topics = game.rules(voice.say);
  const shown = topics.find(({ id }) => id === topic) ?? topics[0];
  const pictures = shown?.pictures ?? [];
  const below =
    pictures.length === 0 ? [] : ['', `-# ${voice.say('rules-pictures', { count: pictures.length })}`];
  const words =
    shown === undefined
      ? [`### ${game.title(voice.say)}`]
      : [`### ${game.title(voice.say)} · ${shown.title}`, shown.text, ...below];
  const entries = topics
    .slice(0, SELECT_OPTIONS)
    .map(({ id, title }) => ({ value: id, label: title, chosen: id === shown?.id }));
  return {
    components: [
      container('private', [
        text(words.join('\n')),
        ...pictures.map(gallery),
        ...(entries.length === 0
          ? []
          : [
              row([
                select({ kind: 'rules', game: game.name }, voice.say('rules-choose'), entries, voice.icons),
              ]),
            ]),
      ]),
    ],
    pictures,
  };
}

function pageText(
  { title, text: body }: Pick<Page, 'title' | 'text'>,
  answers: readonly AnswerLabel[],
  { icons }: Voice,
): string {
  return [`### ${title}`, body, consequences(answers, icons)].filter((part) => part !== '').join('\n');
}

function answersOf(
  { table }: TableNow,
  decision: OpenDecision | undefined,
  place: Place,
  answers: readonly AnswerLabel[],
  voice: Voice,
): readonly APIActionRowComponent<APIComponentInMessageActionRow>[] {
  if (decision === undefined) return [];
  return answerRows(answers, { table: table.id, opened: decision.opened, place }, voice);
}

const decisionOf = (match: PlayableMatch, seat: number): OpenDecision | undefined =>
  match.decisions.find((decision) => decision.seat === seat);

const hand = ({ table, game }: TableNow, { say, icons }: Voice) =>
  button(
    {
      id: { kind: 'look', table: table.id, look: 'hand' },
      label: say('button-hand'),
      icon: sharedIcon(game.name, 'hand'),
    },
    icons,
  );

const refresh = ({ table, game }: TableNow, name: Look, seat: number, { say, icons }: Voice) =>
  button(
    {
      id: { kind: 'refresh', table: table.id, look: name, seat },
      label: say('button-refresh'),
      icon: sharedIcon(game.name, 'refresh'),
    },
    icons,
  );

const legend = ({ table, game }: TableNow, seat: number, { say, icons }: Voice) =>
  button(
    {
      id: { kind: 'refresh', table: table.id, look: 'legend', seat },
      label: say('button-legend'),
      icon: sharedIcon(game.name, 'legend'),
    },
    icons,
  );

/** From the legend to the side of the table that it was opened from. */
const back = ({ table, game }: TableNow, seat: number, { say, icons }: Voice) =>
  button(
    {
      id: { kind: 'refresh', table: table.id, look: 'closer', seat },
      label: say('button-closer'),
      icon: sharedIcon(game.name, 'look'),
    },
    icons,
  );

const rules = ({ game }: TableNow, { say, icons }: Voice) =>
  button(
    {
      id: { kind: 'rules', game: game.name },
      label: say('button-rules'),
      icon: sharedIcon(game.name, 'rules'),
    },
    icons,
  );
