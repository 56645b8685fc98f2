import { type APIComponentInContainer, ComponentType } from 'discord-api-types/v10';
import { effectsWithin } from '../../games/effects-told.ts';
import { asSentence, capital, linesWithin } from '../../games/fitting.ts';
import { LENGTHS } from '../../games/lengths.ts';
import { rulesPageOf } from '../../games/pages.ts';
import type { Explained, Prospect } from '../../games/playable.ts';
import type { AnswerLabel } from '../../games/presenter.ts';
import type { Hint } from '../../tables/model/hints.ts';
import { planOf } from '../../tables/model/plans.ts';
import type { Say } from '../../texts/say.ts';
import { HINT_LOOK, RULES_LOOK } from '../protocol/ids.ts';
import { COMPONENTS, TEXT } from '../protocol/limits.ts';
import { lettersIn, line, type Message, type Parts, section, text } from '../protocol/message.ts';
import { answerIds } from './answers.ts';
import { button, type Content, countOf } from './components.ts';
import { gamePage, piecesPage } from './game-page.ts';
import { GUIDE, rulesPage, topicMenu } from './learning-pages.ts';
import { type ButtonContext, iconText, type MessageContext } from './message-context.ts';
import { ownPictures } from './page-message.ts';
import { turnWays } from './page-way.ts';
import { inLine, planLines } from './plan-page.ts';
import { isSeated, type MatchView, type SeatedView } from './table-view.ts';

const REST = 1_400;
const PIECES = 1_000;

/** *Help*: what one who is asked can and cannot do; for others how the game is played, or what its pieces do. */
export function helpPage(view: MatchView): Message | 'not-seated' | 'not-at-the-table' {
  const { table, game } = view;
  const asked = isSeated(view) ? optionsPage(view) : undefined;
  if (asked !== undefined) return asked;
  if (table.learning.length > 0) return rulesPage(game, GUIDE, view);
  return piecesPage(view) ?? gamePage(view, { look: rulesPageOf(game.pages)?.name ?? RULES_LOOK });
}

function optionsPage(view: SeatedView): Message | undefined {
  const { table, game, match, seat, title, page, wayTo } = view;
  const explained = match.openTo(seat)?.explained(view.text);
  return (
    explained &&
    page('help', [
      text(`-# ${title}`),
      explainedParts(explained, view),
      topicMenu(game, undefined, view, { table: table.id, look: 'help', seat }),
      turnWays(view, 'help'),
      wayTo('pieces', seat),
    ])
  );
}

type ExplainedContext = ButtonContext & Pick<MessageContext, 'reads'>;

/** An open question explained: what it speaks of, its answers, and what is not possible. */
export function explainedParts(
  { prompt, note, pieces, answers, obstructed }: Explained,
  context: ExplainedContext,
): Parts<Content> {
  const { say } = context;
  const heading = text([
    ...[`### ${say('button-help')}`, `**${prompt}**`, note],
    pieces.length > 0 && linesWithin(pieces, PIECES, say),
  ]);
  const { length } = heading.content;
  const can = answersWithin(answers, TEXT - REST - length, context);
  const cannot = linesWithin([say('help-not-now'), ...obstructed], TEXT - length - can.length, say);
  return [
    ...[heading, line(), `**${say('help-answers')}**`, can],
    obstructed.length > 0 && [line(), text(cannot)],
  ];
}

function answersWithin(
  answers: readonly AnswerLabel[],
  most: number,
  { say, icons, reads }: ExplainedContext,
): string {
  // An emoji's name would be read out.
  const named = ({ icon, label, effects = [] }: AnswerLabel, length?: number): string =>
    [`${reads === true ? '' : iconText(icons, icon)}**${label}**`, effectsWithin(effects, length)]
      .filter((part) => part !== '')
      .join(' · ');
  const whole = answers.map((answer) => named(answer, LENGTHS.outlook));
  const isShort = whole.join('\n').length <= most;
  return linesWithin(isShort ? whole : answers.map((answer) => named(answer)), most, say);
}

/** The best answer for the player and why, another if about as good, and the follow-up: each with its name. */
function advised(view: SeatedView, { advice }: Pick<Hint, 'advice'>) {
  const { match, seat, say } = view;
  const asked = match.openTo(seat);
  return advice.flatMap(({ notation, line: turn }, at) => {
    const prospect = asked?.prospect(turn, view.text);
    if (prospect === undefined) return [];
    const { label, onwardAsked } = prospect;
    const reason = reasonOf(prospect, say);
    const words = [
      say(at === 0 ? 'hint-best' : 'hint-equal', { label }),
      ...(onwardAsked.length === 0 ? [] : [say('hint-then', { answers: inLine(onwardAsked) })]),
      ...(reason === '' ? [] : [reason]),
    ];
    // A name may end with a mark of its own, or with that of being cut off.
    return [
      {
        notation,
        label,
        words: words
          .join(' ')
          .replace(/([.!?…])\*\*\./u, '$1**')
          .trim(),
      },
    ];
  });
}

function advisedToPress(view: SeatedView, hint: Pick<Hint, 'advice'>): readonly APIComponentInContainer[] {
  const { table, match, seat, icons } = view;
  const ids = answerIds(table.id, match.openTo(seat)?.opened ?? 0, HINT_LOOK);
  return advised(view, hint).flatMap(({ notation, label, words }, at) =>
    section(words, button({ id: ids.button(notation), label, look: at === 0 ? 'main' : 'plain' }, icons)),
  );
}

/** *Hint*: what a strong player would do. */
export function hintPage(view: SeatedView, hint: Pick<Hint, 'advice'>): Message {
  const { table, seat, say, title, page } = view;
  const isPlanned = planOf(table, seat)?.answers[0]?.notation === hint.advice[0]?.notation;
  return page(HINT_LOOK, [
    [`-# ${title}`, `### ${say('button-hint')}`, `-# ${say('hint-about')}`],
    !isPlanned && planLines(view),
    ownPictures(view),
    advisedToPress(view, hint),
    turnWays(view, HINT_LOOK),
  ]);
}

/** A page of a seat's question with the rest of a hint above its answers, whose buttons they are, if it fits. */
export function withHint(message: Message, view: SeatedView, hint: Pick<Hint, 'advice'>): Message {
  const [frame, ...others] = message.components;
  if (frame?.type !== ComponentType.Container) return message;
  const answers = frame.components.findIndex(
    ({ type }) => type !== ComponentType.TextDisplay && type !== ComponentType.MediaGallery,
  );
  const told = [text([`**${view.say('button-hint')}**`, ...advised(view, hint).map(({ words }) => words)])];
  const components = [{ ...frame, components: frame.components.toSpliced(answers, 0, ...told) }, ...others];
  return countOf(components) > COMPONENTS || lettersIn(components) > TEXT
    ? message
    : { ...message, components };
}

/** Why to answer so: what it, or the turn that goes on from it, does and what that is for, or why nothing is told. */
function reasonOf({ reason, onward, end }: Prospect, say: Say): string {
  const ends = ENDS[end];
  if (reason.length === 0) return ends === undefined ? '' : say(ends);
  if (onward.length > 0) return asSentence(say('hint-turn', { words: reason.join(' · ') }));
  return reason.map((words) => asSentence(capital(words))).join(' ');
}

const ENDS = {
  'turn over': undefined,
  hidden: 'hint-hidden',
  others: 'hint-others',
  'line over': undefined,
} as const satisfies Readonly<Record<Prospect['end'], string | undefined>>;
