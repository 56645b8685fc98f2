import type { Profile } from '../../tables/model/profile.ts';
import type { SeatedPerson } from '../../tables/model/seated.ts';
import type { TableNow } from '../../tables/model/table.ts';
import type { OpenedTable, TableCommand } from '../../tables/service/kept-tables.ts';
import type { ChannelKind } from '../protocol/permissions.ts';
import type { MessageContext } from '../views/message-context.ts';
import { type TableView, tableView } from '../views/table-view.ts';

/** Somebody who presses or types something, and the channel of a server in which they do. */
export interface Actor {
  /** The id of the interaction: what it brings about counts once. */
  readonly interaction: string;
  readonly person: SeatedPerson;
  readonly guild: string;
  readonly channel: string;
  /** The channel that a table opened or moved here counts with: the parent channel of a thread. */
  readonly home: string;
  /** The category of the channel, if it has one and is no thread: a server may allow tables in all of its channels. */
  readonly category?: string | undefined;
  readonly channelKind: ChannelKind;
  readonly isLocked: boolean;
  readonly isPrivate: boolean;
  /** Seconds for which Discord refuses the next press or command of the same person there; 0 without slow mode. */
  readonly slowMode: number;
  /** Whether slow mode is for this person, too. */
  readonly isSlowed: boolean;
  readonly roles: readonly string[];
  readonly canManage: boolean;
  /** Whether they may manage its tables: they manage the server, or have a role that it names for that. */
  readonly managesTables: boolean;
  readonly canWrite: () => boolean;
  /** What the bot may do in the channel: Discord's bits. */
  readonly permissions: bigint;
  /** The person's language, as they have settled it or as they use Discord in it. */
  readonly language: string;
  readonly serverLanguage?: string;
  readonly context: MessageContext;
  readonly profile?: Profile;
}

/** For whom a page is worded. */
export type PageReader = Pick<Actor, 'person' | 'context'>;

/** A table as a message shows it to them. */
export const viewFor = (now: TableNow, { person, context }: PageReader): TableView =>
  tableView(now, context, person.id);

/** What somebody does at a table by a press or a command; `more` tells apart what one interaction does twice. */
export const commandOf = (
  table: string,
  by: Pick<Actor, 'person' | 'interaction'> & { readonly opened?: OpenedTable },
  more = '',
): TableCommand => ({
  ...{ table, person: by.person.id, interaction: `${by.interaction}${more}` },
  ...(by.person.avatar !== undefined && { avatar: by.person.avatar }),
  ...(by.opened !== undefined && { opened: by.opened }),
});
