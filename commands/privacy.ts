import { setImmediate } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { inTheirTurn } from '../src/discord/interactions/in-turn.ts';
import { type Made, page, sentence } from '../src/discord/interactions/reply.ts';
import { FILE_BYTES, REQUEST_BYTES } from '../src/discord/protocol/limits.ts';
import { file, type Message, text } from '../src/discord/protocol/message.ts';
import { button, framed } from '../src/discord/views/components.ts';
import { type ExportedTable, exportOf, type PersonalExport } from '../src/tables/export.ts';
import { neutralJson } from '../src/texts/neutral-text.ts';
import { type CommandPart, slash } from './declared.ts';
import { asking } from './table/done.ts';

/** Files that one message has room for beside its words. */
const TOGETHER = Math.floor((REQUEST_BYTES - 1) / FILE_BYTES);

const sharedOut = (files: readonly ExportFile[]): readonly (readonly ExportFile[])[] =>
  Array.from({ length: Math.ceil(files.length / TOGETHER) }, (_, at) =>
    files.slice(at * TOGETHER, (at + 1) * TOGETHER),
  );

const exported: CommandPart = {
  about: 'privacy-export',
  run: (order, bot) => {
    const { say } = order.context;
    const gather = async (): Promise<Made> => {
      const kept = await exportOf(bot.tables, order.person.id);
      const files = await exportFiles(kept);
      const unread = kept.unread();
      const words = text([say('privacy-file'), unread > 0 && `⚠️ ${say('privacy-file-unread')}`]);
      const [first, ...more] = sharedOut(files).map(
        (together, at): Message =>
          framed('private', [at === 0 && words, together.map(({ name }) => file(name))], {
            files: together,
          }),
      );
      return first === undefined
        ? sentence(words.content)
        : page(first, { also: more.map((message) => () => message) });
    };
    const shown = { page: { of: 'privacy', kind: 'export' }, place: 'apart' } as const;
    return inTheirTurn('export', order, shown, gather, bot);
  },
};

/** `/privacy …`: the same, and its removal, which is asked once more. */
export const privacy = slash({
  about: 'privacy',
  isForBlocked: true,
  parts: () => [
    exported,
    {
      about: 'privacy-remove',
      run: (order) => {
        const { say } = order.context;
        const remove = {
          id: { kind: 'forget' },
          label: say('privacy-button-remove'),
          look: 'grave',
        } as const;
        return asking(
          say('privacy-ask', { name: say('player-unknown') }),
          button(remove, order.context.icons),
        );
      },
    },
  ],
});

interface ExportFile {
  readonly name: string;
  readonly data: Buffer;
}

const PLAIN = 2 * 1024 * 1024;

/** Letters that are written, and packed, before everybody else has a turn: a few milliseconds. */
export const AT_ONCE = 64 * 1024;

/** Entries of a list that are written in one go: less than that. */
const ENTRIES_AT_ONCE = 100;

/** Bytes that a packed file is kept below the limit: what the packer still holds back, and the last table. */
const SLACK = 1024 * 1024;

const FILE_NAME = 'my-data';

/**
 * Writes an export as JSON: plain if it is small, else compressed into files of `most` bytes that each have some of the
 * tables. Only the files as they are sent and one table are in memory at a time.
 */
export async function exportFiles(kept: PersonalExport, most = FILE_BYTES): Promise<readonly ExportFile[]> {
  const { person, profile, watching, results } = kept;
  const written: Buffer[] = [];
  let part = new Part(Math.min(most, PLAIN));
  await part.begin({ person, profile, watching, results });
  for await (const table of kept.tables) {
    await part.add(table);
    if (part.bytes < most - SLACK || !part.isPacked) continue;
    written.push(await part.end({}));
    part = new Part(0);
    await part.begin({ person });
  }
  written.push(await part.end({ unread: kept.unread() }));
  const ending = part.isPacked ? 'zip' : 'json';
  return written.map((data, at) => ({
    name: written.length === 1 ? `${FILE_NAME}.${ending}` : `${FILE_NAME}-${at + 1}.${ending}`,
    data,
  }));
}

/** The fields of an object as JSON, piece by piece: no list of it is written in one go. */
function* fieldsOf(value: object): Generator<string> {
  const fields = Object.entries(value).filter(([, held]) => held !== undefined);
  for (const [at, [key, held]] of fields.entries()) {
    yield `${at === 0 ? '' : ','}\n  "${key}": `;
    if (!Array.isArray(held)) yield neutralJson(held, 2);
    else {
      yield '[';
      for (let from = 0; from < held.length; from += ENTRIES_AT_ONCE) {
        const entries = neutralJson(held.slice(from, from + ENTRIES_AT_ONCE), 2).slice(1, -2);
        yield `${from === 0 ? '' : ','}${entries}`;
      }
      yield ']';
    }
  }
}

class Part {
  readonly #plain: number;
  readonly #chunks: Uint8Array[] = [];
  #bytes = 0;
  #entry: ZipDeflate | undefined;
  #zip: Zip | undefined;
  #isFirst = true;
  /** What was written and is not encoded yet. */
  #text = '';

  constructor(plain: number) {
    this.#plain = plain;
  }

  async begin(head: object): Promise<void> {
    await this.#write('{');
    for (const piece of fieldsOf(head)) await this.#write(piece);
    await this.#write(',\n  "tables": [');
  }

  get bytes(): number {
    return this.#bytes;
  }

  get isPacked(): boolean {
    return this.#zip !== undefined;
  }

  async add(table: ExportedTable): Promise<void> {
    await this.#write(this.#isFirst ? '\n{' : ',\n{');
    for (const piece of fieldsOf(table)) await this.#write(piece);
    await this.#write('\n}');
    this.#isFirst = false;
  }

  async end(more: object): Promise<Buffer> {
    const fields = Object.entries(more).map(([key, value]) => `,\n  "${key}": ${JSON.stringify(value)}`);
    this.#text += `\n  ]${fields.join('')}\n}\n`;
    await this.#flush();
    this.#entry?.push(new Uint8Array(), true);
    this.#zip?.end();
    return Buffer.concat(this.#chunks);
  }

  async #write(text: string): Promise<void> {
    this.#text += text;
    if (this.#text.length >= AT_ONCE) await this.#flush();
  }

  async #flush(): Promise<void> {
    const bytes = strToU8(this.#text);
    this.#text = '';
    if (this.#entry === undefined && this.#bytes + bytes.length > this.#plain) await this.#pack();
    if (this.#entry === undefined) this.#take(bytes);
    else this.#entry.push(bytes);
    await setImmediate();
  }

  #take(bytes: Uint8Array): void {
    this.#chunks.push(bytes);
    this.#bytes += bytes.length;
  }

  async #pack(): Promise<void> {
    const soFar = this.#chunks.splice(0);
    this.#bytes = 0;
    this.#zip = new Zip((error, chunk) => {
      if (error !== null) throw error;
      this.#take(chunk);
    });
    this.#entry = new ZipDeflate(`${FILE_NAME}.json`);
    this.#zip.add(this.#entry);
    for (const bytes of soFar) {
      this.#entry.push(bytes);
      await setImmediate();
    }
  }
}
