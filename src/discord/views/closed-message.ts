import type { TableNow } from '../../tables/model/table.ts';
import { container, gallery, text } from '../protocol/blocks.ts';
import type { Message } from '../protocol/message.ts';
import { picturesOf, type StandingMessage } from '../protocol/standing-message.ts';
import type { Voice } from './message-context.ts';
import { summary } from './summary.ts';
import { tellingsOf } from './telling.ts';

/** Letters of the summary that a retired message has room for. */
const SUMMARY_LENGTH = 3_000;

/** So many pictures of moments stand in one message. */
const MOMENTS = 2;

/**
 * The live message once the next one has taken its place: what came of the turn that was played in it, and pictures of its
 * moments; where the game has none, its first picture, which shows who played it. `log` holds the entries of the match that it saw.
 */
export function retiredMessage(
  now: TableNow,
  log: readonly string[],
  standing: StandingMessage,
  voice: Voice,
): Message {
  const { text: telling, label } = tellingsOf(now.table, voice);
  const moments = now.match?.moments(log, label)?.slice(-MOMENTS);
  const kept = moments === undefined ? picturesOf(standing).slice(0, 1) : [];
  const turns = now.match?.happened(log, 'spectator', 0, telling) ?? [];
  const words = summary(turns, telling, SUMMARY_LENGTH);
  const isStory = turns.some(({ story }) => story === true);
  return {
    components: [
      container('over', [
        text(
          words === ''
            ? `-# ${voice.say('retired-nothing')}`
            : isStory
              ? words
              : `-# ${now.game.title(voice.say)}\n${words}`,
        ),
        ...(moments ?? kept).map(gallery),
      ]),
    ],
    pictures: moments ?? [],
    keeps: kept,
  };
}
