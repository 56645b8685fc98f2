import { deflateRawSync } from 'node:zlib';
import { RECORD } from '../bounds.ts';
import type { Seat } from '../engine/seat.ts';
import { shortened } from '../texts/shown-text.ts';
import {
  type GameRecord,
  type Reader,
  type RecordedDraw,
  type RecordedEntry,
  type RecordedTurn,
  seatColour,
} from './game-record.ts';
import { piecesIn, RunningCheck } from './pieces.ts';

/** The format that is written, see `docs/record.md`. */
export const RECORD_VERSION = 1;

const LIST_LINE = 100;

interface Writing {
  /** Whether the component list comes along, so that any host can replay it. */
  readonly withList: boolean;
}

/** A record as text, see `docs/record.md`. */
export function writeRecord(record: GameRecord, { withList }: Writing): string {
  const check = new RunningCheck();
  const checked = (line: string): string => {
    for (const piece of piecesIn(line)) if (piece.kind !== 'check') check.add(piece.written);
    return `${line} ~${check.check}`;
  };
  const head = headersOf(record, withList).join('\n');
  const parts = [checked(head), checked(`0. ${drawsText(record.opening)}`.trimEnd())];
  for (const turn of record.turns) parts.push(checked(turnText(turn)));
  return `${parts.join('\n')}\n[checksum ${check.checksum}]\n`;
}

function headersOf(record: GameRecord, withList: boolean): readonly string[] {
  const { components, game, names, options, reader, result, rulesVersion, seats } = record;
  const rows: readonly (readonly (string | number)[])[] = [
    ['record', RECORD_VERSION],
    ['game', game],
    ['rules', rulesVersion],
    ...(components === undefined ? [] : [['components', components.fingerprint]]),
    ['seats', seats],
    ...Object.entries(options).map(([name, value]) => ['option', name, value]),
    ...names.flatMap((name, seat) =>
      name === undefined ? [] : [['name', seatColour(seat), JSON.stringify(plain(name))]],
    ),
    ['told', readerText(reader)],
    ...(result === undefined
      ? []
      : [
          ['result', ...result.scores],
          ['winners', ...result.winners.map(seatColour)],
        ]),
    ...(components?.list === undefined || !withList ? [] : [['list', packedList(components.list)]]),
  ];
  return rows.map((row) => `[${row.join(' ')}]`);
}

const readerText = (reader: Reader): string => (typeof reader === 'string' ? reader : seatColour(reader));

/** A name without what could move the text around it. */
const plain = (name: string): string =>
  shortened(name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim(), RECORD.name);

function packedList(list: string): string {
  const packed = deflateRawSync(list, { level: 9 }).toString('base64');
  const lines = Array.from({ length: Math.ceil(packed.length / LIST_LINE) }, (_, at) =>
    packed.slice(at * LIST_LINE, (at + 1) * LIST_LINE),
  );
  return `\n${lines.join('\n')}`;
}

const drawsText = (draws: readonly RecordedDraw[]): string =>
  draws.length === 0 ? '' : `{${draws.join(' ')}}`;

/** A turn as it stands in a record, without its check. */
export const turnText = ({ number, seat, entries }: RecordedTurn): string =>
  [`${number}.`, `${seatColour(seat)}:`, ...entries.map((entry) => entryText(entry, seat))].join(' ');

/** An entry, with the seat where it is another than the one whose turn it is. */
function entryText(entry: RecordedEntry, turn: Seat): string {
  const who = entry.seat === turn ? '' : `${seatColour(entry.seat)}:`;
  switch (entry.kind) {
    case 'undo':
      return `${who}<`;
    case 'back':
      return `${who}<${entry.to}`;
    case 'move':
      return `${who}${[entry.notation ?? '?', drawsText(entry.draws)].join(' ')}`.trimEnd();
  }
}
