import type { TableNow } from '../../tables/table.ts';
import { container, gallery, text } from './components.ts';
import type { Message } from './message.ts';
import { picturesOf, type StandingMessage } from './standing-message.ts';
import { summary } from './summary.ts';
import { tellingsOf } from './telling.ts';
import type { Voice } from './voice.ts';

/** Letters of the summary that a retired message has room for. */
const SUMMARY_LENGTH = 3_000;

/**
 * The live message once the next one has taken its place: what came of the turn that was played in it, and its first picture, which
 * shows who played it; the others stand in the next message too. `log` holds the entries of the match that it saw.
 */
export function retiredMessage(
  now: TableNow,
  log: readonly string[],
  standing: StandingMessage,
  voice: Voice,
): Message {
  const pictures = picturesOf(standing).slice(0, 1);
  const { text: telling } = tellingsOf(now.table, voice);
  const turns = now.match?.happened(log, 'spectator', 0, telling) ?? [];
  const words = summary(turns, telling, SUMMARY_LENGTH);
  return {
    components: [
      container('over', [
        text(`-# ${now.game.title(voice.say)}\n${words === '' ? voice.say('retired-nothing') : words}`),
        ...pictures.map(gallery),
      ]),
    ],
    pictures: [],
    keeps: pictures,
  };
}
