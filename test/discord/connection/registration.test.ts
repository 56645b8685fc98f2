import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { type RegistrationApi, register } from '../../../src/discord/connection/registration.ts';
import { fakeLog } from '../fake-log.ts';
import { fakeNotes } from '../fake-notes.ts';

const play: RESTPostAPIChatInputApplicationCommandsJSONBody = { name: 'play', description: 'Open a table' };
const hand: RESTPostAPIChatInputApplicationCommandsJSONBody = { name: 'hand', description: 'Your hand' };

function fakeApi(fails = false): RegistrationApi & { readonly puts: { route: string; body: unknown }[] } {
  const puts: { route: string; body: unknown }[] = [];
  return {
    puts,
    put: async (route, { body }) => {
      puts.push({ route, body });
      if (fails) throw new Error('500');
    },
  };
}

describe('commands', () => {
  test('are registered all at once by the first start, and not again while they stay as they are', async () => {
    const [api, notes, log] = [fakeApi(), fakeNotes(), fakeLog()];
    const order = { api, notes, log, application: '7', commands: [play, hand] };
    expect(await register(order)).toBe('registered');
    expect(await register(order)).toBe('unchanged');
    expect(api.puts).toEqual([{ route: '/applications/7/commands', body: [play, hand] }]);
  });

  test('are registered again when one of them has changed', async () => {
    const [api, notes, log] = [fakeApi(), fakeNotes(), fakeLog()];
    await register({ api, notes, log, application: '7', commands: [play] });
    const changed = [{ ...play, description: 'Open a new table' }];
    expect(await register({ api, notes, log, application: '7', commands: changed })).toBe('registered');
    expect(api.puts.map(({ body }) => body)).toEqual([[play], changed]);
  });

  test('are registered for each application that the same file has served', async () => {
    const [api, notes, log] = [fakeApi(), fakeNotes(), fakeLog()];
    await register({ api, notes, log, application: '7', commands: [play] });
    await register({ api, notes, log, application: '8', commands: [play] });
    expect(api.puts.map(({ route }) => route)).toEqual([
      '/applications/7/commands',
      '/applications/8/commands',
    ]);
  });

  test('that Discord does not take stop nothing, and are tried again by the next start', async () => {
    const [notes, log] = [fakeNotes(), fakeLog()];
    expect(await register({ api: fakeApi(true), notes, log, application: '7', commands: [play] })).toBe(
      'failed',
    );
    expect(log.lines).toEqual([expect.stringMatching(/^error: /)]);
    const api = fakeApi();
    expect(await register({ api, notes, log, application: '7', commands: [play] })).toBe('registered');
    expect(api.puts).toHaveLength(1);
  });
});
