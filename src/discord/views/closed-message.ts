import type { TurnSummary } from '../../games/turn-summary.ts';
import type { Table, TableNow } from '../../tables/model/table.ts';
import { container, gallery, type Message, partsIn, text } from '../protocol/message.ts';
import { picturesOf, type StandingMessage } from '../protocol/standing-message.ts';
import { type MessageContext, textContextsOf } from './message-context.ts';
import { titleOf } from './table-words.ts';
import { summary } from './turn-summaries.ts';

/** Letters of the summary that a retired message has room for. */
const SUMMARY_LENGTH = 3_600;

/** So many pictures of moments stand in one message. */
const MOMENTS = 2;

/**
 * How many of the latest turns computers have played without people, who are then out of the game; 0 if fewer than
 * there are seats.
 */
function playedOn(turns: readonly TurnSummary[], { seats }: Pick<Table, 'seats'>): number {
  const last = turns.findLastIndex(({ seat }) => seats[seat]?.kind !== 'computer');
  const count = turns.length - 1 - last;
  return count < seats.length ? 0 : count;
}

/**
 * What the live message becomes, from how it stands, once the next one has replaced it: the result of the turn played
 * in it, and pictures of its moments; if the game has none, its first picture, which shows who played. `log` holds
 * the match's entries that it saw. `undefined` if there is nothing to tell: the next message shows all that this one
 * did.
 */
export function closingOf(
  now: TableNow,
  log: readonly string[],
  context: MessageContext,
): ((standing: StandingMessage) => Message) | undefined {
  const { text: textContext, label } = textContextsOf(now.table, context, 'bare');
  const moments = now.match?.logged(log).moments(label)?.slice(-MOMENTS);
  const turns = now.match?.logged(log).happened('spectator', 0, textContext) ?? [];
  const withPeople = turns.slice(0, turns.length - playedOn(turns, now.table));
  const rest = turns.length - withPeople.length;
  const words = partsIn([
    summary(withPeople, textContext, SUMMARY_LENGTH),
    rest > 0 && `-# ${context.say('summary-played-on', { count: rest })}`,
  ]).filter((part) => part !== '');
  if (words.length === 0 && (moments ?? []).length === 0) return undefined;
  const told = words.length > 0 && text([`-# ${titleOf(now, context.say)}`, words]);
  return (standing) => {
    const kept = moments === undefined ? picturesOf(standing).slice(0, 1) : [];
    return {
      components: [container('over', [told, (moments ?? kept).map(gallery)])],
      pictures: moments ?? [],
      keeps: kept,
    };
  };
}
