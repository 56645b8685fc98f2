import { describe, expect, test } from 'vitest';
import { record, replayCommand } from '../../commands/match.ts';
import { privacy } from '../../commands/privacy.ts';
import { stats } from '../../commands/stats.ts';
import type { Bot } from '../../src/discord/channel/bot.ts';
import { pressButton } from '../../src/discord/interactions/button.ts';
import { BUTTONS } from '../../src/discord/interactions/buttons/index.ts';
import type { Command } from '../../src/discord/interactions/command.ts';
import type { Reply } from '../../src/discord/interactions/reply.ts';
import type { Id } from '../../src/discord/protocol/ids.ts';
import { keptReplays } from '../../src/replays/kept-replays.ts';
import type { Replays } from '../../src/replays/replays.ts';
import { replaysBy } from '../../src/replays/work.ts';
import { CAN_BE_OFF } from '../../src/shares/heavy-work.ts';
import { Shares } from '../../src/shares/shares.ts';
import type { TableNow } from '../../src/tables/model/table.ts';
import { tiny } from '../games/tiny.ts';
import { ana, ben, done } from '../tables/room.ts';
import { texts } from '../texts/shipped.ts';
import { barroom, comes, idsOf, wordsOf } from './order.ts';

/** What goes through the whole log of a match or through a record, and what a replay shows of it. */
const HEAVY = [
  ...['asItWent', 'asItWas', 'record', 'follow'],
  ...['boards', 'ending', 'happened', 'revealed'],
] as const;

/** The same, but for what is heavy: that fails. */
const apart = <T extends object>(of: T): T =>
  new Proxy(of, {
    get: (target, name) =>
      HEAVY.some((heavy) => heavy === name)
        ? () => {
            throw new Error(`${String(name)} keeps everybody waiting`);
          }
        : Reflect.get(target, name),
  });

/** What a thread does: what it is given and what it gives is plain data, or cannot come there. */
function threadOf(replays: Replays): { readonly replays: Replays; readonly done: string[] } {
  const asked: string[] = [];
  const inThread =
    <A, R>(name: string, work: (given: A) => Promise<R>) =>
    async (given: A): Promise<R> => {
      asked.push(name);
      return structuredClone(await work(structuredClone(given)));
    };
  return {
    done: asked,
    replays: {
      record: inThread('record', replays.record),
      ofTable: inThread('replay', replays.ofTable),
      ofText: inThread('brought', replays.ofText),
      page: inThread('page', async () => '<!doctype html>'),
      film: inThread('film', async () => new Uint8Array(8)),
    },
  };
}

/** Ana's match with Ben, which is over, and a bot that would fail if it did what is heavy where presses are answered. */
async function lobby(shares: Shares = new Shares()) {
  const there = await barroom();
  const id = await there.started();
  for (const notation of [...Array<string>(10).fill('step'), 'end'])
    done(await there.says(id, ana, notation));
  const thread = threadOf(replaysBy([tiny], texts));
  const light = (now: TableNow | undefined) =>
    now?.match === undefined ? now : { ...now, game: apart(now.game), match: apart(now.match) };
  const bot: Bot = {
    ...there.bot,
    shares,
    games: [apart(tiny)],
    tables: { ...there.bot.tables, look: async (table) => light(await there.bot.tables.look(table)) },
    replays: keptReplays({ replays: thread.replays, freshKey: () => 'key', clock: there.bot.clock }),
  };
  const shown = async (reply: Reply) => {
    if (reply.kind === 'refused') return { words: reply.code, ids: [], message: undefined };
    if (reply.kind !== 'page') throw new Error(`it is ${reply.kind}`);
    const message = await comes(reply);
    const given = { kind: 'page', message, more: [] } as const;
    return { words: wordsOf(given), ids: idsOf(given), message };
  };
  const types = async (command: Command, options: Readonly<Record<string, string>> = {}, subcommand = '') =>
    shown(await command.run({ ...there.orderOf(ana, options, {}), subcommand }, bot));
  const presses = async (pressed: Id) => {
    const press = { ...there.orderOf(ana, {}, {}), values: [], isAlone: true };
    return shown(await pressButton(BUTTONS, pressed, press, bot));
  };
  return { id, types, presses, done: thread.done };
}

describe('Where presses are answered', () => {
  test('no log is followed and no record read: that is done in a thread, and plain data comes from it', async () => {
    const { id, types, presses, done: asked } = await lobby();
    const written = await types(record);
    const text = Buffer.from(written.message?.files?.[0]?.data ?? []).toString('utf8');
    expect(text).toContain('tiny');
    expect((await types(replayCommand)).words).toContain('Set-up');
    expect((await presses({ kind: 'replay', table: id, at: 0, way: 'on' })).words).toContain('Turn 1');
    expect((await types(replayCommand, { record: text })).words).toContain('Every move is legal');
    expect((await presses({ kind: 'reread', record: 'key', at: 0, way: 'on' })).words).toContain('Turn 1');
    for (const as of ['page', 'film'] as const) {
      expect((await presses({ kind: 'show', table: id, as })).words).toMatch(
        /whole game as a page|as a film/,
      );
      expect((await presses({ kind: 'reshow', record: 'key', as })).words).toMatch(/as a page|as a film/);
    }
    expect([...new Set(asked)].sort()).toEqual(['brought', 'film', 'page', 'record', 'replay']);
  });

  test('what was made of the same game before is not made again', async () => {
    const { id, presses, done: asked } = await lobby();
    for (let count = 0; count < 3; count += 1) await presses({ kind: 'show', table: id, as: 'film' });
    expect(asked.filter((each) => each === 'film')).toHaveLength(1);
  });

  test('what a host has switched off is refused in a sentence, wherever it is asked for', async () => {
    const { id, types, presses, done: asked } = await lobby(new Shares({ off: CAN_BE_OFF }));
    const refusals = [
      await types(record),
      await types(replayCommand),
      await types(replayCommand, { record: 'a record' }),
      await presses({ kind: 'look', table: id, look: 'record' }),
      await presses({ kind: 'look', table: id, look: 'hint' }),
      await presses({ kind: 'show', table: id, as: 'film' }),
      await presses({ kind: 'show', table: id, as: 'page' }),
      await types(stats, {}, 'server'),
      await types(stats, {}, 'player'),
      await presses({ kind: 'standings', game: 'tiny' }),
    ];
    expect(refusals.map(({ words }) => words)).toEqual(refusals.map(() => 'switched-off'));
    expect(asked).toEqual([]);
    expect((await types(privacy, {}, 'export')).message?.files).toHaveLength(1);
  });

  test('somebody who asks for too much at once is told so, and nobody else is', async () => {
    const shares = new Shares();
    const { types } = await lobby(shares);
    const never = () => new Promise<never>(() => {});
    const held = [1, 2, 3].map(() => shares.ask('record', { person: ana.id, server: 'g' }, never).kind);
    expect(held).toEqual(['taken', 'taken', 'taken']);
    expect((await types(record)).words).toBe('enough-under-way');
    expect(shares.ask('record', { person: ben.id, server: 'g' }, never).kind).toBe('taken');
  });
});
