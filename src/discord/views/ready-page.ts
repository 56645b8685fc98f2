import type { APIButtonComponent } from 'discord-api-types/v10';
import type { PlayableMatch, ReadyOnPage } from '../../games/playable.ts';
import type { AnswerLabel } from '../../games/presenter.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { READY_LOOK } from '../protocol/ids.ts';
import { container, type Message, text } from '../protocol/message.ts';
import { answerIds } from './answers.ts';
import { type ButtonWords, button, rows } from './components.ts';
import { undoOf } from './match-buttons.ts';
import { type MessageContext, textContextsOf } from './message-context.ts';

/** The most contracts, or a game's equivalent, that get a button; the last button leads to the page of all. */
const MOST_BUTTONS = 7;

/** What a seat can have besides its question, with the answers that bring it, and the way to where there are more. */
export function readyPage(
  now: TableNow,
  match: PlayableMatch,
  seat: number,
  ready: readonly ReadyOnPage[],
  context: MessageContext,
): Message {
  const buttons = ready.flatMap(({ answer }) =>
    answer === undefined ? [] : [answerButton(now, match, seat, answer, 'good', context)],
  );
  return pageOf(now, match, seat, { ready, words: [], buttons: buttons.slice(0, MOST_BUTTONS) }, context);
}

/** What a seat would leave behind with an answer: how to have it, and the answer all the same. */
export interface LeavingPage {
  readonly notation: string;
  readonly ready: readonly ReadyOnPage[];
  /** What can be answered in its place, by notation, where that brings nothing by itself. */
  readonly first: string | undefined;
}

/** Asks once before a seat leaves behind what lies ready. */
export function leavingPage(
  now: TableNow,
  match: PlayableMatch,
  seat: number,
  { notation, ready, first }: LeavingPage,
  context: MessageContext,
): Message {
  const { say } = context;
  const answers = match.openTo(seat)?.question(textContextsOf(now.table, context).label, seat).answers ?? [];
  const named = (wanted: string | undefined) => answers.filter((answer) => answer.notation === wanted);
  const instead = first === undefined ? ready.flatMap(({ answer }) => answer ?? []) : named(first);
  const buttons = [
    ...instead
      .slice(0, MOST_BUTTONS)
      .map((answer) => answerButton(now, match, seat, answer, 'good', context)),
    ...named(notation).map((answer) => {
      const label = say('button-anyway', { answer: answer.label });
      return answerButton(now, match, seat, { ...answer, label }, 'plain', context);
    }),
  ];
  const answered = [...buttons, ...undoOf(now, seat, context)];
  return pageOf(now, match, seat, { ready, words: [say('ready-left')], buttons: answered }, context);
}

const answerButton = (
  { table }: TableNow,
  match: PlayableMatch,
  seat: number,
  { notation, label, icon }: Pick<AnswerLabel, 'notation' | 'label' | 'icon'>,
  look: ButtonWords['look'],
  { icons }: MessageContext,
): APIButtonComponent => {
  const id = answerIds(table.id, match.openTo(seat)?.opened ?? 0, READY_LOOK).button(notation);
  return button({ id, label, icon, ...(look && { look }) }, icons);
};

function pageOf(
  { table }: TableNow,
  match: PlayableMatch,
  seat: number,
  told: {
    readonly ready: readonly ReadyOnPage[];
    readonly words: readonly string[];
    readonly buttons: readonly APIButtonComponent[];
  },
  { say, icons }: MessageContext,
): Message {
  const ways = [...new Set(told.ready.map(({ page }) => page))].flatMap((look) => {
    const way = match.pageButton(look, say);
    return way === undefined
      ? []
      : [button({ id: { kind: 'refresh', table: table.id, look, seat }, ...way }, icons)];
  });
  const words = [...told.words, ...told.ready.map((each) => each.words)].join('\n');
  return {
    components: [container('private', [text(words), ...rows([...told.buttons, ...ways])])],
    pictures: [],
    page: { of: table.id, kind: READY_LOOK },
  };
}
