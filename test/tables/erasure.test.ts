import { describe, expect, it } from 'vitest';
import { erasePerson } from '../../src/tables/erasure.ts';
import { USUAL_PROFILE } from '../../src/tables/model/profile.ts';
import { ana, ben, cem, done, room } from './room.ts';

describe('somebody who has their data removed', () => {
  it('is named nowhere any more, in no table, log or profile', async () => {
    const { tables, store, lobby, started, says, act } = await room();
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, notices: 'off' }));
    const open = await lobby([ben]);
    const two = await started();
    done(await says(two, ana, 'step'));
    const three = await started([ben, cem]);
    done(await tables.propose(act(three, ana), { kind: 'end' }));
    const left = await started([ben, cem]);
    done(await tables.depart(act(left, ana), 'hand on'));
    const moved = await started([ben, cem]);
    done(await tables.move(act(moved, ana), { guild: 'g', channel: 'elsewhere' }));
    await erasePerson(tables, ana.id, '99');
    for await (const kept of tables.personalData.eachMentioning(ana.id)) expect(kept).toBe('nothing');
    expect(await tables.profiles.of(ana.id)).toEqual(USUAL_PROFILE);
    for (const id of [open, two, three, left, moved]) {
      const rows = await store.log(id);
      expect(rows.filter(({ person }) => person === ana.id)).toEqual([]);
      const stored = await store.open({ table: id });
      expect(stored?.table.people).not.toContain(ana.id);
      expect(stored?.table.body).not.toContain('Ana');
      expect(stored?.table.body).not.toContain(`"${ana.id}"`);
    }
  });

  it('leaves lobbies and gives up matches, and the others’ games stay whole', async () => {
    const { tables, lobby, started, says } = await room();
    const open = await lobby([ben]);
    const two = await started();
    const three = await started([ben, cem]);
    done(await says(three, ana, 'step'));
    done(await says(three, ana, 'end'));
    await erasePerson(tables, ana.id, '99');
    expect((await tables.look(open))?.table).toMatchObject({ phase: 'lobby', host: ben.id });
    expect((await tables.look(two))?.table).toMatchObject({ phase: 'ended', ending: 'by concession' });
    const on = await tables.look(three);
    expect(on?.table.seats[0]).toMatchObject({ kind: 'computer' });
    done(await says(three, ben, 'step'));
    // The whole log leads to the match as it stands, so the others can still agree to go back.
    const now = await tables.look(three);
    if (now === undefined) throw new Error('the table is gone');
    const [way] = await tables.waysBack(now, ben.id);
    const back = await now.match?.logged(await tables.log(three, 0)).goBack(1, way?.to ?? -1);
    expect(back).toMatchObject({ ply: 3 });
  });

  it('may have it done again where it was cut off', async () => {
    const { tables, started } = await room();
    const id = await started();
    await erasePerson(tables, ana.id, '99');
    await erasePerson(tables, ana.id, '100');
    expect((await tables.look(id))?.table.seats[0]).toMatchObject({ id: 'gone-99', name: '—' });
  });
});
