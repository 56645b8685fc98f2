import { Hono } from 'hono';
import { z } from 'zod';
import { order } from '../oversight/orders.ts';
import type { Overseer } from '../oversight/overseer.ts';
import { ClientError } from '../person.ts';

/** Where orders are taken over HTTP, beside Discord's own interface and out of reach of its tokens. */
export const ADMIN_PATH = '/playground/orders';

/**
 * Lets scripts on this computer do what the page's menu does: GET shows how the server stands, POST takes an order as
 * JSON. A web page of elsewhere can send neither: it names its origin, and cannot send JSON without asking first.
 */
export function adminRoutes(overseer: Overseer): Hono {
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
