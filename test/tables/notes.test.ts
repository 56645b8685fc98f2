import { describe, expect, test } from 'vitest';
import { erasePerson } from '../../src/tables/erasure.ts';
import { NOTE_LENGTH, noteOf } from '../../src/tables/model/private-note.ts';
import { describeStores, openedFor } from '../store/kinds.ts';
import { tickingClock } from '../ticking-clock.ts';
import { exported } from './exported.ts';
import { ana, ben, done, dua, inMatch, room, whyNot } from './room.ts';

describe('a private note', () => {
  test('is written, changed and removed by those who sit there, and leaves the table as it is', async () => {
    const { id, tables, act } = await inMatch();
    const before = (await tables.look(id))?.table;
    const first = done(await tables.writeNote(act(id, ben), 'She keeps the low card'));
    expect(first.table).toMatchObject({ calls: before?.calls, activeAt: before?.activeAt });
    done(await tables.writeNote(act(id, ben), `  ${'x'.repeat(NOTE_LENGTH)}and more`));
    expect((await tables.look(id))?.table.notes).toEqual([
      { person: ben.id, words: 'x'.repeat(NOTE_LENGTH) },
    ]);
    done(await tables.writeNote(act(id, ben), ' '));
    expect((await tables.look(id))?.table.notes).toEqual([]);
    expect(whyNot(await tables.writeNote(act(id, dua), 'Mine'))).toBe('not-seated');
  });

  test('is its owner’s: it is exported to them alone, in no record, and gone with their data', async () => {
    const { id, tables, act } = await inMatch();
    done(await tables.writeNote(act(id, ben), 'the urchin'));
    const own = await exported(tables, ben.id);
    expect(own.tables[0]?.named).toContainEqual({ where: 'notes', what: { words: 'the urchin' } });
    expect(JSON.stringify(await exported(tables, ana.id))).not.toContain('urchin');
    expect(JSON.stringify(await tables.log(id))).not.toContain('urchin');
    expect((await tables.look(id))?.match?.snapshot()).not.toContain('urchin');
    await erasePerson(tables, ben.id, 'x');
    expect((await tables.look(id))?.table.notes).toEqual([]);
  });
});

describeStores((kind) => {
  test('is there after a restart', async () => {
    const place = await kind.place();
    const store = await kind.open(place, tickingClock(0));
    const { tables, act, started } = await room({ store });
    const id = await started();
    done(await tables.writeNote(act(id, ben), 'two lines\nof mine'));
    await store.close();
    const again = await room({ store: await openedFor(kind, undefined, place) });
    const now = await again.tables.look(id);
    expect(now && noteOf(now.table, ben.id)).toBe('two lines\nof mine');
  });
});
