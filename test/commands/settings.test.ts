import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { liveMessage } from '../../src/discord/channel/desired.ts';
import type { Order } from '../../src/discord/interactions/command.ts';
import { tableView } from '../../src/discord/views/table-view.ts';
import { block } from '../../src/tables/blocking.ts';
import { USUAL_PROFILE } from '../../src/tables/model/profile.ts';
import { entriesNeeded } from '../../src/tables/model/table.ts';
import { within } from '../discord/breaches.ts';
import { ana, ben, cem, done, dua, keptAt, overwrite } from '../tables/room.ts';
import { texts } from '../texts/shipped.ts';
import { atBar, barroom, type Given, idsOf, wordsOf } from './order.ts';

/** What the menus of a page show as chosen. */
const chosenIn = (reply: Given): readonly string[] =>
  reply.kind !== 'page'
    ? []
    : reply.message.components
        .flatMap(within)
        .flatMap((part) =>
          part.type === ComponentType.StringSelect
            ? part.options.flatMap((option) => (option.default === true ? [option.label] : []))
            : [],
        );
const USUALLY = [
  'Language: same as your Discord',
  'No quiet hours',
  expect.stringMatching(/^UTC: it’s \d\d:\d\d$/),
];

describe('/settings mine', () => {
  test('says what holds, and changes what is named', async () => {
    const { gives, tables } = await barroom();
    const chosen = async (given = {}) => chosenIn(await gives(ana, '/settings mine', given));
    expect(await chosen()).toEqual(['When it’s your turn, I ping you in the channel', ...USUALLY]);
    expect(
      await chosen({
        ...{ notices: 'direct', reminders: 'false', 'quiet-from': '22', 'quiet-to': '7' },
        ...{ zone: 'Asia/Kathmandu', 'text-boards': 'true', language: 'en' },
      }),
    ).toEqual([
      'When it’s your turn, I send you a direct message',
      'Language: English',
      'Quiet hours: 22:00 to 7:00',
      expect.stringMatching(/^Asia\/Kathmandu: it’s \d\d:\d\d$/),
    ]);
    expect(await tables.profiles.of(ana.id)).toEqual({
      ...USUAL_PROFILE,
      ...{ notices: 'direct', reminders: false, quiet: { from: 22, to: 7 } },
      ...{ zone: 'Asia/Kathmandu', text: true, language: 'en' },
    });
    await gives(ana, '/settings mine', { 'quiet-to': '22', language: 'discord' });
    const { quiet, language } = await tables.profiles.of(ana.id);
    expect([quiet, language]).toEqual([undefined, undefined]);
    expect(await tables.profiles.of(ben.id)).toEqual(USUAL_PROFILE);
  });

  test('takes no place that there is none of, nor half of the quiet hours', async () => {
    const { gives, tables, types } = await barroom();
    expect(wordsOf(await gives(ana, '/settings mine', { zone: 'Mars' }))).toContain(
      'don’t know that time zone',
    );
    expect(wordsOf(await gives(ana, '/settings mine', { 'quiet-to': '7' }))).toContain('both');
    expect(await tables.profiles.of(ana.id)).toEqual(USUAL_PROFILE);
    const offered = await types(ana, '/settings mine', 'zone', 'new york');
    expect(offered).toContainEqual({ name: 'America/New_York', value: 'America/New_York' });
  });

  test('has /board tell the position in words to who wishes so', async () => {
    const { id, gives, clock } = await atBar();
    expect(await gives(ana, '/board')).toEqual({ kind: 'board', table: id, more: [] });
    await gives(ana, '/settings mine', { 'text-boards': 'true' });
    expect(wordsOf(await gives(ana, '/board'))).toContain('0 : 0');
    clock.time += 15_000;
    expect(await gives(ana, '/board', { text: 'false' })).toEqual({ kind: 'board', table: id, more: [] });
  });
});

describe('/settings vacation', () => {
  test('stops the clocks at every table of mine until the end of a day, and tells them', async () => {
    const { gives, started, tables, clock } = await barroom();
    clock.time = Date.UTC(2026, 5, 15, 12);
    const id = await started();
    const begun = await gives(ana, '/settings vacation', { until: '2026-06-20' });
    expect(begun).toMatchObject({ kind: 'page', changed: [id] });
    expect((await tables.look(id))?.table.away).toEqual([
      { person: ana.id, from: expect.any(Number), until: Date.UTC(2026, 5, 21) },
    ]);
    const lastDay = `<t:${Date.UTC(2026, 5, 20, 12) / 1000}:D>`;
    expect(wordsOf(begun)).toContain(lastDay);
    expect(wordsOf(await gives(ana, '/settings mine'))).toContain(`Away until ${lastDay}`);
    expect(wordsOf(await gives(ana, '/table status'))).toContain(`is away until ${lastDay}`);
    clock.time += 1000;
    expect(wordsOf(await gives(ana, '/settings vacation'))).toContain('Welcome back');
    expect((await tables.look(id))?.table.away).toMatchObject([{ until: expect.any(Number) }]);
    expect(wordsOf(await gives(ana, '/settings vacation'))).toContain('You’re not away');
  });

  test('refuses what is no day, past, or too long', async () => {
    const { gives, clock } = await barroom();
    clock.time = Date.UTC(2026, 5, 15, 12);
    const answer = async (until: string) => wordsOf(await gives(ana, '/settings vacation', { until }));
    expect(await answer('tomorrow')).toContain('like this');
    expect(await answer('2026-02-30')).toContain('like this');
    expect(await answer('2026-06-14')).toContain('already over');
    expect(await answer('2026-08-15')).toContain('three weeks');
  });
});

describe('/settings server', () => {
  const manager = { canManage: true } as const;

  test('is settled by those who manage the server, and shown to everybody', async () => {
    const { gives, tables, settles } = await barroom();
    expect(wordsOf(await gives(ana, '/settings server', { role: '7' }))).toContain('Only those who manage');
    expect((await tables.servers.of('g')).roles).toEqual([]);
    const settled = wordsOf(await settles({ 'most-in-channel': '3' }));
    expect(settled).toContain('Open tables per channel: 25 at most → **Open tables per channel: 3 at most**');
    expect(settled).toContain('`/settings server` shows it');
    expect(settled).not.toContain('Pace of new tables');
    const again = wordsOf(await settles({ 'most-in-channel': '3' }));
    expect(again).toContain('It was like that already');
    const all = wordsOf(await settles({}));
    expect(all).toContain('Open tables per channel: 3 at most · `most-in-channel`');
    expect(all).toContain('type `/settings server`');
    const shown = wordsOf(await gives(ben, '/settings server'));
    expect(shown).toContain('Open tables per channel: 3');
    expect(shown).not.toMatch(/most-in-channel|type `/u);
  });

  test('says who may open tables, and holds others to it', async () => {
    const { gives, settles } = await barroom();
    await settles({ role: '7' });
    expect(wordsOf(await gives(ben, '/play tiny'))).toContain('Only <@&7> can open tables');
    expect(await gives(ben, '/play tiny', {}, { roles: ['7'] })).toMatchObject({ kind: 'board' });
    expect(await gives(ben, '/play tiny', {}, manager)).toMatchObject({ kind: 'board' });
    await settles({ role: '7' });
    expect(await gives(cem, '/play tiny')).toMatchObject({ kind: 'board' });
  });

  test('says where tables may be opened, threads of those channels among them', async () => {
    const { gives, settles } = await barroom();
    await settles({ channel: '9' });
    expect(wordsOf(await gives(ben, '/play tiny'))).toContain('<#9>');
    const thread = { channel: '10', parent: '9' };
    expect(await gives(ben, '/play tiny', {}, thread)).toMatchObject({ kind: 'board' });
  });

  test('has no tables opened in one channel and its threads, or in one more than the server names', async () => {
    const { gives, settles } = await barroom();
    const here = { ...manager, channel: '8' };
    const closed = wordsOf(await gives(ana, '/settings channel', { tables: 'false' }, here));
    expect(closed).toContain(
      'tables be opened in this channel? Yes → **Can tables be opened in this channel? No**',
    );
    for (const place of [{ channel: '8' }, { channel: '80', parent: '8' }])
      expect(wordsOf(await gives(ben, '/play tiny', {}, place))).toContain(
        'No tables can be opened in this channel',
      );
    expect(await gives(ben, '/play tiny', {}, { channel: '9' })).toMatchObject({ kind: 'board' });
    expect(wordsOf(await settles({}))).toContain('not in <#8>');
    await settles({ channel: '9' });
    expect(wordsOf(await gives(cem, '/play tiny', {}, { channel: '7' }))).toContain('<#9>');
    await gives(ana, '/settings channel', { tables: 'true' }, here);
    expect(await gives(cem, '/play tiny', {}, { channel: '8' })).toMatchObject({ kind: 'board' });
  });

  test('says in which language tables speak to their channel, which is else that of their host, or of the server where the bot does not speak it', async () => {
    const { gives, tables, bot, act, settles } = await barroom();
    const spoken = async (more: Partial<Order> = {}): Promise<string> => {
      const opened = await gives(ben, '/play tiny', {}, more);
      const there = opened.kind === 'board' ? await tables.opened({ table: opened.table }) : undefined;
      if (there === undefined) throw new Error('no table was opened');
      const { now, entries } = there;
      const context = { say: texts.in(now.table.language), icons: bot.icons, avatars: bot.avatars };
      const { components } = liveMessage(tableView(now, context), entriesNeeded(now, entries));
      expect(JSON.stringify(components)).toContain(texts.in(now.table.language)('lobby-button-join'));
      await tables.close(act(now.table.id, ben));
      return now.table.language;
    };
    expect(await spoken()).toBe('en');
    expect(await spoken({ language: 'de', serverLanguage: 'en-US' })).toBe('de');
    expect(await spoken({ language: 'en-US', serverLanguage: 'de' })).toBe('en');
    expect(await spoken({ language: 'pt-BR', serverLanguage: 'de' })).toBe('de');
    const told = wordsOf(await settles({ language: 'de' }));
    expect(told).toContain('Language of new tables: Deutsch');
    expect(await spoken({ language: 'en-US' })).toBe('de');
    await settles({ language: 'discord' });
    expect(await spoken({ language: 'fr', serverLanguage: 'fr' })).toBe('fr');
  });

  test('says at which pace tables begin, and whether in a thread of their own, where nobody says otherwise', async () => {
    const { gives, tables, act, settles } = await barroom();
    const opened = async (options = {}, more = {}) => {
      const reply = await gives(ben, '/play tiny', options, more);
      const now = reply.kind === 'board' ? await tables.look(reply.table) : undefined;
      if (now === undefined) throw new Error('no table was opened');
      return now.table;
    };
    const first = await opened();
    expect([first.pace, first.thread]).toEqual(['relaxed', undefined]);
    await tables.close(act(first.id, ben));
    const told = wordsOf(await settles({ pace: 'daily', thread: 'true' }));
    expect(told).toContain('Pace of new tables: one day per turn');
    expect(told).toContain('get its own thread, unless /play says otherwise?');
    const table = await opened();
    expect(table).toMatchObject({ pace: 'daily', thread: 'wanted' });
    await tables.setPace(act(table.id, ben), 'live');
    expect((await tables.look(table.id))?.table.pace).toBe('live');
    expect((await opened({ thread: 'false' })).thread).toBeUndefined();
    for (const channelKind of ['thread', 'elsewhere'] as const)
      expect((await opened({}, { channelKind, channel: 'd' })).thread).toBeUndefined();
    const after = wordsOf(await settles({ pace: 'none' }));
    expect(after).not.toContain('get its own thread, unless /play says otherwise?');
    await settles({ thread: 'false' });
    const last = await opened();
    expect([last.pace, last.thread]).toEqual(['none', undefined]);
  });

  test('says how a game is played where nobody says otherwise', async () => {
    const { gives, tables, types, plays } = await barroom();
    const usual = { game: 'tiny', option: 'pace', value: 'fast' };
    expect(wordsOf(await gives(ana, '/settings server', usual, manager))).toContain('Tiny · pace: fast');
    const odd = { ...usual, value: 'never' };
    expect(wordsOf(await gives(ana, '/settings server', odd, manager))).toContain('Please give me a game');
    const id = await plays(ben);
    expect((await tables.look(id))?.table.options).toEqual({ pace: 'fast', begins: '0' });
    const other = await plays(ben, { pace: 'slow' });
    expect((await tables.look(other))?.table.options).toMatchObject({ pace: 'slow' });
    expect(
      await types(ana, '/settings server', 'option', 'pa', {
        options: new Map([
          ['game', 'tiny'],
          ['option', 'pa'],
        ]),
      }),
    ).toEqual([{ name: 'pace', value: 'pace' }]);
  });
});

describe('/settings server, for who spoils it for others', () => {
  const shown = async ({ tables, bot }: Awaited<ReturnType<typeof barroom>>, id: string) => {
    const opened = await tables.opened({ table: id });
    if (opened === undefined) throw new Error('there is no such table');
    const context = { say: texts.in('en'), icons: bot.icons, avatars: bot.avatars };
    return JSON.stringify(
      liveMessage(tableView(opened.now, context), entriesNeeded(opened.now, opened.entries)).components,
    );
  };

  test('keeps a person from its tables, tells the managers alone, and lets them back', async () => {
    const at = await barroom();
    const { gives, lobby, started, tables, settles } = at;
    const [open, playing] = [await lobby([dua]), await started([ben, dua])];
    const asked = await settles({ block: dua.id, 'most-tables': '7' });
    expect(idsOf(asked)).toEqual([`h1:block:${dua.id}`, `h1:block:${dua.id}:not`]);
    expect(wordsOf(asked)).toMatch(/Lobbies they leave: 1\. Games .*: 1\./u);
    expect(asked).not.toHaveProperty('changed');
    expect(await tables.servers.of('g')).toMatchObject({ blocked: [], mostTables: 7 });
    const changed = await block(tables, { guild: 'g', person: dua.id }, 'Cheats', at.clock.now());
    expect(changed).toEqual(expect.arrayContaining([open, playing]));
    expect(wordsOf(await settles({}))).toContain(`Kept from the tables: <@${dua.id}> · \`block\``);
    expect(await shown(at, playing)).toContain('**Dua** has been blocked from playing here');
    expect(wordsOf(await gives(ben, '/settings server'))).not.toMatch(/Kept|<@|Nobody/u);
    expect(wordsOf(await gives(ben, '/settings server', { block: ana.id }))).toContain('Only those who');
    expect(wordsOf(await settles({ block: ana.id }))).toContain('block yourself');
    const back = await settles({ block: dua.id });
    expect(wordsOf(back)).toContain('Games in which they’re back in their seat: 1. Lobbies don’t come back');
    expect(back).toMatchObject({ changed: [playing] });
    expect(await shown(at, playing)).toContain('is back in their seat');
    expect((await tables.servers.of('g')).blocked).toEqual([]);
  });

  test('keeps as many people from its tables as those who manage it can read of', async () => {
    const { tables, settles } = await barroom();
    const people = Array.from({ length: 50 }, (_, at) => `${1_300_000_000_000_000_000n + BigInt(at)}`);
    await tables.servers.change('g', (known) => ({ ...known, blocked: people }));
    const answer = wordsOf(await settles({ block: dua.id }));
    expect(answer).toContain('50 people');
    expect((await tables.servers.of('g')).blocked).toEqual(people);
    const all = wordsOf(await settles({}));
    expect(people.every((id) => all.includes(id))).toBe(true);
    expect(all.length).toBeLessThan(4_000);
  });

  test('settles for new tables who takes a seat that was left, and the board says so', async () => {
    const at = await barroom();
    const { tables, act, settles, plays } = at;
    const words = async (rule: string) => {
      await settles({ 'freed-seats': rule });
      const id = await plays(ana);
      for (const person of [ben, cem]) done(await tables.join(act(id, person), person.name));
      done(await tables.start(act(id, ana)));
      done(await tables.depart(act(id, ben), 'hand on'));
      const left = await shown(at, id);
      if (rule === 'agreed') {
        done(await tables.takeSeat(act(id, dua), 1, dua.name));
        expect(await shown(at, id)).toContain('would like to play on in the seat of');
      }
      return left;
    };
    expect(await words('former')).toContain('Only someone who has played it before');
    expect(await words('agreed')).toContain('the others at the table decide');
    expect(await words('anyone')).toContain('Anyone can take the seat');
  });

  test('settles for new tables that a host cannot end alone after the first round', async () => {
    const at = await barroom();
    const { gives, tables, act, says, settles, plays } = at;
    const told = wordsOf(await settles({ 'early-end': 'vote' }));
    expect(told).toContain('after the first round, only if everyone agrees**');
    const id = await plays(ana);
    done(await tables.join(act(id, ben), ben.name));
    done(await tables.start(act(id, ana)));
    expect(wordsOf(await gives(ana, '/table end'))).toContain('you can end it right now');
    done(await says(id, ana, 'end'));
    done(await says(id, ben, 'step'));
    done(await says(id, ben, 'end'));
    expect(wordsOf(await gives(ana, '/table end'))).toContain('It ends only if everyone agrees');
    expect((await tables.look(id))?.table).toMatchObject({ phase: 'playing' });
  });

  test('has the result say who ended a match while they were behind', async () => {
    const at = await barroom();
    const { tables, act, started, says } = at;
    const id = await started();
    done(await says(id, ana, 'end'));
    done(await says(id, ben, 'step'));
    done(await tables.end(act(id, ana)));
    expect(await shown(at, id)).toContain('Ana, who was behind, ended this game early.');
    const other = await started();
    done(await tables.end(act(other, ana)));
    expect(await shown(at, other)).toContain('Ana, the host, ended this game early.');
  });
});

describe('/table pace', () => {
  test('is set by the host in the lobby, and put to everybody in a match', async () => {
    const { gives, lobby, tables, act } = await barroom();
    const id = await lobby([ben]);
    expect(await gives(ben, '/table pace', { pace: 'live' })).toMatchObject({ code: 'not-the-host' });
    await gives(ana, '/table pace', { pace: 'live' });
    expect((await tables.look(id))?.table.pace).toBe('live');
    done(await tables.start(act(id, ana)));
    expect(wordsOf(await gives(ana, '/table pace', { pace: 'daily' }))).toContain('I’ve asked the others');
    expect((await tables.look(id))?.table).toMatchObject({
      pace: 'live',
      vote: { proposal: { kind: 'pace', pace: 'daily' } },
    });
  });
});

describe('/table nudge', () => {
  test('reminds whoever is up, when they have had an hour', async () => {
    const { id, gives, clock } = await atBar();
    expect(await gives(ben, '/table nudge')).toMatchObject({ code: 'too-soon-to-nudge' });
    clock.time += 60 * 60 * 1000;
    expect(await gives(ben, '/table nudge')).toMatchObject({ kind: 'page', changed: [id] });
  });
});

describe('/privacy', () => {
  test('says beside the file how many tables are missing in it', async () => {
    const { gives, started, store } = await barroom();
    await started();
    expect(wordsOf(await gives(ana, '/privacy export'))).not.toContain('isn’t complete');
    const { table } = await keptAt(store, await started());
    await overwrite(store, { ...table, body: '{}' });
    expect(wordsOf(await gives(ana, '/privacy export'))).toContain('so this file isn’t complete');
  });

  test('asks once more before it removes anything', async () => {
    const { id, gives, tables } = await atBar();
    expect(idsOf(await gives(ana, '/privacy remove'))).toEqual(['h1:forget']);
    expect((await tables.look(id))?.table.seats[0]).toMatchObject({ id: ana.id });
    expect(wordsOf(await gives(dua, '/privacy remove'))).toContain('no way back');
  });
});
