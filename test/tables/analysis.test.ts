import { describe, expect, test } from 'vitest';
import type { Analysis } from '../../src/games/analysis.ts';
import type { Analysed, Analyst, ToAnalyse } from '../../src/tables/model/analysis.ts';
import type { Rejection } from '../../src/tables/model/rejection.ts';
import type { NotAnalysed } from '../../src/tables/service/analysis.ts';
import { ana, ben, done, type RoomParts, room } from './room.ts';

/** Ana comes to ten points. */
const TO_THE_END = [...Array<string>(10).fill('step'), 'end'];
const ANALYSIS: Analysis = { stops: [{ rounds: 0, odds: [] }], turningPoints: [] };

/** An analyst whose every answer is given by hand, in the order in which it was asked. */
function analyst() {
  const asked: ToAnalyse[] = [];
  const waiting: { readonly give: (found: Analysis | undefined) => void; readonly fail: () => void }[] = [];
  const goes: Analyst = {
    analyse: (played) => {
      asked.push(played);
      return new Promise((give, refuse) => {
        waiting.push({ give, fail: () => refuse(new Error('no thread')) });
        played.signal.addEventListener('abort', () => refuse(new Error('aborted')));
      });
    },
  };
  return { asked, waiting, goes };
}

/** A match of Ana with Ben, or with a computer, that is over. */
async function over(parts: RoomParts = {}, others = [ben]) {
  const here = await room(parts);
  const ended = async () => {
    const id = await here.started(others, {}, others.length === 0 ? 1 : 0);
    for (const words of TO_THE_END) done(await here.says(id, ana, words));
    return id;
  };
  return { ...here, ended, id: await ended() };
}

/** Asks for the analysis of a table as it stands. */
const asks = async ({ tables, look }: Awaited<ReturnType<typeof room>>, id: string) =>
  tables.analysis(await look(id));

const outcome = (found: Analysed | NotAnalysed | Rejection): string =>
  found.kind === 'refused' ? found.code : found.kind;

/** Has a match gone through that nobody has gone through yet. */
function begun(found: Analysed | NotAnalysed | Rejection): { readonly ready: Promise<Analysed | Rejection> } {
  if (found.kind !== 'not analysed') throw new Error(`it is ${outcome(found)}`);
  return { ready: found.analyse() };
}

/** Lets what has been settled go on. */
const settled = () => new Promise((go) => setImmediate(go));

describe('An analysis', () => {
  test('is made of a match that is over, once, and is there at once from then on', async () => {
    const { goes, asked, waiting } = analyst();
    const here = await over({ analyst: goes });
    const first = begun(await asks(here, here.id));
    const second = begun(await asks(here, here.id));
    await settled();
    waiting[0]?.give(ANALYSIS);
    expect(await first.ready).toMatchObject({ kind: 'analysed', analysis: ANALYSIS });
    expect(await second.ready).toMatchObject({ kind: 'analysed', analysis: ANALYSIS });
    expect(await asks(here, here.id)).toMatchObject({ kind: 'analysed', analysis: ANALYSIS });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ judged: [0, 1], seed: `analysis ${here.id}` });
    expect(asked[0]?.log).toHaveLength(TO_THE_END.length);
  });

  test('judges the people, not the computers that they played with', async () => {
    const { goes, asked } = analyst();
    const here = await over({ analyst: goes }, []);
    begun(await asks(here, here.id));
    await settled();
    expect(asked[0]?.judged).toEqual([0]);
  });

  test('is refused before the match is over, and where nobody makes them', async () => {
    const { goes, asked } = analyst();
    const here = await room({ analyst: goes });
    const id = await here.lobby([ben]);
    expect(outcome(await asks(here, id))).toBe('not-over');
    done(await here.tables.start(here.act(id, ana)));
    expect(outcome(await asks(here, id))).toBe('not-over');
    const without = await over();
    expect(outcome(await asks(without, without.id))).toBe('no-analysis');
    expect(asked).toEqual([]);
  });

  test('is refused where the match ended early: what was secret stays so', async () => {
    const { goes, asked } = analyst();
    const here = await room({ analyst: goes });
    const id = await here.started();
    done(await here.tables.end(here.act(id, ana)));
    expect(outcome(await asks(here, id))).toBe('ended-early');
    expect(asked).toEqual([]);
  });

  test('that cannot be made is refused, and tried again when somebody asks again', async () => {
    const { goes, asked, waiting } = analyst();
    const here = await over({ analyst: goes });
    const first = begun(await asks(here, here.id));
    await settled();
    waiting[0]?.fail();
    expect(await first.ready).toMatchObject({ kind: 'refused', code: 'no-analysis' });
    await settled();
    const second = begun(await asks(here, here.id));
    await settled();
    expect(asked).toHaveLength(2);
    waiting[1]?.give(undefined);
    expect(await second.ready).toMatchObject({ kind: 'refused', code: 'no-replay' });
    expect(outcome(await asks(here, here.id))).toBe('no-replay');
  });

  test('is thought about no further once the bot stops', async () => {
    const { goes, asked } = analyst();
    const here = await over({ analyst: goes });
    const first = begun(await asks(here, here.id));
    await settled();
    here.tables.stopThinking();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(await first.ready).toMatchObject({ kind: 'refused', code: 'no-analysis' });
  });
});
