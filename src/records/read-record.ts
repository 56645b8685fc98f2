import { inflateRawSync } from 'node:zlib';
import { LIST_BYTES, RECORD } from '../bounds.ts';
import type { Result } from '../engine/game.ts';
import type { Seat } from '../engine/seat.ts';
import { BrokenRecord } from './broken-record.ts';
import {
  type GameRecord,
  type RecordedComponents,
  type RecordedDraw,
  type RecordedEntry,
  type RecordedTurn,
  type RecordPlace,
  SEAT_COLOURS,
} from './game-record.ts';
import { piecesIn, RunningCheck, type TextPiece } from './pieces.ts';
import { componentsFingerprint } from './record-match.ts';
import { RECORD_VERSION } from './write-record.ts';

type HeaderPiece = Extract<TextPiece, { readonly kind: 'header' }>;

/** How often a header may stand there. */
const HEADERS: ReadonlyMap<string, number> = new Map([
  ...['record', 'game', 'rules', 'components', 'seats', 'told', 'result', 'winners', 'list'].map(
    (name) => [name, 1] as const,
  ),
  ['option', RECORD.options],
  ['name', SEAT_COLOURS.length],
]);

/** Reads the text of a record; moves may be illegal. Throws `BrokenRecord` if it is none, or was changed. */
export function readRecord(text: string): GameRecord {
  if (text.length > RECORD.letters) throw new BrokenRecord('too-long', undefined, { most: RECORD.letters });
  const reading = new Reading(text);
  const head = headOf(reading.headers());
  return { ...head, opening: reading.opening(), turns: reading.turns(head.seats) };
}

class Reading {
  readonly #pieces: Iterator<TextPiece, void>;
  readonly #check = new RunningCheck();
  #next: TextPiece | undefined;
  #place: RecordPlace = { line: 1, column: 1 };
  #entries = 0;
  #stepsBack = 0;

  constructor(text: string) {
    this.#pieces = piecesIn(text);
    this.#next = this.#pieces.next().value ?? undefined;
  }

  headers(): readonly HeaderPiece[] {
    const first = this.#next;
    if (first?.kind !== 'header' || first.name !== 'record')
      throw new BrokenRecord('no-record', first?.place);
    if (first.value !== String(RECORD_VERSION))
      throw new BrokenRecord('version', first.place, { version: first.value });
    const found: HeaderPiece[] = [];
    for (let piece = this.#next; piece?.kind === 'header'; piece = this.#next) {
      const { name, place } = piece;
      const most = HEADERS.get(name);
      if (most === undefined) throw new BrokenRecord('header-value', place, { name });
      const so = found.filter((other) => other.name === name).length;
      if (so >= most) throw new BrokenRecord(most === 1 ? 'header-twice' : 'too-long', place, { name });
      found.push(piece);
      this.#take();
    }
    this.#closePart();
    return found;
  }

  opening(): readonly RecordedDraw[] {
    const piece = this.#take();
    if (piece.kind !== 'turn' || piece.number !== 0) throw unreadable(piece);
    const draws = this.#draws();
    this.#closePart();
    return draws;
  }

  turns(seats: number): readonly RecordedTurn[] {
    const turns: RecordedTurn[] = [];
    while (this.#next?.kind !== 'header') {
      if (turns.length === RECORD.turns) throw new BrokenRecord('too-long', this.#next?.place);
      turns.push(this.#turn(seats));
    }
    this.#end();
    return turns;
  }

  #turn(seats: number): RecordedTurn {
    const head = this.#take();
    if (head.kind !== 'turn' || head.number === 0) throw unreadable(head);
    const who = this.#take();
    if (who.kind !== 'entry' || who.said !== '') throw unreadable(who);
    const seat = seatCalled(who.colour, seats, who);
    const entries: RecordedEntry[] = [];
    while (this.#next?.kind === 'entry') {
      const piece = this.#next;
      this.#take();
      const by = piece.colour === undefined ? seat : seatCalled(piece.colour, seats, piece);
      entries.push(this.#entry(piece, by));
    }
    if (entries.length === 0) throw unreadable(this.#one());
    this.#closePart();
    return { number: head.number, seat, entries, place: head.place };
  }

  #entry(piece: Extract<TextPiece, { readonly kind: 'entry' }>, seat: Seat): RecordedEntry {
    const { said, place } = piece;
    if (said === '') throw unreadable(piece);
    this.#entries += 1;
    if (said.startsWith('<') && said !== '<') this.#stepsBack += 1;
    if (this.#entries > RECORD.entries || this.#stepsBack > RECORD.stepsBack)
      throw new BrokenRecord('too-long', place);
    if (said === '<') return { kind: 'undo', seat, place };
    if (said.startsWith('<')) return { kind: 'back', seat, to: Number(said.slice(1)), place };
    return { kind: 'move', seat, place, ...(said !== '?' && { notation: said }), draws: this.#draws() };
  }

  #draws(): readonly RecordedDraw[] {
    if (this.#next?.kind !== 'draws') return [];
    const { names } = this.#next;
    this.#take();
    return names;
  }

  #one(): TextPiece {
    if (this.#next === undefined) throw new BrokenRecord('cut', this.#place);
    return this.#next;
  }

  /** The next piece, which the check takes in. */
  #take(): TextPiece {
    const piece = this.#one();
    if (piece.kind === 'check') throw unreadable(piece);
    this.#check.add(piece.written);
    this.#step(piece);
    return piece;
  }

  /** Goes past a piece that the check leaves out. */
  #step({ place }: TextPiece): void {
    this.#place = place;
    this.#next = this.#pieces.next().value ?? undefined;
  }

  #closePart(): void {
    const piece = this.#one();
    if (piece.kind !== 'check') throw unreadable(piece);
    this.#hold(piece, piece.check === this.#check.check);
  }

  #end(): void {
    const piece = this.#one();
    if (piece.kind !== 'header' || piece.name !== 'checksum') throw unreadable(piece);
    this.#hold(piece, piece.value === this.#check.checksum);
    if (this.#next !== undefined) throw new BrokenRecord('after-end', this.#next.place);
  }

  /** Goes past a check. @throws BrokenRecord if what is before it was changed */
  #hold(piece: TextPiece, isSame: boolean): void {
    if (!isSame) throw new BrokenRecord('changed', piece.place, { line: piece.place.line });
    this.#step(piece);
  }
}

const unreadable = ({ place, written }: TextPiece): BrokenRecord =>
  new BrokenRecord('unreadable', place, { text: written });

function seatCalled(colour: string | undefined, seats: number, piece: TextPiece): Seat {
  const colours: readonly string[] = SEAT_COLOURS;
  const seat = colours.indexOf(colour ?? '');
  if (seat >= 0 && seat < seats) return seat;
  throw unreadable(piece);
}

/** What the headers say. Throws `BrokenRecord` at one that is missing or says something else. */
function headOf(found: readonly HeaderPiece[]): Omit<GameRecord, 'opening' | 'turns'> {
  const all = (name: string) => found.filter((header) => header.name === name);
  const needed = (name: string): HeaderPiece => {
    const [header] = all(name);
    if (header === undefined) throw new BrokenRecord('header-missing', undefined, { name });
    return header;
  };
  const text = (name: string, shape: RegExp): string => {
    const header = needed(name);
    return shape.test(header.value) ? header.value : wrong(header);
  };
  const number = (name: string, most: number): number => {
    const value = Number(text(name, /^[1-9]\d{0,6}$/));
    return value > most ? wrong(needed(name)) : value;
  };
  const seats = number('seats', SEAT_COLOURS.length);
  const names: (string | undefined)[] = Array.from({ length: seats }, () => undefined);
  for (const header of all('name')) {
    const [, colour, quoted = ''] = /^([a-z]+) (".*")$/s.exec(header.value) ?? [];
    const name = stringIn(quoted);
    if (name === undefined || name.length > RECORD.name) wrong(header);
    names[seatCalled(colour, seats, header)] = name;
  }
  const options = all('option').map((header) => {
    const [, option, value] = /^([a-z][a-z0-9-]{0,39}) ([a-z0-9-]{1,40})$/.exec(header.value) ?? [];
    return option === undefined || value === undefined ? wrong(header) : ([option, value] as const);
  });
  const told = text('told', /^[a-z]+$/);
  const [components, list] = [all('components')[0], all('list')[0]];
  if (components === undefined && list !== undefined) wrong(list);
  const [scores, winners] = [all('result')[0], all('winners')[0]];
  const result = scores && winners && resultIn(scores, winners, seats);
  const alone = scores ?? winners;
  if (result === undefined && alone !== undefined) wrong(alone);
  return {
    game: text('game', /^[a-z0-9-]{1,40}$/),
    rulesVersion: number('rules', 10_000),
    ...(components && { components: componentsIn(text('components', /^[0-9a-f]{12}$/), list) }),
    seats,
    options: Object.fromEntries(options),
    names,
    reader: told === 'all' || told === 'spectator' ? told : seatCalled(told, seats, needed('told')),
    ...(result && { result }),
  };
}

const wrong = ({ name, place }: HeaderPiece): never => {
  throw new BrokenRecord('header-value', place, { name });
};

function resultIn(header: HeaderPiece, winners: HeaderPiece, seats: number): Result {
  const scores = /^-?\d{1,6}(?: -?\d{1,6})*$/.test(header.value) ? header.value.split(' ').map(Number) : [];
  if (scores.length !== seats) wrong(header);
  return { scores, winners: winners.value.split(/\s+/).map((colour) => seatCalled(colour, seats, winners)) };
}

function componentsIn(fingerprint: string, header: HeaderPiece | undefined): RecordedComponents {
  if (header === undefined) return { fingerprint };
  const list = unpackedList(header);
  if (componentsFingerprint(list) !== fingerprint) throw new BrokenRecord('list', header.place);
  return { fingerprint, list };
}

function unpackedList({ value, place }: HeaderPiece): string {
  try {
    const packed = Buffer.from(value.replaceAll(/\s+/g, ''), 'base64');
    return inflateRawSync(packed, { maxOutputLength: LIST_BYTES }).toString('utf8');
  } catch {
    throw new BrokenRecord('list', place);
  }
}

function stringIn(quoted: string): string | undefined {
  try {
    const value: unknown = JSON.parse(quoted);
    return typeof value === 'string' ? value.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ') : undefined;
  } catch {
    return undefined;
  }
}
