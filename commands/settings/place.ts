import type { Order } from '../../src/discord/interactions/command.ts';
import { namesOf } from '../../src/discord/protocol/obstacle.ts';
import { canThreadPrivately } from '../../src/discord/protocol/permissions.ts';
import { placesMentioned } from '../../src/discord/views/message-context.ts';
import { LIKE_DISCORD } from '../../src/discord/views/own-settings.ts';
import { PACES } from '../../src/tables/model/pace.ts';
import { SOLO_THREADS } from '../../src/tables/model/table-rules.ts';
import type { ChannelSettings, ServerSettings } from '../../src/tables/service/servers.ts';
import { languageName } from '../../src/texts/language-name.ts';
import { type OptionName, optionAnswered, optionName } from '../../src/texts/option-text.ts';
import type { PlainKey, Say } from '../../src/texts/say.ts';
import {
  type Choices,
  choice,
  choiceAmong,
  everyLanguage,
  flag,
  type Option,
  wordedChoice,
} from '../declared.ts';

type Field = keyof ServerSettings | keyof ChannelSettings;

/** Something that an option settles, in a server or in one of its channels. */
export interface Setting<S> {
  readonly field: Field;
  readonly text: OptionName;
  readonly option: Option;
  /** The field with a given value; nothing if it can have no such value. */
  readonly read: (given: string, known: S, locales: readonly string[]) => object;
  /** How it is told where it holds: of a channel, if one is meant. */
  readonly told: (settings: ServerSettings, say: Say, place: Pick<Order, 'home' | 'category'>) => string;
}

/** One of a few values. */
export const fieldAmong = <F extends keyof ServerSettings>(
  field: F,
  values: readonly (ServerSettings[F] & string)[],
) => ({
  field,
  read: (given: string): object => {
    const value = values.find((each) => each === given);
    return value === undefined ? {} : { [field]: value };
  },
});

/** Yes or no. */
export const yesOrNo = (
  field: 'thread' | 'isCompact' | 'ratings',
  text: Parameters<typeof optionAnswered>[0],
  apart?: Parameters<typeof flag>[1],
): Setting<unknown> => ({
  ...{ field, text, option: flag(text, apart) },
  read: (given) => ({ [field]: given === 'true' }),
  told: (settings, say) => optionAnswered(text, settings[field], say),
});

/** The languages there are, after that of Discord, which a text describes. */
export const languages =
  (likeDiscord: PlainKey): Choices =>
  (texts, games) => [
    wordedChoice(texts, (say) => say(likeDiscord), LIKE_DISCORD),
    ...everyLanguage(texts, games),
  ];

/** What is settled in a server, and in a channel in place of that. Only a server can have the language of Discord. */
export const placed = (isServer: boolean): readonly Setting<unknown>[] => [
  {
    field: 'language',
    text: 'server-language',
    option: choice('server-language', isServer ? languages('settings-language-server') : everyLanguage, {
      name: 'language',
    }),
    read: (given, _, locales) => {
      if (isServer && given === LIKE_DISCORD) return { language: undefined };
      return locales.includes(given) ? { language: given } : {};
    },
    told: ({ language }, say) =>
      say('settings-server-language', {
        language: language === undefined ? say('settings-language-server') : languageName(language),
      }),
  },
  {
    text: 'server-pace',
    option: choiceAmong('server-pace', PACES, (pace) => `pace-${pace}`, { name: 'pace' }),
    ...fieldAmong('pace', PACES),
    told: ({ pace }, say) => say('settings-server-pace', { pace: say(`pace-${pace}`) }),
  },
  yesOrNo('thread', 'server-thread', { name: 'thread' }),
  {
    text: 'solo-thread',
    option: choiceAmong('solo-thread', SOLO_THREADS, (kind) => `settings-solo-${kind}`),
    ...fieldAmong('soloInThread', SOLO_THREADS),
    told: ({ soloInThread }, say) => say('settings-solo', { where: say(`settings-solo-${soloInThread}`) }),
  },
  yesOrNo('isCompact', 'compact'),
];

/** Which roles may open tables. */
export const rolesTold: Setting<unknown>['told'] = ({ roles }, say) =>
  roles.length === 0
    ? say('settings-roles-all')
    : say('settings-roles', { roles: placesMentioned('@&', roles) });

/** Settings with what the options of a command settle. */
export const settledBy = <S extends object>(
  known: S,
  settings: readonly Setting<S>[],
  { options }: Order,
  locales: readonly string[],
): S =>
  Object.assign(
    { ...known },
    ...settings.map(({ option: { name }, read }) => {
      const given = options.get(name);
      return given === undefined ? {} : read(given, known, locales);
    }),
  );

/** A list with one more, or without it if it was there. */
export const toggled = (list: readonly string[], named: string): readonly string[] =>
  list.includes(named) ? list.filter((each) => each !== named) : [...list, named];

/** What somebody who has just settled private threads is told if the bot may start none where they are. */
const soloTrouble = ({ options, permissions, context: { say } }: Order): readonly string[] =>
  options.get('solo-thread') !== 'private' || canThreadPrivately({ permissions })
    ? []
    : [`⚠️ ${say('settings-solo-missing', { missing: namesOf(['create-private-threads'], say) })}`];

/** Something that is settled, in words, and the option that settles it; absent if another command does. */
export interface SettingLine {
  readonly words: string;
  readonly text?: OptionName;
}

/** What is settled; for those who may change it with the option that does, as it is called in the reader's language. */
export const settingLines = (
  lines: readonly SettingLine[],
  { canManage, context: { say } }: Order,
): readonly string[] =>
  lines.map(({ words, text }) =>
    text === undefined || !canManage ? `- ${words}` : `- ${words} · \`${optionName(text, say)}\``,
  );

/** What is settled otherwise than before, from what to what, and how to see the rest. */
export function changedLines(
  before: readonly SettingLine[],
  after: readonly SettingLine[],
  part: 'server' | 'channel',
  order: Order,
): readonly string[] {
  const { say } = order.context;
  const without = (lines: readonly SettingLine[], others: readonly SettingLine[]) =>
    lines.filter(({ words }) => others.every((other) => other.words !== words));
  const former = without(before, after);
  const changed = without(after, before).map(({ words, text }) => {
    const was = former.find((line) => line.text === text);
    return was === undefined ? `- **${words}**` : `- ${was.words} → **${words}**`;
  });
  const told =
    changed.length === 0 ? [say('table-unchanged')] : [...changed, `-# ${say('settings-rest', { part })}`];
  return [...told, ...soloTrouble(order)];
}
