import { Hono } from 'hono';
import { z } from 'zod';
import { readLanguage } from '../languages.ts';
import { order } from '../oversight/orders.ts';
import type { Overseer } from '../oversight/overseer.ts';
import { ClientError } from '../person.ts';
import { type RunningDiscord, STARTING } from '../server.ts';
import { SOCKET_PATH } from './addresses.ts';
import { type Assets, bundlePage } from './bundle.ts';
import { visit } from './visit.ts';
import type { BotControl } from './wire.ts';

/** The part of a Discord that the page stands on. */
export type PageGround = Pick<RunningDiscord, 'people' | 'servePage' | 'serveSocket' | 'overseer'>;

/** Close code for a visitor from elsewhere (RFC 6455, 7.4.1: policy violation). */
const NOT_YOURS = 1008;

/** Pictures come from the same computer, by either of its names; nothing at all from the network. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: http://127.0.0.1:* http://localhost:*",
  "connect-src 'self' ws:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Where orders are taken over HTTP, beside Discord's own interface and out of reach of its tokens. */
const ADMIN_PATH = '/playground/orders';

/**
 * Lets scripts on this computer do what the page's menu does: GET shows how the server stands, POST takes an order as
 * JSON. A web page of elsewhere can send neither: it names its origin, and cannot send JSON without asking first.
 */
function adminRoutes(overseer: Overseer): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    const { host, origin } = context.req.header();
    if (origin !== undefined && origin !== `http://${host}`)
      return context.json({ why: 'Only this computer can give orders.' }, 403);
    return next();
  });
  app.get(ADMIN_PATH, (context) => context.json(overseer.standings()));
  app.post(ADMIN_PATH, async (context) => {
    if (!(context.req.header('content-type') ?? '').startsWith('application/json'))
      return context.json(
        { why: 'Send orders as JSON, with the header content-type: application/json.' },
        415,
      );
    const read = order.safeParse(await context.req.json().catch(() => undefined));
    if (!read.success) return context.json({ why: z.prettifyError(read.error) }, 400);
    try {
      overseer.order(read.data);
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      return context.json({ why: error.message }, 409);
    }
    return context.json(overseer.standings());
  });
  return app;
}

/** Serves the page, bundled now or given, on the port of a Discord on localhost. @throws if the page does not build. */
export async function openPage(
  discord: PageGround,
  server: string,
  bot: BotControl,
  bundle: () => Promise<Assets> = bundlePage,
): Promise<void> {
  discord.servePage(STARTING);
  const assets = await bundle();
  const app = new Hono();
  app.route('/', adminRoutes(discord.overseer));
  let spoken: string = readLanguage('').locale;
  app.get('/', (context, next) => {
    const { locale } = readLanguage(context.req.header('accept-language') ?? '');
    if (locale !== spoken) discord.overseer.order({ order: 'speak', locale });
    spoken = locale;
    return next();
  });
  app.get('*', (context) => {
    const asset = assets.get(context.req.path);
    if (asset === undefined) return context.text('There is nothing here.', 404);
    return context.body(asset.body, 200, {
      'content-type': asset.type,
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });
  discord.servePage((request) => app.fetch(request));
  discord.serveSocket(SOCKET_PATH, (socket, request) => {
    // A foreign web site in the same browser is another origin.
    if (request.headers.origin !== `http://${request.headers.host}`)
      socket.close(NOT_YOURS, 'Not from this page.');
    else visit(socket, { server, people: discord.people, overseer: discord.overseer, bot });
  });
}
