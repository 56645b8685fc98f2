import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { happenedLog } from '../../../src/discord/interactions/buttons/pages.ts';
import { readId } from '../../../src/discord/protocol/ids.ts';
import { happenedPage } from '../../../src/discord/views/happened.ts';
import type { PlayableMatch } from '../../../src/games/playable.ts';
import { logNeeded, TOLD_AT_ONCE } from '../../../src/tables/model/table.ts';
import { tiny } from '../../games/tiny.ts';
import { say } from '../../texts/shipped.ts';
import { within } from '../breaches.ts';
import { inPlay } from '../stage.ts';
import { seenBy } from '../views/shown.ts';

const context = { say, icons: () => undefined, avatars: () => undefined };

/** A match and its log. */
interface Played {
  readonly match: PlayableMatch;
  readonly log: readonly string[];
}

/** What whoever is asked answers, or takes back, one after the other. */
function played(from: Played, notations: readonly string[]): Played {
  let { match } = from;
  const log = [...from.log];
  for (const notation of notations) {
    const seat = match.decisions[0]?.seat ?? 0;
    const next = notation === 'undo' ? match.undo(seat) : match.play(seat, notation);
    if (typeof next === 'string') throw new Error(`${notation} is not taken: ${next}`);
    match = next.match;
    log.push(next.entry);
  }
  return { match, log };
}

const begun: Played = {
  match: tiny.begin({ seats: 2, options: { pace: 'slow', begins: '0' }, seed: 'long' }),
  log: [],
};
const repeated = (notations: readonly string[], times: number) =>
  Array.from({ length: times }, () => notations).flat();
/** Ten points and the end of a turn end it. */
const LAST = [...repeated(['step'], 10), 'end'];

const { tables } = await inPlay();
const playing = await tables.look('t1');
if (playing === undefined) throw new Error('there is no table');
const now = playing;

/** Opens *Log* at one part: what it tells, where its buttons lead, and how many entries were read for it. */
async function logOf({ match, log }: Played, part: number, seat: number | undefined = 0) {
  const reads: number[] = [];
  const counted = {
    log: async (_: string, from = 0, to = log.length) => {
      reads.push(to - from);
      return log.slice(from, to);
    },
  };
  const table = { ...now.table, unreadFromPly: [0, 0] };
  const logs = await happenedLog(table, match, seat, part, { tables: counted });
  const page = happenedPage(seenBy(seat ?? 'spectator', { table, game: tiny, match }, context), logs, part);
  const parts = page.components.flatMap(within);
  const words = parts.flatMap((each) => (each.type === ComponentType.TextDisplay ? [each.content] : []));
  const ways = parts.flatMap((each) => {
    if (each.type !== ComponentType.Button || !('custom_id' in each)) return [];
    const id = readId(each.custom_id);
    return typeof id === 'object' && id.kind === 'part' ? [[each.label ?? '', id.part] as const] : [];
  });
  return { words: words.join('\n'), ways: new Map(ways), reads };
}

describe('Log of a match of 20,000 plies', () => {
  const long = played(begun, [...repeated(['dare', 'no', 'end'], 6_663), ...LAST]);

  test('reads one span for each page, tells every move once on the way back, and leads on again', async () => {
    expect(long.log).toHaveLength(20_000);
    let [part, pages, moves]: [number | undefined, number, number] = [0, 0, 0];
    const back: number[] = [];
    while (part !== undefined) {
      const { words, ways, reads } = await logOf(long, part);
      expect(reads).toEqual([expect.any(Number)]);
      expect(reads[0]).toBeLessThanOrEqual(TOLD_AT_ONCE + 200);
      moves += words.match(/(?:Ana|Ben) (?:dare|no|end|step) /gu)?.length ?? 0;
      pages += 1;
      back.push(part);
      part = ways.get('Earlier');
    }
    expect(moves).toBe(20_000);
    expect(pages).toBeGreaterThan(20);
    // The way on from one span to the next, and within them.
    for (const at of [...back.keys()].filter(
      (page) => page > 0 && (page % 20 === 0 || back[page] === 1_000),
    )) {
      const on = (await logOf(long, back[at] ?? 0)).ways.get('Later') ?? -1;
      const [there, before] = [await logOf(long, on), await logOf(long, back[at - 1] ?? 0)];
      expect(there.words).toBe(before.words);
    }
  });

  test('reads no more while it goes on, however long somebody was not up', async () => {
    const going = played(begun, repeated(['dare', 'no', 'end'], 6_666));
    for (const seat of [0, undefined]) {
      const { words, reads } = await logOf(going, 0, seat);
      expect(reads).toEqual([TOLD_AT_ONCE]);
      expect(words).toContain('end');
    }
  });

  test('is read for no other press at its table', () => {
    const ended = { ...now.table, phase: 'ended' } as const;
    expect(logNeeded({ table: ended, match: long.match })).toBeUndefined();
    const short = played(begun, LAST);
    expect(logNeeded({ table: ended, match: short.match })).toBe(0);
  });
});

test('Log has the match as it was before the news, where there is some', async () => {
  const { match, log } = played(begun, ['step', 'end', 'step', 'end']);
  const read = (unreadFromPly: number[]) =>
    happenedLog({ id: 't1', unreadFromPly }, match, 0, 0, { tables: { log: async () => log } });
  expect((await read([2, 0])).before?.ply).toBe(2);
  expect((await read([4, 0])).before).toBeUndefined();
});

test('Log tells nothing that was taken back behind the span that it reads', async () => {
  // The last of the earlier span is taken back by the first of the later one.
  const after = [...repeated(['dare', 'no', 'end'], 328), 'dare', 'no', 'dare', 'no', ...LAST];
  const before = repeated(['dare', 'no', 'end'], 400);
  const match = played(begun, [...before, 'step', 'undo', ...after]);
  const border = match.log.length - TOLD_AT_ONCE;
  expect(match.log.slice(border - 1, border + 1).map((entry) => JSON.parse(entry).kind)).toEqual([
    'move',
    'undo',
  ]);
  let part: number | undefined = 0;
  let steps = 0;
  while (part !== undefined) {
    const { words, ways }: Awaited<ReturnType<typeof logOf>> = await logOf(match, part);
    steps += words.match(/ step /gu)?.length ?? 0;
    part = ways.get('Earlier');
  }
  expect(steps).toBe(10);
});
