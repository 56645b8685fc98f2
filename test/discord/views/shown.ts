import type { Message } from '../../../src/discord/protocol/message.ts';
import type { MessageContext } from '../../../src/discord/views/message-context.ts';
import type { PlayableGame, PlayableMatch } from '../../../src/games/playable.ts';
import type { Table, TableNow } from '../../../src/tables/model/table.ts';
import { newTable } from '../../../src/tables/transitions/lobby.ts';
import { texts } from '../../texts/shipped.ts';
import { partsOf } from '../breaches.ts';
import { ana, ben } from '../stage.ts';

/** How a view speaks: in English where nothing else is said, without icons and faces. */
export const spokenIn = (locale = 'en'): MessageContext => ({
  ...{ say: texts.in(locale), icons: () => undefined, avatars: () => undefined },
});

/** The words of a message that are no buttons. */
export const readIn = ({ components }: Message): string => partsOf({ components: [...components] }).text;

/** Three people at a table. */
export const SEATED = [ana, ben, { id: '103', name: 'Cem' }].map(
  (person) => ({ kind: 'person', ...person }) as const,
);

/** A table `t1` at which a match is played by three, or as given. */
export function shownTable(game: PlayableGame, match: PlayableMatch, more: Partial<Table> = {}): TableNow {
  const table = newTable(game, { guild: 'g', channel: 'c', host: ana, options: {} }, 't1', 0);
  if (table === undefined) throw new Error(`there is no table of ${game.name}`);
  return { table: { ...table, phase: 'playing', seats: SEATED, ...more }, game, match };
}
