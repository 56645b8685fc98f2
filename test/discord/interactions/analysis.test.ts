import { describe, expect, test } from 'vitest';
import { TOKEN_LIFE } from '../../../src/discord/protocol/limits.ts';
import type { Analysis } from '../../../src/games/analysis.ts';
import type { Analyst } from '../../../src/tables/model/analysis.ts';
import { ana, ben, eve, stage } from '../stage.ts';

const odds = (chances: readonly number[]) => chances.map((chance) => ({ chance, low: chance, high: chance }));

/** An analyst that gives its analysis once it is told to: of the match as it stands, with one turning point in it. */
function analyst() {
  const waiting: (() => void)[] = [];
  let isKnown = true;
  let begun: string | undefined;
  const goes: Analyst = {
    analyse: async ({ match }): Promise<Analysis | undefined> => {
      await new Promise<void>((go) => waiting.push(go));
      const now = begun ?? match.snapshot();
      const stop = { rounds: 0.5, odds: odds([0.6, 0.4]) };
      const point = {
        seat: 0,
        round: 1,
        stop,
        before: now,
        after: now,
        played: ['end'],
        better: ['step', 'end'],
      };
      return isKnown
        ? {
            stops: [
              { rounds: 0, odds: odds([0.5, 0.5]) },
              { rounds: 1, odds: odds([0.2, 0.8]) },
            ],
            turningPoints: [{ ...point, chance: { played: 0.2, better: 0.6 } }],
          }
        : undefined;
    },
  };
  const give = () => {
    for (const go of waiting.splice(0)) go();
  };
  return {
    goes,
    give,
    /** Has the turning point stand where the match is now. */
    turnAt: (snapshot: string | undefined) => {
      begun = snapshot;
    },
    knowNothing: () => {
      isKnown = false;
    },
    begun: () => begun,
  };
}

const ANALYSIS = 'h1:look:t1:analysis';

/** A match of Ana and Ben that Ana has won. */
async function over() {
  const { goes, give, knowNothing, turnAt, begun } = analyst();
  const here = await stage({ analyst: goes });
  await here.started();
  turnAt((await here.tables.look('t1'))?.match?.snapshot());
  for (const words of [...Array<string>(10).fill('step'), 'end']) await here.says(ana, words);
  await here.spoken();
  const asks = async (person: typeof ana) => here.sends(person, ANALYSIS);
  /** Lets the analysis come, and waits until somebody sees it in the place of the note. */
  const comes = async (person: typeof ana) => {
    give();
    await expect.poll(() => here.textOf(here.page(person).id)).not.toContain('going through');
  };
  return { ...here, asks, give, comes, knowNothing, begun };
}

describe('An analysis', () => {
  test('is offered with the result, and comes in private in the place of a note', async () => {
    const here = await over();
    expect(here.idsOf(await here.live())).toContain(ANALYSIS);
    await here.asks(ana);
    const { id } = here.page(ana);
    expect(here.textOf(id)).toContain('I’m going through the game. That can take a minute or two');
    await here.comes(ana);
    expect(here.page(ana).id).toBe(id);
    const words = here.textOf(id);
    expect(words).toContain('### Analysis');
    expect(words).toMatch(
      /\*\*1 · Round 1\*\* · You chose \*\*.+\*\* \(20% to win\)\. I’d have chosen \*\*.+\*\* \(60% to win\)\./,
    );
    expect(words).not.toContain('going through');
    expect(JSON.stringify(here.api.channel)).not.toContain('I’d have chosen');
  });

  test('is not offered where the match ended early', async () => {
    const here = await stage({ analyst: analyst().goes });
    await here.started();
    await here.tables.end({ table: 't1', person: ana.id, interaction: 'ends' });
    await here.spoken();
    expect(here.idsOf(await here.live())).not.toContain(ANALYSIS);
  });

  test('is there at once for everybody from then on, also for who only watched', async () => {
    const here = await over();
    await here.asks(ana);
    await here.comes(ana);
    await here.asks(eve);
    expect(here.textOf(here.page(eve).id)).toContain('Ana chose');
  });

  test('leads from a turning point into a game alone against computers, which counts for nobody', async () => {
    const here = await over();
    await here.asks(eve);
    await here.comes(eve);
    const { id } = here.page(eve);
    await here.pressesOn(eve, id, 'part:t1:analysis:1');
    await here.pressesOn(eve, id, 'onward:t1:1');
    expect(here.textOf(here.page(eve).id)).toContain('Your game is in the channel');
    const [table] = await here.tables.of(eve.id, ['playing']);
    expect(table?.table.seats.map(({ kind }) => kind)).toEqual(['person', 'computer']);
    expect(table?.match?.snapshot()).toBe(here.begun());
    expect(table?.table.onwardFrom).toBe('t1');
  });

  test('leads to each turning point, with the board before and after, and back', async () => {
    const here = await over();
    await here.asks(ben);
    await here.comes(ben);
    const { id } = here.page(ben);
    await here.pressesOn(ben, id, 'part:t1:analysis:1');
    expect(here.page(ben).id).toBe(id);
    const words = here.textOf(id);
    expect(words).toContain('### 1 · Round 1 · Ana');
    expect(words).toMatch(/Ana chose \*\*.+\*\* \(20% to win\)/);
    expect(words).toMatch(/I’d have chosen \*\*.+\*\* \(60% to win\)/);
    expect(words).toContain('Before');
    expect(words).toContain('After the turn');
    const names = JSON.stringify(here.api.message(id)).match(/attachment:\/\/[\w-]+/g) ?? [];
    expect(names.some((name) => name.includes('//before-'))).toBe(true);
    expect(names.some((name) => name.includes('//after-'))).toBe(true);
    await here.pressesOn(ben, id, 'part:t1:analysis:0');
    expect(here.textOf(id)).toContain('### Analysis');
  });

  test('comes below where its note has given way to another page, which stays', async () => {
    const here = await over();
    await here.asks(ana);
    await here.sends(ana, 'h1:look:t1:happened');
    const log = here.page(ana).id;
    await here.comes(ana);
    await expect.poll(() => here.textOf(here.page(ana).id)).toContain('### Analysis');
    expect(here.api.seenBy(ana.id).map(({ id }) => id)).toEqual([log, here.page(ana).id]);
  });

  test('comes below where its note was dismissed', async () => {
    const here = await over();
    await here.asks(ana);
    here.api.fail('amend', 'gone');
    const note = here.page(ana).id;
    here.give();
    await expect.poll(() => here.page(ana).id).not.toBe(note);
    expect(here.textOf(here.page(ana).id)).toContain('### Analysis');
  });

  test('that comes after the fifteen minutes of the press is there for the next one', async () => {
    const here = await over();
    await here.asks(ana);
    const { id } = here.page(ana);
    here.clock.time += TOKEN_LIFE;
    here.give();
    const now = await here.tables.look('t1');
    if (now === undefined) throw new Error('there is no table');
    await expect.poll(() => here.tables.analysis(now).kind).toBe('analysed');
    // Pictures are painted one after the other, so that of the former page would be there before this one.
    await here.asks(ana);
    expect(here.textOf(here.page(ana).id)).toContain('### Analysis');
    expect(here.textOf(id)).toContain('going through');
  });

  test('says in a sentence that the rules have changed since, and that the game is not over', async () => {
    const here = await over();
    here.knowNothing();
    await here.asks(ana);
    await here.comes(ana);
    expect(here.textOf(here.page(ana).id)).toContain('The rules have changed since this game was played');
    const playing = await stage({ analyst: analyst().goes });
    await playing.started();
    await playing.sends(ana, ANALYSIS);
    expect(playing.textOf(playing.page(ana).id)).toContain('This game isn’t over yet');
  });
});
