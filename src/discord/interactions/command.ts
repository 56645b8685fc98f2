import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import type { PlayableGame } from '../../games/playable.ts';
import type { Profile } from '../../tables/model/profile.ts';
import type { SeatedPerson } from '../../tables/model/seated.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Bot } from '../channel/bot.ts';
import type { ChannelKind } from '../protocol/permissions.ts';
import type { MessageContext } from '../views/message-context.ts';
import type { Reply } from './reply.ts';

/** A file that somebody has handed over with a command: where it is, and its bytes as Discord counts them. */
export interface GivenFile {
  readonly url: string;
  readonly size: number;
}

/** A slash command as somebody gave it. */
export interface Order {
  /** The id of the interaction: what it brings about counts once. */
  readonly interaction: string;
  readonly person: SeatedPerson;
  readonly guild: string;
  readonly channel: string;
  readonly channelKind: ChannelKind;
  /** Whether the channel is a thread that was locked. */
  readonly isLocked: boolean;
  /** Whether the channel is a private thread. */
  readonly isPrivate: boolean;
  /** Seconds for which Discord refuses the next press or command of the same person there; 0 without slow mode. */
  readonly slowMode: number;
  /** Whether slow mode is for this person, too. */
  readonly isSlowed: boolean;
  /** The subcommand; absent where the command has none. */
  readonly subcommand?: string;
  /** Options by name, as text: people by id, numbers and booleans as written in JSON. */
  readonly options: ReadonlyMap<string, string>;
  /** Members of the server that options name, by id; bots, who play nothing, are none. */
  readonly people: ReadonlyMap<string, SeatedPerson>;
  /** Files that options name, by id. */
  readonly files: ReadonlyMap<string, GivenFile>;
  /** The channel that a thread belongs to. */
  readonly parent?: string;
  /** The person's roles in the server, whether they may manage it, and whether they may write in the channel. */
  readonly roles: readonly string[];
  readonly canManage: boolean;
  /** Whether they may manage its tables: they manage the server, or have a role that it names for that. */
  readonly managesTables: boolean;
  readonly canWrite: () => boolean;
  /** What the bot may do in the channel: Discord's bits. */
  readonly permissions: bigint;
  /** The person's language, as they have settled it or as they use Discord in it. */
  readonly language: string;
  /** The language of the server, as Discord names it; absent where Discord does not say. */
  readonly serverLanguage?: string;
  /** The person's language and the bot's icons. */
  readonly context: MessageContext;
  /** What the person has settled for themselves, where that was read with the command. */
  readonly profile?: Profile;
}

/** A command that is being typed. */
export interface Completion extends Order {
  /** The option under the cursor; its text so far stands among the options. */
  readonly focused: string;
}

/** A completion: what is read, and what is sent. */
export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** One slash command: what a person types, and what it asks of a table. */
export interface Command {
  readonly name: string;
  /** The command as Discord registers it. */
  readonly data: (
    texts: Texts,
    games: readonly PlayableGame[],
  ) => RESTPostAPIChatInputApplicationCommandsJSONBody;
  readonly run: (order: Order, bot: Bot) => Promise<Reply>;
  readonly complete?: (completion: Completion, bot: Bot) => Promise<readonly Suggestion[]>;
  /** Whether it is also for those who are kept from the tables: only what is about their own data. */
  readonly isForBlocked?: true;
}
