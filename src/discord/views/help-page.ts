import { type APIComponentInContainer, ComponentType } from 'discord-api-types/v10';
import { effectsWithin } from '../../games/effects-told.ts';
import type { Explained } from '../../games/explained.ts';
import { capital, linesWithin } from '../../games/fitting.ts';
import { LENGTHS } from '../../games/lengths.ts';
import { rulesPageOf } from '../../games/pages.ts';
import type { PlayableMatch, Prospect } from '../../games/playable.ts';
import type { AnswerLabel } from '../../games/presenter.ts';
import type { Hint } from '../../tables/model/hints.ts';
import { planOf } from '../../tables/model/plans.ts';
import { holderOf, type TableNow } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { HINT_LOOK, RULES_LOOK } from '../protocol/ids.ts';
import { COMPONENTS, TEXT } from '../protocol/limits.ts';
import { galleries, lettersIn, line, type Message, type Parts, section, text } from '../protocol/message.ts';
import { answerIds } from './answers.ts';
import { button, countOf, privatePage, rows } from './components.ts';
import { gamePage, piecesPage } from './game-page.ts';
import { iconText, type Looker, type MessageContext, textContextsOf } from './message-context.ts';
import { inLine, planLines } from './note-page.ts';
import { ownPictures } from './page-message.ts';
import { turnWays, wayTo } from './page-way.ts';
import { GUIDE, rulesPage, topicMenu } from './rules-page.ts';
import { titleOf } from './table-words.ts';

const REST = 1_400;
const PIECES = 1_000;

/**
 * *Help*: for a person who is asked, what they can and cannot do; for others how the game is played while somebody at
 * the table is learning it, and afterwards what the pieces do.
 */
export function helpPage(
  now: TableNow,
  match: PlayableMatch,
  viewer: Looker,
  context: MessageContext,
): Message | 'not-seated' | 'not-at-the-table' {
  const asked = viewer === 'spectator' ? undefined : optionsPage(now, match, viewer, context);
  if (asked !== undefined) return asked;
  if (now.table.learning.length > 0) return rulesPage(now.game, GUIDE, context);
  const pieces = piecesPage(now, match, viewer, {}, context);
  if (pieces !== undefined) return pieces;
  const look = rulesPageOf(now.game.pages)?.name ?? RULES_LOOK;
  return gamePage(now, match, viewer, { look }, context);
}

function optionsPage(
  now: TableNow,
  match: PlayableMatch,
  seat: number,
  context: MessageContext,
): Message | undefined {
  const explained = match.openTo(seat)?.explained(textContextsOf(now.table, context).text);
  if (explained === undefined) return undefined;
  return privatePage({ of: now.table.id, kind: 'help' }, [
    text(`-# ${titleOf(now, context.say)}`),
    explainedParts(explained, context),
    topicMenu(now.game, undefined, context, { table: now.table.id, look: 'help', seat }),
    rows([turnWays(now, match, seat, 'help', context), wayTo('pieces', now, seat, context)]),
  ]);
}

/** An open question explained: what it speaks of, its answers, and what is not possible. */
export function explainedParts(
  { prompt, note, pieces, answers, obstructed }: Explained,
  context: MessageContext,
): Parts<APIComponentInContainer> {
  const { say } = context;
  const heading = text([
    ...[`### ${say('button-help')}`, `**${prompt}**`, note],
    pieces.length > 0 && linesWithin(pieces, PIECES, say),
  ]);
  const { length } = heading.content;
  const can = answersWithin(answers, TEXT - REST - length, context);
  const cannot = linesWithin([say('help-not-now'), ...obstructed], TEXT - length - can.length, say);
  return [
    heading,
    line(),
    text([`**${say('help-answers')}**`, can]),
    obstructed.length > 0 && [line(), text(cannot)],
  ];
}

function answersWithin(
  answers: readonly AnswerLabel[],
  most: number,
  { say, icons }: MessageContext,
): string {
  const named = ({ icon, label, effects = [] }: AnswerLabel, length?: number): string =>
    [`${iconText(icons, icon)}**${label}**`, effectsWithin(effects, length)]
      .filter((part) => part !== '')
      .join(' · ');
  const whole = answers.map((answer) => named(answer, LENGTHS.outlook));
  const isShort = whole.join('\n').length <= most;
  return linesWithin(isShort ? whole : answers.map((answer) => named(answer)), most, say);
}

/** The best answer for the player and why, another if about as good, and the follow-up, with their buttons. */
function advised(
  { now, match, seat, advice }: Hint,
  context: MessageContext,
): readonly APIComponentInContainer[] {
  const { say, icons } = context;
  const { text: spoken } = textContextsOf(now.table, context);
  const asked = match.openTo(seat);
  const ids = answerIds(now.table.id, asked?.opened ?? 0, HINT_LOOK);
  return advice.flatMap(({ notation, line }, at) => {
    const prospect = asked?.prospect(line, spoken);
    if (prospect === undefined) return [];
    const words = [
      say(at === 0 ? 'hint-best' : 'hint-equal', { label: prospect.label }),
      reasonOf(prospect, say),
      ...(prospect.onwardAsked.length === 0
        ? []
        : [say('hint-then', { answers: inLine(prospect.onwardAsked) })]),
    ];
    return section(
      // A name may end with a mark of its own, or with that of being cut off.
      words
        .join(' ')
        .replace(/([.!?…])\*\*\./u, '$1**')
        .trim(),
      button({ id: ids.button(notation), label: prospect.label, look: at === 0 ? 'main' : 'plain' }, icons),
    );
  });
}

/** *Hint*: what a strong player would do. */
export function hintPage(hint: Hint, context: MessageContext): Message {
  const { now, match, seat, advice } = hint;
  const { say } = context;
  const isPlanned = planOf(now.table, seat)?.answers[0]?.notation === advice[0]?.notation;
  const pictures = ownPictures(now, match, seat, context);
  return privatePage(
    { of: now.table.id, kind: HINT_LOOK },
    [
      text([
        `-# ${titleOf(now, say)}`,
        `### ${say('button-hint')}`,
        `-# ${say('hint-about')}`,
        !isPlanned && planLines(now, holderOf(now.table, seat) ?? '', say),
      ]),
      galleries(pictures),
      advised(hint, context),
      rows(turnWays(now, match, seat, HINT_LOOK, context)),
    ],
    pictures,
  );
}

/** A page of a seat's question with the rest of a hint above its answers, if there is room for it. */
export function withHint(page: Message, hint: Hint, context: MessageContext): Message {
  const [frame, ...others] = page.components;
  if (frame?.type !== ComponentType.Container) return page;
  const answers = frame.components.findIndex(
    ({ type }) => type !== ComponentType.TextDisplay && type !== ComponentType.MediaGallery,
  );
  const told = [text(`**${context.say('button-hint')}**`), ...advised(hint, context)];
  const components = frame.components.toSpliced(answers, 0, ...told);
  const all = [{ ...frame, components }, ...others];
  return countOf(all) > COMPONENTS || lettersIn(all) > TEXT ? page : { ...page, components: all };
}

/** Why to answer so: what it does and what that is for, or why nothing can be told. */
function reasonOf({ reason, end }: Prospect, say: Say): string {
  const ends = ENDS[end];
  if (reason.length === 0) return ends === undefined ? '' : say(ends);
  return reason.map((words) => capital(/[.!?…]$/u.test(words) ? words : `${words}.`)).join(' ');
}

const ENDS = {
  'turn over': undefined,
  hidden: 'hint-hidden',
  others: 'hint-others',
  'line over': undefined,
} as const satisfies Readonly<Record<Prospect['end'], string | undefined>>;
