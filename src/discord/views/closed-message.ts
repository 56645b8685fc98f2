import type { TableNow } from '../../tables/model/table.ts';
import { container, gallery, type Message, text } from '../protocol/message.ts';
import { picturesOf, type StandingMessage } from '../protocol/standing-message.ts';
import { type MessageContext, textContextsOf } from './message-context.ts';
import { titleOf } from './table-words.ts';
import { summary } from './turn-summaries.ts';

/** Letters of the summary that a retired message has room for. */
const SUMMARY_LENGTH = 3_600;

/** So many pictures of moments stand in one message. */
const MOMENTS = 2;

/**
 * What the live message becomes, from how it stands, once the next one has taken its place: what came of the turn that was played in it,
 * and pictures of its moments; where the game has none, its first picture, which shows who played it. `log` holds the entries of the
 * match that it saw. `undefined` if there is nothing to tell: the next message shows all that this one did.
 */
export function closingOf(
  now: TableNow,
  log: readonly string[],
  context: MessageContext,
): ((standing: StandingMessage) => Message) | undefined {
  const { text: textContext, label } = textContextsOf(now.table, context, 'bare');
  const moments = now.match?.logged(log).moments(label)?.slice(-MOMENTS);
  const turns = now.match?.logged(log).happened('spectator', 0, textContext) ?? [];
  const words = summary(turns, textContext, SUMMARY_LENGTH);
  if (words === '' && (moments ?? []).length === 0) return undefined;
  const told = words === '' ? [] : [text(`-# ${titleOf(now, context.say)}\n${words}`)];
  return (standing) => {
    const kept = moments === undefined ? picturesOf(standing).slice(0, 1) : [];
    return {
      components: [container('over', [...told, ...(moments ?? kept).map(gallery)])],
      pictures: moments ?? [],
      keeps: kept,
    };
  };
}
