import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { TextsBroken, writeLastLine } from '../../src/texts/fluent-file.ts';

/** A directory with these files, by their paths, that goes away with the test. */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** The same with texts that say at their end, as they must, which they are; those that cannot be read stay as they are. */
export function textsOf(files: Readonly<Record<string, string>>): string {
  const folder = folderOf(files);
  for (const path of Object.keys(files)) if (path.endsWith('.ftl')) close(join(folder, path));
  return folder;
}

function close(file: string): void {
  try {
    writeLastLine(file);
  } catch (error) {
    if (!(error instanceof TextsBroken)) throw error;
  }
}
