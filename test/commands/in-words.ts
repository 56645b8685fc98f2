import { ComponentType, PermissionFlagsBits } from 'discord-api-types/v10';
import { liveMessage } from '../../src/discord/channel/desired.ts';
import type { Order } from '../../src/discord/interactions/command.ts';
import { tableView } from '../../src/discord/views/table-view.ts';
import { readRecord } from '../../src/records/read-record.ts';
import { USUAL_PROFILE } from '../../src/tables/model/profile.ts';
import { entriesNeeded } from '../../src/tables/model/table.ts';
import { within } from '../discord/breaches.ts';
import { daysIn } from '../tables/days.ts';
import { hereIn, PEOPLE, personNamed, refusedBy } from '../tables/deeds.ts';
import { roomsInWords } from '../tables/in-words.ts';
import { ana } from '../tables/room.ts';
import { texts } from '../texts/shipped.ts';
import { ALLOWED, barroom, fileOf, type Given, idsOf, wordsOf } from './order.ts';

/** What follows a command in a line, by its names: `pace=fast @channel=d @manager`. */
const givenIn = (said: string): readonly (readonly [name: string, value: string])[] =>
  said
    .split(/ (?=@[a-z]|[a-z-]+=)/i)
    .filter((each) => each !== '')
    .map((each) => {
      const [name = '', ...value] = each.split('=');
      return [name, value.join('=')];
    });

/** Options that name people. */
const OF_PEOPLE = new Set(['person', 'invite', 'block', 'host']);

/** Where and by whom a command is given: what is not in the usual channel of the usual server. */
const PLACES: Readonly<Record<string, (value: string) => Partial<Order>>> = {
  '@manager': () => ({ canManage: true }),
  '@locked': () => ({ isLocked: true }),
  '@roles': (roles) => ({ roles: roles.split('.') }),
  '@kind': (kind) => ({ channelKind: kind as Order['channelKind'] }),
  '@lacking': (name) => ({
    permissions: ALLOWED & ~PermissionFlagsBits[name as keyof typeof PermissionFlagsBits],
  }),
};

const partsIn = (reply: Given) => (reply.kind === 'page' ? reply.message.components.flatMap(within) : []);

const unreachable = (): never => {
  throw new Error('there is no such table');
};

/** What of some settings is otherwise than usual: `pace="daily" quiet={"from":22,"to":7}`. */
const unusual = (settings: object, usual: object): string => {
  const known = new Map(Object.entries(usual).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.entries(settings)
    .map(([name, value]) => [name, JSON.stringify(value)] as const)
    .filter(([name, value]) => value !== known.get(name))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join(' ');
};

/** A bar in which days pass, with the last reply and what was offered while somebody typed. */
async function bar() {
  const there = await barroom();
  const here = hereIn(daysIn(there));
  let reply: Given = { kind: 'board', table: '', more: [] };
  let latest = '';
  let offered: Awaited<ReturnType<typeof there.types>> = [];
  const says = async (
    who: string,
    line: string,
    said: string,
    isTyped: boolean,
  ): Promise<Given | undefined> => {
    const given = givenIn(said);
    latest = who;
    const options = Object.fromEntries(
      given
        .filter(([name]) => !name.startsWith('@'))
        .map(([name, value]) => [name, OF_PEOPLE.has(name) ? (PEOPLE[value]?.id ?? value) : value]),
    );
    const more: Partial<Order> = Object.assign(
      {},
      ...given
        .filter(([name]) => name.startsWith('@'))
        .map(([name, value]) => PLACES[name]?.(value) ?? { [name.slice(1)]: value }),
    );
    if (isTyped) {
      const [focused, typed] = Object.entries(options).at(-1) ?? ['', ''];
      offered = await there.types(personNamed(who), line, focused, typed, {
        ...more,
        options: new Map(Object.entries(options)),
      });
      return undefined;
    }
    reply = await there.gives(personNamed(who), line, options, more);
    if (reply.kind === 'board' && !here.ids.includes(reply.table)) {
      here.ids = [...here.ids, reply.table];
      here.id = reply.table;
    }
    return reply;
  };
  const HAPPENS: Readonly<Record<string, (said: string) => Promise<unknown>>> = {
    // A manager settles this for the server.
    settles: (said) => says('ana', '/settings server', `${said} @manager`, false),
    // The board of the table stands under this id, or its channel is closed to the bot for this reason.
    stands: (id) => there.stands(here.id, id),
    loses: (error) =>
      there.tables.note(here.id, {
        channel: { posted: 0, access: { channel: 'c', error }, isArchived: false },
      }),
  };
  here.also = async (deed) => {
    const [told = '', why] = deed.split(' ! ');
    const [does = '', ...rest] = told.split(' ');
    const happens = HAPPENS[does];
    if (happens !== undefined) await happens(rest.join(' '));
    const [, who, typed, line, said = ''] =
      /^(\w+): (types )?(\/[a-z]+(?: [a-z]+(?= |$))?)(?: (.*))?$/.exec(told) ?? [];
    if (who === undefined || line === undefined) return happens !== undefined;
    const came = await says(who, line, said, typed !== undefined);
    if (why !== undefined && came !== undefined)
      refusedBy(came.kind === 'refused' ? came : undefined, why.split(' '), deed);
    return true;
  };
  const READS: Readonly<Record<string, () => string | Promise<string>>> = {
    says: () => wordsOf(reply),
    ids: () => idsOf(reply).join(' '),
    kind: () => reply.kind,
    // The table whose board is brought, and how much is said beside it.
    board: () =>
      reply.kind === 'board'
        ? `${reply.table}${reply.more.length > 0 ? ` and ${reply.more.length} more` : ''}`
        : '',
    changed: () => (reply.kind === 'page' ? (reply.changed ?? []).join(' ') : ''),
    chosen: () =>
      partsIn(reply)
        .flatMap((part) => (part.type === ComponentType.StringSelect ? part.options : []))
        .flatMap((option) => (option.default === true ? [option.label] : []))
        .join(' · '),
    disabled: () => (JSON.stringify(reply).match(/(?<="disabled":)\w+/g) ?? []).join(' '),
    pictures: () => (reply.kind === 'page' ? reply.message.pictures : []).map(({ alt }) => alt).join(' · '),
    file: () => fileOf(reply),
    record: () => {
      const { game, reader, names } = readRecord(fileOf(reply));
      return `${game} for ${reader}: ${names.map((name) => name ?? '-').join(' ')}`;
    },
    offers: () => offered.map(({ value }) => value).join(' '),
    names: () => offered.map(({ name }) => name).join(' · '),
    // What whoever gave the last command, or the server, has otherwise than usual.
    profile: async () => unusual(await there.tables.profiles.of(personNamed(latest).id), USUAL_PROFILE),
    server: async () =>
      unusual(await there.tables.servers.of('g'), await there.tables.servers.of('another server')),
    // What can be played at in two channels, and how much at home in the first and in the server.
    open: async () => {
      const all = await Promise.all(
        ['c', 'd'].map((channel) => there.tables.in(channel, ['lobby', 'playing'])),
      );
      return all.flatMap((each) => each.map(({ table }) => table.id)).join(' ');
    },
    census: async () => {
      const { atHome, inServer } = await there.tables.census({ guild: 'g', home: 'c', person: ana.id });
      return `${atHome} of ${inServer}`;
    },
    // What the channel is shown of the table.
    live: async () => {
      const { now, entries } = (await there.tables.opened({ table: here.id })) ?? unreachable();
      const context = { say: texts.in('en'), icons: there.bot.icons, avatars: there.bot.avatars };
      return JSON.stringify(liveMessage(tableView(now, context), entriesNeeded(now, entries)).components);
    },
    log: () => there.log.lines.join('\n'),
  };
  const reads = async (name: string): Promise<string> => {
    const read = READS[name];
    if (read === undefined) throw new Error(`there is no "${name}" to read`);
    return read();
  };
  return { here, reads };
}

/**
 * Tests of slash commands in words, at tables as in {@link roomsInWords}: `ana: /table end table=T1 @channel=d` is given with its options, and behind
 * `@` where and by whom; `ana: types /board table=be` asks for what is offered, and `settles pace=daily` is a manager's. Read are `says`, `ids`, `kind`, `offers` …
 */
export const commandsInWords = roomsInWords(bar);
