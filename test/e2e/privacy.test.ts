import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { everythingIn } from '../store/folder.ts';
import { daysOf, HOUR } from './days.ts';
import { GAME_TIME, players } from './players.ts';
import { control, whisper } from './screen.ts';

it(
  'somebody who has their data removed in the middle of a game is named nowhere any more, and the others play on',
  GAME_TIME,
  async () => {
    const days = await daysOf(3, 'daily');
    const { harbour, channel, people, presses, says, playTurn, board, now } = days;
    await playTurn();
    await playTurn();
    const gone = await days.up();
    const others = people.filter((person) => person !== gone);
    const { id } = gone.user;
    const name = gone.user.global_name ?? gone.user.username;
    await says(gone, ['settings', 'mine'], [{ name: 'notices', value: 'direct' }]);
    await harbour.pass(9 * HOUR);

    expect(await gone.command(channel, ['privacy', 'export'])).toEqual({ kind: 'answered' });
    const file = whisper(gone, channel)?.attachments[0];
    expect(file?.filename).toBe('my-data.json');
    const kept = await (await fetch(file?.url ?? '')).text();
    expect(JSON.parse(kept)).toMatchObject({ person: id, tables: [{ table: days.table }] });
    for (const other of others) expect(kept).not.toContain(other.user.id);

    expect(await gone.command(channel, ['privacy', 'remove'])).toEqual({ kind: 'answered' });
    const asked = whisper(gone, channel);
    const before = harbour.discord.journal.requests().length;
    await presses(gone, asked === undefined ? undefined : control(asked, 'forget'), asked);

    expect(JSON.stringify(everythingIn(harbour.database))).not.toContain(id);
    expect(JSON.stringify(everythingIn(harbour.database))).not.toContain(`"${name}"`);
    expect((await now()).table.seats.filter(({ kind }) => kind === 'computer').length).toBe(1);

    const at = players(others, channel, 5, harbour.settled);
    for (let plays = 0; plays < 30; plays += 1) expect(await at.play()).toBe(true);
    await harbour.everythingSaid();
    const public_ = harbour.discord.journal
      .requests()
      .slice(before)
      .filter(
        ({ route, method, status }) => method !== 'GET' && status < 300 && route?.includes('/channels/'),
      )
      .map(({ body }) => JSON.stringify(body));
    expect(public_.length).toBeGreaterThan(3);
    for (const said of public_) expect(said).not.toContain(id);
    const shown: APIMessage = await board();
    expect(JSON.stringify(shown.components)).not.toContain(name);
    expect(JSON.stringify(everythingIn(harbour.database))).not.toContain(id);
    expect(await says(gone, ['tables'])).not.toContain('<#');
    await harbour.restart();
    expect(await at.play()).toBe(true);
    expect(harbour.complaints()).toEqual([]);
    expect(harbour.logged).toEqual([]);
  },
);
