import type { PlayableMatch } from '../../games/playable.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { container, galleries, type Message, row, text } from '../protocol/message.ts';
import { button } from './components.ts';
import { type MessageContext, sharedIcon, textContextsOf } from './message-context.ts';
import { titleOf } from './table-words.ts';

/** A match that was put away: how it stands, and how it is taken up again. Nothing else can be pressed. */
export function archivedMessage(
  { table, game }: TableNow,
  match: PlayableMatch,
  context: MessageContext,
): Message {
  const { say, icons } = context;
  const textContexts = textContextsOf(table, context);
  const pictures = match.boards(textContexts.label);
  const words = [
    `### ${titleOf({ table, game }, say)}`,
    match.summary(textContexts.text),
    say('board-archived'),
  ];
  const revive = button(
    {
      id: { kind: 'revive', table: table.id },
      label: say('button-revive'),
      icon: sharedIcon(game.name, 'take'),
      look: 'good',
    },
    icons,
  );
  return {
    components: [container('over', [text(words.join('\n')), ...galleries(pictures), row([revive])])],
    pictures,
  };
}
