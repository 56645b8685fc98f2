import { describe, expect, test } from 'vitest';
import type { GatheringWish } from '../../../src/discord/interactions/start-times.ts';
import { ana, ben, stage } from '../stage.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A lobby of Ana's that gathers people, once its channel shows it. `sees`: whether everybody sees that channel. */
async function lobby(wished: (now: number) => GatheringWish, sees = true) {
  const here = await stage();
  const { api, clock, spoken } = here;
  if (!sees && api.sight.kind === 'seen') api.sight = { ...api.sight, viewers: new Set(['crew']) };
  await here.opens({ names: ['Otters'], gathering: wished(clock.now()) });
  const settled = async () => {
    await spoken();
    return [...api.events.values()].map(({ at, name }) => ({ at, name }));
  };
  return { ...here, settled };
}

describe('A lobby that begins at a time', () => {
  test('calls those who sit there by one message in place of its own, an hour before', async () => {
    const { tables, act, clock, settled, live, api } = await lobby((now) => ({ start: now + DAY }));
    await settled();
    const first = await live();
    await tables.join(act(ben), 'Ben');
    clock.time += DAY - 60 * 60 * 1000;
    await tables.runDueTurns();
    await settled();
    const second = await live();
    expect(api.channel.map(({ id }) => id)).toEqual([second]);
    expect(second).not.toBe(first);
    expect(api.message(second).body.allowed_mentions?.users).toEqual([ana.id, ben.id]);
  });

  test('is announced by an event of its server, which follows it and goes once it has begun', async () => {
    const { tables, clock, settled, act, api } = await lobby((now) => ({ start: now + DAY }));
    const [event] = await settled();
    expect(event?.name).toContain('Otters');
    const at = clock.now() + 2 * DAY;
    await tables.setTerms(act(ana), { start: at });
    expect(await settled()).toEqual([{ ...event, at }]);
    await tables.rename(act(ana), 'Pearls');
    expect((await settled())[0]?.name).toContain('Pearls');
    await tables.join(act(ben), 'Ben');
    await tables.start(act(ana));
    expect(await settled()).toEqual([]);
    expect(api.requests.filter((line) => line === 'withdraw')).toHaveLength(1);
  });

  test('has no event any more once it is closed, or its host begins it', async () => {
    for (const done of ['close', 'setTerms'] as const) {
      const { tables, settled, act } = await lobby((now) => ({ start: now + DAY }));
      expect(await settled()).toHaveLength(1);
      await (done === 'close' ? tables.close(act(ana)) : tables.setTerms(act(ana), { start: 'host' }));
      expect(await settled()).toEqual([]);
    }
  });

  test('has none if it is private, if not everybody sees its channel, or if the bot may not, which is asked once', async () => {
    const at = (now: number) => ({ start: now + DAY });
    expect(await (await lobby((now) => ({ ...at(now), isPrivate: true }))).settled()).toEqual([]);
    expect(await (await lobby(at, false)).settled()).toEqual([]);
    const { api, settled } = await lobby(at);
    api.fail('announce', 'closed');
    expect([await settled(), await settled()]).toEqual([[], []]);
    expect(api.requests.filter((line) => line === 'announce')).toHaveLength(1);
  });
});
