import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { next, type Request, type RequestOutcome } from '../../../src/discord/channel/next.ts';
import { observedAtStart } from '../../../src/discord/channel/observed.ts';
import { afterRequest } from '../../../src/discord/channel/requests.ts';
import {
  type Desired,
  LOBBY_PLY,
  type Observed,
  type ShownMessage,
  type Stored,
} from '../../../src/discord/channel/state.ts';
import type { Call } from '../../../src/tables/model/call.ts';

/** A message as it stands in the small Discord of this test. */
interface Standing {
  readonly id: string;
  readonly channel: string;
  readonly generation: number;
  content: string;
  hasButtons: boolean;
  readonly fromPly: number;
  toldTo: number | undefined;
}

/** Channels that keep what is posted, and know the nonce of each post. */
class SmallDiscord {
  readonly messages: Standing[] = [];
  readonly requests: string[] = [];
  readonly called: string[] = [];
  readonly #nonces = new Map<string, string>();
  #count = 0;
  threads = 0;
  /** Whether it deletes nothing. */
  readonly keepsAll: boolean;

  constructor(keepsAll: boolean) {
    this.keepsAll = keepsAll;
  }

  do(request: Request, known: ReadonlySet<string>): RequestOutcome {
    this.requests.push(request.kind);
    switch (request.kind) {
      case 'search':
        return {
          kind: 'found',
          messages: this.messages
            .filter((each) => each.channel === request.channel && each.hasButtons && !known.has(each.id))
            .toReversed(),
        };
      case 'read': {
        const there = this.#at(request.message);
        return there === undefined
          ? { kind: 'gone' }
          : { kind: 'read', buttons: there.hasButtons ? 'same' : 'none' };
      }
      case 'close': {
        const there = this.#at(request.message);
        if (there === undefined) return { kind: 'gone' };
        // What has nothing to tell is deleted, where Discord lets the bot.
        if (there.fromPly !== LOBBY_PLY && request.toPly <= there.fromPly && !this.keepsAll) {
          this.messages.splice(this.messages.indexOf(there), 1);
          return { kind: 'done' };
        }
        there.hasButtons = false;
        there.toldTo = request.toPly;
        return { kind: 'done' };
      }
      case 'leave': {
        const there = this.#at(request.message);
        if (there === undefined) return { kind: 'gone' };
        there.hasButtons = false;
        return { kind: 'done' };
      }
      case 'edit': {
        const there = this.#at(request.message);
        if (there === undefined) return { kind: 'gone' };
        there.content = request.live.digest;
        return { kind: 'done' };
      }
      case 'post':
        return { kind: 'done', id: this.#post(request) };
      case 'start-thread':
      case 'rename-thread':
      case 'archive-thread':
        this.threads += 1;
        return { kind: 'done' };
      case 'event':
        return { kind: 'done' };
    }
  }

  #at({ id }: ShownMessage): Standing | undefined {
    return this.messages.find((each) => each.id === id);
  }

  #post({ live, call, calls }: Extract<Request, { readonly kind: 'post' }>): string {
    const made =
      calls.length > 0 ? 0 : this.messages.filter((each) => each.generation === call.revision).length;
    const nonce = `${call.revision}.${made}`;
    const known = this.#nonces.get(nonce);
    if (known !== undefined && this.messages.some(({ id }) => id === known)) return known;
    this.#count += 1;
    const id = String((BigInt(this.#count) << 22n) + 1n);
    this.#nonces.set(nonce, id);
    this.messages.push({
      ...{ id, channel: live.channel, generation: call.revision, content: live.digest },
      ...{ hasButtons: true, fromPly: live.fromPly, toldTo: undefined },
    });
    this.called.push(...calls.flatMap(({ people }) => people));
    return id;
  }
}

const DEEDS = ['turn', 'ask', 'move', 'again', 'quiet', 'delete', 'run'] as const;
const FAULTS = [
  ...(['later', 'lost before', 'lost after', 'no access', 'refused', 'cannot search'] as const),
  ...(['die before', 'die after', 'die noted'] as const),
];
type Step = (typeof DEEDS)[number] | (typeof FAULTS)[number];

const steps = (...without: readonly Step[]): fc.Arbitrary<readonly Step[]> => {
  const those = <S extends Step>(all: readonly S[]) => all.filter((each) => !without.includes(each));
  return fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom<Step>(...those(DEEDS)) },
      { weight: 5, arbitrary: fc.constantFrom<Step>(...those(FAULTS)) },
    ),
    { maxLength: 40 },
  );
};

/** What happens to one table and its channel, step by step, until the channel is at rest. */
function play(history: readonly Step[], { startsAnew = false, keepsAll = false } = {}) {
  const discord = new SmallDiscord(keepsAll);
  const table = { revision: 0, channel: 'c', fromPly: LOBBY_PLY, calls: [] as Call[] };
  const calls = (reason: Call['reason'], people: readonly string[]): void => {
    table.revision += 1;
    const { revision, channel, fromPly } = table;
    const kept = table.calls.filter(
      (each, at) => each.revision > stored.channel.posted || at === table.calls.length - 1,
    );
    const call = { revision, at: revision, reason, people, besidesTurn: false, channel, fromPly };
    table.calls = [...kept, call];
  };
  let stored: Stored = { messages: [], channel: { posted: 0, isArchived: false } };
  const desired = (): Desired => ({
    live: { ...table, digest: `d${table.revision}` },
    calls: table.calls,
    isInUse: true,
    isAskedAgain: true,
    thread: 'as-it-is',
    host: 'host',
  });
  calls('lobby', []);
  const wake = (): Observed =>
    observedAtStart({ ...stored, mayBeOpen: true }, desired(), Number.POSITIVE_INFINITY);
  let known: Observed = wake();
  const everKnown = new Set<string>();
  const note = (observed: Observed): void => {
    known = observed;
    const { doubts: _doubts, mustBeRead: _mustBeRead, ...rest } = observed;
    stored = rest;
    for (const { id } of observed.messages) everKnown.add(id);
  };
  const one = (fault?: (typeof FAULTS)[number]): boolean => {
    const wanted = desired();
    const request = next(wanted, known);
    if (request === undefined) return false;
    const ends = (outcome: RequestOutcome): boolean => {
      note(afterRequest(request, outcome, { observed: known, desired: wanted, now: table.revision }));
      return true;
    };
    const where = 'message' in request ? request.message : request.kind === 'post' ? request.live : request;
    if (fault === 'later') return ends({ kind: 'later' });
    if (fault === 'lost before') return ends({ kind: 'unknown' });
    if (fault === 'refused' && request.kind === 'post') return ends({ kind: 'refused' });
    if (fault === 'cannot search' && request.kind === 'search')
      return ends({ kind: 'no-access', error: 'closed' });
    // What stands in another channel that is closed is given up: a press there has it mended.
    if (fault === 'no access' && where.channel === table.channel && request.kind !== 'search')
      return ends({ kind: 'no-access', error: 'closed' });
    if (fault === 'die before') {
      known = wake();
      return true;
    }
    const outcome = discord.do(request, everKnown);
    if (fault === 'lost after') return ends({ kind: 'unknown' });
    if (fault === 'die after') {
      known = wake();
      return true;
    }
    ends(outcome);
    if (fault === 'die noted') known = wake();
    return true;
  };
  for (const step of history)
    switch (step) {
      case 'turn':
        table.fromPly += 3;
        calls('turn', [`turn ${table.revision}`]);
        break;
      case 'ask':
        calls('motion', [`ask ${table.revision}`]);
        break;
      case 'move':
        table.channel = table.channel === 'c' ? 'e' : 'c';
        calls('again', [`move ${table.revision}`]);
        break;
      case 'again':
        calls('again', []);
        break;
      case 'quiet':
        table.revision += 1;
        break;
      case 'delete': {
        const last = discord.messages.findLastIndex(({ hasButtons }) => hasButtons);
        if (last !== -1) discord.messages.splice(last, 1);
        break;
      }
      case 'run':
        one();
        break;
      default:
        one(step);
    }
  // The channel opens again, and the table changes once more.
  table.revision += 1;
  if (known.channel.access !== undefined) note({ ...known, mayBeOpen: true });
  if (startsAnew) known = wake();
  let requests = 0;
  while (one() && requests <= 40) requests += 1;
  return { discord, table, known, requests };
}

const armedIn = ({ messages }: SmallDiscord): readonly Standing[] =>
  messages.filter(({ hasButtons }) => hasButtons);
const MANY = { numRuns: 2_000 };

describe('Whatever has gone wrong before', () => {
  test('the channel comes to rest with one message that can be pressed, which shows the table, and who is to be called was called once', () => {
    fc.assert(
      fc.property(steps('delete', 'cannot search'), fc.boolean(), (history, keepsAll) => {
        const { discord, table, known, requests } = play(history, { keepsAll });
        const { called } = discord;
        expect(new Set(called).size).toBe(called.length);
        const wanted = history.filter((step) => step === 'turn' || step === 'ask' || step === 'move');
        expect(called).toHaveLength(wanted.length);
        expect(requests).toBeLessThanOrEqual(12);
        expect(known.channel.access?.channel).not.toBe(table.channel);
        const armed = armedIn(discord).filter(({ channel }) => channel === table.channel);
        expect(armed.map(({ content }) => content)).toEqual([`d${table.revision}`]);
      }),
      MANY,
    );
  });

  test('the same holds after a start, whatever was deleted', () => {
    fc.assert(
      fc.property(steps('cannot search', 'no access'), (history) => {
        const { discord, table, requests } = play(history, { startsAnew: true });
        expect(requests).toBeLessThanOrEqual(14);
        expect(armedIn(discord).map(({ channel, content }) => `${channel} ${content}`)).toEqual([
          `${table.channel} d${table.revision}`,
        ]);
      }),
      MANY,
    );
  });

  test('no turn is told by two messages, and no message stays that tells none, where the table stays and messages can be found again', () => {
    fc.assert(
      fc.property(steps('delete', 'cannot search', 'move', 'again', 'no access'), (history) => {
        const { discord } = play(history);
        const told = discord.messages.flatMap(({ fromPly, toldTo }) =>
          toldTo === undefined ? [] : [[fromPly, toldTo] as const],
        );
        const plies = told.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at));
        expect(new Set(plies).size).toBe(plies.length);
        expect(told.filter(([from, to]) => from !== LOBBY_PLY && from === to)).toEqual([]);
      }),
      MANY,
    );
  });

  test('rest is reached also where the bot may not look for messages', () => {
    fc.assert(
      fc.property(steps(), (history) => {
        const { requests } = play(history);
        expect(requests).toBeLessThanOrEqual(14);
      }),
      MANY,
    );
  });
});
