import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Locale } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { startDiscord } from '../../src/playground/server.ts';
import { PIER, SHELF } from './boards.ts';
import { holdClock } from './held-clock.ts';
import { ask, COMMANDS, EMOJIS, form, idOf, MESSAGES, post } from './raw.ts';
import { discordForTest, PIXEL, PIXEL_URL, PLAY } from './with-bot.ts';

const HOUR = 60 * 60_000;

async function directoryForTest(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'harbour-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** A message with a picture. */
const picture = (name: string) =>
  form(
    {
      ...{ flags: 1 << 15, attachments: [{ id: '0' }] },
      components: [{ type: 12, items: [{ media: { url: `attachment://${name}` } }] }],
    },
    { 0: { name, bytes: PIXEL } },
  );

test('what is kept is for its owner alone', async () => {
  const keepIn = await directoryForTest();
  const discord = await startDiscord({ keepIn, rates: 'off' });
  await post(discord, picture('a.png'));
  await discord.close();
  const [stored = ''] = await readdir(join(keepIn, 'files'));
  for (const file of ['world.json', join('files', stored)])
    expect(((await stat(join(keepIn, file))).mode & 0o777).toString(8), file).toBe('600');
});

test('a second run goes on where the first one ended, on another port', async () => {
  const keepIn = await directoryForTest();
  const clock = holdClock();
  const first = await startDiscord({ keepIn, clock, rates: 'off' });
  await ask(first, 'PUT', COMMANDS, [PLAY]);
  await ask(first, 'POST', EMOJIS, { name: 'key', image: PIXEL_URL });
  await post(first, picture('sea.png'));
  const ana = first.person('Ana');
  ana.say(PIER, 'Привет');
  const silent = ana.command(PIER, ['play']);
  clock.advance(3_000);
  await silent;
  const before = ana.messages(PIER);
  const thread = ana.startThread(SHELF, { name: 'Long game', content: 'Go' });
  first.world.threads.change(thread.id, { locked: true });
  const [, björn, chidi] = first.people.map(({ user }) => user.id);
  for (const order of [
    { order: 'presence', member: björn ?? '', present: false },
    { order: 'give role', member: chidi ?? '', role: '1300000000000000102', held: true },
    { order: 'permit bot', channel: PIER, permission: 'AttachFiles', allowed: false },
    { order: 'delete channel', channel: '1300000000000000203' },
    { order: 'choose locale', member: ana.user.id, locale: Locale.Russian },
  ] as const)
    first.overseer.order(order);
  const standings = first.overseer.standings();
  clock.advance(20 * HOUR);
  await first.close();

  const second = await discordForTest({ keepIn, clock });
  expect(second.origin).not.toBe(first.origin);
  expect(second.overseer.standings()).toEqual(standings);
  expect(second.person('Ana').locale()).toBe('ru');
  expect(second.person('Eve').messages(thread.id)).toHaveLength(1);
  const kept = () => second.world.threads.find(thread.id);
  expect(kept()).toMatchObject({ name: 'Long game', locked: true, archived: false });
  clock.advance(4 * HOUR);
  expect(kept()?.archived).toBe(true);
  const after = second.person('Ana').messages(PIER);
  expect(JSON.parse(JSON.stringify(after).replaceAll(second.origin, first.origin))).toEqual(before);
  expect(second.person('Ana').commands()).toMatchObject([{ name: 'play' }]);
  expect(second.person('Ana').notices(PIER)).toHaveLength(1);
  const attachment = await fetch(after[0]?.message.attachments[0]?.url ?? '');
  expect(Buffer.from(await attachment.arrayBuffer())).toEqual(PIXEL);
  const [emoji] = second.world.emojis.list();
  const served = await fetch(`${second.origin}/emojis/${emoji?.id}.png`);
  expect(served.headers.get('content-type')).toBe('image/png');
  const [old] = before.slice(-1);
  expect(BigInt(second.person('Eve').say(PIER, 'Later').id)).toBeGreaterThan(BigInt(old?.message.id ?? '0'));
});

test('pictures that no message shows any more are not kept', async () => {
  const keepIn = await directoryForTest();
  const clock = holdClock();
  const first = await startDiscord({ keepIn, clock, rates: 'off' });
  const sent = await post(first, picture('a.png'));
  const { attachments } = Object(sent.body);
  await ask(first, 'PATCH', `${MESSAGES}/${idOf(sent)}`, picture('b.png'));
  expect((await fetch(attachments[0].url)).status).toBe(200);
  clock.advance(60_000);
  expect((await fetch(attachments[0].url)).status).toBe(404);
  await first.close();
  expect(await readdir(join(keepIn, 'files'))).toHaveLength(1);
});

test('a kept state that cannot be read stops the start and stays as it is', async () => {
  const keepIn = await directoryForTest();
  await writeFile(join(keepIn, 'world.json'), '{"version":1,"origin":"http://127.0.0.1:1"}');
  await expect(startDiscord({ keepIn })).rejects.toThrow('world.json cannot be read');
  await writeFile(join(keepIn, 'world.json'), 'half a fi');
  await expect(startDiscord({ keepIn })).rejects.toThrow('world.json is not what the playground wrote');
  expect(await readdir(keepIn)).toEqual(['world.json']);
});

test('a port that is taken is told in words', async () => {
  const { port } = await discordForTest();
  await expect(startDiscord({ port })).rejects.toThrow(`Port ${port} is already in use`);
});

test('requests under another name than this machine’s are turned away', async () => {
  const { origin, port } = await discordForTest();
  const { request } = await import('node:http');
  const status = await new Promise((resolve) => {
    request(origin, { headers: { host: `elsewhere.example:${port}` } }, (answer) =>
      resolve(answer.statusCode),
    ).end();
  });
  expect(status).toBe(421);
});
