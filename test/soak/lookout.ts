import type { APIMessage } from 'discord-api-types/v10';
import { readId } from '../../src/discord/protocol/ids.ts';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { APPLICATION_ID } from '../../src/playground/world/cast.ts';
import { controls, words } from '../e2e/screen.ts';

/** How many earlier states of a board are remembered, for those who press late. */
const REMEMBERED = 4;

/** What stands in all channels, by table. */
export type Lookout = ReturnType<typeof lookOut>;

/** The table that a message can be used for. */
export function tableIn(message: APIMessage): string | undefined {
  for (const { customId } of controls(message)) {
    const id = readId(customId);
    if (typeof id === 'object' && 'table' in id) return id.table;
  }
  return undefined;
}

/** Whom a message mentions, line by line, by their ids; lines that mention nobody are left out. */
export const mentionedIn = (message: APIMessage): readonly (readonly string[])[] =>
  words(message)
    .split('\n')
    .map((line) => [...line.matchAll(/<@(\d+)>/g)].flatMap(([, id]) => id ?? []))
    .filter((people) => people.length > 0);

/** Watches everything that the bot writes from now on. */
export function lookOut(discord: RunningDiscord) {
  const boards = new Map<string, APIMessage>();
  const earlier = new Map<string, readonly APIMessage[]>();
  const pages = new Map<string, APIMessage>();
  const tables = new Map<string, string[]>();
  const watchers: ((table: string) => void)[] = [];

  function stands(table: string, message: APIMessage): void {
    const before = boards.get(table);
    if (before !== undefined && BigInt(before.id) > BigInt(message.id)) return;
    if (before !== undefined) earlier.set(table, [...(earlier.get(table) ?? []), before].slice(-REMEMBERED));
    else {
      const here = tables.get(message.channel_id) ?? [];
      if (!here.includes(table)) tables.set(message.channel_id, [...here, table]);
    }
    boards.set(table, message);
    for (const seen of watchers) seen(table);
  }

  discord.world.onChange((event) => {
    if (event.kind !== 'posted' && event.kind !== 'edited') return;
    const { message, onlyFor } = event.post;
    if (message.author.id !== APPLICATION_ID) return;
    const table = tableIn(message);
    if (table === undefined) return;
    if (onlyFor === undefined) stands(table, message);
    else pages.set(`${onlyFor} ${table}`, message);
  });

  return {
    /** The newest message of a table that has something to press in it. */
    board: (table: string) => boards.get(table),
    /** The board as it was before, oldest first: what somebody may still have before their eyes. */
    former: (table: string) => earlier.get(table) ?? [],
    /** The newest private page of a table that somebody has. */
    page: (person: string, table: string) => pages.get(`${person} ${table}`),
    /** The tables of a channel in the order in which they came there. */
    tablesIn: (channel: string): readonly string[] => tables.get(channel) ?? [],
    watch: (seen: (table: string) => void): void => void watchers.push(seen),
  };
}
