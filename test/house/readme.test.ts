import { existsSync, readFileSync } from 'node:fs';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { obstacleAt } from '../../src/discord/protocol/obstacle.ts';
import { games } from '../../src/games/index.ts';

const readme = readFileSync('README.md', 'utf8');
const manifest: { readonly scripts: object; readonly engines: { readonly node: string } } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

const found = (pattern: RegExp): readonly string[] =>
  [...readme.matchAll(pattern)].map(([, name]) => name ?? '');

describe('the README', () => {
  test('names how to start and to test it', () => {
    for (const script of ['start', 'test']) {
      expect(found(/npm (start|test)\b/g)).toContain(script);
      expect(manifest.scripts).toHaveProperty([script]);
    }
  });

  test('names every slash command, and none that there is not', () => {
    const named = new Set(found(/`\/(\w+)[ `]/g));
    expect([...named].sort()).toEqual(commands.map(({ name }) => name).sort());
    for (const game of found(/`\/play (\w+)`/g)) expect(games.map(({ name }) => name)).toContain(game);
  });

  test('shows pictures that there are', () => {
    for (const path of found(/(?:src|href)="(?!https?:)([^"]+)"/g)) expect(existsSync(path), path).toBe(true);
  });

  test('asks for the permissions that a table needs, for those that it can do without, and for no others', () => {
    const asked = BigInt(found(/permissions=(\d+)/g)[0] ?? '0');
    const everywhere = (permissions: bigint) => [
      obstacleAt({ channelKind: 'text', isLocked: false, permissions }, undefined, true),
      obstacleAt({ channelKind: 'thread', isLocked: false, permissions }, undefined),
    ];
    expect(everywhere(asked)).toEqual([undefined, undefined]);
    const bits = Object.values(PermissionFlagsBits).filter((bit) => (asked & bit) !== 0n);
    const optional = [PermissionFlagsBits.CreateEvents, PermissionFlagsBits.CreatePrivateThreads];
    expect(bits).toEqual(expect.arrayContaining(optional));
    for (const bit of bits.filter((each) => !optional.includes(each)))
      expect(everywhere(asked & ~bit)).not.toEqual([undefined, undefined]);
  });

  test('asks for a Node that the project runs on', () => {
    const [usual] = found(/(\d+) or later and nothing else/g);
    const [oldest] = found(/\((20\.\d+) works too/g);
    expect([manifest.engines.node, usual]).toEqual([`>=${oldest}`, '22']);
  });
});
