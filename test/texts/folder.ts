import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readFluentFile } from '../../src/texts/fluent-file.ts';

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
  for (const [path, content] of Object.entries(files))
    if (path.endsWith('.ftl')) writeFileSync(join(folder, path), ended(join(folder, path), content));
  return folder;
}

/** The text of a file with the last line that its reader asks for. */
function ended(file: string, content: string): string {
  try {
    readFluentFile(file);
    return content;
  } catch (error) {
    const [, line] = /makes "([^"]+)"/.exec(String(error)) ?? [];
    return line === undefined ? content : `${content.trimEnd()}\n\n${line}\n`;
  }
}
