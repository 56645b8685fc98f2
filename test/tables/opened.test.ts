import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { LeaseLost } from '../../src/store/refusal.ts';
import { registerChecksum } from '../../src/store/sqlite/checksums.ts';
import { Sqlite } from '../../src/store/sqlite/driver.ts';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import { entriesNeeded } from '../../src/tables/model/table.ts';
import type { OpenedTable } from '../../src/tables/service/kept-tables.ts';
import { countedStore } from '../store/counted-store.ts';
import { emptyFolder } from '../store/folder.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { keysSaid } from '../texts/keys-said.ts';
import { tickingClock } from '../ticking-clock.ts';
import { ana, ben, done, inMatch, room, seated, whyNot } from './room.ts';

/** What can be seen of an opened table, but for what was asked with it. */
const seen = (opened: OpenedTable | undefined) => {
  if (opened === undefined) return undefined;
  const { now, isHandled: _handled, pressed: _pressed, untold: _untold, ...others } = opened;
  const { table, match } = now;
  return {
    ...{ ...others, table },
    match: match && {
      snapshot: JSON.parse(match.snapshot()),
      decisions: match.decisions,
      turn: match.turn,
      words: match.description('spectator', { say: keysSaid, people: [] }),
    },
  };
};

async function openedAt(
  tables: Awaited<ReturnType<typeof room>>['tables'],
  table: string,
  interaction: string,
) {
  const opened = await tables.opened({ table, interaction });
  if (opened === undefined) throw new Error('there is no such table');
  return opened;
}

describe('a table that was opened for a press', () => {
  it('comes back with what was noted of its channel since it was opened', async () => {
    const { tables, started, act } = await room({ store: await openMemoryStore() });
    const id = await started();
    const press = act(id, ana);
    const opened = await openedAt(tables, id, press.interaction);
    const board = { id: 'board', channel: 'c', generation: 1, fromPly: 0, shows: 1, files: [] };
    await tables.note(id, {
      messages: [{ ...board, standing: 'live' }],
      channel: { posted: 1, isArchived: false },
    });
    const after = done(await tables.answer({ ...press, opened }, 0, 'step'));
    expect(after.opened.messages.map((message) => message.id)).toEqual(['board']);
    expect(after.opened.channel.posted).toBe(1);
  });

  it('stays as it is known when something of its channel is noted, until somebody has changed it', async () => {
    const { id, tables, says } = await inMatch();
    const opened = await tables.opened({ table: id });
    if (opened === undefined) throw new Error('there is no such table');
    const claim = await tables.claim(id);
    const noted = await tables.note(id, { channel: { posted: 1, isArchived: false } }, claim);
    expect(noted.now).toBe(opened.now);
    expect(noted.channel.posted).toBe(1);
    done(await says(id, ana, 'step'));
    expect((await tables.note(id, {}, claim)).now.match?.ply).toBe(1);
  });

  it('is at hand for the next press, until another process has written it', async () => {
    const store = await openMemoryStore();
    const [one, other] = [await room({ store }), await room({ store })];
    const id = await one.started();
    const first = await one.tables.look(id);
    expect((await one.tables.look(id))?.match).toBe(first?.match);
    done(await other.tables.answer(other.act(id, ana, 'elsewhere'), 0, 'step'));
    expect((await one.tables.look(id))?.match?.ply).toBe(1);
    done(await one.tables.answer(one.act(id, ana, 'here'), 1, 'step'));
    expect((await one.tables.look(id))?.match?.ply).toBe(2);
  });

  it('is not at hand as an older read has it that comes late', async () => {
    const store = await openMemoryStore();
    let late: Promise<void> | undefined;
    const { calls: asked, store: counting } = countedStore({
      ...store,
      open: async (what) => {
        const held = late;
        const opened = await store.open(what);
        await held;
        return opened;
      },
    });
    const { tables, started, act, says } = await room({ store: counting });
    const id = await started();
    const press = act(id, ana);
    let come = () => {};
    late = new Promise((go) => {
      come = go;
    });
    const older = openedAt(tables, id, press.interaction);
    late = undefined;
    done(await says(id, ana, 'step'));
    come();
    const opened = await older;
    expect(opened.now.match?.ply).toBe(0);
    asked.length = 0;
    expect(done(await tables.answer({ ...press, opened }, 1, 'step')).match?.ply).toBe(2);
    expect(asked).toEqual(['open', 'commit']);
  });

  it('is read again where somebody else was quicker, and they are not answered by how it was', async () => {
    const { calls: asked, store: counting } = countedStore(await openMemoryStore());
    const { tables, started, act, says } = await room({ store: counting });
    const id = await started();
    const press = act(id, ben);
    const opened = await openedAt(tables, id, press.interaction);
    done(await says(id, ana, 'end'));
    asked.length = 0;
    // By how it was she would not be asked.
    expect(done(await tables.answer({ ...press, opened }, 1, 'step')).match?.ply).toBe(2);
    expect(asked).toEqual(['open', 'commit']);
  });

  it('is read again where another process has written it meanwhile', async () => {
    const store = await openMemoryStore();
    const [here, there] = [await room({ store }), await room({ store })];
    const id = await here.started();
    for (let count = 0; count < 20; count += 1) there.act(id, ana);
    const press = there.act(id, ana);
    const opened = await openedAt(there.tables, id, press.interaction);
    done(await here.tables.propose(here.act(id, ben), { kind: 'end' }));
    const after = done(await there.tables.answer({ ...press, opened }, 0, 'step'));
    expect(after.match?.ply).toBe(1);
    expect(after.table.vote?.proposal).toEqual({ kind: 'end' });
  });

  it('is not taken for another table', async () => {
    const { tables, started, act } = await room();
    const [one, two] = [await started(), await started()];
    const press = act(one, ana);
    const opened = await openedAt(tables, two, press.interaction);
    const after = done(await tables.answer({ ...press, opened }, 0, 'step'));
    expect(after.table.id).toBe(one);
    expect((await tables.look(two))?.match?.ply).toBe(0);
  });
});

describe('what an act brings', () => {
  it('is what the store holds, after every act of a game', async () => {
    for (const game of games) {
      const store = await openMemoryStore();
      const here = await room({ store, games });
      await here.tables.profiles.change(ana.id, (profile) => ({ ...profile, notices: 'direct' }));
      const id = await here.lobby([ben], {}, game.name);
      done(await here.tables.addComputer(here.act(id, ana)));
      let last = done(await here.tables.start(here.act(id, ana)));
      for (let count = 0; count < 20; count += 1) {
        const fresh = await (await room({ store, games })).tables.opened({ table: id });
        expect(seen(last.opened)).toEqual(seen(fresh));
        const asked = last.match?.decisions.find(({ seat }) => seat < 2);
        const answer = asked?.answers[count % asked.answers.length]?.notation;
        if (asked === undefined || answer === undefined) break;
        last = done(await here.says(id, asked.seat === 0 ? ana : ben, answer));
      }
    }
  });

  it('has the whole log where the match is over, and what is to be taken back where that is asked', async () => {
    const { id, tables, says, act } = await inMatch();
    for (const notation of ['step', 'dig', 'drop', 'end']) done(await says(id, ana, notation));
    const asked = done(await tables.proposeUndo(act(id, ana), 4, 0));
    expect(asked.opened.entries.map(({ ply }) => ply)).toEqual([0, 1, 2, 3]);
    expect(entriesNeeded(asked.opened.now, asked.opened.entries)).toHaveLength(4);
    done(await tables.decline(act(id, ben), asked.table.vote?.id ?? -1));
    const over = done(await tables.end(act(id, ana)));
    expect(seen(over.opened)).toEqual(seen(await tables.opened({ table: id })));
  });

  it('is not what was not written: whoever has lost the database sees what its new holder does', async () => {
    const file = join(emptyFolder(), 'bot.sqlite');
    const store = await openStore({ file, clock: tickingClock(1_000_000) });
    const here = await room({ store });
    const id = await here.started();
    const other = new Sqlite(file);
    registerChecksum(other);
    other.prepare('UPDATE lease SET term = term + 1').run();
    await expect(here.says(id, ana, 'step')).rejects.toThrow(LeaseLost);
    expect((await here.tables.look(id))?.match?.ply).toBe(0);
    const { body } = other
      .prepare<[string], { body: string }>('SELECT body FROM tables WHERE id = ?')
      .get(id) ?? { body: '' };
    other
      .prepare('UPDATE tables SET body = ?, revision = revision + 1 WHERE id = ?')
      .run(JSON.stringify({ ...JSON.parse(body), host: ben.id }), id);
    expect((await here.tables.look(id))?.table.host).toBe(ben.id);
    await expect(here.says(id, ana, 'step')).rejects.toThrow(LeaseLost);
    other.close();
    await store.close();
  });
});

describe('a match with a damaged entry in its log', () => {
  it('goes on, and tells what came after it', async () => {
    const file = join(emptyFolder(), 'bot.sqlite');
    const store = await openStore({ file, clock: tickingClock(1_000_000) });
    const { tables, started, says, act } = await room({ store });
    const id = await started();
    done(await says(id, ana, 'step'));
    const other = new Sqlite(file);
    registerChecksum(other);
    other.prepare('UPDATE log SET seal = seal + 1 WHERE table_id = ? AND ply = 0').run(id);
    other.close();
    const after = done(await says(id, ana, 'end'));
    expect(after.opened.entries.map(({ ply }) => ply)).toEqual([1]);
    expect(after.table.seats).toEqual([ana, ben].map(seated));
    const over = done(await tables.end(act(id, ana)));
    expect(entriesNeeded(over.opened.now, over.opened.entries)).toEqual([]);
    expect(whyNot(await says(id, ben, 'end'))).toBe('over');
    await store.close();
  });
});
