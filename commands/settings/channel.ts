import type { Order } from '../../src/discord/interactions/command.ts';
import { sentence } from '../../src/discord/interactions/reply.ts';
import { placesMentioned } from '../../src/discord/views/message-context.ts';
import {
  type ChannelSettings,
  MOST_NAMED,
  opensIn,
  type ServerSettings,
  settingsIn,
} from '../../src/tables/service/servers.ts';
import { optionAnswered } from '../../src/texts/option-text.ts';
import { type CommandPart, flag, role } from '../declared.ts';
import {
  changedLines,
  placed,
  rolesTold,
  type Setting,
  type SettingLine,
  settingLines,
  settledBy,
  toggled,
} from './place.ts';

const SETTINGS: readonly Setting<ChannelSettings>[] = [
  {
    field: 'opens',
    text: 'tables',
    option: flag('tables'),
    read: (given) => ({ opens: given === 'true' }),
    told: (settings, say, { home, category }) =>
      optionAnswered('tables', opensIn(settings, home, category), say),
  },
  {
    field: 'roles',
    text: 'role',
    option: role('role'),
    // Without any those of the server hold.
    read: (given, { roles = [] }) => {
      const next = toggled(roles, given).slice(0, MOST_NAMED);
      return { roles: next.length === 0 ? undefined : next };
    },
    told: rolesTold,
  },
  ...placed(false),
];

/** `/settings channel`: what holds in this channel and its threads in place of what the server has settled. */
export const channel: CommandPart = {
  about: 'settings-channel',
  options: [...SETTINGS.map(({ option }) => option), flag('as-server')],
  run: async (order, { tables, texts }) => {
    const { guild, home, options, canManage, context } = order;
    const { say } = context;
    const title = `### ${say('settings-title-channel', { channel: `<#${home}>` })}`;
    const before = await tables.servers.of(guild);
    if (options.size === 0) return sentence([title, ...told(before, order)].join('\n'));
    if (!canManage) return sentence(say('settings-not-manager'));
    const isFull =
      before.inChannels[home] === undefined && Object.keys(before.inChannels).length >= MOST_NAMED;
    if (isFull) return sentence(say('settings-list-full', { most: MOST_NAMED }));
    const after = await tables.servers.change(guild, (known) => ({
      ...known,
      inChannels: changed(known.inChannels, home, order, texts.locales),
    }));
    const lines = changedLines(linesIn(before, order), linesIn(after, order), 'channel', order);
    const own = after.inChannels[home] === undefined ? [say('settings-channel-none')] : [];
    return sentence([title, ...own, ...lines].join('\n'));
  },
};

/** The settings of all channels with those of one as an order changes them; one without any is not kept. */
function changed(
  channels: ServerSettings['inChannels'],
  home: string,
  order: Order,
  locales: readonly string[],
): ServerSettings['inChannels'] {
  const { [home]: former = {}, ...others } = channels;
  const own = settledBy(order.options.get('as-server') === 'true' ? {} : former, SETTINGS, order, locales);
  return Object.values(own).every((value) => value === undefined) ? others : { ...others, [home]: own };
}

/** The channels for which something is settled apart, so that what an order settles for the server holds there not. */
export function channelsApart(
  { inChannels }: ServerSettings,
  { options, context: { say } }: Order,
): readonly string[] {
  const settled = SETTINGS.filter(({ field, option }) =>
    options.has(field === 'opens' ? 'channel' : option.name),
  );
  const apart = Object.keys(inChannels).filter((id) =>
    settled.some((setting) => isOwn(setting, inChannels[id])),
  );
  return apart.length === 0 ? [] : [`⚠️ ${say('settings-apart', { channels: placesMentioned('#', apart) })}`];
}

const isOwn = ({ field }: Setting<ChannelSettings>, own: ChannelSettings = {}): boolean =>
  Object.entries(own).some(([name, value]) => name === field && value !== undefined);

const linesIn = (settings: ServerSettings, order: Order, which = SETTINGS): readonly SettingLine[] =>
  which.map(({ text, told }) => ({
    words: told(settingsIn(settings, order.home), order.context.say, order),
    text,
  }));

function told(settings: ServerSettings, order: Order): readonly string[] {
  const { say } = order.context;
  const own = settings.inChannels[order.home];
  const which = SETTINGS.filter((setting) => isOwn(setting, own));
  const lines = linesIn(settings, order, which);
  return [
    ...(lines.length === 0 ? [say('settings-channel-none')] : settingLines(lines, order)),
    ...(order.canManage ? [`-# ${say('settings-how-channel')}`] : []),
  ];
}
