import { describe, expect, it } from 'vitest';
import { DAY, days, MINUTE } from './days.ts';
import { ana, ben, done, whyNot } from './room.ts';

describe('the pace of a match', () => {
  it('is the host’s to choose in the lobby', async () => {
    const { lobby, tables, act, tableOf } = await days();
    const id = await lobby([ben]);
    expect((await tableOf(id)).pace).toBe('relaxed');
    expect(whyNot(await tables.setPace(act(id, ben), 'live'))).toBe('not-the-host');
    done(await tables.setPace(act(id, ana), 'live'));
    expect((await tableOf(id)).pace).toBe('live');
  });

  it('changes when everybody agrees, and gives whoever is up a whole turn’s time', async () => {
    const { paced, tables, act, later, tableOf } = await days();
    const id = await paced('none');
    await later(id, 5 * DAY);
    done(await tables.propose(act(id, ana), { kind: 'pace', pace: 'live' }));
    const vote = (await tableOf(id)).vote?.id ?? -1;
    done(await tables.agree(act(id, ben), vote));
    expect((await tableOf(id)).pace).toBe('live');
    expect((await later(id, 5 * 60_000 - MINUTE)).woken).toEqual([]);
    expect((await later(id, MINUTE)).said).toEqual(['late']);
  });
});
