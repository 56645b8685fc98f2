import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { download } from '../../../src/discord/avatars/download.ts';

async function served(listener: RequestListener): Promise<Uint8Array> {
  const server = createServer(listener);
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  try {
    return await download(`http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`);
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
