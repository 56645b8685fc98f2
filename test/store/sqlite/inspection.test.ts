import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inspect } from '../../../src/store/sqlite/inspection.ts';
import { emptyFolder } from '../folder.ts';
import { childWith } from './committing.ts';
import { changed, changedBehind, writtenFile } from './written-file.ts';

/** The files of a folder, each with its bytes and when it was changed last. */
function everyFile(folder: string): Readonly<Record<string, readonly [string, number]>> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => {
      const place = join(folder, name);
      return [name, [readFileSync(place).toString('base64'), statSync(place).mtimeMs]] as const;
    }),
  );
}

// Beside one another, as they wait for most of their time.
describe.concurrent('an inspection', () => {
  it('finds a database that nobody has open whole, and leaves no trace', async ({ onTestFinished }) => {
    const file = await writtenFile(emptyFolder(onTestFinished));
    const folder = join(file, '..');
    const before = everyFile(folder);
    expect(await inspect(file)).toEqual({ found: 0, holder: undefined });
    expect(everyFile(folder)).toEqual(before);
  });

  it('finds one whole whose bot was killed, with what stands in its log, and leaves that where it is', async ({
    onTestFinished,
  }) => {
    const file = await writtenFile(emptyFolder(onTestFinished));
    await (await childWith(file, 'rest', onTestFinished)).kill();
    const folder = join(file, '..');
    const before = everyFile(folder);
    expect(Object.keys(before)).toContain('bot.db-wal');
    expect(await inspect(file)).toEqual({ found: 0, holder: undefined });
    expect(everyFile(folder)).toEqual(before);
  });

  it('names the bot that writes to it, which notices nothing', async ({ onTestFinished }) => {
    const file = await writtenFile(emptyFolder(onTestFinished));
    const { process: bot } = await childWith(file, 'commit', onTestFinished);
    const said: string[] = [];
    bot.stdout.setEncoding('utf8').on('data', (lines: string) => said.push(lines));
    expect(await inspect(file)).toEqual({
      found: 0,
      holder: expect.stringMatching(new RegExp(`^process ${bot.pid} on .+`)),
    });
    const heard = said.length;
    while (said.length === heard) await once(bot.stdout, 'data');
    expect(said.join('')).not.toMatch(/refused|lost/);
    expect(bot.exitCode).toBeNull();
  });

  it('knows a database of another version, and which that is', async ({ onTestFinished }) => {
    const file = await writtenFile(emptyFolder(onTestFinished));
    changed(file, (database) => database.pragma('user_version = 99'));
    expect(await inspect(file)).toMatchObject({
      found: { what: expect.stringContaining('made by version 1.0.0') },
    });
  });

  it('knows what is damaged from what is not ours', async ({ onTestFinished }) => {
    const file = await writtenFile(emptyFolder(onTestFinished));
    changedBehind(file, 'log', "UPDATE log SET body = 'key 4' WHERE ply = 3");
    const damaged = (finding = '') => ({
      found: { what: expect.stringContaining(`is damaged (${finding}`) },
    });
    expect(await inspect(file)).toMatchObject(
      damaged('a row of the table "log" has changed since it was written'),
    );
    writeFileSync(file, 'These are the notes of last summer.\n'.repeat(200));
    expect(await inspect(file)).toMatchObject(damaged());
    const other = join(emptyFolder(onTestFinished), 'other.db');
    changed(other, (database) => database.exec('CREATE TABLE tables (id TEXT)'));
    const notOurs = { found: { what: expect.stringContaining('is not a database of this bot') } };
    expect(await inspect(other)).toMatchObject(notOurs);
    writeFileSync(other, '');
    expect(await inspect(other)).toMatchObject(notOurs);
  });

  it('finds that there is none, and a log that keeps a new one from being made', async ({
    onTestFinished,
  }) => {
    const file = join(emptyFolder(onTestFinished), 'bot.db');
    expect(await inspect(file)).toBeUndefined();
    writeFileSync(`${file}-wal`, 'part of a database');
    await expect(inspect(file)).rejects.toThrow(`${file}-wal is there and contains part of it`);
  });

  it('finds that something else stands where its lock belongs', async ({ onTestFinished }) => {
    const file = await writtenFile(emptyFolder(onTestFinished));
    writeFileSync(`${file}.lock`, 'a note of the host, longer than it takes to look like nothing'.repeat(20));
    await expect(inspect(file)).rejects.toThrow(/The lock file .*\.lock could not be taken .*Delete it/);
  });

  it('says in a sentence that a database cannot be read', async ({ onTestFinished }) => {
    const file = await writtenFile(emptyFolder(onTestFinished));
    renameSync(file, `${file}.gone`);
    await expect(inspect(join(file, '..'))).rejects.toThrow(/^The database .* could not be opened: /);
  });
});
