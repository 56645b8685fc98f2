import { appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveMessage, logNeeded } from '../../src/discord/views/live-message.ts';
import type { Voice } from '../../src/discord/views/message-context.ts';
import { isKnown } from '../../src/discord/views/telling.ts';
import type { PlayableGame, PlayableMatch } from '../../src/games/playable.ts';
import type { Commit, Store } from '../../src/store/store.ts';
import type { Call } from '../../src/tables/model/call.ts';
import { dueComputer } from '../../src/tables/model/computer-seat.ts';
import { readProfile, USUAL_PROFILE } from '../../src/tables/model/profile.ts';
import { readSaying, type Saying } from '../../src/tables/model/saying.ts';
import { standInOf } from '../../src/tables/model/stand-in.ts';
import { invitedTo, type Table, type TableNow } from '../../src/tables/model/table.ts';
import { isStuck } from '../../src/tables/model/table-event.ts';
import { callsAfter } from '../../src/tables/service/calls.ts';
import { noticesAfter } from '../../src/tables/service/notices.ts';
import { readTable, withAsked } from '../../src/tables/service/saved-table.ts';
import type { Tables } from '../../src/tables/service/tables.ts';
import { readTexts } from '../../src/texts/texts.ts';

/** Where `SHADOW=1` writes a line for each comparison. */
const FILE = process.env['SHADOW_FILE'] ?? join(tmpdir(), 'shadow.jsonl');

/** Whom a message calls, in order of their ids, and whether beside their turn. */
const peopleOf = (people: readonly string[], besidesTurn: boolean): string =>
  people.length === 0 ? '' : `${[...people].sort().join()}${besidesTurn ? ' beside' : ''}`;

/** What came of a table since nobody but computers was asked there last. */
interface Open {
  readonly actor: string;
  readonly said: string[];
  /** Whom a post would have called at once. */
  readonly drawn: string[];
  readonly calls: Call[];
  readonly trail: string[];
}

/** A table as it is known, with the plies that the derivation brings. */
interface Known {
  readonly now: TableNow;
  readonly told: Pick<Table, 'shownFromPly' | 'shownUntilPly'>;
  open?: Open;
}

/**
 * Compares calls and notices as they are derived from a table before and after each commit with what the sayings ask for, which this
 * commit puts into the outbox. Does nothing unless `SHADOW` is set.
 */
export function shadowOf(
  store: Store,
  games: readonly PlayableGame[],
): {
  readonly store: Store;
  readonly watched: (tables: Tables) => Tables;
} {
  if (process.env['SHADOW'] === undefined) return { store, watched: (tables) => tables };
  const shadow = new Shadow(store, games);
  return {
    store: new Proxy(store, {
      get: (target, name) => {
        if (name === 'commit') return (change: Commit) => shadow.commit(change);
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
    watched: (tables) =>
      new Proxy(tables, {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name, target);
          if (typeof value !== 'function') return value;
          return (...args: readonly unknown[]) => {
            shadow.hear(args[0]);
            return Reflect.apply(value, target, args);
          };
        },
      }),
  };
}

class Shadow {
  readonly #store: Store;
  readonly #games: readonly PlayableGame[];
  readonly #known = new Map<string, Known>();
  readonly #actors = new Map<string, string>();
  readonly #voice: Voice = {
    say: readTexts('assets/texts').in('en'),
    icons: () => undefined,
    avatars: () => undefined,
  };

  constructor(store: Store, games: readonly PlayableGame[]) {
    this.#store = store;
    this.#games = games;
  }

  /** Remembers who acts. */
  hear(act: unknown): void {
    if (typeof act !== 'object' || act === null || !('interaction' in act)) return;
    const person = 'person' in act ? act.person : 'host' in act ? act.host : undefined;
    const id = typeof person === 'object' && person !== null && 'id' in person ? person.id : person;
    if (typeof id === 'string') this.#actors.set(String(act.interaction), id);
  }

  async commit(change: Commit): ReturnType<Store['commit']> {
    const { id, revision } = change.table;
    const before = revision === 1 ? undefined : await this.#before(id, revision - 1);
    const read = readTable(change.table);
    const game = this.#games.find(({ name }) => name === read.game);
    const profiles = new Map(
      await Promise.all(
        read.seats.flatMap((seated) => {
          const person = seated.kind === 'person' ? seated.id : standInOf(seated)?.person.id;
          return person === undefined
            ? []
            : [this.#store.profile(person).then((body) => [person, readProfile(body)] as const)];
        }),
      ),
    );
    const committed = await this.#store.commit(change);
    if (committed.kind === 'stale' || committed.kind === 'repeated' || game === undefined) return committed;
    const match: PlayableMatch | undefined =
      change.snapshot === undefined ? before?.now.match : game.resume(change.snapshot);
    const after: TableNow = {
      table: read,
      game,
      match: read.phase === 'ended' ? match?.stopped() : match,
    };
    if (revision > 1 && before === undefined) return committed;
    const sayings = change.outbox.flatMap(({ body }) => readSaying(body) ?? []);
    const open = this.#open(before, change);
    const told = toldOf(before, after);
    this.#known.set(id, { now: after, told, open });
    const name = (change.interaction ?? '').split(':')[0] ?? '';
    const called = read.calls.filter((call) => call.revision === revision);
    const posts = sayings.flatMap((saying) =>
      saying.kind === 'post' ? [saying.what] : saying.kind === 'anew' ? ['anew'] : [],
    );
    open.said.push(...posts);
    open.calls.push(...called);
    open.trail.push(
      `${name}: ${sayings.map(({ kind }) => kind).join('+')} / ${called.map(({ reason }) => reason).join('+')} ${before?.now.table.phase} ${before?.now.match?.turn.number} > ${read.phase} ${match?.turn.number} [${match?.decisions.map(({ seat }) => seat)}]`,
    );
    if (posts.some((post) => post !== 'anew')) open.drawn.push(await this.#drawn(after));
    this.#compareNotices(before?.now.table, after.table, sayings, profiles, open.actor);
    if (dueComputer(after.table, after.match) === undefined || isStuck(after.table))
      await this.#compareCalls(open, after, told);
    return committed;
  }

  #open(before: Known | undefined, { interaction = '' }: Commit): Open {
    if (before?.open !== undefined) return before.open;
    const actor =
      this.#actors.get(interaction) ?? this.#actors.get(interaction.replace(/:(next|open|start)$/u, ''));
    return { actor: actor ?? '', said: [], drawn: [], calls: [], trail: [] };
  }

  async #before(id: string, revision: number): Promise<Known | undefined> {
    const known = this.#known.get(id);
    if (known?.now.table.revision === revision) return known;
    const stored = await this.#store.table(id);
    const game = this.#games.find(({ name }) => name === stored?.table.game);
    if (stored === undefined || game === undefined || stored.table.revision !== revision) return undefined;
    const match = stored.snapshot === undefined ? undefined : game.resume(stored.snapshot);
    const table = withAsked(readTable(stored.table), match);
    return { now: { table, game, match: table.phase === 'ended' ? match?.stopped() : match }, told: table };
  }

  /** Whom a new message calls that is drawn from a table as it stands. */
  async #drawn(now: TableNow): Promise<string> {
    const { table } = now;
    const from = logNeeded(now);
    const log = from === undefined ? [] : (await this.#store.log(table.id, from)).map(({ body }) => body);
    const former = table.rematchOf === undefined ? undefined : await this.#store.table(table.rematchOf);
    const invited =
      former === undefined || table.phase !== 'lobby'
        ? []
        : invitedTo(table, readTable(former.table)).filter(isKnown);
    const { pings = [], besidesTurn = false } = liveMessage(now, log, this.#voice, invited);
    return peopleOf(pings, besidesTurn);
  }

  async #compareCalls(open: Open, after: TableNow, told: Known['told']): Promise<void> {
    const known = this.#known.get(after.table.id);
    if (known !== undefined) delete known.open;
    const reasons = [...new Set(open.calls.map(({ reason }) => reason))].sort().join('+');
    const said =
      open.said.length === 0 ? 'none' : open.said.every((post) => post === 'anew') ? 'anew' : 'post';
    const derived = open.calls.length === 0 ? 'none' : reasons === 'again' ? 'anew' : 'post';
    // A table that was moved is posted anew by the old road.
    const isSame = said === derived || (said === 'post' && reasons === 'again');
    write({
      what: 'call',
      is: isSame ? 'same' : 'differs',
      reasons,
      ...(isSame ? {} : { said: open.said, trail: open.trail }),
    });
    if (said === 'post' && isSame) {
      const people = peopleOf(
        [...new Set(open.calls.flatMap((call) => call.people))],
        open.calls.some(({ besidesTurn }) => besidesTurn),
      );
      const drawn = [...open.drawn, await this.#drawn(after)];
      const same = drawn.includes(people);
      write({
        what: 'people',
        is: same ? 'same' : 'differs',
        reasons,
        ...(same ? {} : { people, drawn, trail: open.trail }),
      });
    }
    const { shownFromPly, shownUntilPly, phase } = after.table;
    if (phase !== 'playing') return;
    const isTold = told.shownFromPly === shownFromPly && told.shownUntilPly === shownUntilPly;
    write({
      what: 'plies',
      is: isTold ? 'same' : 'differs',
      reasons,
      ...(isTold ? {} : { told, shownFromPly, shownUntilPly, trail: open.trail }),
    });
    if (!isTold && known !== undefined)
      this.#known.set(after.table.id, { now: after, told: { shownFromPly, shownUntilPly } });
  }

  #compareNotices(
    before: Table | undefined,
    after: Table,
    sayings: readonly Saying[],
    profiles: ReadonlyMap<string, typeof USUAL_PROFILE>,
    actor: string,
  ): void {
    const said = sayings.flatMap((saying) => {
      if (saying.kind !== 'notice' && saying.kind !== 'remind' && saying.kind !== 'replaced') return [];
      const kind = saying.kind === 'notice' ? 'turn' : saying.kind;
      return [JSON.stringify([kind, saying.seat, saying.person, 'since' in saying ? saying.since : null])];
    });
    const moment = {
      now: after.changedAt,
      actor,
      profileOf: (person: string) => profiles.get(person) ?? USUAL_PROFILE,
    };
    const derived = noticesAfter(before, after, moment).map(({ kind, seat, person, since = null }) =>
      JSON.stringify([kind, seat, person, since]),
    );
    const same = said.toSorted().join() === derived.toSorted().join();
    const reasons = derived.map((each) => each.split('"')[1]).join('+');
    write({
      what: 'notice',
      is: same ? 'same' : 'differs',
      reasons,
      ...(same ? {} : { said, derived, actor }),
    });
  }
}

/** What the live message tells after a change, derived from what it was derived to tell before. */
function toldOf(before: Known | undefined, after: TableNow): Known['told'] {
  const known =
    before === undefined ? undefined : { ...before.now, table: { ...before.now.table, ...before.told } };
  const { shownFromPly, shownUntilPly } = callsAfter(known, after, 0);
  return { shownFromPly, shownUntilPly };
}

function write(line: Readonly<Record<string, unknown>>): void {
  appendFileSync(FILE, `${JSON.stringify(line)}\n`);
}
