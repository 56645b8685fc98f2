import type { APIMessage } from 'discord-api-types/v10';
import { parseJson } from '../../src/playground/json.ts';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { PIER } from './boards.ts';

/** What came back from a request that no client helped to build. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Sends a request as the bot would, but unchecked. */
export async function ask(
  discord: RunningDiscord,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const answer = await fetch(`${discord.apiBase}/v10${path}`, {
    method,
    headers: {
      authorization: `Bot ${discord.token}`,
      'user-agent': 'DiscordBot (https://localhost, 1)',
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: parseJson(await answer.text()) };
}

/** Where the commands and the emojis of the application are, and the messages of the pier. */
export const COMMANDS = '/applications/1300000000000000001/commands';
export const EMOJIS = '/applications/1300000000000000001/emojis';
export const MESSAGES = `/channels/${PIER}/messages`;

/** Posts on the pier. */
export const post = (discord: RunningDiscord, body: unknown = said('a')) =>
  ask(discord, 'POST', MESSAGES, body);

/** The id of what an answer shows. */
export const idOf = ({ body }: RawAnswer): string => Object(body).id;

/** The id of the direct channel with a person. */
export const directWith = async (discord: RunningDiscord, recipient_id: string): Promise<string> =>
  idOf(await ask(discord, 'POST', '/users/@me/channels', { recipient_id }));

/** What a request comes to that is refused: its status, and Discord's code. */
export async function refusal(asked: Promise<RawAnswer>): Promise<string> {
  const { status, body } = await asked;
  return `${status} ${Object(body).code}`;
}

/** A multipart body: the JSON of a message and its files by number. */
export function form(
  json: unknown,
  files: Readonly<Record<number, { name: string; bytes: Uint8Array }>>,
): FormData {
  const data = new FormData();
  data.append('payload_json', JSON.stringify(json));
  for (const [index, { name, bytes }] of Object.entries(files))
    data.append(`files[${index}]`, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  return data;
}

/** Where a form was found wrong, by the message of its refusal: `components.0.type`. */
export function complaints(body: unknown): readonly string[] {
  const places: string[] = [];
  const walk = (tree: unknown, path: readonly string[]): void => {
    if (typeof tree !== 'object' || tree === null) return;
    for (const [key, value] of Object.entries(tree))
      if (key === '_errors') places.push(path.join('.'));
      else walk(value, [...path, key]);
  };
  if (typeof body === 'object' && body !== null && 'errors' in body) walk(body.errors, []);
  return places;
}

/** The body of a message: words, and what stands below them. */
export const said = (words: string, ...below: readonly object[]) => ({
  flags: 1 << 15,
  components: [{ type: 10, content: words }, ...below],
});

/** The words of a message, of a person or of the bot. */
export const wordsOf = ({ content, components = [] }: Pick<APIMessage, 'content' | 'components'>): string =>
  content || components.flatMap((part) => ('content' in part ? [part.content] : [])).join('\n');

/** The words of the messages that somebody sees in a channel. */
export const wordsSeen = (discord: RunningDiscord, person: string, channel: string): readonly string[] =>
  discord
    .person(person)
    .messages(channel)
    .map(({ message }) => wordsOf(message));

/** A row with a button `go`. */
export const GO = { type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] };
