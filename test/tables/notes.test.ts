import { expect, test } from 'vitest';
import { NOTE_LENGTH } from '../../src/tables/model/private-note.ts';
import { ben, done, dua, inMatch, whyNot } from './room.ts';

test('a private note is written, changed and removed by those who sit there, and leaves the table as it is', async () => {
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
