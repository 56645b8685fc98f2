import type { Upload } from '../world/files.ts';
import type { World } from '../world/world.ts';

/** A file of a multipart body, by the number in `files[n]`. */
export interface PartFile extends Upload {
  readonly index: number;
  readonly field: string;
}

/** A request of the bot that has come through the doors: token, rate limits and body are in order. */
export interface RestCall {
  readonly world: World;
  readonly query: URLSearchParams;
  /** The JSON of the body, or of its `payload_json`; undefined when there was none. */
  readonly body: unknown;
  readonly files: readonly PartFile[];
  /** A named part of the way, such as `:channel`. @throws when the route has no such part. */
  param(name: string): string;
}

/** What a request is answered with. */
export interface RestAnswer {
  readonly status: number;
  readonly json?: unknown;
}

/** How requests to a route are counted against rate limits. */
export type RateName = 'other' | 'createMessage' | 'editMessage' | 'interaction';

/** One thing that Discord's REST interface can do. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The way below `/api/v10`. */
  readonly path: string;
  readonly rate: RateName;
  /** The part of the way that has a bucket of its own, such as `channel`. */
  readonly major?: string;
  /** Whether the Authorization header must hold the bot's token; otherwise the path holds it, or nothing is secret. */
  readonly auth: 'bot' | 'none';
  answer(call: RestCall): RestAnswer;
}

/** The endpoint that answers at a way below `/api/v10`; the first channel or server in it has a bucket of its own. */
export function endpoint(
  method: Endpoint['method'],
  path: string,
  answer: Endpoint['answer'],
  unlike: Partial<Pick<Endpoint, 'rate' | 'auth' | 'major'>> = {},
): Endpoint {
  const major = /:(channel|guild)\b/.exec(path)?.[1];
  return {
    ...{ method, path, answer, rate: 'other', auth: 'bot' },
    ...(major === undefined ? {} : { major }),
    ...unlike,
  };
}

/** An answer with contents. */
export const ok = (json: unknown, status = 200): RestAnswer => ({ status, json });
/** An answer without contents. */
export const NO_CONTENT: RestAnswer = { status: 204 };
