import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { ExportedTable, PersonalExport } from '../../tables/export.ts';
import { neutralJson } from '../../texts/neutral-text.ts';
import { FILE_BYTES } from '../protocol/limits.ts';

/** A file as it is sent. */
export interface ExportFile {
  readonly name: string;
  readonly data: Buffer;
}

/** Bytes from which a file is packed: packing what was written so far takes the main thread a tenth of a second. */
const PLAIN = 2 * 1024 * 1024;

/** Bytes that a packed file is kept below the limit: what the packer still holds back, and the last table. */
const SLACK = 1024 * 1024;

/** The name of the JSON, also within a packed file. */
const NAME = 'my-data';

/**
 * Writes an export as JSON: into one file while it is small, else packed into one, or into several that each have some of the tables. At any
 * time no more of it is in memory than the files as they are sent, and one table. `most` are the bytes of one file.
 */
export async function exportFiles(kept: PersonalExport, most = FILE_BYTES): Promise<readonly ExportFile[]> {
  const { person, profile, results } = kept;
  const written: Buffer[] = [];
  let part = new Part({ person, profile, results }, Math.min(most, PLAIN));
  for await (const table of kept.tables) {
    part.add(table);
    if (part.bytes < most - SLACK || !part.isPacked) continue;
    written.push(part.end({}));
    part = new Part({ person }, 0);
  }
  written.push(part.end({ unread: kept.unread() }));
  const ending = part.isPacked ? 'zip' : 'json';
  return written.map((data, at) => ({
    name: written.length === 1 ? `${NAME}.${ending}` : `${NAME}-${at + 1}.${ending}`,
    data,
  }));
}

/** One file in the making: as it is while it is small, packed from then on. */
class Part {
  readonly #plain: number;
  readonly #chunks: Uint8Array[] = [];
  #bytes = 0;
  #entry: ZipDeflate | undefined;
  #zip: Zip | undefined;
  #isFirst = true;

  /** `head` are the fields that stand before the tables; more bytes than `plain` are packed. */
  constructor(head: object, plain: number) {
    this.#plain = plain;
    const fields = neutralJson(head, 2).slice(0, -2);
    this.#write(`${fields},\n  "tables": [`);
  }

  /** The bytes that it takes so far. */
  get bytes(): number {
    return this.#bytes;
  }

  get isPacked(): boolean {
    return this.#zip !== undefined;
  }

  add(table: ExportedTable): void {
    this.#write(`${this.#isFirst ? '' : ','}\n${neutralJson(table, 2)}`);
    this.#isFirst = false;
  }

  /** Writes the fields that stand after the tables. Nothing can be added any more. */
  end(more: object): Buffer {
    const fields = Object.entries(more).map(([key, value]) => `,\n  "${key}": ${JSON.stringify(value)}`);
    this.#write(`\n  ]${fields.join('')}\n}\n`);
    this.#entry?.push(new Uint8Array(), true);
    this.#zip?.end();
    return Buffer.concat(this.#chunks);
  }

  #write(text: string): void {
    const bytes = strToU8(text);
    if (this.#entry === undefined && this.#bytes + bytes.length > this.#plain) this.#pack();
    if (this.#entry === undefined) this.#take(bytes);
    else this.#entry.push(bytes);
  }

  #take(bytes: Uint8Array): void {
    this.#chunks.push(bytes);
    this.#bytes += bytes.length;
  }

  #pack(): void {
    const soFar = this.#chunks.splice(0);
    this.#bytes = 0;
    this.#zip = new Zip((error, chunk) => {
      if (error !== null) throw error;
      this.#take(chunk);
    });
    this.#entry = new ZipDeflate(`${NAME}.json`);
    this.#zip.add(this.#entry);
    for (const bytes of soFar) this.#entry.push(bytes);
  }
}
