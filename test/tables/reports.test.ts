import { describe, expect, test } from 'vitest';
import { NOTE_LENGTH } from '../../src/tables/model/private-note.ts';
import { MOST_REPORTS, REPORT_LENGTH } from '../../src/tables/model/report.ts';
import { MINUTE } from './days.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, done, dua, inMatch, whyNot } from './room.ts';

tablesInWords(`
# a report
is for those at the table, and those who were
  given ben cem; dua: report Let me in ! not-seated; cem: leave; cem: report I was thrown out
comes from one person once in ten minutes, however many tables they sit at
  given; given; look T1; ana: report One; look T2; ana: report Two ! too-soon-to-report; ben: report Mine
  wait 10m; ana: report Two -> problems ben:Mine ana:Two
`);

describe('a report', () => {
  test('is kept with the table, under a number, with how far the match had come, and nobody else is called', async () => {
    const { id, tables, act, says, clock } = await inMatch();
    done(await says(id, ana, 'step'));
    const before = await tables.look(id);
    clock.time += 5 * MINUTE;
    const kept = done(await tables.report(act(id, ben), 'My turn never comes', '1.2.3'));
    const [report] = kept.table.reports;
    expect(report).toEqual({
      number: expect.stringMatching(/^[2-9A-HJ-NP-Z]{6}$/),
      ...{ person: ben.id, words: 'My turn never comes', ply: 1, version: '1.2.3', at: kept.table.changedAt },
    });
    expect(kept.table.calls).toEqual(before?.table.calls);
    expect(kept.table.activeAt).toBe(before?.table.activeAt);
  });

  test('comes once in ten minutes from one person, and a table keeps so many of so many letters', async () => {
    const { id, tables, act, clock } = await inMatch();
    const first = done(await tables.report(act(id, ana), 'x'.repeat(REPORT_LENGTH + 1), '1'));
    expect(first.table.reports[0]?.words).toHaveLength(REPORT_LENGTH);
    clock.time += 9 * MINUTE;
    expect(await tables.report(act(id, ana), 'Again', '1')).toMatchObject({
      ...{ code: 'too-soon-to-report', args: { minutes: 1 } },
    });
    done(await tables.report(act(id, ben), 'Mine', '1'));
    for (let count = 2; count < MOST_REPORTS; count += 1) {
      clock.time += 10 * MINUTE;
      done(await tables.report(act(id, ana), `${count}`, '1'));
    }
    clock.time += 10 * MINUTE;
    expect(whyNot(await tables.report(act(id, ana), 'One more', '1'))).toBe('too-many-reports');
    const numbers = (await tables.look(id))?.table.reports.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(MOST_REPORTS);
  });
});

test('a private note is written, changed and removed by those who sit there, and leaves the table as it is', async () => {
  const { id, tables, act } = await inMatch();
  const before = (await tables.look(id))?.table;
  const first = done(await tables.writeNote(act(id, ben), 'She keeps the low card'));
  expect(first.table).toMatchObject({ calls: before?.calls, activeAt: before?.activeAt });
  done(await tables.writeNote(act(id, ben), `  ${'x'.repeat(NOTE_LENGTH)}and more`));
  expect((await tables.look(id))?.table.notes).toEqual([{ person: ben.id, words: 'x'.repeat(NOTE_LENGTH) }]);
  done(await tables.writeNote(act(id, ben), ' '));
  expect((await tables.look(id))?.table.notes).toEqual([]);
  expect(whyNot(await tables.writeNote(act(id, dua), 'Mine'))).toBe('not-seated');
});
