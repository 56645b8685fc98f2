import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { ana, ben, done, room } from '../../tables/room.ts';
import { fourPeople as textContext } from '../text-context.ts';

describe('two answers by one press', () => {
  const played = async () => {
    const { tables, lobby, act, says } = await room({ games });
    const id = await lobby([ben], {}, 'otys');
    done(await tables.start(act(id, ana)));
    for (let press = 0; press < 400; press += 1) {
      const { match } = (await tables.look(id)) ?? {};
      const [asked] = match?.decisions ?? [];
      if (match === undefined || asked === undefined) break;
      const person = asked.seat === 0 ? ana : ben;
      const answers = match.openTo(asked.seat)?.question(textContext)?.answers ?? [];
      const both = answers.find(({ notation }) => notation.endsWith('+end'));
      if (both !== undefined) return { tables, id, act, person, asked, match, both: both.notation };
      const [first] = answers.filter(({ notation }) => notation !== 'end');
      done(await says(id, person, (first ?? answers[0])?.notation ?? ''));
    }
    throw new Error('nothing was ever offered together with the end of a turn');
  };

  test('are two entries of the log, one turn of the channel and one step back', async () => {
    const { tables, id, act, person, asked, match, both } = await played();
    const press = act(id, person);
    const after = done(await tables.answer(press, asked.opened, both));
    expect(after.match?.ply).toBe(match.ply + 2);
    expect(after.match?.turn.number).toBe(match.turn.number + 1);
    const log = (await tables.log(id, match.ply)).map((entry) => JSON.parse(entry).notation);
    expect(log).toEqual(both.split('+'));
    expect(after.table.calls.at(-1)).toMatchObject({ revision: after.table.revision, reason: 'turn' });
    // The same interaction once more changes nothing.
    expect(done(await tables.answer(press, asked.opened, both)).match?.ply).toBe(match.ply + 2);
    // Everybody can agree to take back the end alone.
    const now = await tables.look(id);
    if (now === undefined) throw new Error('no-such-table');
    const ways = await tables.waysBack(now, person.id);
    expect(ways[0]?.to).toBe(match.ply);
  });

  test('are refused where they are not offered', async () => {
    const { tables, lobby, act, says } = await room({ games });
    const id = await lobby([ben], {}, 'otys');
    done(await tables.start(act(id, ana)));
    const [asked] = (await tables.look(id))?.match?.decisions ?? [];
    const person = asked?.seat === 0 ? ana : ben;
    expect(await says(id, person, 'k3+end')).toMatchObject({ kind: 'refused', code: 'not-legal' });
    expect((await tables.look(id))?.match?.ply).toBe(0);
  });
});
