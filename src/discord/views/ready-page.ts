import type { APIButtonComponent } from 'discord-api-types/v10';
import type { PlayableMatch, ReadyOnPage } from '../../games/playable.ts';
import type { AnswerLabel } from '../../games/presenter.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { READY_LOOK } from '../protocol/ids.ts';
import { type Message, type Parts, text } from '../protocol/message.ts';
import { answerIds } from './answers.ts';
import { type ButtonWords, button, privatePage, rows } from './components.ts';
import { type MessageContext, textContextsOf } from './message-context.ts';
import { undoOf, wayToMatchPage } from './page-way.ts';

/** The most contracts, or a game's equivalent, that get a button; the last button leads to the page of all. */
const MOST_BUTTONS = 7;

/** What a seat can have besides its question, with the answers for it, and the way to where there are more. */
export function readyPage(
  now: TableNow,
  match: PlayableMatch,
  seat: number,
  ready: readonly ReadyOnPage[],
  context: MessageContext,
): Message {
  const at = { now, match, seat, ready };
  const first = ready.flatMap(({ answer }) => answer ?? []).slice(0, MOST_BUTTONS);
  return pageOf(at, { buttons: first.map((answer) => answerButton(at, answer, 'good', context)) }, context);
}

interface ReadyAt {
  readonly now: TableNow;
  readonly match: PlayableMatch;
  readonly seat: number;
  readonly ready: readonly ReadyOnPage[];
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
  const at = { now, match, seat, ready };
  const answers = match.openTo(seat)?.question(textContextsOf(now.table, context).label, seat).answers ?? [];
  const named = (wanted: string | undefined) => answers.filter((answer) => answer.notation === wanted);
  const instead = first === undefined ? ready.flatMap(({ answer }) => answer ?? []) : named(first);
  const buttons = [
    instead.slice(0, MOST_BUTTONS).map((answer) => answerButton(at, answer, 'good', context)),
    named(notation).map((answer) => {
      const label = say('button-anyway', { answer: answer.label });
      return answerButton(at, { ...answer, label }, 'plain', context);
    }),
  ];
  const answered = [buttons, undoOf(now, seat, context)];
  return pageOf(at, { words: say('ready-left'), buttons: answered }, context);
}

const answerButton = (
  { now: { table }, match, seat }: ReadyAt,
  { notation, label, icon }: Pick<AnswerLabel, 'notation' | 'label' | 'icon'>,
  look: ButtonWords['look'],
  { icons }: MessageContext,
): APIButtonComponent => {
  const id = answerIds(table.id, match.openTo(seat)?.opened ?? 0, READY_LOOK).button(notation);
  return button({ id, label, icon, look }, icons);
};

function pageOf(
  { now, match, seat, ready }: ReadyAt,
  { words, buttons }: { readonly words?: string; readonly buttons: Parts<APIButtonComponent> },
  context: MessageContext,
): Message {
  const pages = [...new Set(ready.map(({ page }) => page))];
  return privatePage({ of: now.table.id, kind: READY_LOOK }, [
    text([words, ready.map((each) => each.words)]),
    rows([buttons, pages.map((look) => wayToMatchPage(now, match, look, seat, context))]),
  ]);
}
