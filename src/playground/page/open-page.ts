import { Hono } from 'hono';
import { readLanguage } from '../languages.ts';
import { type RunningDiscord, STARTING } from '../server.ts';
import { SOCKET_PATH } from './addresses.ts';
import { adminRoutes } from './admin.ts';
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
