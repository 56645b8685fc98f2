import { type Context, Hono } from 'hono';
import type { Faults } from '../faults/faults.ts';
import type { Sharding } from '../gateway/shards.ts';
import type { Journal } from '../journal.ts';
import { BOT_TOKEN } from '../world/cast.ts';
import type { World } from '../world/world.ts';
import { checkOwn } from './access.ts';
import { type Body, NO_BODY, readBody } from './body.ts';
import type { Endpoint } from './endpoint.ts';
import { applicationEndpoints } from './endpoints/application.ts';
import { guildEndpoints } from './endpoints/guild.ts';
import { interactionEndpoints } from './endpoints/interactions.ts';
import { messageEndpoints } from './endpoints/messages.ts';
import { threadEndpoints } from './endpoints/threads.ts';
import { type Outgoing, withFaults } from './faulty.ts';
import { isOld, type RateCounter } from './rates.ts';
import { RestRefusal, refuse } from './refusal.ts';

interface RestOptions {
  readonly world: World;
  readonly journal: Journal;
  /** Counts requests; without it there are no limits. */
  readonly rates: RateCounter | undefined;
  readonly faults: Faults;
  readonly sharding: Sharding;
}

/** What a request is served with beside itself. */
export interface Beside {
  hangUp(): void;
}

const BASE = '/api/v10';

/** Lets a request in. @throws RestRefusal when it lacks its token or does not say who sends it. */
function admit(request: Request, auth: Endpoint['auth']): void {
  if (!request.headers.get('user-agent')) throw refuse('missingUserAgent');
  if (auth === 'bot' && request.headers.get('authorization') !== `Bot ${BOT_TOKEN}`)
    throw refuse('unauthorized');
}

/** An answer as it goes out; `now` is the time that its `Date` tells, in milliseconds since 1970. */
function send({ status, json, html, headers: own = {} }: Outgoing, now: number): Response {
  const headers = { ...own, date: new Date(now).toUTCString() };
  if (html !== undefined)
    return new Response(html, { status, headers: { ...headers, 'content-type': 'text/html' } });
  return json === undefined
    ? new Response(null, { status, headers })
    : Response.json(json, { status, headers });
}

/** Discord's REST interface, version 10, below `/api`. */
export function createRest({
  world,
  journal,
  rates,
  faults,
  sharding,
}: RestOptions): Hono<{ Bindings: Beside }> {
  const app = new Hono<{ Bindings: Beside }>();

  function write(context: Context, route: string | undefined, body: Body, answer: Outgoing): void {
    const { pathname, search } = new URL(context.req.url);
    const url = `${pathname.slice(BASE.length)}${search}`;
    const asked = { method: context.req.method, url, route, body: body.json };
    const { status, json, fault, refused } = answer;
    const told = { status, answer: json, fault, refused };
    journal.write({ kind: 'request', at: world.clock.now(), ...asked, ...told });
  }

  async function serve(context: Context<{ Bindings: Beside }>, endpoint: Endpoint): Promise<Response> {
    let body = NO_BODY;
    const params = context.req.param();
    const param = (name: string): string => {
      const value: unknown = Reflect.get(params, name);
      if (typeof value !== 'string') throw new Error(`The route ${endpoint.path} has no part "${name}"`);
      return value;
    };
    const obey = async (): Promise<Outgoing> => {
      let headers: Readonly<Record<string, string>> = {};
      try {
        admit(context.req.raw, endpoint.auth);
        const major = endpoint.major === undefined ? undefined : param(endpoint.major);
        const editsOld = endpoint.rate === 'editMessage' && isOld(world, param('message'));
        const route = `${endpoint.method} ${endpoint.path}`;
        const verdict = rates?.take(endpoint.rate, route, major, editsOld);
        headers = verdict?.headers ?? {};
        if (verdict?.refused !== undefined) return { status: 429, json: verdict.refused, headers };
        body = await readBody(context.req.raw);
        const query = new URL(context.req.url).searchParams;
        const call = { world, query, body: body.json, files: body.files, param };
        if (endpoint.auth === 'bot') checkOwn(call, endpoint.path);
        const json = endpoint.answer(call);
        return { status: json === undefined ? 204 : endpoint.status, json, headers };
      } catch (error) {
        if (error instanceof RestRefusal) return { status: error.status, json: error.body, headers };
        throw error;
      }
    };
    const { method, path: route } = endpoint;
    const hasIcons = method !== 'GET' && (await context.req.raw.clone().text()).includes('"emoji":{');
    const answer = await withFaults(faults, world.clock, { method, route }, hasIcons, obey);
    write(context, route, body, answer);
    if (answer.broken !== true) return send(answer, world.clock.now());
    context.env.hangUp();
    return new Response(null);
  }

  const endpoints = [
    ...applicationEndpoints(sharding),
    ...guildEndpoints,
    ...messageEndpoints,
    ...threadEndpoints,
    ...interactionEndpoints,
  ];
  for (const endpoint of endpoints)
    app.on(endpoint.method, `${BASE}${endpoint.path}`, (context) => serve(context, endpoint));

  function turnAway(context: Context, { status, body }: RestRefusal): Response {
    write(context, undefined, NO_BODY, { status, json: body });
    return send({ status, json: body }, world.clock.now());
  }
  app.notFound((context) => turnAway(context, refuse('unknownRoute')));
  app.onError((error, context) => {
    const json = { message: '500: Internal Server Error', code: 0 };
    write(context, undefined, NO_BODY, { status: 500, json: { ...json, playground: String(error.stack) } });
    return send({ status: 500, json }, world.clock.now());
  });
  return app;
}
