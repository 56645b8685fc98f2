import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import type { PlayableGame } from '../../games/playable.ts';
import type { SeatedPerson } from '../../tables/model/seated.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Bot } from '../channel/bot.ts';
import type { Actor } from './actor.ts';
import type { Reply } from './reply.ts';

/** A file that somebody has handed over with a command: where it is, and its bytes as Discord counts them. */
export interface GivenFile {
  readonly url: string;
  readonly size: number;
}

/** A slash command as somebody gave it. */
export interface Order extends Actor {
  readonly subcommand?: string;
  /** Options by name, as text: people by id, numbers and booleans as written in JSON. */
  readonly options: ReadonlyMap<string, string>;
  /** Members of the server that options name, by id; bots, who play nothing, are none. */
  readonly people: ReadonlyMap<string, SeatedPerson>;
  /** Files that options name, by id. */
  readonly files: ReadonlyMap<string, GivenFile>;
}

/** A command that is being typed. */
export interface Completion extends Order {
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
  readonly data: (
    texts: Texts,
    games: readonly PlayableGame[],
  ) => RESTPostAPIChatInputApplicationCommandsJSONBody;
  readonly run: (order: Order, bot: Bot) => Promise<Reply>;
  readonly complete?: (completion: Completion, bot: Bot) => Promise<readonly Suggestion[]>;
  /** Whether it is also for blocked people: only what is about their own data. */
  readonly isForBlocked?: true;
}
