import { inflateRawSync } from 'node:zlib';
import { LIST_BYTES, RECORD } from '../bounds.ts';
import type { OptionValues, Result } from '../engine/game.ts';
import type { Seat } from '../engine/seat.ts';
import { BrokenRecord } from './broken-record.ts';
import { RunningCheck } from './checksum.ts';
import {
  type GameRecord,
  type Reader,
  type RecordedComponents,
  type RecordedDraw,
  type RecordedEntry,
  type RecordedTurn,
  type RecordPlace,
  SEAT_COLOURS,
} from './game-record.ts';
import { piecesIn, type TextPiece } from './pieces.ts';
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
  const headers = new Headers(reading.headers());
  const opening = reading.opening();
  const turns = reading.turns(headers.seats);
  return headers.record(opening, turns);
}

/** The pieces of a record one after the other, with the check over them. */
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
    const [first] = [this.#next];
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
    for (;;) {
      const piece = this.#next;
      if (piece?.kind === 'header') break;
      if (turns.length === RECORD.turns) throw new BrokenRecord('too-long', piece?.place);
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
      entries.push(
        this.#entry(piece, piece.colour === undefined ? seat : seatCalled(piece.colour, seats, piece)),
      );
    }
    if (entries.length === 0) throw this.#next === undefined ? this.#cut() : unreadable(this.#next);
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
    return names.map((name) => (name === '?' ? { kind: 'hidden' } : { kind: 'shown', name }));
  }

  /** The next piece, which the check takes in. */
  #take(): TextPiece {
    const piece = this.#next;
    if (piece === undefined) throw this.#cut();
    if (piece.kind === 'check') throw unreadable(piece);
    this.#check.add(piece.written);
    return this.#step(piece);
  }

  /** Goes past a piece that the check leaves out. */
  #step<P extends TextPiece>(piece: P): P {
    this.#place = piece.place;
    this.#next = this.#pieces.next().value ?? undefined;
    return piece;
  }

  #closePart(): void {
    const piece = this.#next;
    if (piece === undefined) throw this.#cut();
    if (piece.kind !== 'check') throw unreadable(piece);
    if (piece.check !== this.#check.check)
      throw new BrokenRecord('changed', piece.place, { line: piece.place.line });
    this.#step(piece);
  }

  #end(): void {
    const piece = this.#next;
    if (piece?.kind !== 'header' || piece.name !== 'checksum')
      throw piece === undefined ? this.#cut() : unreadable(piece);
    if (piece.value !== this.#check.checksum)
      throw new BrokenRecord('changed', piece.place, { line: piece.place.line });
    this.#step(piece);
    if (this.#next !== undefined) throw new BrokenRecord('after-end', this.#next.place);
  }

  #cut(): BrokenRecord {
    return new BrokenRecord('cut', this.#place);
  }
}

const unreadable = (piece: TextPiece): BrokenRecord =>
  new BrokenRecord('unreadable', piece.place, {
    text: piece.kind === 'check' ? `~${piece.check}` : piece.written,
  });

function seatCalled(colour: string | undefined, seats: number, { place, ...piece }: TextPiece): Seat {
  const colours: readonly string[] = SEAT_COLOURS;
  const seat = colours.indexOf(colour ?? '');
  if (seat >= 0 && seat < seats) return seat;
  throw new BrokenRecord('unreadable', place, { text: 'written' in piece ? piece.written : '' });
}

/** What the headers say, each checked when it is asked for. */
class Headers {
  readonly #found: readonly HeaderPiece[];
  readonly seats: number;

  constructor(found: readonly HeaderPiece[]) {
    this.#found = found;
    this.seats = this.#number('seats', SEAT_COLOURS.length);
  }

  record(opening: readonly RecordedDraw[], turns: readonly RecordedTurn[]): GameRecord {
    const components = this.#components();
    const result = this.#result();
    return {
      game: this.#shaped('game', /^[a-z0-9-]{1,40}$/),
      rulesVersion: this.#number('rules', 10_000),
      ...(components !== undefined && { components }),
      seats: this.seats,
      options: this.#options(),
      names: this.#names(),
      reader: this.#reader(),
      ...(result !== undefined && { result }),
      opening,
      turns,
    };
  }

  #one(name: string): HeaderPiece | undefined {
    return this.#found.find((header) => header.name === name);
  }

  #shaped(name: string, shape: RegExp): string {
    const header = this.#one(name);
    if (header === undefined) throw new BrokenRecord('header-missing', undefined, { name });
    return shape.test(header.value) ? header.value : wrong(header);
  }

  #number(name: string, most: number): number {
    const number = Number(this.#shaped(name, /^[1-9]\d{0,6}$/));
    const header = this.#one(name);
    return number > most && header !== undefined ? wrong(header) : number;
  }

  #options(): OptionValues {
    const options = this.#found
      .filter(({ name }) => name === 'option')
      .map((header) => {
        const [, option, value] = /^([a-z][a-z0-9-]{0,39}) ([a-z0-9-]{1,40})$/.exec(header.value) ?? [];
        return option === undefined || value === undefined ? wrong(header) : ([option, value] as const);
      });
    return Object.fromEntries(options);
  }

  #names(): readonly (string | undefined)[] {
    const names: (string | undefined)[] = Array.from({ length: this.seats }, () => undefined);
    for (const header of this.#found.filter(({ name }) => name === 'name')) {
      const [, colour, quoted] = /^([a-z]+) (".*")$/s.exec(header.value) ?? [];
      const name = quoted === undefined ? undefined : stringIn(quoted);
      if (name === undefined || name.length > RECORD.name) wrong(header);
      names[seatCalled(colour, this.seats, header)] = name;
    }
    return names;
  }

  #reader(): Reader {
    const value = this.#shaped('told', /^[a-z]+$/);
    if (value === 'all' || value === 'spectator') return value;
    const header = this.#one('told');
    return header === undefined ? 'spectator' : seatCalled(value, this.seats, header);
  }

  #result(): Result | undefined {
    const header = this.#one('result');
    const winners = this.#one('winners');
    if (header === undefined || winners === undefined) {
      const alone = header ?? winners;
      return alone === undefined ? undefined : wrong(alone);
    }
    const scores = /^-?\d{1,6}(?: -?\d{1,6})*$/.test(header.value)
      ? header.value.split(' ').map(Number)
      : wrong(header);
    if (scores.length !== this.seats) wrong(header);
    return {
      scores,
      winners: winners.value.split(/\s+/).map((colour) => seatCalled(colour, this.seats, winners)),
    };
  }

  #components(): RecordedComponents | undefined {
    const list = this.#one('list');
    if (this.#one('components') === undefined) return list === undefined ? undefined : wrong(list);
    const fingerprint = this.#shaped('components', /^[0-9a-f]{12}$/);
    if (list === undefined) return { fingerprint };
    const unpacked = unpackedList(list);
    if (componentsFingerprint(unpacked) !== fingerprint) throw new BrokenRecord('list', list.place);
    return { fingerprint, list: unpacked };
  }
}

const wrong = ({ name, place }: HeaderPiece): never => {
  throw new BrokenRecord('header-value', place, { name });
};

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
