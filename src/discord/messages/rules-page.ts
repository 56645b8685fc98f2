import type { PlayableGame } from '../../games/playable.ts';
import { SELECT_OPTIONS } from '../limits.ts';
import type { PageOfTable } from '../presses/ids.ts';
import { container, galleries, row, select, text } from './components.ts';
import type { Message } from './message.ts';
import { wayTo } from './page-way.ts';
import type { Voice } from './voice.ts';

/**
 * A topic of a game's rules, with a menu of the others; an unknown topic gives the first. Opened from a page of a table, it has the way
 * back there, whichever topic is looked up in between.
 */
export function rulesPage(
  game: PlayableGame,
  topic: string | undefined,
  voice: Voice,
  from?: PageOfTable,
): Message {
  const topics = game.rules(voice.say);
  const shown = topics.find(({ id }) => id === topic) ?? topics[0];
  const pictures = shown?.pictures ?? [];
  const below =
    pictures.length === 0 ? [] : ['', `-# ${voice.say('rules-pictures', { count: pictures.length })}`];
  const words =
    shown === undefined
      ? [`### ${game.title(voice.say)}`]
      : [`### ${game.title(voice.say)} · ${shown.title}`, shown.text, ...below];
  const entries = topics
    .slice(0, SELECT_OPTIONS)
    .map(({ id, title }) => ({ value: id, label: title, chosen: id === shown?.id }));
  return {
    components: [
      container('private', [
        text(words.join('\n')),
        ...galleries(pictures),
        ...(entries.length === 0
          ? []
          : [
              row([
                select(
                  { kind: 'rules', game: game.name, ...(from === undefined ? {} : { from }) },
                  voice.say('rules-choose'),
                  entries,
                  voice.icons,
                ),
              ]),
            ]),
        ...(from === undefined
          ? []
          : [row([wayTo({ table: { id: from.table }, game }, from.look, from.seat, from.look, voice)])]),
      ]),
    ],
    pictures,
  };
}
