import type { Upload } from '../world/files.ts';
import type { World } from '../world/world.ts';

/** A file of a multipart body, by the number in `files[n]`. */
export interface PartFile extends Upload {
  readonly index: number;
  readonly field: string;
}

/** A request of the bot whose token, rate limits and body are in order. */
export interface RestCall {
  readonly world: World;
  readonly query: URLSearchParams;
  /** The JSON of the body, or of its `payload_json`; undefined when there was none. */
  readonly body: unknown;
  readonly files: readonly PartFile[];
  /** A named part of the path, such as `:channel`. @throws if the route has no such part */
  param(name: string): string;
}

/** How requests to a route are counted against rate limits. */
export type RateName = 'other' | 'createMessage' | 'editMessage' | 'interaction';

/** One thing that Discord's REST interface can do. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly rate: RateName;
  /** The part of the path that has a bucket of its own, such as `channel`. */
  readonly major?: string;
  /** Whether the Authorization header must hold the bot's token; otherwise the path holds it, or nothing is secret. */
  readonly auth: 'bot' | 'none';
  /** The status of an answer with contents; one without has 204. */
  readonly status: 200 | 201;
  /** The contents of the answer; undefined for none. @throws RestRefusal */
  answer(call: RestCall): unknown;
}

/** The endpoint that answers at a path; the first channel or server in it has a bucket of its own. */
export function endpoint(
  method: Endpoint['method'],
  path: string,
  answer: Endpoint['answer'],
  unlike: Partial<Pick<Endpoint, 'rate' | 'auth' | 'major' | 'status'>> = {},
): Endpoint {
  const major = /:(channel|guild)\b/.exec(path)?.[1];
  return {
    ...{ method, path, answer, rate: 'other', auth: 'bot', status: 200 },
    ...(major === undefined ? {} : { major }),
    ...unlike,
  };
}
