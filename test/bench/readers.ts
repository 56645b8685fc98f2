import { readConfiguration } from '../../src/configuration.ts';
import { readId } from '../../src/discord/protocol/ids.ts';
import { readComponents as readOteres } from '../../src/games/oteres/rules/read-components.ts';
import { readComponents as readOtys } from '../../src/games/otys/rules/read-components.ts';
import { piecesIn } from '../../src/records/pieces.ts';
import { readRecord } from '../../src/records/read-record.ts';
import { plainText, shortened, shownName } from '../../src/texts/shown-text.ts';
import { withoutTokens } from '../../src/without-tokens.ts';

/** Letters of the shortest text; the others are ten and a hundred times as long. */
const LETTERS = 2_000;
const TIMES = [1, 10, 100] as const;
/** The best of so many is printed: the others had to share the processor. */
const ROUNDS = 5;

type Read = (text: string) => unknown;

const record: Read = readRecord;
const pieces: Read = (text) => [...piecesIn(text)].length;

/** What reads a stranger's text, and what such a text is made of: it begins with `begins`, and repeats `again`. */
const READERS: readonly (readonly [what: string, read: Read, begins: string, again: string])[] = [
  ['record: a header without end', record, '[', 'a'],
  ['record: quotes without end', record, '[record 1] [name gold ', '"a\\"'],
  ['record: headers within headers', record, '', '[a'],
  ['record: comments within comments', record, '', '('],
  ['record: draws without end', record, '{', 'a '],
  ['record: one header after the other', record, '[record 1]', '[option a b]'],
  ['record: pieces with comments', pieces, '', '1. gold: a (b) {c d} ~0123\n'],
  ['record: room', pieces, '', ' \n'],
  ['record: words', pieces, '', 'gold:bid.1.two '],
  ['record: headers', pieces, '', '[name gold "a ] b"]'],
  ['list of Otys: brackets', (text) => readOtys(text, 'a list'), '', '['],
  ['list of Otys: contracts', (text) => readOtys(`${text}]}`, 'a list'), '{"contracts":[{}', ',{}'],
  ['list of Öterés: names', (text) => readOteres(`${text}"}`, 'a list'), '{"', 'a'],
  ['id: colons', readId, 'h1:answer:t1', ':1'],
  ['name: marks', shownName, 'a', '\u0301\u200d '],
  ['note: markup', plainText, '', '1.*_\n'],
  ['note: shortened', (text) => shortened(text, 500), '', 'ab '],
  ['log: hyphens, for tokens', withoutTokens, '', '-a'],
  ['log: dots, for tokens', withoutTokens, '', 'abcdefghijklmnopqrstuvwxyz.'],
  ['.env: slashes', (text) => readConfiguration({ DISCORD_API_URL: text }), 'http://localhost', '/'],
];

/** Milliseconds of the processor; a reader that refuses a text has read it. */
function taken(read: Read, text: string): number {
  const before = process.cpuUsage();
  try {
    read(text);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Prints what readers of strangers' texts take for texts of 1, 10 and 100 times the length. */
export async function run(): Promise<void> {
  console.log(`milliseconds of the processor, best of ${ROUNDS}, for texts of ${LETTERS} letters and more\n`);
  console.log(`${''.padEnd(40)} | ${TIMES.map((each) => `× ${each}`.padStart(8)).join(' | ')}`);
  for (const [what, read, begins, again] of READERS) {
    const cells = TIMES.map((times) => {
      const text = (begins + again.repeat((LETTERS * times) / again.length)).slice(0, LETTERS * times);
      const all = Array.from({ length: ROUNDS }, () => taken(read, text));
      return Math.min(...all)
        .toFixed(2)
        .padStart(8);
    });
    console.log(`${what.padEnd(40)} | ${cells.join(' | ')}`);
  }
}
