import { describe, expect, test } from 'vitest';
import type { Advised, Adviser, HintAdvice } from '../../src/tables/model/hints.ts';
import { days } from './days.ts';
import { hereIn, personNamed } from './deeds.ts';
import { roomsInWords, tablesInWords } from './in-words.ts';
import { ana, done, type RoomParts, room } from './room.ts';

type Room = Awaited<ReturnType<typeof room>>;

const inWords = ({ notation, line }: HintAdvice): string => `${notation} ${line.join('.')}`;

/** What somebody gets who asks at a table as it stands: for whom, the first answer, and its line, or why not. */
async function hinted({ tables, look }: Room, id: string, person: string): Promise<string> {
  const hint = await tables.hint(await look(id), person);
  if (hint.kind === 'refused') return hint.code;
  return [hint.seat, ...hint.advice.map(inWords)].join(' ');
}

/** Ana alone with a computer, and up. */
async function alone(parts: RoomParts) {
  const here = await room(parts);
  return { ...here, id: await here.started([], {}, 1) };
}

/**
 * Tables at which somebody advises who likes the first answer. Read is what somebody gets who asks, what the adviser was asked, and what
 * Ana’s page says of the hint before.
 */
const hints = roomsInWords(async () => {
  const asked: Advised[] = [];
  const likes: Adviser = {
    advise: async (question) => {
      asked.push(question);
      return [{ notation: 'step', line: ['step', 'end'] }];
    },
  };
  const here = hereIn(await days({ adviser: likes }));
  const reads = async (name: string): Promise<string> => {
    if (name === 'asked') return `${asked.length}`;
    if (name === 'rest')
      return (
        (await here.tables.hintRest(await here.look(here.id), ana.id))?.advice.map(inWords).join() ?? 'none'
      );
    if (name === 'seeds') return asked.map(({ seed }) => seed).join();
    if (name !== 'twenty') return hinted(here, here.id, personNamed(name).id);
    return [
      ...new Set(await Promise.all(Array.from({ length: 20 }, () => hinted(here, here.id, ana.id)))),
    ].join();
  };
  return { here, reads };
});

hints(`
# A hint
is there for somebody who plays alone, without anybody having asked for that
  given alone computer => ana: 0 step step.end | asked: 1 | seeds: hint T1:0
goes to nobody who is not asked, does not play, or plays no more
  given ben lobby => ana: not-playing
  ana: hints all; ana: start => ben: not-asked | cem: not-seated | asked: 0
  ana: end => ana: not-asked | ben: 1 step step.end
  ana: end-match => ben: over
is for the host alone to allow, and only before the game starts
  given ben lobby; ben: hints all ! not-the-host; ana: start; ana: hints all ! not-in-the-lobby
is allowed as before where a match is played again
  given ben lobby; ana: hints none; ana: start; ana: end-match; ana: rematch -> hints none
is thought about once, however often it is asked for, and anew when the match went otherwise
  given alone computer => twenty: 0 step step.end | asked: 1
  ana: dig => ana: 0 step step.end | asked: 2
goes on with the line of the one before it, also when that is taken back, and is anew at its end
  given alone computer => ana: 0 step step.end
  ana: step => ana: 0 end end
  ana: undo => ana: 0 step step.end
  ana: step => ana: 0 end end
  ana: undo => ana: 0 step step.end
  ana: step => ana: 0 end end | asked: 1
  ana: step => ana: 0 step step.end | asked: 2
is there for the page of the question while its line is followed, without thinking again
  given alone computer => rest: none | ana: 0 step step.end
  ana: step => rest: end end
  ana: step => rest: none | asked: 1
`);

const HINT = '0 step step.end';
describe.each([
  ['alone', 'no-hints', HINT, HINT],
  ['all', HINT, HINT, HINT],
  ['none', 'no-hints', 'no-hints', 'no-hints'],
])('where the host allows hints to %s', (how, among, by, first) => {
  hints(`
# a hint is there
for newcomers: ${first}
  given ben fast; wins ana; given ben lobby; ana: hints ${how}; ana: start => ana: ${first}
among people: ${among}
  given ben fast; wins ana; given ben fast; wins ana; given ben lobby; ana: hints ${how}; ana: start => ana: ${among}
alone: ${by}
  given ben fast; wins ana; given ben fast; wins ana
  given alone computer lobby; ana: hints ${how}; ana: start => ana: ${by}
`);
});

tablesInWords(`
# where nobody advises
a hint is for nobody
  given alone computer; ana: hint ! no-hints
`);

describe('A hint', () => {
  test('that comes when the match has gone on says so, and one that nobody needs any more is not thought to its end', async () => {
    const signals: AbortSignal[] = [];
    const slow: Adviser = {
      advise: ({ signal }) =>
        new Promise((resolve, reject) => {
          signals.push(signal);
          if (signals.length > 1) resolve([]);
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    };
    const { id, ...here } = await alone({ adviser: slow });
    const first = hinted(here, id, ana.id);
    await new Promise(setImmediate);
    done(await here.says(id, ana, 'step'));
    expect(await hinted(here, id, ana.id)).toBe('0');
    expect(await first).toBe('stale');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(here.failures).toEqual([]);
  });

  test('that cannot be found is logged, said, and looked for again; none changes anything at the table', async () => {
    let tries = 0;
    const broken: Adviser = {
      advise: async () => {
        tries += 1;
        throw new Error('no idea');
      },
    };
    const { id, ...here } = await alone({ adviser: broken });
    const before = await here.look(id);
    for (const _ of [1, 2]) expect(await hinted(here, id, ana.id)).toBe('no-hint-found');
    expect(tries).toBe(2);
    expect(here.failures).toEqual(['Error: no idea', 'Error: no idea']);
    const after = await here.look(id);
    expect(after.table).toEqual(before.table);
    expect(after.match?.snapshot()).toBe(before.match?.snapshot());
  });
});
