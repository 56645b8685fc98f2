import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Order } from '../../src/discord/interactions/command.ts';
import { homeOf } from '../../src/discord/interactions/opening.ts';
import { sentence } from '../../src/discord/interactions/reply.ts';
import { namesOf } from '../../src/discord/protocol/obstacle.ts';
import { canThreadPrivately } from '../../src/discord/protocol/permissions.ts';
import { placesMentioned } from '../../src/discord/views/places-named.ts';
import { PACES } from '../../src/tables/model/pace.ts';
import { SOLO_THREADS } from '../../src/tables/model/table-rules.ts';
import {
  type ChannelSettings,
  MOST_NAMED,
  opensIn,
  type ServerSettings,
  settingsIn,
} from '../../src/tables/service/servers.ts';
import { languageName } from '../../src/texts/language-name.ts';
import type { Say } from '../../src/texts/say.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { worded, wordedChoice } from '../wording.ts';
import type { SettingsPart } from './part.ts';
import { changedLines, settingLines } from './setting-lines.ts';

/** What can be settled for a channel, in the order in which it is told, and the option that settles it. */
const NAMES = {
  opens: 'tables',
  roles: 'role',
  language: 'language',
  pace: 'pace',
  thread: 'thread',
  soloInThread: 'solo-thread',
  isCompact: 'compact',
} as const satisfies Record<keyof ChannelSettings, string>;
const SETTLED = ['opens', 'roles', 'language', 'pace', 'thread', 'soloInThread', 'isCompact'] as const;

/** How each of it is told, of a server or of one channel. */
export const placeWords: {
  readonly [Name in Exclude<keyof ChannelSettings, 'opens'>]-?: (
    settings: ServerSettings,
    say: Say,
  ) => string;
} = {
  roles: ({ roles }, say) =>
    roles.length === 0
      ? say('settings-roles-all')
      : say('settings-roles', { roles: placesMentioned('@&', roles) }),
  language: ({ language }, say) =>
    say('settings-server-language', {
      language: language === undefined ? say('settings-language-server') : languageName(language),
    }),
  pace: ({ pace }, say) => say('settings-server-pace', { pace: say(`pace-${pace}`) }),
  thread: ({ thread }, say) => say(thread ? 'settings-server-thread-on' : 'settings-server-thread-off'),
  soloInThread: ({ soloInThread }, say) =>
    say('settings-solo', { where: say(`settings-solo-${soloInThread}`) }),
  isCompact: ({ isCompact }, say) => say(isCompact ? 'settings-compact-on' : 'settings-compact-off'),
};

/** The option that says where games of one person against computers are played. */
export const soloOption = (texts: Texts): APIApplicationCommandBasicOption => ({
  ...worded(texts, 'option-solo-thread', 'solo-thread'),
  type: ApplicationCommandOptionType.String,
  required: false,
  choices: SOLO_THREADS.map((kind) => wordedChoice(texts, `settings-solo-${kind}`, kind)),
});

/** What whoever has just settled private threads is told if the bot may start none where they are. */
export const soloTrouble = ({ options, permissions, context: { say } }: Order): readonly string[] =>
  options.get('solo-thread') !== 'private' || canThreadPrivately({ permissions })
    ? []
    : [`⚠️ ${say('settings-solo-missing', { missing: namesOf(['create-private-threads'], say) })}`];

/** The channels that have settings of their own. */
export const channelsWords = ({ inChannels }: ServerSettings, say: Say): string =>
  say('settings-in-channels', { channels: placesMentioned('#', Object.keys(inChannels)) });

/** `/settings channel`: what holds in this channel and its threads in place of what the server has settled. */
export const channel: SettingsPart = {
  name: 'channel',
  options: (texts) => [
    {
      ...worded(texts, 'option-tables', 'tables'),
      type: ApplicationCommandOptionType.Boolean,
      required: false,
    },
    {
      ...worded(texts, 'option-channel-role', 'role'),
      type: ApplicationCommandOptionType.Role,
      required: false,
    },
    {
      ...worded(texts, 'option-server-language', 'language'),
      type: ApplicationCommandOptionType.String,
      required: false,
      choices: texts.locales.map((locale) => ({ name: languageName(locale), value: locale })),
    },
    {
      ...worded(texts, 'option-server-pace', 'pace'),
      type: ApplicationCommandOptionType.String,
      required: false,
      choices: PACES.map((pace) => wordedChoice(texts, `pace-${pace}`, pace)),
    },
    soloOption(texts),
    ...(['thread', 'compact'] as const).map((name) => ({
      ...worded(texts, name === 'thread' ? 'option-server-thread' : `option-${name}`, name),
      type: ApplicationCommandOptionType.Boolean as const,
      required: false,
    })),
    {
      ...worded(texts, 'option-as-server', 'as-server'),
      type: ApplicationCommandOptionType.Boolean,
      required: false,
    },
  ],
  run: async (order, { tables, texts }) => {
    const { guild, options, canManage, context } = order;
    const { say } = context;
    const home = homeOf(order);
    const title = `### ${say('settings-title-channel', { channel: `<#${home}>` })}`;
    const before = await tables.servers.of(guild);
    if (options.size === 0) return sentence([title, ...told(before, home, canManage, say)].join('\n'));
    if (!canManage) return sentence(say('settings-not-manager'));
    const isFull =
      before.inChannels[home] === undefined && Object.keys(before.inChannels).length >= MOST_NAMED;
    if (isFull) return sentence(say('settings-list-full', { most: MOST_NAMED }));
    const after = await tables.servers.change(guild, (known) => ({
      ...known,
      inChannels: changed(known.inChannels, home, order, texts.locales),
    }));
    const lines = changedLines(linesIn(before, home, say), linesIn(after, home, say), 'channel', say);
    const own = after.inChannels[home] === undefined ? [say('settings-channel-none')] : [];
    return sentence([title, ...own, ...lines, ...soloTrouble(order)].join('\n'));
  },
  complete: async () => [],
};

/** The settings of all channels with those of one as an order changes them; one without any is not kept. */
function changed(
  channels: ServerSettings['inChannels'],
  home: string,
  { options }: Order,
  locales: readonly string[],
): ServerSettings['inChannels'] {
  const { [home]: former = {}, ...others } = channels;
  const known: ChannelSettings = options.get('as-server') === 'true' ? {} : former;
  const role = options.get('role');
  const isOrNot = (name: string, before: boolean | undefined) =>
    options.has(name) ? options.get(name) === 'true' : before;
  const own: ChannelSettings = {
    roles: role === undefined ? known.roles : toggledRoles(known.roles, role),
    language: locales.find((locale) => locale === options.get('language')) ?? known.language,
    pace: PACES.find((pace) => pace === options.get('pace')) ?? known.pace,
    thread: isOrNot('thread', known.thread),
    soloInThread: SOLO_THREADS.find((kind) => kind === options.get('solo-thread')) ?? known.soloInThread,
    isCompact: isOrNot('compact', known.isCompact),
    opens: isOrNot('tables', known.opens),
  };
  return Object.values(own).every((value) => value === undefined) ? others : { ...others, [home]: own };
}

/** The channels for which something is settled apart, so that what an order settles for the server holds there not. */
export function channelsApart(
  { inChannels }: ServerSettings,
  { options, context: { say } }: Order,
): readonly string[] {
  const settled = SETTLED.filter((name) => options.has(name === 'opens' ? 'channel' : NAMES[name]));
  const apart = Object.entries(inChannels).flatMap(([id, own]) =>
    settled.some((name) => own[name] !== undefined) ? [id] : [],
  );
  return apart.length === 0 ? [] : [`⚠️ ${say('settings-apart', { channels: placesMentioned('#', apart) })}`];
}

/** The roles that may open tables in a channel with one more, or without it; without any those of the server hold. */
function toggledRoles(roles: readonly string[] = [], role: string): readonly string[] | undefined {
  const next = roles.includes(role) ? roles.filter((each) => each !== role) : [...roles, role];
  return next.length === 0 ? undefined : next.slice(0, MOST_NAMED);
}

/** What holds in a channel. */
const linesIn = (settings: ServerSettings, home: string, say: Say) =>
  SETTLED.map((name) => ({
    ...{ name, option: NAMES[name] },
    words:
      name === 'opens'
        ? say(opensIn(settings, home) ? 'settings-opens-on' : 'settings-opens-off')
        : placeWords[name](settingsIn(settings, home), say),
  }));

/** What is settled for a channel alone. */
function told(settings: ServerSettings, home: string, canManage: boolean, say: Say): readonly string[] {
  const own = settings.inChannels[home] ?? {};
  const lines = linesIn(settings, home, say).filter(({ name }) => own[name] !== undefined);
  return [
    ...(lines.length === 0 ? [say('settings-channel-none')] : settingLines(lines, canManage, say)),
    ...(canManage ? [`-# ${say('settings-how-channel')}`] : []),
  ];
}
