import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { Avatars, cdnBeside, download } from '../../../src/discord/client/avatars.ts';
import { avatarPlace } from '../../../src/discord/interactions/reading.ts';
import { tickingClock } from '../../ticking-clock.ts';

const png = await createCanvas(128, 128).encode('png');
const placeOf = (person: number) => `avatars/${person}/a1b2c3`;

function avatars(answer: (address: string) => Promise<Uint8Array>) {
  const clock = tickingClock(0);
  const asked: string[] = [];
  const download = (address: string) => {
    asked.push(address);
    return answer(address);
  };
  return { clock, asked, avatars: new Avatars({ cdn: 'https://cdn.example', download, clock }) };
}

describe('An avatar', () => {
  test('is sent for once, and there from the next picture on', async () => {
    const { avatars: all, asked } = avatars(async () => png);
    expect(all.find(placeOf(1))).toBeUndefined();
    expect(all.find(placeOf(1))).toBeUndefined();
    await all.idle();
    expect(all.find(placeOf(1))).toMatchObject({ key: placeOf(1), image: { width: 128, height: 128 } });
    expect(asked).toEqual(['https://cdn.example/avatars/1/a1b2c3.png?size=128']);
  });

  test('of another hash is another one', async () => {
    const { avatars: all, asked } = avatars(async () => png);
    all.find('avatars/1/old');
    await all.idle();
    expect(all.find('avatars/1/new')).toBeUndefined();
    await all.idle();
    expect(asked).toHaveLength(2);
  });

  test('that nobody has, or at a place that Discord would not give, is not sent for', async () => {
    const { avatars: all, asked } = avatars(async () => png);
    for (const place of ['', 'https://evil.example/a', '../../etc/passwd', 'avatars/1/../2', 'avatars/1/a?b'])
      expect(all.find(place)).toBeUndefined();
    await all.idle();
    expect(asked).toEqual([]);
  });

  test('that could not be had is left alone for ten minutes', async () => {
    const { avatars: all, asked, clock } = avatars(() => Promise.reject(new Error('404')));
    for (const minutes of [0, 1, 9, 11]) {
      clock.time = 1 + minutes * 60_000;
      expect(all.find(placeOf(1))).toBeUndefined();
      await all.idle();
    }
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['words', Buffer.from('not found')],
    ['half a PNG', png.subarray(0, png.length / 2)],
    ['nothing', Buffer.alloc(0)],
  ])('that holds %s does no harm', async (_, bytes) => {
    const { avatars: all } = avatars(async () => bytes);
    all.find(placeOf(1));
    await all.idle();
    const found = all.find(placeOf(1));
    expect(found === undefined || found.image.width === 128).toBe(true);
  });
});

describe('Avatars', () => {
  test('are brought four at a time', async () => {
    let [now, most] = [0, 0];
    const { avatars: all, asked } = avatars(async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise(setImmediate);
      now -= 1;
      return png;
    });
    for (let person = 0; person < 40; person++) all.find(placeOf(person));
    await all.idle();
    expect(most).toBe(4);
    expect(asked).toHaveLength(40);
  });

  test('are kept while there is room, the least lately drawn going first', async () => {
    const { avatars: all } = avatars(async () => png);
    for (let person = 0; person <= 256; person++) {
      all.find(placeOf(person));
      await all.idle();
      all.find(placeOf(0));
    }
    expect(all.find(placeOf(0))).toBeDefined();
    expect(all.find(placeOf(256))).toBeDefined();
    expect(all.find(placeOf(1))).toBeUndefined();
  });
});

const user = (avatar: string | null) => ({ id: '7', username: 'ana', avatar });

describe('The place of an avatar', () => {
  test("is the person's own", () => {
    expect(avatarPlace({ guild_id: '5', member: { user: user('abc'), avatar: null } })).toBe('avatars/7/abc');
    expect(avatarPlace({ user: user('abc') })).toBe('avatars/7/abc');
  });

  test("is the server's where they have one there", () => {
    expect(avatarPlace({ guild_id: '5', member: { user: user('abc'), avatar: 'def' } })).toBe(
      'guilds/5/users/7/avatars/def',
    );
  });

  test('is nowhere for those who have none', () => {
    expect(avatarPlace({ guild_id: '5', member: { user: user(null), avatar: null } })).toBe('');
    expect(avatarPlace({})).toBe('');
  });
});

describe('Pictures of people', () => {
  test("come from Discord's own host, or from that of the Discord on this machine", () => {
    expect(cdnBeside(undefined)).toBe('https://cdn.discordapp.com');
    expect(cdnBeside('http://127.0.0.1:4000/api')).toBe('http://127.0.0.1:4000');
  });
});

async function served(listener: RequestListener, patience?: number): Promise<Uint8Array> {
  const server = createServer(listener);
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  try {
    return await download(`http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`, patience);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('A download brings the bytes', async () => {
  expect(await served((_, response) => response.end('bytes'))).toEqual(Buffer.from('bytes'));
});

test('A download does not follow to another place', async () => {
  const away: RequestListener = (_, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  await expect(served(away)).rejects.toThrow();
});

test('A download ends where there is too much', async () => {
  const flood: RequestListener = (_, response) => {
    const more = () => {
      while (response.write(Buffer.alloc(64 * 1024)));
      response.once('drain', more);
    };
    more();
  };
  await expect(served(flood)).rejects.toThrow('larger than 524288 bytes');
});

test('A download fails where there is nothing', async () => {
  await expect(served((_, response) => response.writeHead(404).end())).rejects.toThrow('404');
});

test('A download that drips is given up as soon as one that says nothing', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  let drops = 0;
  const drip: RequestListener = (_, response) => {
    const dripping = setInterval(() => {
      drops += 1;
      // Whatever is not held on to is gone by then.
      collect();
      response.write('.');
      if (drops > 100) response.end();
    }, 20);
    response.once('close', () => clearInterval(dripping));
  };
  await expect(served(drip, 300)).rejects.toThrow();
  expect(drops).toBeLessThan(100);
});
