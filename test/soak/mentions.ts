import type { APIMessage } from 'discord-api-types/v10';
import { words } from '../e2e/screen.ts';

/** Whom a message mentions, line by line, by their ids; lines that mention nobody are left out. */
export const mentionedIn = (message: APIMessage): readonly (readonly string[])[] =>
  words(message)
    .split('\n')
    .map((line) => [...line.matchAll(/<@(\d+)>/g)].flatMap(([, id]) => id ?? []))
    .filter((people) => people.length > 0);
