import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { StoredHints } from '../../../src/store/postgres/hints.ts';
import type { DatabaseQuery } from '../../../src/store/sql/database.ts';
import { emptyFolder } from '../folder.ts';
import { lacksPostgres } from './cluster.ts';
import { sharedCluster } from './shared-cluster.ts';

// Skipped where there is no PostgreSQL; cluster.ts prints why.
it.skipIf(lacksPostgres)(
  'hints are heard again after a switch that leaves the old connection standing, and silent',
  async ({ onTestFinished }) => {
    const cluster = await sharedCluster();
    const room = new URL(await cluster.room());
    const folder = emptyFolder(onTestFinished);
    const held: Socket[] = [];
    const way = createServer((socket) => {
      const on = connect(join(room.searchParams.get('host') ?? '', '.s.PGSQL.5432'));
      held.push(socket, on);
      for (const each of [socket, on]) each.on('error', () => {});
      socket.pipe(on).pipe(socket);
    });
    await new Promise<void>((resolve) => way.listen(join(folder, '.s.PGSQL.5432'), resolve));
    onTestFinished(() => {
      for (const socket of held) socket.destroy();
      way.close();
    });
    const address = new URL(room);
    address.searchParams.set('host', folder);
    const ask: DatabaseQuery = async ({ text }, values = []) => {
      const quoted = values.reduce<string>((all, value, at) => all.replace(`$${at + 1}`, `'${value}'`), text);
      return cluster.ask(quoted, room.href);
    };
    const heard: string[] = [];
    const hints = new StoredHints(address.href, ask, (hint, table) => heard.push(`${hint} ${table}`));
    onTestFinished(() => hints.close());
    const told = async (table: string) => {
      hints.tell('free', table);
      await new Promise((later) => setTimeout(later, 100));
      return heard;
    };
    await expect.poll(() => told('before')).toContain('free before');
    for (const socket of held.splice(0)) socket.unpipe();
    await expect.poll(() => told('after')).toContain('free after');
  },
);
