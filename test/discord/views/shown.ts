import { ComponentType } from 'discord-api-types/v10';
import type { Message } from '../../../src/discord/protocol/message.ts';
import type { Looker, MessageContext } from '../../../src/discord/views/message-context.ts';
import {
  hasMatch,
  isSeated,
  type MatchView,
  type SeatedView,
  tableView,
} from '../../../src/discord/views/table-view.ts';
import type { PlayableGame, PlayableMatch } from '../../../src/games/playable.ts';
import { holderOf, type Table, type TableNow } from '../../../src/tables/model/table.ts';
import { newTable } from '../../../src/tables/transitions/lobby.ts';
import { texts } from '../../texts/shipped.ts';
import { partsOf, within } from '../breaches.ts';
import { ana, ben } from '../stage.ts';

/** How a view speaks: in English where nothing else is said, without icons and faces. */
export const spokenIn = (locale = 'en'): MessageContext => ({
  ...{ say: texts.in(locale), icons: () => undefined, avatars: () => undefined },
});

/** A match as it is shown to a seat, or to anybody else. */
export function seenBy(viewer: Looker, now: TableNow, context = spokenIn()): MatchView {
  const view = tableView(now, context, viewer === 'spectator' ? undefined : holderOf(now.table, viewer));
  if (!hasMatch(view)) throw new Error('there is no match');
  return view;
}

/** The same where somebody sits there. */
export function seenFrom(seat: number, now: TableNow, context = spokenIn()): SeatedView {
  const view = seenBy(seat, now, context);
  if (!isSeated(view)) throw new Error(`nobody sits at ${seat}`);
  return view;
}

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

/** Everything in a message, with all that stands inside of it. */
export const allIn = ({ components }: Pick<Message, 'components'>) => components.flatMap(within);

/** The menus in a message. */
export const menusIn = (message: Pick<Message, 'components'>) =>
  allIn(message).filter((part) => part.type === ComponentType.StringSelect);

/** The buttons in a message that ask for something: by what, and what they say. */
export const buttonsIn = (message: Pick<Message, 'components'>) =>
  allIn(message).flatMap((part) =>
    part.type === ComponentType.Button && 'custom_id' in part
      ? [{ id: part.custom_id, label: part.label ?? '' }]
      : [],
  );
