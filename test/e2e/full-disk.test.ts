import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startDiscord } from '../../src/playground/server.ts';
import { patientClock } from '../playground/patient-clock.ts';
import { killed, startBot } from './bot-process.ts';
import { seen } from './screen.ts';

/** A disk of two megabytes; nothing where the system lets nobody make one. */
function smallDisk(): string | undefined {
  const place = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'none', place]);
  if (made.status === 0) return place;
  rmSync(place, { recursive: true });
  return undefined;
}

const disk = smallDisk();
if (disk === undefined)
  console.log('No disk is filled under a bot: a small one can be made by the superuser of Linux alone.');

test.skipIf(disk === undefined)(
  'a bot whose disk fills says so once, and goes on when there is room again',
  async () => {
    const place = disk ?? '';
    const discord = await startDiscord({ clock: patientClock() });
    const bot = await startBot(discord, join(place, 'tables.sqlite'), { LOG_LEVEL: 'warn' }, 'pipe');
    onTestFinished(async () => {
      await killed(bot);
      await discord.close();
      execFileSync('umount', [place]);
      rmSync(place, { recursive: true });
    });
    let said = '';
    bot.stderr?.on('data', (piece: Buffer) => {
      said += piece.toString();
    });
    const lines = (): readonly string[] =>
      said
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line).msg);
    const [person] = discord.people;
    if (person === undefined) throw new Error('nobody is there');
    const [channel] = person.channels();
    const play = () => person.command(channel?.id ?? '', ['play', 'otys']);
    const lobbies = () =>
      person
        .messages(channel?.id ?? '')
        .filter(({ ephemeral, message }) => !ephemeral && message.author.bot === true);
    await seen('its commands', () => person.commands().find(({ name }) => name === 'play'));
    await play();
    await seen('a lobby', () => lobbies()[0]);

    const fill = join(place, 'fill');
    expect(() => writeFileSync(fill, Buffer.alloc(4_000_000))).toThrow(/ENOSPC/);
    // What the log beside the database has room for is kept still.
    for (let presses = 0; presses < 40 && lines().length === 0; presses += 1) await play();
    for (let presses = 0; presses < 3; presses += 1) expect(await play()).toEqual({ kind: 'answered' });
    const { length } = lobbies();
    const begun = expect.stringMatching(/^The bot cannot write to the database; the disk may be full/);
    expect(lines()).toEqual([begun]);

    rmSync(fill);
    await play();
    await seen('another lobby', () => lobbies()[length]);
    await expect.poll(lines).toEqual([begun, 'The bot can write to the database again.']);
  },
);
