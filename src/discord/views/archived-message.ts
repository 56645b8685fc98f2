import type { PlayableMatch } from '../../games/playable.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { container, galleries, type Message, row, text } from '../protocol/message.ts';
import { controlsAt } from './components.ts';
import { type MessageContext, textContextsOf } from './message-context.ts';
import { titleOf } from './table-words.ts';

/** A match that was put away: how it stands, and how it is taken up again. Nothing else can be pressed. */
export function archivedMessage(now: TableNow, match: PlayableMatch, context: MessageContext): Message {
  const { say } = context;
  const { text: spoken, label } = textContextsOf(now.table, context);
  const pictures = match.boards(label);
  const words = text([`### ${titleOf(now, say)}`, match.summary(spoken), say('board-archived')]);
  const revive = controlsAt(now, context).press({ kind: 'revive' }, say('button-revive'), 'take', 'good');
  return { components: [container('over', [words, galleries(pictures), row([revive])])], pictures };
}
