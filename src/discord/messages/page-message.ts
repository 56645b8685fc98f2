import type { APIActionRowComponent, APIComponentInMessageActionRow } from 'discord-api-types/v10';
import type { OpenDecision, PlayableMatch } from '../../games/playable.ts';
import type { AnswerLabel, Page, Telling } from '../../games/presenter.ts';
import type { TableNow } from '../../tables/table.ts';
import type { Place } from '../presses/ids.ts';
import { answerRows, consequences } from './answers.ts';
import { button, container, gallery, row, text } from './components.ts';
import { sharedIcon } from './icons.ts';
import type { Message } from './message.ts';
import { wayTo } from './page-way.ts';
import { tellingsOf } from './telling.ts';
import type { Voice } from './voice.ts';

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
        row([wayTo(now, place, seat, 'refresh', voice)]),
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
        row([wayTo(now, 'question', seat, 'refresh', voice)]),
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
