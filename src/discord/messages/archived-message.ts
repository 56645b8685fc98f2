import type { PlayableMatch } from '../../games/playable.ts';
import type { TableNow } from '../../tables/table.ts';
import { container, gallery, text } from './components.ts';
import type { Message } from './message.ts';
import { tellingsOf } from './telling.ts';
import type { Voice } from './voice.ts';

/** A match that was put away: how it stands, and how it is taken up again. Nothing can be pressed. */
export function archivedMessage({ table, game }: TableNow, match: PlayableMatch, voice: Voice): Message {
  const tellings = tellingsOf(table, voice);
  const pictures = match.boards(tellings.label);
  const words = [`### ${game.title(voice.say)}`, match.status(tellings.text), voice.say('board-archived')];
  return { components: [container('over', [text(words.join('\n')), ...pictures.map(gallery)])], pictures };
}
