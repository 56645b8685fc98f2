import { describe, expect, it } from 'vitest';
import { nextSeat } from '../../src/engine/seat.ts';
import { tinyRules, tinyWith } from '../games/tiny.ts';
import { DAY, days, MINUTE } from './days.ts';
import { ana, ben, done, whyNot } from './room.ts';

describe('the time for a turn', () => {
  it('is whole in one’s own turn, which the last answer in another’s has begun', async () => {
    // Whoever is dared and says yes has the next turn.
    const game = tinyWith({
      ...tinyRules.rules,
      yes: {
        happens: (state) => ({
          state: { ...state, up: nextSeat(state.up, state.points.length), number: state.number + 1 },
          steps: [{ kind: 'turn' }],
        }),
      },
    });
    const { paced, later, says, tableOf } = await days({ games: [game] });
    const id = await paced('live');
    done(await says(id, ana, 'dare'));
    await later(id, 4 * 60_000);
    done(await says(id, ben, 'yes'));
    expect((await tableOf(id)).turnClocks).toMatchObject([{ person: ben.id, turn: 2 }]);
    expect((await later(id, 4 * MINUTE)).woken).toEqual([]);
    expect((await later(id, MINUTE)).said).toEqual(['late']);
  });
});

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
