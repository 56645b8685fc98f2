import {
  GatewayCloseCodes as Close,
  GatewayDispatchEvents,
  GatewayIntentBits,
  GatewayOpcodes as Op,
} from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { realClock } from '../clock.ts';
import { LINE_FAULTS, type LineFault, RESUME_FAULTS } from '../faults/kinds.ts';
import { APPLICATION_ID, BOT_TOKEN, BOT_USER, GUILD_ID } from '../world/cast.ts';
import { type GatewayDispatch, guildCreate } from './dispatch.ts';
import { createSession, type GatewayGround, type Session } from './session.ts';
import { createIdentifyGate, hearsOfGuild, reaches, type Sharding } from './shards.ts';

/** How long a session waits for its client to come back, in milliseconds. */
const SESSION_MEMORY = 2 * 60_000;
/** How long a client that was asked to reconnect may stay, in milliseconds. */
const RECONNECT_WITHIN = 3_000;

const identify = z.object({
  token: z.string(),
  intents: z.int(),
  properties: z.object({ os: z.string(), browser: z.string(), device: z.string() }),
  shard: z.tuple([z.int(), z.int()]).default([0, 1]),
});

const resume = z.object({ token: z.string(), session_id: z.string(), seq: z.int() });

/** A session on a socket, why there is none, or that the client is to begin anew. */
type Begun = Session | Close | 'invalid';

/** No session yet; strikes that the faults ask for hit those that come. */
export function createSessions(ground: GatewayGround, sharding: Sharding) {
  const { world, journal, faults } = ground;
  const sessions = new Map<string, Session>();
  const mayIdentify = createIdentifyGate(sharding);

  function forget(session: Session): 'invalid' {
    session.end();
    sessions.delete(session.id);
    return 'invalid';
  }

  function strike(session: Session, fault: LineFault): boolean {
    const socket = session.socket();
    if (socket === undefined) return false;
    const send = (op: Op, d: unknown) => socket.send(JSON.stringify({ op, d, s: null, t: null }));
    switch (fault) {
      case 'line-dropped':
        socket.terminate();
        break;
      case 'line-reconnect':
        send(Op.Reconnect, null);
        realClock.after(RECONNECT_WITHIN, () => socket.close(Close.UnknownError));
        break;
      case 'line-invalid':
        forget(session);
        send(Op.InvalidSession, false);
        break;
      case 'line-invalid-resumable':
        session.detach();
        send(Op.InvalidSession, true);
    }
    return true;
  }

  faults.onStrike((fault) => {
    const struck = [...sessions.values()].filter((session) => strike(session, fault));
    for (const _ of struck) faults.happened(fault);
    return struck.length;
  });

  return {
    begin(socket: WebSocket, data: unknown): Begun {
      const asked = identify.safeParse(data);
      if (!asked.success) return Close.DecodeError;
      const { token, intents, shard } = asked.data;
      if (token !== BOT_TOKEN) return Close.AuthenticationFailed;
      // The only intent that the bot has a use for.
      if (intents !== GatewayIntentBits.Guilds) return Close.DisallowedIntents;
      if (shard[0] < 0 || shard[0] >= shard[1]) return Close.InvalidShard;
      if (!mayIdentify(shard)) return 'invalid';
      const session = createSession(ground, shard, socket);
      sessions.set(session.id, session);
      journal.write({ kind: 'connection', at: world.clock.now(), what: 'identified' });
      const here = hearsOfGuild(shard) && world.members.isIn(APPLICATION_ID);
      session.send({
        name: GatewayDispatchEvents.Ready,
        data: {
          user: { ...BOT_USER, verified: true, mfa_enabled: true, email: null },
          guilds: here ? [{ id: GUILD_ID, unavailable: true }] : [],
          session_id: session.id,
          resume_gateway_url: world.gateway,
          application: { id: APPLICATION_ID, flags: 0 },
          shard,
        },
      });
      if (here) session.send(guildCreate(world));
      return session;
    },
    resume(socket: WebSocket, data: unknown): Begun {
      const asked = resume.safeParse(data);
      if (!asked.success) return Close.DecodeError;
      if (asked.data.token !== BOT_TOKEN) return Close.AuthenticationFailed;
      const session = sessions.get(asked.data.session_id);
      if (session === undefined) return 'invalid';
      const fault = faults.draw(RESUME_FAULTS, {});
      if (fault === 'resume-refused') return forget(session);
      const earlier = session.socket();
      session.attach(socket);
      if (earlier !== socket) earlier?.close(Close.UnknownError);
      if (!session.replay(asked.data.seq)) return forget(session);
      journal.write({ kind: 'connection', at: world.clock.now(), what: 'resumed' });
      session.send({ name: GatewayDispatchEvents.Resumed, data: { _trace: [] } });
      return fault === undefined ? session : forget(session);
    },
    /** A client has left with this close code; it may come back unless it ended the session. */
    leave(session: Session, code: number): void {
      session.detach();
      if (code === 1000 || code === 1001) forget(session);
      else
        realClock.after(SESSION_MEMORY, () => {
          if (session.socket() === undefined) forget(session);
        });
    },
    tell(dispatches: readonly GatewayDispatch[]): void {
      for (const session of [...sessions.values()])
        for (const dispatch of dispatches) {
          if (!reaches(dispatch, session.shard, sharding)) continue;
          session.carry(dispatch);
          const fault = faults.draw(LINE_FAULTS, { event: dispatch.name });
          if (fault !== undefined) strike(session, fault);
        }
    },
    anyConnected: () => [...sessions.values()].some((session) => session.socket() !== undefined),
    /** Waits until every client on the line has heard what it was sent so far. */
    heard: async () => {
      await Promise.all([...sessions.values()].map((session) => session.heard()));
    },
  };
}
