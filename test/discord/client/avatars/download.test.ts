import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { download } from '../../../../src/discord/client/avatars/download.ts';

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
