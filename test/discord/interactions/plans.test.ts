import { describe, expect, test } from 'vitest';
import { ana, ben, inPlay } from '../stage.ts';

const PLAN = 'h1:look:t1:plan';

/** A match of Ana and Ben, in which it is Ana's turn. */
async function playing() {
  const here = await inPlay();
  /** Ben presses something on the page that he was shown last. */
  const bens = async (id: string) => {
    await here.handled(here.pressing(ben, here.page(ben).id, id));
    return here.textOf(here.page(ben).id);
  };
  await here.sends(ben, PLAN);
  const planOf = async () => (await here.tables.look('t1'))?.table.plans ?? [];
  /** Ben keeps a plan of these answers. */
  const plans = async (...answers: readonly string[]) => {
    for (const [at, answer] of answers.entries()) await bens(`h1:answer:t1:${at}:plan:${answer}`);
    return bens('h1:plan:t1:keep');
  };
  /** The time of Ben's plan has come. */
  const plays = async () => {
    here.clock.time += 200_000;
    for (const table of await here.tables.runDueTurns()) await here.spoken(table);
  };
  return { ...here, bens, planOf, plans, plays };
}

describe('The page of a plan', () => {
  test('asks what a turn would, keeps nothing until that is pressed, and shows what is kept', async () => {
    const here = await playing();
    const { id } = here.page(ben);
    expect(here.textOf(id)).toContain('What if it were your turn?');
    expect(here.idsOf(id)).toContain('h1:answer:t1:0:plan:step');
    await here.bens('h1:answer:t1:0:plan:step');
    const tried = await here.bens('h1:answer:t1:1:plan:end');
    expect(tried).toMatch(/Trying out: .+ → .+/);
    expect(await here.planOf()).toEqual([]);
    const kept = await here.bens('h1:plan:t1:keep');
    expect(kept).toMatch(/Your plan:.*→/);
    expect(await here.planOf()).toMatchObject([
      { seat: 1, answers: [{ notation: 'step' }, { notation: 'end' }] },
    ]);
    const cancelled = await here.bens('h1:plan:t1:cancel');
    expect(cancelled).toContain('Your plan is cancelled');
    expect(await here.planOf()).toEqual([]);
  });

  test('takes back the last answer, and takes one that was pressed twice once', async () => {
    const here = await playing();
    await here.bens('h1:answer:t1:0:plan:step');
    await here.plans('step');
    expect((await here.planOf())[0]?.answers).toHaveLength(1);
    const back = await here.bens('h1:plan:t1:undo');
    expect(back).toContain('nothing counts until');
    expect((await here.planOf())[0]?.answers).toHaveLength(1);
  });

  test('that was played is told beside the page that was asked for, which stays', async () => {
    const here = await playing();
    await here.plans('step', 'end');
    await here.presses(ana, 'board:end');
    await here.plays();
    await here.sends(ben, 'h1:look:t1:hand');
    const kinds = here.api.seenBy(ben.id).map(({ id }) => here.textOf(id));
    expect(kinds.at(-1)).toContain('I played your turn');
    expect(kinds.at(-2)).not.toContain('What if it were your turn');
    expect(kinds).toHaveLength(2);
  });

  test('in one’s own turn says so, and what was played is told once, in private', async () => {
    const here = await playing();
    await here.plans('step');
    await here.presses(ana, 'board:end');
    await here.plays();
    expect((await here.tables.look('t1'))?.table.planReports).toMatchObject([
      { played: [expect.any(String)] },
    ]);
    await here.presses(ben, 'board:end');
    const told = here.api
      .seenBy(ben.id)
      .map(({ id }) => here.textOf(id))
      .join('\n');
    expect(told).toContain('I played part of your plan');
    expect(JSON.stringify(here.api.channel)).not.toContain('your plan');
  });

  test('says in one’s own turn that the plan is about to be played, and can still be cancelled there', async () => {
    const here = await playing();
    await here.plans('step');
    await here.presses(ana, 'board:end');
    await here.sends(ben, PLAN);
    expect(here.textOf(here.page(ben).id)).toMatch(/Your plan is at work:.+ it steps aside/);
    expect(await here.bens('h1:plan:t1:cancel')).toContain('Your plan is cancelled');
    await here.plays();
    expect((await here.tables.look('t1'))?.match?.turn.seat).toBe(1);
    expect((await here.tables.look('t1'))?.table.planReports).toEqual([]);
  });

  test('tells who cancels a plan that was played already what came of it', async () => {
    const here = await playing();
    await here.plans('step', 'end');
    await here.presses(ana, 'board:end');
    await here.plays();
    await here.bens('h1:plan:t1:cancel');
    const told = here.api.seenBy(ben.id).map(({ id }) => here.textOf(id));
    expect(told.join()).toContain('I played your turn as you had planned it');
    expect(told.join()).not.toContain('cancelled');
  });

  describe('that was played whole', () => {
    /** Ben's planned turn is played; told are the direct messages that he got for it, and what the channel has then. */
    const played = async (
      notices: 'direct' | 'mention',
      { isClosed = false, quiet }: { isClosed?: boolean; quiet?: { from: number; to: number } } = {},
    ) => {
      const here = await playing();
      await here.tables.profiles.change(ben.id, (profile) => ({ ...profile, notices }));
      await here.plans('step', 'end');
      await here.presses(ana, 'board:end');
      if (quiet !== undefined)
        await here.tables.profiles.change(ben.id, (profile) => ({ ...profile, quiet, zone: 'UTC' }));
      const before = here.api.told.length;
      if (isClosed) here.api.fail('direct', 'unreachable');
      await here.plays();
      expect((await here.tables.look('t1'))?.match?.turn.seat).toBe(0);
      return { told: here.api.told.slice(before), channel: JSON.stringify(here.api.channel) };
    };

    test('is told its owner by a direct message, where they wish for those, and to nobody else', async () => {
      const { told, channel } = await played('direct');
      expect(told).toMatchObject([{ person: ben.id }]);
      expect(told[0]?.words).toContain('I played your turn as you had planned it');
      expect(channel).not.toContain('planned');
    });

    test('is told in no other way than with the next press where no direct message arrives, in quiet hours, or where they wish for none', async () => {
      for (const { told, channel } of [
        await played('direct', { isClosed: true }),
        await played('direct', { quiet: { from: 0, to: 23 } }),
        await played('mention'),
      ]) {
        expect(told).toEqual([]);
        expect(channel).not.toContain('planned');
      }
    });
  });
});
