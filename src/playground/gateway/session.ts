import { randomBytes } from 'node:crypto';
import { GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import type { Faults } from '../faults/faults.ts';
import { EVENT_FAULTS } from '../faults/kinds.ts';
import type { Journal } from '../journal.ts';
import type { World } from '../world/world.ts';
import type { GatewayDispatch } from './dispatch.ts';
import type { Shard } from './shards.ts';

/** How many events are kept for a client that comes back. */
const REPLAYED = 2_000;
/** How long an event waits at most for another to overtake it, in milliseconds. */
const OVERTAKEN_WITHIN = 1_000;

/** What the gateway and its sessions stand on. */
export interface GatewayGround {
  readonly world: World;
  readonly journal: Journal;
  readonly faults: Faults;
}

/** What the bot is told, numbered, over one or several sockets one after another. */
export type Session = ReturnType<typeof createSession>;

/** A session that begins on a socket. */
export function createSession(
  { world: { clock }, journal, faults }: GatewayGround,
  shard: Shard,
  first: WebSocket,
) {
  let socket: WebSocket | undefined = first;
  let seq = 0;
  let over = false;
  let sent: { readonly seq: number; readonly text: string }[] = [];
  let asked: { readonly seq: number; readonly go: () => void }[] = [];
  let overtaken: GatewayDispatch[] = [];
  const ask = (): void => {
    socket?.send(JSON.stringify({ op: GatewayOpcodes.Heartbeat, d: null, s: null, t: null }));
  };
  /** Its client has heard everything up to this number. */
  const hears = (known: number): void => {
    const told = asked.filter((each) => each.seq <= known);
    asked = asked.filter((each) => each.seq > known);
    for (const { go } of told) go();
    // A client may look up its number before it has counted an event that came with the question.
    if (asked.length > 0) ask();
  };
  function send({ name, data }: GatewayDispatch): void {
    if (over) return;
    journal.write({ kind: 'event', at: clock.now(), name, data });
    seq += 1;
    const text = JSON.stringify({ op: GatewayOpcodes.Dispatch, t: name, s: seq, d: data });
    sent.push({ seq, text });
    if (sent.length > REPLAYED * 1.2) sent = sent.slice(-REPLAYED);
    socket?.send(text);
  }
  const sendOvertaken = (): void => {
    const waiting = overtaken;
    overtaken = [];
    for (const event of waiting) send(event);
  };
  return {
    id: randomBytes(16).toString('hex'),
    shard,
    socket: () => socket,
    attach(next: WebSocket): void {
      socket = next;
      hears(seq);
    },
    detach(): void {
      socket = undefined;
      hears(seq);
    },
    /** Ends it: nobody comes back to it. */
    end(): void {
      over = true;
      socket = undefined;
      sent = [];
      hears(seq);
    },
    send,
    /** Sends an event, unless it meets a fault on its way. */
    carry(event: GatewayDispatch): void {
      const fault = over ? undefined : faults.draw(EVENT_FAULTS, { event: event.name });
      const sendLater = () => clock.after(faults.delay(), () => send(event));
      switch (fault) {
        case 'event-lost':
          return;
        case 'event-delayed':
          sendLater();
          return;
        case 'event-reordered':
          overtaken.push(event);
          clock.after(OVERTAKEN_WITHIN, sendOvertaken);
          return;
      }
      send(event);
      if (fault === 'event-duplicated') {
        if (faults.coin()) send(event);
        else sendLater();
      }
      sendOvertaken();
    },
    /**
     * Asks the client for a heartbeat, which tells what it has heard. Waits until it has heard all that was sent so
     * far, or is disconnected.
     */
    heard: () =>
      new Promise<void>((go) => {
        if (socket === undefined) return go();
        asked.push({ seq, go });
        ask();
      }),
    hears,
    /** Sends again what came after a number; false when that is not known any more. */
    replay(after: number): boolean {
      const oldest = sent[0]?.seq ?? seq + 1;
      if (after > seq || after < oldest - 1) return false;
      for (const event of sent) if (event.seq > after) socket?.send(event.text);
      return true;
    },
  };
}
