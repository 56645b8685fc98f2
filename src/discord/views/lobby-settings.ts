import {
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIUserSelectComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { FIRST_PLAYER } from '../../games/first-player.ts';
import { LEVELS } from '../../games/level.ts';
import { beginners, optionsAt } from '../../tables/model/first-player.ts';
import { beginsAt, type LobbyTerms } from '../../tables/model/lobby-terms.ts';
import { PACES } from '../../tables/model/pace.ts';
import { SEATINGS } from '../../tables/model/series.ts';
import { readTime, sameTimeOnDays, type TimeWriter, writtenTime } from '../../tables/model/start-time.ts';
import {
  guestOf,
  HINTS,
  stillInvited,
  TABLE_NAME_LENGTH,
  type TableListed,
  type TableNow,
  USUAL_LANGUAGE,
} from '../../tables/model/table.ts';
import { languageName } from '../../texts/language-name.ts';
import type { Say } from '../../texts/say.ts';
import { labelName, plainName, shortened } from '../../texts/shown-text.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Form } from '../protocol/form.ts';
import { idText } from '../protocol/ids.ts';
import { OPTION_LENGTH, PLACEHOLDER, SELECT_OPTIONS } from '../protocol/limits.ts';
import { type Message, type Parts, row, text } from '../protocol/message.ts';
import type { PageMark } from '../protocol/page-mark.ts';
import { type AskedAt, type ComponentEntry, controlsAt, privatePage, type Row, rows } from './components.ts';
import {
  type ButtonContext,
  type MessageContext,
  mention,
  mentions,
  textContextsOf,
  weekdayAndTime,
} from './message-context.ts';
import { type ListedTable, nameOfTable, tableRows, tableTold, titleOf } from './table-words.ts';

type Languages = Pick<Texts, 'locales' | 'nearest'>;

/** The way to the host's own page, after `why`: a new lobby, or a press in vain. `offer`: what they may do before. */
export function hostNote(
  now: TableNow,
  why: 'lobby-opened' | 'lobby-not-started' | 'rejected-already-seated',
  context: MessageContext,
  offer: readonly APIComponentInContainer[] = [],
): Message {
  const { say } = context;
  return privatePage(markOf(now), [
    text([`-# ${titleOf(now, say)}`, say(why), say('lobby-host-about'), `-# ${say('lobby-host-again')}`]),
    row([settingsWay(now, context), gatheringWay(now, context), closingWay(now, context)]),
    offer,
  ]);
}

const markOf = ({ table }: TableNow): PageMark => ({ of: table.id, kind: 'settings' });

/** Why somebody opens no other lobby: which of theirs stand open, and the way to their settings. */
export const lobbiesNote = (
  why: string,
  lobbies: readonly ListedTable[],
  { guild, person }: { readonly guild: string; readonly person: string },
  context: ButtonContext,
): Message => {
  const beside = (now: ListedTable) => (now.table.guild === guild ? settingsWay(now, context) : undefined);
  return privatePage({ of: 'tables', kind: 'tables' }, [
    text(why),
    tableRows(lobbies, context, beside, person),
  ]);
};

/**
 * The host's settings in the lobby, on a page of their own: what menus leave open is explained above them. `texts` know
 * the available languages. A host who manages the server can keep them all for tables opened there. Given the table as
 * it was `before`, it tells what has changed instead.
 */
export function lobbySettings(
  now: TableNow,
  texts: Languages,
  context: MessageContext,
  { canManage }: { readonly canManage: boolean },
  before?: TableNow,
): Message {
  const { table, game } = now;
  const { say } = context;
  const explained = (title: string, about: string): string =>
    `-# ${say('label-value', { label: `**${title}**`, value: about })}`;
  const { press } = controlsAt(now, context);
  return privatePage(markOf(now), [
    text([
      `### ${say('lobby-settings')}`,
      tableTold(now, say),
      before === undefined
        ? [
            say('lobby-settings-about'),
            game.options.map(({ name }) =>
              explained(game.optionLabel(name, say), game.optionAbout(name, say)),
            ),
            explained(say('hints'), say('hints-about')),
            table.series && explained(say('seating'), say('seating-about')),
          ]
        : changedSettings(before, now, context),
    ]),
    settingMenus(now, texts, context),
    removeMenu(now, context),
    rows([
      table.seats.length >= game.seats.min &&
        press({ kind: 'lobby', action: 'start' }, say('lobby-button-start'), 'start', 'main'),
      gatheringWay(now, context),
      press({ kind: 'name', action: 'write' }, say('managing-button-rename'), 'happened'),
      canManage && press({ kind: 'template' }, say('lobby-button-template'), 'settings'),
      closingWay(now, context),
    ]),
  ]);
}

/** The form in which the host calls the table something else. */
export function nameForm(now: TableNow, { say }: MessageContext): Form {
  const name = nameOfTable(now, say);
  const field = {
    kind: 'text',
    label: say('managing-name'),
    most: TABLE_NAME_LENGTH,
    written: name,
  } as const;
  return {
    id: { kind: 'name', table: now.table.id, action: 'save' },
    title: say('managing-title-rename', { name: labelName(name) }),
    fields: [{ ...field, isShort: true, isNeeded: true }],
  };
}

/** Asks the host whether the lobby is to be closed; `back` leads to where they came from, if not to its settings. */
export function closingPage(now: TableNow, context: MessageContext, back?: APIButtonComponent): Message {
  const { say } = context;
  const { press } = controlsAt(now, context);
  const close = press({ kind: 'lobby', action: 'close' }, say('lobby-button-close'), 'close', 'grave');
  return asked(say('command-end-lobby'), [close, back ?? settingsWay(now, context)], now, context);
}

/** Asks the host whether somebody is to be taken out of the lobby; see `guestOf`. */
export function removingPage(now: TableNow, guest: string, context: MessageContext): Message {
  const { say } = context;
  const seat = now.table.seats.findIndex((seated) => guestOf(seated) === guest);
  const { text: spoken, label } = textContextsOf(now.table, context);
  const name = label.people[seat]?.name ?? '';
  const { press } = controlsAt(now, context);
  const remove = press({ kind: 'remove', guest }, say('lobby-button-remove', { name }), 'leave', 'grave');
  const words = say('lobby-remove-ask', { name: spoken.people[seat]?.name ?? '' });
  return asked(words, [remove, settingsWay(now, context)], now, context);
}

const asked = (
  words: string,
  buttons: readonly APIButtonComponent[],
  now: TableNow,
  context: MessageContext,
): Message => privatePage(markOf(now), [text([tableTold(now, context.say), words]), row(buttons)]);

const settingsWay = (now: TableListed, context: ButtonContext) =>
  controlsAt(now, context).way('settings', 0, context.say('lobby-button-settings'), 'settings');

const gatheringWay = (now: TableNow, context: ButtonContext) =>
  controlsAt(now, context).way('gathering', 0, context.say('gathering-button'), 'join');

const closingWay = (now: TableNow, context: ButtonContext) =>
  controlsAt(now, context).way('closing', 0, context.say('lobby-button-closing'), 'close');

/** Menus of the host, in which each entry says what it is about, as that is all one sees of a menu. */
function settingMenus(now: TableNow, texts: Languages, context: MessageContext): Parts<Row> {
  const { table, game } = now;
  const { say } = context;
  const { label: textContext } = textContextsOf(table, context);
  const menu = (asks: AskedAt, title: string, entries: readonly ComponentEntry[]): Row =>
    controlsAt(now, context).menu(
      asks,
      title,
      entries
        .slice(0, SELECT_OPTIONS)
        .map((entry) => ({ ...entry, label: say('label-value', { label: title, value: entry.label }) })),
    );
  const options = optionsAt(table);
  const spoken = texts.nearest(table.language) ?? USUAL_LANGUAGE;
  return [
    game.options.map(({ name, values }) => {
      // A seat may be another's by the time that this is pressed.
      const choices =
        name === FIRST_PLAYER ? beginners(table) : values.map((value) => ({ value, given: value }));
      return menu(
        { kind: 'option', option: name },
        game.optionLabel(name, say),
        choices.map(({ value, given }) => ({
          ...{ value: given, label: game.valueLabel(name, value, textContext) },
          chosen: value === (options[name] ?? values[0]),
        })),
      );
    }),
    menu(
      { kind: 'pace' },
      say('pace'),
      PACES.map((pace) => ({
        ...{ value: pace, label: say(`pace-${pace}`), description: say(`pace-${pace}-about`) },
        chosen: pace === table.pace,
      })),
    ),
    menu(
      { kind: 'hints' },
      say('hints'),
      HINTS.map((hints) => ({ value: hints, label: say(`hints-${hints}`), chosen: hints === table.hints })),
    ),
    // Where a match is played again.
    table.series &&
      menu(
        { kind: 'seating' },
        say('seating'),
        SEATINGS.map((seating) => ({
          ...{ value: seating, label: say(`seating-${seating}`), chosen: seating === table.series?.seating },
        })),
      ),
    menu(
      { kind: 'language' },
      say('language'),
      texts.locales.map((locale) => ({
        ...{ value: locale, label: languageName(locale), chosen: locale === spoken },
      })),
    ),
    table.seats.length < game.seats.max &&
      menu(
        { kind: 'level' },
        say('lobby-button-computer'),
        LEVELS.map((level) => ({
          ...{ value: level, label: say(`level-${level}`), description: say(`level-${level}-about`) },
        })),
      ),
  ];
}

function removeMenu(now: TableNow, context: MessageContext): Row | undefined {
  const { label } = textContextsOf(now.table, context);
  const entries = now.table.seats
    .map((seated, seat) => ({ value: guestOf(seated), label: label.people[seat]?.name ?? '' }))
    .filter(({ value }) => value !== now.table.host)
    .slice(0, SELECT_OPTIONS);
  return entries.length === 0
    ? undefined
    : controlsAt(now, context).menu({ kind: 'remove' }, context.say('lobby-remove'), entries);
}

interface Settled {
  readonly label: string;
  readonly value: string;
}

function settledAt(now: TableNow, context: MessageContext): readonly Settled[] {
  const { table, game } = now;
  const { say } = context;
  const { text } = textContextsOf(table, context);
  const chosen = optionsAt(table);
  return [
    { label: say('table-name'), value: plainName(nameOfTable(now, say)) },
    { label: say('table-people'), value: text.people.map(({ name }) => name).join(', ') },
    { label: say('table-host'), value: mention(table.host, say) },
    ...game.options.map(({ name, values }) => ({
      label: game.optionLabel(name, say),
      value: game.valueLabel(name, chosen[name] ?? values[0], text),
    })),
    { label: say('gathering-who'), value: say(`gathering-who-${table.terms.isPrivate ? 'invited' : 'all'}`) },
    { label: say('gathering-start'), value: startWords(table.terms, say) },
    { label: say('gathering-invited'), value: invitedWords(table, say) },
    { label: say('pace'), value: say(`pace-${table.pace}`) },
    { label: say('hints'), value: say(`hints-${table.hints}`) },
    ...(table.series === undefined
      ? []
      : [{ label: say('seating'), value: say(`seating-${table.series.seating}`) }]),
    { label: say('language'), value: languageName(table.language) },
  ];
}

function startWords(terms: LobbyTerms, say: Say): string {
  const at = beginsAt(terms);
  return at === undefined
    ? say(`gathering-start-${terms.start?.kind === 'full' ? 'full' : 'host'}`)
    : weekdayAndTime(at);
}

/** In the place of people where there are none. */
const NOBODY = '–';

const invitedWords = (table: TableNow['table'], say: Say): string =>
  mentions(stillInvited(table), say) || NOBODY;

/** What is settled otherwise at a table than before, from what to what, a line each. */
export function changedSettings(
  before: TableNow,
  after: TableNow,
  context: MessageContext,
): readonly string[] {
  const formerly = new Map(settledAt(before, context).map(({ label, value }) => [label, value]));
  return settledAt(after, context).flatMap(({ label, value }) => {
    const former = formerly.get(label);
    return former === undefined || former === value
      ? []
      : [context.say('label-value', { label, value: former === NOBODY ? value : `${former} → ${value}` })];
  });
}

const MOST_TIMES = 10;

/**
 * The host's settings for a lobby's people: whom they invite, who may join, and when it begins, with times by their
 * own clock. Given the table as it was `before`, it tells what has changed.
 */
export function gatheringPage(
  now: TableNow,
  clocks: Clocks,
  context: MessageContext,
  before?: TableNow,
): Message {
  const { table } = now;
  const { say } = context;
  const { menu, way } = controlsAt(now, context);
  const invited = mentions(stillInvited(table), say);
  const isTold = before !== undefined && mentions(stillInvited(before.table), say) !== invited;
  return privatePage({ of: table.id, kind: 'settings' }, [
    text([
      `### ${say('gathering-title')}`,
      tableTold(now, say),
      before === undefined ? say('gathering-about') : changedSettings(before, now, context),
      invited !== '' && !isTold && say('label-value', { label: say('gathering-invited'), value: invited }),
      zoneWords(clocks, say),
    ]),
    row([inviteMenu(now, say)]),
    menu({ kind: 'terms', of: 'who' }, say('gathering-who'), whoEntries(table.terms, say)),
    menu({ kind: 'terms', of: 'start' }, say('gathering-start'), startEntries(table.terms, clocks, say)),
    row([way('settings', 0, say('lobby-button-settings'), 'settings')]),
  ]);
}

const inviteMenu = ({ table, game }: TableNow, say: Say): APIUserSelectComponent => ({
  type: ComponentType.UserSelect,
  custom_id: idText({ kind: 'invite', table: table.id }),
  placeholder: shortened(say('gathering-invite'), PLACEHOLDER),
  max_values: Math.max(1, game.seats.max - table.seats.length - table.terms.kept.length),
});

const whoEntries = ({ isPrivate }: LobbyTerms, say: Say): readonly ComponentEntry[] =>
  (['all', 'invited'] as const).map((value) => ({
    value,
    label: say('label-value', { label: say('gathering-who'), value: say(`gathering-who-${value}`) }),
    chosen: (value === 'invited') === isPrivate,
  }));

/** The starts of a lobby: by its host, once it is full, at the time that is set, and in the next evenings. */
function startEntries(terms: LobbyTerms, clocks: Clocks, say: Say): readonly ComponentEntry[] {
  const at = beginsAt(terms);
  const chosen = at === undefined ? (terms.start?.kind === 'full' ? 'full' : 'host') : undefined;
  const labelled = (value: string) =>
    shortened(say('label-value', { label: say('gathering-start'), value }), OPTION_LENGTH);
  const set =
    at === undefined ? [] : [{ value: String(at), label: labelled(timeLabel(at, clocks)), chosen: true }];
  return [
    ...(['host', 'full'] as const).map((value) => ({
      value: value as string,
      label: labelled(say(`gathering-start-${value}`)),
      chosen: value === chosen,
    })),
    ...set,
    ...offeredTimes('', clocks)
      .slice(0, MOST_TIMES)
      .map(({ value, label }) => ({ value, label: labelled(label) }))
      .filter(({ label }) => set.every((each) => each.label !== label)),
  ];
}

/** Whose clocks are meant, and the language in which they read and write times. */
export type Clocks = TimeWriter;

/** A time that is offered: as it is written, and as it is read. */
export interface OfferedTime {
  readonly value: string;
  readonly label: string;
}

const DAYS = 7;
const EVENING = ['18:00', '19:00', '20:00', '21:00'] as const;

/** A moment by a person's clock, with the day of the week. In plain text Discord does not format times. */
export function timeLabel(at: number, { zone, language }: Clocks): string {
  const format = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  } as const;
  return new Intl.DateTimeFormat(language, { ...format, timeZone: zone }).format(at);
}

/** What clocks show somewhere: `19:05`. */
export const timeIn = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);

/**
 * Times that typed text may mean: that time on the next days, or evenings of the day; or else of a day whose name it
 * begins, or whose words hold it.
 */
export function offeredTimes(typed: string, clocks: Clocks): readonly OfferedTime[] {
  const { zone, language } = clocks;
  const read = (written: string): readonly number[] => {
    const at = readTime(written, clocks);
    return typeof at === 'number' ? [at] : [];
  };
  const onDays = (at: number) => sameTimeOnDays(at, zone, DAYS);
  const evenings = (day: string) => EVENING.flatMap((time) => read(`${day} ${time}`));
  const offered = (times: readonly number[]): readonly OfferedTime[] =>
    times.map((at) => ({ value: writtenTime(at, zone), label: timeLabel(at, clocks) }));
  const day = typed.trim();
  const meant = day === '' ? [] : [...read(day).flatMap(onDays), ...evenings(day)];
  if (meant.length > 0) return offered(meant);
  const begun = daysNamed(language).filter((name) => day !== '' && name.startsWith(day.toLowerCase()));
  const named = offered(begun.flatMap(evenings));
  const usual = evenings('')
    .flatMap(onDays)
    .toSorted((one, other) => one - other);
  const others = offered(usual).filter(({ label }) => label.toLowerCase().includes(day.toLowerCase()));
  return [...named, ...others.filter(({ value }) => named.every((each) => each.value !== value))];
}

/** Today, tomorrow and the day after it, as a language calls them. */
const daysNamed = (language: string): readonly string[] =>
  [0, 1, 2].map((ahead) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(ahead, 'day'));

/** A time as it was read, for its writer, with the zone by whose clocks. */
export const readWords = (at: number, clocks: Clocks, say: Say): string =>
  `${say('gathering-read', { time: timeLabel(at, clocks) })}\n${zoneWords(clocks, say)}`;

/** Which zone it is by whose clocks a time is read, and how to change that. */
export const zoneWords = ({ zone, now }: Clocks, say: Say): string =>
  `-# ${say('gathering-zone', { zone, time: timeIn(zone, now) })}`;
