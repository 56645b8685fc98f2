import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gallery } from '../../src/discord/protocol/message.ts';
import { DoctorReport } from '../../src/doctor/report.ts';
import { games } from '../../src/games/index.ts';
import { openLog } from '../../src/logging.ts';
import { print, printError } from '../../src/print.ts';
import { readRecord } from '../../src/records/read-record.ts';
import { writeRecord } from '../../src/records/write-record.ts';
import { pageOf } from '../../src/replay-page/page.ts';
import { reportFile, reportLines } from '../../src/reported-problems.ts';
import { neutral, neutralJson } from '../../src/texts/neutral-text.ts';
import { labelName, setApart } from '../../src/texts/shown-text.ts';
import { inForm } from '../form.ts';
import { texts } from './shipped.ts';

/** What may stand nowhere outside of the bot: controls but line breaks, what turns text around, and halves of letters. */
const UNSAFE = /[^\P{Cc}\n]|[\u061C\u200E\u200F\u202A-\u202E\u2028\u2029\u2066-\u2069\uFEFF]|\p{Cs}/u;

/** An alt text without what sets names apart in it, as far as that is closed again. */
const withoutSetApart = (alt: string): string => alt.replaceAll(/\u2068([^\u2068\u2069]*)\u2069/gu, '$1');

/** What somebody writes who wants a terminal, a log or a page to do something. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\u001B[2J',
        '\u001B]0;x\u0007',
        '\u009B31m',
        '\u202E',
        '\u2066',
        '\uFEFF',
        '\r',
        '\u2028',
        '\t',
      ),
      fc.constantFrom(
        '\uD800',
        '\u0000',
        '\u007F',
        '\u0085',
        '</script>',
        '-->',
        '"',
        'שלום',
        'Ana',
        '\n',
        ' ',
      ),
      fc.string({ unit: 'binary', maxLength: 9 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** Holds of anything hostile that what comes of it can stand anywhere. */
const holds = (sink: (words: string) => string | Promise<string>, numRuns = inForm(60, 1_000)) =>
  fc.assert(
    fc.asyncProperty(hostile, async (words) => {
      expect(UNSAFE.exec(await sink(words))?.[0]).toBeUndefined();
    }),
    { numRuns },
  );

/** What is written to a stream of the process during some work. */
function written(stream: NodeJS.WriteStream, work: () => void): string {
  const { write } = stream;
  let all = '';
  stream.write = ((piece: string) => {
    all += piece;
    return true;
  }) as typeof stream.write;
  try {
    work();
  } finally {
    stream.write = write;
  }
  return all;
}

const problem = {
  ...{ number: 'R1', at: 0, person: '1', game: 'otys', table: 't1', ply: 3, version: '1' },
  phase: 'playing',
  ...{ words: '', record: undefined },
} as const;

describe('What people have written does nothing', () => {
  test('wherever it is made neutral; words and lines of any script stay', async () => {
    await holds(neutral);
    expect(neutral('Ana\r\nשלום 👩‍🚀 é\u2028two')).toBe('Ana\nשלום 👩‍🚀 é\ntwo');
  });

  test('in a terminal', async () => {
    await holds((words) => written(process.stdout, () => print(reportLines({ ...problem, words }))));
    await holds((words) => written(process.stderr, () => printError(words)));
  });

  test('in what the doctor says', () =>
    holds((words) => {
      const line = new DoctorReport([]).add({ kind: 'unwell', what: words, cure: words });
      expect(line.split('\n')).toHaveLength(3);
      return line;
    }));

  test('in a log', () =>
    holds((words) => {
      const lines: string[] = [];
      const log = openLog('info', { write: (line) => void lines.push(line) });
      log.info({ why: words, table: words }, 'a sentence');
      const all = lines.join('');
      expect(all.split('\n')).toHaveLength(2);
      // JSON hides controls behind escapes, which whoever shows it takes away.
      return (
        JSON.stringify(JSON.parse(all)).replaceAll('\\n', '\n') + Object.values(JSON.parse(all)).join('')
      );
    }));

  test('in files: the data of a person, a report, a record', async () => {
    await holds((words) => {
      const file = neutralJson({ [words]: words, of: [words, { words }] }, 2);
      const read: unknown = JSON.parse(file);
      return (
        file +
        Object.entries(read as object)
          .flat(2)
          .map(String)
          .join('')
      );
    });
    await holds((words) => written(process.stdout, () => print(reportFile({ ...problem, words }))));
    const record = readRecord(readFileSync('test/records/games/oteres-three.txt', 'utf8'));
    await holds((name) => writeRecord({ ...record, names: [name, undefined, name] }, { withList: false }));
  });

  test('in the alt text of a picture, in which a name that runs from right to left stays set apart', async () => {
    const altOf = (alt: string): string => gallery({ name: 'board.jpg', alt }).items[0]?.description ?? '';
    await holds((words) => withoutSetApart(altOf(words)));
    const name = setApart('שלום');
    expect(altOf(`Ana\u202E and ${name}\u2069: 3 to 4\u0007`)).toBe(`Ana and ${name}: 3 to 4`);
    expect(altOf('\u202E')).toBe('');
    const { in: language } = texts;
    for (const game of games) {
      const options = Object.fromEntries(game.options.map((each) => [each.name, each.values[0] ?? '']));
      const match = game.begin({ seats: game.seats.min, options, seed: 'alt' });
      await holds(
        (words) => {
          const people = Array.from({ length: game.seats.min }, () => ({ name: labelName(words) }));
          const alts = match.boards({ say: language('en'), people }).map(({ alt }) => altOf(alt));
          expect(alts.join('').length).toBeGreaterThan(20);
          return withoutSetApart(alts.join('\n'));
        },
        inForm(8, 100),
      );
    }
  });

  test('in the page of a game', async () => {
    const record = readRecord(readFileSync('test/records/games/oteres-three.txt', 'utf8'));
    const { in: language } = texts;
    const parts = { record, language: 'en', say: language('en') };
    const told = async (words: string) => {
      const names = [words, 'Ben', words];
      const page = await pageOf({ ...parts, record: { ...record, names }, names, title: words });
      const data = /replayData=(?<data>\{.*\});?globalThis\.replayFiles/su.exec(page)?.groups?.['data'];
      const { names: seen, record: kept } = JSON.parse(data ?? '') as {
        readonly names: readonly string[];
        readonly record: { readonly names: readonly string[] };
      };
      const title = /<title>(?<title>.*?)<\/title>/su.exec(page)?.groups?.['title'] ?? '\0';
      return [title, ...seen, ...kept.names].join('');
    };
    await holds(told, 10);
  });

  test('as every line that the bot prints for its host goes through one place', () => {
    const files = ['.', 'doctor', 'metrics', 'store', 'replay-page', 'discord'].flatMap((folder) =>
      readdirSync(`src/${folder}`, { recursive: folder !== '.', encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `src/${folder}/${name}`),
    );
    const printing = files.filter((file) =>
      /process\.std(?:out|err)\.write\(|console\./u.test(readFileSync(file, 'utf8')),
    );
    // Beside that place: what the doctor has made neutral itself, and sentences of the bot's own about its start and use.
    expect(printing.map((file) => file.replace('src/./', 'src/')).toSorted()).toEqual([
      'src/backup.ts',
      'src/doctor.ts',
      'src/doctor/machine.ts',
      'src/move.ts',
      'src/print.ts',
      'src/start.ts',
    ]);
  });
});

test('The page of a game says whose work it hands on, and by which licences', async () => {
  const record = readRecord(readFileSync('test/records/games/oteres-three.txt', 'utf8'));
  const { in: language } = texts;
  const page = await pageOf({
    record,
    names: ['A', 'B', 'C'],
    title: 'x',
    language: 'en',
    say: language('en'),
  });
  const credits = /<pre>(?<credits>.*?)<\/pre>/su.exec(page)?.groups?.['credits'] ?? '';
  for (const words of [
    'the authors of Harbour bot',
    ...['game-icons.net', 'creativecommons.org/licenses/by/3.0', 'Lorc: anchor', 'Delapouite', 'Skoll'],
    ...['SIL Open Font License', 'The Exo 2 Project Authors'],
    ...['Code: @fluent/bundle', 'Code: zod'],
  ])
    expect(credits).toContain(words);
});
