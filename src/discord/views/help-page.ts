import type { APIComponentInContainer } from 'discord-api-types/v10';
import { effectsWithin } from '../../games/effects-told.ts';
import type { Explained } from '../../games/explained.ts';
import { linesWithin } from '../../games/fitting.ts';
import { LENGTHS } from '../../games/lengths.ts';
import { rulesPageOf } from '../../games/pages.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { AnswerLabel } from '../../games/presenter.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { RULES_LOOK } from '../protocol/ids.ts';
import { TEXT } from '../protocol/limits.ts';
import { line, type Message, type Parts, text } from '../protocol/message.ts';
import { privatePage, rows } from './components.ts';
import { gamePage } from './game-page.ts';
import { iconText, type Looker, type MessageContext, textContextsOf } from './message-context.ts';
import { turnWays, wayTo } from './page-way.ts';
import { piecesPage } from './pieces-page.ts';
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
