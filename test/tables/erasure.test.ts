import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Sqlite } from '../../src/store/sqlite/driver.ts';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import { erasePerson } from '../../src/tables/erasure.ts';
import { emptyFolder, everythingIn } from '../store/folder.ts';
import { tickingClock } from '../ticking-clock.ts';
import { days } from './days.ts';
import { happen, hereIn, zoe } from './deeds.ts';
import { exported } from './exported.ts';
import { ana, ben, cem, done, inMatch, keptAt, overwrite, room } from './room.ts';

describe('somebody who has their data removed', () => {
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
    const { id, tables } = await inMatch();
    await erasePerson(tables, ana.id, '99');
    await erasePerson(tables, ana.id, '100');
    expect((await tables.look(id))?.table.seats[0]).toMatchObject({ id: 'gone-99', name: '—' });
  });
});

const clock = tickingClock(1_000_000);

/** Tables of Ana's: one that is well, one whose row is damaged, one whose game is played here no more; as after a start. */
async function inPart() {
  const file = `${emptyFolder()}/bot.sqlite`;
  const store = await openStore({ file, clock });
  const { started, says } = await room({ store });
  const well = await started();
  const damaged = await started();
  const gone = await started();
  done(await says(well, ana, 'step'));
  const other = new Sqlite(file);
  const tear = (what: 'tables' | 'log', by: number, id: string) => {
    const key = what === 'tables' ? 'id' : 'table_id';
    other.prepare(`UPDATE ${what} SET seal = seal + ? WHERE ${key} = ?`).run(by, id);
  };
  tear('tables', 1, damaged);
  const { table: row } = await keptAt(store, gone);
  const { body } = row;
  const elsewhere = JSON.stringify({ ...JSON.parse(body), game: 'mislaid' });
  await overwrite(store, { ...row, body: elsewhere, game: 'mislaid' });
  const { tables } = await room({ store });
  const close = async () => {
    other.close();
    await store.close();
  };
  return { store, tables, tear, close, well, damaged, gone };
}

describe('somebody with tables that cannot be read', () => {
  it('has all the rest removed, and is told how many are left', async () => {
    const { store, tables, well, close } = await inPart();
    expect(await erasePerson(tables, ana.id, '99')).toEqual({ tables: [well], left: 2 });
    expect((await tables.look(well))?.table.seats[0]).toMatchObject({ id: 'gone-99' });
    expect((await store.log(well)).map(({ person }) => person)).not.toContain(ana.id);
    await close();
  });

  it('has those removed by another try once they can be read', async () => {
    const { tables, tear, damaged, close } = await inPart();
    await erasePerson(tables, ana.id, '99');
    tear('tables', -1, damaged);
    expect(await erasePerson(tables, ana.id, '100')).toEqual({ tables: [damaged], left: 1 });
    expect((await tables.look(damaged))?.table).toMatchObject({
      phase: 'ended',
      seats: [{ id: 'gone-100' }, { id: ben.id }],
    });
    await close();
  });

  it('finds the rest in the file of what is kept of them, and how many tables are missing there', async () => {
    const { tables, tear, well, close } = await inPart();
    const kept = await exported(tables, ana.id);
    expect(kept).toMatchObject({ unread: 2, tables: [{ table: well, moves: [{ move: 'step' }] }] });
    tear('log', 1, well);
    const less = await exported(tables, ana.id);
    expect(less).toMatchObject({ unread: 3, tables: [{ table: well, seats: [{ name: 'Ana' }] }] });
    expect(less.tables[0]?.moves).toBeUndefined();
    await close();
  });
});

const PICTURE = 'avatars/900000000000000001/a_0123456789abcdef';
const TRACES = [zoe.id, zoe.name, PICTURE, 'urchin'];

/** What happens at a table, that it names Zoe in one place or another. */
const STORIES = {
  hosted: 'given lobby zoe; ana: make-host zoe',
  two: 'given zoe; ana: end; wait 2m; due',
  asked: 'given ben zoe; ana: propose end; zoe: decline',
  asking: 'given ben zoe; zoe: propose pace live',
  invited: 'given ben cem; ana: propose substitute 0 zoe',
  left: 'given ben zoe; ana: make-host zoe; zoe: leave',
  late: 'given live ben zoe; wait 1h; due; zoe: late skip',
  waiting: 'given zoe ben; ana: end; zoe: absent 9h; zoe: move elsewhere',
  gone: 'given ben zoe',
  replaced: 'given ben zoe; zoe: leave; ana: propose computer 2; ben: agree',
  over: 'given ben zoe; ana: end-match',
  again: 'given ben zoe; ana: end-match; ana: rematch',
  conceded: 'given ben zoe; zoe: concede',
  private: 'given ben zoe; zoe: plan step; zoe: note the urchin; zoe: report the urchin',
} as const;

/** Zoe in every place in which a table can name somebody. */
async function known() {
  const file = join(emptyFolder(), 'tables.sqlite');
  const store = await openStore({ file, clock: tickingClock(1_000_000) });
  const at = await days({ store });
  const { tables, act } = at;
  await tables.profiles.change(zoe.id, (profile) => ({ ...profile, notices: 'direct', zone: 'Asia/Tokyo' }));
  const here = hereIn(at);
  const ids = new Map<string, string>();
  for (const [name, story] of Object.entries(STORIES)) {
    await happen(here, story);
    ids.set(name, here.id);
    // The match that is over is named, too.
    if (here.opened !== here.id) ids.set(`${name} from`, here.opened);
  }
  const idOf = (name: keyof typeof STORIES): string => ids.get(name) ?? '';
  const asked = (await at.look(idOf('two'))).match?.decisions[0]?.opened ?? -1;
  done(await tables.answer({ ...act(idOf('two'), zoe), avatar: PICTURE }, asked, 'step'));
  const { revision } = await at.tableOf(idOf('gone'));
  done(await tables.gone(idOf('gone'), zoe.id, revision));
  const claim = await store.claims.claim(idOf('hosted'));
  if (claim === undefined) throw new Error('another process works at the table');
  const channel = { posted: 0, access: { channel: 'c', error: 'closed' }, untold: zoe.id, isArchived: false };
  await store.note(claim, { channel });
  await store.setSetting(`greeted ${zoe.id}`, 'yes');
  return { ...at, file, store, ids: [...ids.values()], idOf };
}

describe('somebody who asks for all that is kept of them', () => {
  it('finds every place in which a table names them, and nothing of anybody else', async () => {
    const { tables, store, ids, idOf } = await known();
    const kept = await exported(tables, zoe.id);
    const placesAt = (name: keyof typeof STORIES) =>
      kept.tables.find(({ table }) => table === idOf(name))?.named.map(({ where }) => where) ?? [];
    expect(kept.profile).toMatchObject({ notices: 'direct', zone: 'Asia/Tokyo' });
    expect(kept.tables.map(({ table }) => table).sort()).toEqual(ids.toSorted());
    expect(placesAt('hosted')).toEqual(expect.arrayContaining(['events.who', 'host', 'seats']));
    expect(placesAt('asked')).toEqual(expect.arrayContaining(['seats', 'vote.refused']));
    expect(placesAt('asking')).toEqual(expect.arrayContaining(['seats', 'vote.by', 'vote.agreed']));
    expect(placesAt('invited')).toEqual(expect.arrayContaining(['vote.proposal.person']));
    expect(placesAt('left')).toEqual(expect.arrayContaining(['seats.left', 'former']));
    expect(placesAt('replaced')).toContain('seats.standIn.person');
    expect(placesAt('again')).toEqual(expect.arrayContaining(['invited', 'calls.people']));
    expect(placesAt('late')).toContain('turnClocks.offer.voices');
    expect(placesAt('private')).toEqual(expect.arrayContaining(['notes', 'plans', 'reports']));
    expect(kept.tables.find(({ table }) => table === idOf('private'))).toMatchObject({
      ...{ plan: ['step'], named: expect.arrayContaining([{ where: 'notes', what: { words: 'the urchin' } }]) },
    });
    expect(JSON.stringify(await exported(tables, ana.id))).not.toMatch(/urchin|"plan/);
    expect(JSON.stringify(await tables.log(idOf('private')))).not.toContain('urchin');
    expect(placesAt('waiting')).toEqual(expect.arrayContaining(['seats', 'moved.by', 'turnClocks', 'away']));
    expect(kept.tables.find(({ table }) => table === idOf('two'))).toMatchObject({
      named: expect.arrayContaining([
        { where: 'seats', what: { kind: 'person', name: zoe.name, avatar: PICTURE } },
      ]),
      waiting: ['waits'],
    });
    expect(JSON.stringify(kept)).not.toMatch(/Ana|Ben|Cem|seed|drop/);
    for (const other of [ana, ben, cem]) expect(JSON.stringify(kept)).not.toContain(`"${other.id}"`);
    await store.close();
  });
});

/** The rows that hold a trace of somebody, by their table. */
const tracesIn = (file: string): readonly string[] =>
  Object.entries(everythingIn(file)).flatMap(([table, rows]) =>
    rows
      .map((row) => JSON.stringify(row))
      .filter((row) => TRACES.some((trace) => row.includes(trace)))
      .map((row) => `${table}: ${row}`),
  );

describe('somebody who has their data removed', () => {
  it('leaves no trace in any row of the database: neither id nor name nor picture', async () => {
    const { file, store, tables } = await known();
    const before = new Set(tracesIn(file).map((trace) => trace.split(':')[0]));
    expect([...before].sort()).toEqual([
      'channels',
      'log',
      'notes',
      'notices',
      'people',
      'profiles',
      'result_seats',
      'tables',
    ]);
    await erasePerson(tables, zoe.id, '4711');
    expect(tracesIn(file)).toEqual([]);
    await tables.runDueTurns();
    await tables.runIdleTables();
    await tables.resume();
    expect(tracesIn(file)).toEqual([]);
    await store.close();
  });

  it('leaves no trace in the bytes of the database either, once it is closed', async () => {
    const { file, store, tables } = await known();
    await erasePerson(tables, zoe.id, '4711');
    await store.close();
    const bytes = readFileSync(file).toString('latin1');
    expect(bytes).toContain('gone-4711');
    for (const trace of TRACES) expect(bytes.includes(trace), trace).toBe(false);
  });

  it('leaves every table with what its channel has to show, and the others a game that goes on', async () => {
    const { store, tables, ids, idOf, says } = await known();
    await erasePerson(tables, zoe.id, '4711');
    for (const id of ids) {
      const opened = await store.open({ table: id });
      expect(
        opened?.notices.map(({ person }) => person),
        id,
      ).not.toContain(zoe.id);
      expect(opened?.channel.posted, id).toBeLessThan(opened?.table.generation ?? 0);
      const now = await tables.look(id);
      expect(now?.table.seats.length).toBeGreaterThan(0);
    }
    done(await says(idOf('asking'), ana, 'step'));
    expect((await tables.look(idOf('two')))?.table).toMatchObject({
      phase: 'ended',
      ending: 'by concession',
    });
    await store.close();
  });
});
