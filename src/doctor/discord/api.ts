import { DiscordAPIError, HTTPError, RateLimitError, REST, RESTEvents } from 'discord.js';
import { z } from 'zod';
import { type Finding, unwell } from '../finding.ts';

/** As long as Discord may take for one answer, in milliseconds. */
const PATIENCE = 10_000;

/** Discord's REST interface, as the host's bot may use it. */
export interface Api {
  readonly rest: REST;
  /** What Discord answers to this. Throws what {@link unanswered} puts into words. */
  readonly ask: <T>(
    route: `/${string}`,
    shape: z.ZodType<T>,
    query?: Readonly<Record<string, string>>,
  ) => Promise<T>;
  /** How far Discord's clock is ahead of ours, in milliseconds, to about a second. Unknown before its first answer. */
  readonly ahead: () => number | undefined;
}

/** Goes to Discord with a token, or to another that speaks as it does. */
export function openApi(token: string, api: string | undefined): Api {
  const rest = new REST({
    version: '10',
    timeout: PATIENCE,
    retries: 1,
    rejectOnRateLimit: ({ retryAfter, timeToReset }) => Math.max(retryAfter, timeToReset) > PATIENCE,
    ...(api === undefined ? {} : { api }),
  }).setToken(token);
  let ahead: number | undefined;
  rest.on(RESTEvents.Response, (_request, { headers }) => {
    const told = Date.parse(headers.get('date') ?? '');
    if (ahead === undefined && !Number.isNaN(told)) ahead = told - Date.now();
  });
  return {
    rest,
    ask: async (route, shape, query = {}) =>
      shape.parse(await rest.get(route, { query: new URLSearchParams(query) })),
    ahead: () => ahead,
  };
}

/** Whether Discord has refused the token itself. */
export const isTokenRefused = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.status === 401;

const LATER =
  'Run doctor again in a while. https://discordstatus.com shows whether Discord itself has problems.';

const FORBIDDEN = 'Check the roles of the bot in that server, and whether it is timed out there.';

/** What the host reads where Discord did not do what it was asked; `about` begins the sentence: "The commands". */
export function unanswered(error: unknown, about: string): Finding {
  if (isTokenRefused(error))
    return unwell(
      'Discord does not accept the token in DISCORD_TOKEN.',
      'Copy it again from the Bot page of your application at https://discord.com/developers/applications. A reset there makes all ' +
        'older tokens invalid.',
    );
  if (error instanceof DiscordAPIError)
    return unwell(
      `${about}: Discord answers ${error.status}, code ${error.code} (${error.message}).`,
      error.status === 403 ? FORBIDDEN : LATER,
    );
  if (error instanceof HTTPError) return unwell(`${about}: Discord answers ${error.status}.`, LATER);
  if (error instanceof RateLimitError)
    return unwell(
      `${about}: Discord has received too many requests.`,
      `Run doctor again in ${Math.ceil(error.retryAfter / 1000)} seconds.`,
    );
  if (error instanceof z.ZodError)
    return unwell(
      `${about}: this version of the bot does not understand Discord's answer.`,
      'Install a newer version of the bot.',
    );
  return unreachable(error);
}

/** What OpenSSL says of a certificate that it does not trust. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/;

function unreachable(error: unknown): Finding {
  const code = codeOf(error);
  if (CERTIFICATE.test(code))
    return unwell(
      `Discord's certificate cannot be trusted (${code}).`,
      'Check the clock of this machine. If it is right, something between this machine and Discord may be reading along, such as a proxy or a virus scanner.',
    );
  return unwell(
    `Discord cannot be reached (${code}).`,
    'Check your internet connection, and whether a firewall blocks HTTPS to discord.com.',
  );
}

/** Why there was no answer, in a word; errors of a network hide it below others. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if ('code' in error && typeof error.code === 'string') return error.code;
  const [first] = error instanceof AggregateError ? error.errors : [error.cause];
  return first === undefined
    ? error.name === 'AbortError'
      ? 'no answer in time'
      : error.name
    : codeOf(first);
}
