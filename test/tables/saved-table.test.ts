import { describe, expect, it } from 'vitest';
import { ana, ben, keptAt, overwrite, room, seated } from './room.ts';

/** A table in play as it is kept, and a way to keep it with another body. */
async function kept() {
  const there = await room();
  const id = await there.started();
  const { table: row } = await keptAt(there.store, id);
  const body: Readonly<Record<string, unknown>> = JSON.parse(row.body);
  const rewrite = async (next: Readonly<Record<string, unknown>>) => {
    const { calls: _calls, asked: _asked, invited: _invited, ...former } = body;
    await overwrite(there.store, { ...row, body: JSON.stringify({ ...former, ...next }) });
    return (await there.tables.look(id))?.table;
  };
  return { ...there, id, row, body, rewrite };
}

describe('a table as it is kept', () => {
  it('names its plies as it did first', async () => {
    const { body } = await kept();
    expect(body).toMatchObject({ toldFrom: 0, turnFrom: 0, newsFrom: [0, 0] });
    expect(Object.keys(body)).not.toContain('shownFromPly');
  });

  it('that was written before calls were is one whose latest message calls nobody any more', async () => {
    const { rewrite, row } = await kept();
    const table = await rewrite({ calledWith: 2, toldFrom: 3, invited: undefined });
    expect(table?.calls).toEqual([
      {
        ...{ revision: 2, at: row.activeAt, reason: 'again', people: [] },
        ...{ besidesTurn: false, channel: row.channel, fromPly: 3 },
      },
    ]);
    expect(table?.invited).toEqual([]);
    expect(table?.seats).toEqual([ana, ben].map(seated));
  });

  it('that was written then has told its channel what its match waits for', async () => {
    const { rewrite } = await kept();
    expect((await rewrite({}))?.awaitedSeats).toEqual({ turn: 1, seats: [0] });
  });

  it('with a call that an outbox held tells from where its board did', async () => {
    const { rewrite } = await kept();
    const entry = { id: 5, at: 7 };
    const call = { revision: 3, at: 7, reason: 'turn', people: [ana.id], channel: 'c', entry };
    expect((await rewrite({ calls: [call], toldFrom: 4 }))?.calls).toEqual([
      { ...call, besidesTurn: false, fromPly: 4 },
    ]);
  });
});
