import { describe, expect, test } from 'vitest';
import type { Advised, Adviser, Hint } from '../../src/tables/model/hints.ts';
import type { Rejection } from '../../src/tables/model/rejection.ts';
import { HINTS } from '../../src/tables/model/table.ts';
import type { Tables } from '../../src/tables/tables.ts';
import { ana, ben, cem, done, type RoomParts, room } from './room.ts';

/** An adviser that likes the first answer, and what it was asked. */
function adviser() {
  const asked: Advised[] = [];
  const likes: Adviser = {
    advise: async (question) => {
      asked.push(question);
      return [{ notation: 'step', line: ['step', 'end'] }];
    },
  };
  return { asked, likes };
}

/** What somebody gets who asks at a table as it stands. */
async function hinted(tables: Tables, id: string, person: string): Promise<Hint | Rejection> {
  const now = await tables.look(id);
  if (now === undefined) throw new Error(`there is no table ${id}`);
  return tables.hint(now, person);
}

const outcome = (hint: Rejection | { readonly kind: 'hint' }): string =>
  hint.kind === 'refused' ? hint.code : 'hint';

/** Ana alone with a computer, and up. */
async function alone(parts: RoomParts) {
  const here = await room(parts);
  return { ...here, id: await here.started([], {}, 1) };
}

describe('A hint', () => {
  test('is there for somebody who plays alone, without anybody having asked for that', async () => {
    const { likes, asked } = adviser();
    const { tables, id } = await alone({ adviser: likes });
    const hint = await hinted(tables, id, ana.id);
    expect(hint).toMatchObject({
      kind: 'hint',
      seat: 0,
      advice: [{ notation: 'step', line: ['step', 'end'] }],
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ seat: 0, seed: `hint ${id}:0` });
  });

  test('changes nothing at the table', async () => {
    const { tables, id } = await alone({ adviser: adviser().likes });
    const before = await tables.look(id);
    await hinted(tables, id, ana.id);
    const after = await tables.look(id);
    expect(after?.table).toEqual(before?.table);
    expect(after?.match?.snapshot()).toBe(before?.match?.snapshot());
  });

  test('goes to nobody who is not asked, does not play, or plays no more', async () => {
    const { likes, asked } = adviser();
    const here = await room({ adviser: likes });
    const { tables, act, says } = here;
    const id = await here.lobby([ben]);
    expect(outcome(await hinted(tables, id, ana.id))).toBe('not-playing');
    done(await tables.setHints(act(id, ana), 'all'));
    done(await tables.start(act(id, ana)));
    expect(outcome(await hinted(tables, id, ben.id))).toBe('not-asked');
    expect(outcome(await hinted(tables, id, cem.id))).toBe('not-seated');
    expect(asked).toEqual([]);
    done(await says(id, ana, 'end'));
    expect(outcome(await hinted(tables, id, ana.id))).toBe('not-asked');
    expect(outcome(await hinted(tables, id, ben.id))).toBe('hint');
    done(await tables.end(act(id, ana)));
    expect(outcome(await hinted(tables, id, ben.id))).toBe('over');
  });

  test.each([
    ['alone', 'no-hints', 'hint', 'hint'],
    ['all', 'hint', 'hint', 'hint'],
    ['none', 'no-hints', 'no-hints', 'no-hints'],
  ] as const)(
    'where the host allows hints to %s: %s among people, %s alone, %s to newcomers',
    async (hints, among, by, first) => {
      expect(HINTS).toContain(hints);
      for (const [others, before, expected] of [
        [[ben], 2, among],
        [[], 2, by],
        [[ben], 1, first],
      ] as const) {
        const here = await room({ adviser: adviser().likes });
        for (let match = 0; match < before; match += 1) {
          const former = await here.started([ben], { pace: 'fast' });
          for (const answer of ['step', 'step', 'end']) done(await here.says(former, ana, answer));
        }
        const id = await here.lobby(others);
        if (others.length === 0) done(await here.tables.addComputer(here.act(id, ana)));
        done(await here.tables.setHints(here.act(id, ana), hints));
        done(await here.tables.start(here.act(id, ana)));
        expect(outcome(await hinted(here.tables, id, ana.id))).toBe(expected);
      }
    },
  );

  test('is for the host alone to allow, and only before the game starts', async () => {
    const { tables, act, lobby } = await room();
    const id = await lobby([ben]);
    expect(await tables.setHints(act(id, ben), 'all')).toMatchObject({ code: 'not-the-host' });
    done(await tables.start(act(id, ana)));
    expect(await tables.setHints(act(id, ana), 'all')).toMatchObject({ code: 'not-in-the-lobby' });
  });

  test('is allowed as before where a match is played again', async () => {
    const here = await room({ adviser: adviser().likes });
    const { tables, act, lobby } = here;
    const id = await lobby([ben]);
    done(await tables.setHints(act(id, ana), 'none'));
    done(await tables.start(act(id, ana)));
    done(await tables.end(act(id, ana)));
    expect(done(await tables.playAgain(act(id, ana), 'Ana')).table.hints).toBe('none');
  });

  test('is thought about once, however often it is asked for, and anew when the match went otherwise', async () => {
    const { likes, asked } = adviser();
    const { tables, says, id } = await alone({ adviser: likes });
    await Promise.all(Array.from({ length: 20 }, () => hinted(tables, id, ana.id)));
    expect(asked).toHaveLength(1);
    done(await says(id, ana, 'dig'));
    await hinted(tables, id, ana.id);
    expect(asked).toHaveLength(2);
  });

  test('goes on with the line of the one before it, also when that is taken back, and is anew at its end', async () => {
    const { likes, asked } = adviser();
    const { tables, act, says, id } = await alone({ adviser: likes });
    const advice = async () => {
      const hint = await hinted(tables, id, ana.id);
      return hint.kind === 'hint' && hint.advice;
    };
    const whole = await advice();
    for (const _ of ['once', 'again']) {
      done(await says(id, ana, 'step'));
      expect(await advice()).toEqual([{ notation: 'end', line: ['end'] }]);
      done(await tables.undo(act(id, ana)));
      expect(await advice()).toEqual(whole);
    }
    done(await says(id, ana, 'step'));
    await advice();
    expect(asked).toHaveLength(1);
    done(await says(id, ana, 'step'));
    expect(await advice()).toEqual(whole);
    expect(asked).toHaveLength(2);
  });

  test('is there for the page of the question while its line is followed, without thinking again', async () => {
    const { likes, asked } = adviser();
    const { tables, says, id } = await alone({ adviser: likes });
    const rest = async () => {
      const now = await tables.look(id);
      return now && (await tables.hintRest(now, ana.id))?.advice;
    };
    expect(await rest()).toBeUndefined();
    await hinted(tables, id, ana.id);
    done(await says(id, ana, 'step'));
    expect(await rest()).toEqual([{ notation: 'end', line: ['end'] }]);
    done(await says(id, ana, 'step'));
    expect(await rest()).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

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
    const { tables, says, id, failures } = await alone({ adviser: slow });
    const first = hinted(tables, id, ana.id);
    await new Promise(setImmediate);
    done(await says(id, ana, 'step'));
    expect(outcome(await hinted(tables, id, ana.id))).toBe('hint');
    expect(outcome(await first)).toBe('stale');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(failures).toEqual([]);
  });

  test('that cannot be found is logged, said, and looked for again', async () => {
    let tries = 0;
    const broken: Adviser = {
      advise: async () => {
        tries += 1;
        throw new Error('no idea');
      },
    };
    const { tables, id, failures } = await alone({ adviser: broken });
    for (const _ of [1, 2]) expect(outcome(await hinted(tables, id, ana.id))).toBe('no-hint-found');
    expect(tries).toBe(2);
    expect(failures).toEqual(['Error: no idea', 'Error: no idea']);
  });

  test('is for nobody where nobody advises', async () => {
    const { tables, id } = await alone({});
    expect(outcome(await hinted(tables, id, ana.id))).toBe('no-hints');
  });
});
