import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from './json.ts';
import { type KeptWorld, kept } from './world/kept.ts';

/** The mode of what only the owner may read: people's words, and what stands in for their tokens. */
const OWN = 0o600;

type Keep = ReturnType<typeof keepInDirectory>;

/** Keeps a world in a directory: its state in `world.json`, bytes of pictures in `files/`. */
export function keepInDirectory(directory: string) {
  const stateFile = join(directory, 'world.json');
  const filesDirectory = join(directory, 'files');

  async function replaceFile(file: string, contents: string | Uint8Array): Promise<void> {
    // One that was left behind keeps its mode however it is written.
    await rm(`${file}.new`, { force: true });
    await writeFile(`${file}.new`, contents, { mode: OWN });
    await rename(`${file}.new`, file);
  }

  return {
    /** The world as last saved, served from `origin` from now on; undefined if there is none. @throws if unreadable. */
    async load(origin: string): Promise<KeptWorld | undefined> {
      const text = await readFile(stateFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (text === undefined) return undefined;
      const advice = 'move it away to start with an empty server.';
      const written = parseJson(text);
      if (written === undefined) throw new Error(`${stateFile} is not what the playground wrote; ${advice}`);
      const before = z.looseObject({ origin: z.string() }).safeParse(written).data?.origin;
      const moved = before === undefined ? written : parseJson(text.replaceAll(before, origin));
      const read = kept.safeParse(moved);
      if (!read.success)
        throw new Error(`${stateFile} cannot be read; ${advice}\n${z.prettifyError(read.error)}`);
      const bytes = new Map<string, Uint8Array>();
      for (const { id } of [...read.data.files, ...read.data.emojis])
        bytes.set(id, await readFile(join(filesDirectory, id)).catch(() => new Uint8Array()));
      return { state: read.data, bytes };
    },
    /** Writes the world; what was there stays whole until the new state is. */
    async save({ state, bytes }: KeptWorld): Promise<void> {
      await mkdir(filesDirectory, { recursive: true });
      const present = new Set(await readdir(filesDirectory));
      for (const [id, contents] of bytes)
        if (!present.has(id)) await replaceFile(join(filesDirectory, id), contents);
      await replaceFile(stateFile, JSON.stringify(state));
      for (const name of present) if (!bytes.has(name)) await rm(join(filesDirectory, name), { force: true });
    },
  };
}

/** How long changes gather before they are saved, in milliseconds. */
const GATHER = 300;

/** Saves `current` a while after a change, one save at a time; what fails is told to `failed` and tried again. */
export function createSaver(keep: Keep, current: () => KeptWorld, failed: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const save = (): Promise<void> => {
    timer = undefined;
    running = running.then(() => keep.save(current())).catch(failed);
    return running;
  };
  return {
    touch(): void {
      timer ??= setTimeout(save, GATHER);
    },
    /** Saves what is not saved yet. */
    async finish(): Promise<void> {
      const due = timer !== undefined;
      clearTimeout(timer);
      await (due ? save() : running);
    },
  };
}
