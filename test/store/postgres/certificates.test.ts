import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { expect, it } from 'vitest';
import { openPostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { emptyFolder } from '../folder.ts';

const clock = { now: () => 77 };
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl) console.log('No certificate is made for tests: this machine has no openssl.');

const refusalOf = (address: string): Promise<unknown> => openPostgresStore({ address, clock }).catch(String);

it.each(['sslrootcert', 'sslcert', 'sslkey'])(
  'a start names the file of %s that cannot be read',
  async (option) => {
    const address = `postgres://bot:hunter2@localhost/harbour?sslmode=verify-full&${option}=/nowhere/file.pem`;
    expect(await refusalOf(address)).toBe(
      `StoreRefused: /nowhere/file.pem, which DATABASE_URL names as ${option}, cannot be read (ENOENT). Correct the path.`,
    );
  },
);

it.skipIf(!hasOpenssl)(
  'a start says what to do about the CA of a provider, and takes it when it is named',
  async ({ onTestFinished }) => {
    const folder = emptyFolder(onTestFinished);
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'ca.pem')];
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=localhost'],
        ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
      ],
      { stdio: 'ignore' },
    );
    let greeted = 0;
    // As much of a server as there is before anything is asked of it (Frontend/Backend Protocol, "SSL Session Encryption").
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => {
        socket.write('S');
        const secured = new TLSSocket(socket, {
          isServer: true,
          key: readFileSync(key),
          cert: readFileSync(certificate),
        });
        secured.on('error', () => {});
        secured.on('data', () => {
          greeted += 1;
          secured.destroy();
        });
      });
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const address = `postgres://bot:hunter2@localhost:${port}/harbour?sslmode=verify-full`;
    expect(await refusalOf(address)).toMatch(
      /shows a certificate that is not trusted \(\w+\)\. If your provider has a CA .* \?sslmode=verify-full&sslrootcert=FILE/u,
    );
    expect(greeted).toBe(0);
    expect(await refusalOf(`${address}&sslrootcert=${certificate}`)).toMatch(/cannot be reached/u);
    expect(greeted).toBeGreaterThan(0);
  },
);
