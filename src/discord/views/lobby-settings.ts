import { type APIButtonComponent, type APIUserSelectComponent, ComponentType } from 'discord-api-types/v10';
import { FIRST_PLAYER } from '../../games/first-player.ts';
import { LEVELS } from '../../games/level.ts';
import type { TextContext } from '../../games/presenter.ts';
import type { TableIcon } from '../../games/table-icons.ts';
import { beginners, optionsAt } from '../../tables/model/first-player.ts';
import { beginsAt } from '../../tables/model/lobby-terms.ts';
import { PACES } from '../../tables/model/pace.ts';
import { SEATINGS } from '../../tables/model/series.ts';
import { offeredTimes, type TimeWriter, timeIn, timeLabel } from '../../tables/model/start-time.ts';
import {
  guestOf,
  HINTS,
  NOT_OVER,
  peopleAt,
  stillInvited,
  TABLE_NAME_LENGTH,
  type TableNow,
} from '../../tables/model/table.ts';
import { type ManagerAct, REASON_LENGTH } from '../../tables/model/table-event.ts';
import { languageName } from '../../texts/language-name.ts';
import type { Say } from '../../texts/say.ts';
import { distinct, labelName, plainName, shortened } from '../../texts/shown-text.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Form, FormField } from '../protocol/form.ts';
import { type IdOf, idText } from '../protocol/ids.ts';
import { OPTION_LENGTH, PLACEHOLDER, SELECT_OPTIONS } from '../protocol/limits.ts';
import { type Message, type Parts, text } from '../protocol/message.ts';
import {
  type AskedAt,
  button,
  type ComponentEntry,
  type Content,
  controlsAt,
  menuEntries,
  privatePage,
} from './components.ts';
import {
  type ButtonContext,
  type MessageContext,
  mention,
  mentions,
  weekdayAndTime,
} from './message-context.ts';
import { type TableView, tableView } from './table-view.ts';
import { type ListedTable, nameOfTable, tableRows, tableTold } from './table-words.ts';

/** The way to the host's own page, after `why`: a new lobby, or a press in vain. `offer`: what they may do before. */
export const hostNote = (
  { say, title, wayTo, page }: TableView,
  why: 'lobby-opened' | 'lobby-not-started' | 'rejected-already-seated',
  offer: Parts<Content> = [],
): Message =>
  page('settings', [
    [`-# ${title}`, say(why), say('lobby-host-about'), `-# ${say('lobby-host-again')}`],
    ...[wayTo('settings'), wayTo('gathering'), wayTo('closing')],
    offer,
  ]);

/** Why somebody opens no other lobby: which of theirs stand open, and the way to their settings. */
export const lobbiesNote = (
  why: string,
  lobbies: readonly ListedTable[],
  { guild, person }: { readonly guild: string; readonly person: string },
  context: ButtonContext,
): Message => {
  const beside = (now: ListedTable) =>
    now.table.guild === guild ? controlsAt(now, context).wayTo('settings') : undefined;
  const rows = tableRows(lobbies, context, beside, person);
  return privatePage({ of: 'tables', kind: 'tables' }, [text(why), rows]);
};

/** The host's settings in the lobby, which one who manages the server can keep; or what has changed since `before`. */
export function lobbySettings(
  view: TableView,
  { locales }: Pick<Texts, 'locales'>,
  { canManage }: { readonly canManage: boolean },
  before?: TableNow,
): Message {
  const { now, table, game, say, label, press, menu, wayTo } = view;
  const explained = (title: string, about: string): string =>
    `-# ${say('label-value', { label: `**${title}**`, value: about })}`;
  const others = table.seats
    .map((seated, seat) => ({ value: guestOf(seated), label: label.people[seat]?.name ?? '' }))
    .filter(({ value }) => value !== table.host)
    .slice(0, SELECT_OPTIONS);
  return view.page('settings', [
    [`### ${say('lobby-settings')}`, tableTold(now, say)],
    before === undefined
      ? [
          say('lobby-settings-about'),
          game.options.map(({ name }) => explained(game.optionLabel(name, say), game.optionAbout(name, say))),
          explained(say('hints'), say('hints-about')),
          table.series && explained(say('seating'), say('seating-about')),
        ]
      : changedSettings(before, now, view),
    settingsAt(view, label, locales).map((setting) => menuOf(view, setting)),
    table.seats.length < game.seats.max &&
      menuOf(view, {
        ...{ title: say('lobby-button-computer'), asks: { kind: 'level' } },
        choices: LEVELS.map((level) => ({
          ...{ value: level, label: say(`level-${level}`), description: say(`level-${level}-about`) },
        })),
      }),
    others.length > 0 && menu({ kind: 'remove' }, say('lobby-remove'), others),
    table.seats.length >= game.seats.min &&
      press({ kind: 'lobby', action: 'start' }, say('lobby-button-start'), 'start', 'main'),
    wayTo('gathering'),
    press({ kind: 'name', action: 'write' }, say('managing-button-rename'), 'happened'),
    canManage && press({ kind: 'template' }, say('lobby-button-template'), 'settings'),
    wayTo('closing'),
  ]);
}

/** The form in which the host calls the table something else. */
export function nameForm({ now, table, say }: TableView): Form {
  const name = nameOfTable(now, say);
  return {
    id: { kind: 'name', table: table.id, action: 'save' },
    title: say('managing-title-rename', { name: labelName(name) }),
    fields: [nameField(name, say)],
  };
}

const nameField = (written: string, say: Say): FormField => ({
  ...{ kind: 'text', label: say('managing-name'), most: TABLE_NAME_LENGTH },
  ...{ written, isShort: true, isNeeded: true },
});

/** Asks the host whether the lobby is to be closed; `back` leads to where they came from, if not to its settings. */
export function closingPage(view: TableView, back: APIButtonComponent = view.wayTo('settings')): Message {
  const { now, say, press, page } = view;
  const close = press({ kind: 'lobby', action: 'close' }, say('lobby-button-close'), 'close', 'grave');
  return page('settings', [tableTold(now, say), say('command-end-lobby'), close, back]);
}

/** Asks the host whether somebody is to be taken out of the lobby; see `guestOf`. */
export function removingPage(view: TableView, guest: string): Message {
  const { now, table, say, press, wayTo, page } = view;
  const seat = table.seats.findIndex((seated) => guestOf(seated) === guest);
  const nameIn = ({ people }: TextContext): string => people[seat]?.name ?? '';
  const name = nameIn(view.label);
  return page('settings', [
    tableTold(now, say),
    say('lobby-remove-ask', { name: nameIn(view.text) }),
    press({ kind: 'remove', guest }, say('lobby-button-remove', { name }), 'leave', 'grave'),
    wayTo('settings'),
  ]);
}

interface Setting {
  readonly title: string;
  readonly asks: AskedAt;
  readonly choices: readonly ComponentEntry[];
}

/** A menu in which each entry says what it is about, as that is all one sees of it. */
const menuOf = ({ say, menu }: TableView, { title, asks, choices }: Setting) =>
  menu(
    asks,
    title,
    choices
      .slice(0, SELECT_OPTIONS)
      .map((choice) => ({ ...choice, label: say('label-value', { label: title, value: choice.label }) })),
  );

/** How a table's game is played: what its options say, and its pace, with people as they are written. */
const playedBy = ({ table, game, say }: TableView, people: TextContext): readonly Setting[] => {
  const options = optionsAt(table);
  return [
    ...game.options.map(({ name, values }): Setting => {
      // A seat may be another's by the time that this is pressed.
      const choices =
        name === FIRST_PLAYER ? beginners(table) : values.map((value) => ({ value, given: value }));
      return {
        ...{ title: game.optionLabel(name, say), asks: { kind: 'option', option: name } },
        choices: choices.map(({ value, given }) => ({
          ...{ value: given, label: game.valueLabel(name, value, people) },
          chosen: value === (options[name] ?? values[0]),
        })),
      };
    }),
    {
      ...{ title: say('pace'), asks: { kind: 'pace' } },
      choices: PACES.map((pace) => ({
        ...{ value: pace, label: say(`pace-${pace}`), description: say(`pace-${pace}-about`) },
        chosen: pace === table.pace,
      })),
    },
  ];
};

function settingsAt(view: TableView, people: TextContext, locales: readonly string[]): readonly Setting[] {
  const { table, say } = view;
  const { hints, series, language } = table;
  const hinting = menuEntries(HINTS, hints, (each) => say(`hints-${each}`));
  const seatings = menuEntries(SEATINGS, series?.seating, (each) => say(`seating-${each}`));
  return [
    ...playedBy(view, people),
    { title: say('hints'), asks: { kind: 'hints' }, choices: hinting },
    // Of a match that is played again.
    ...(series === undefined
      ? []
      : [{ title: say('seating'), asks: { kind: 'seating' }, choices: seatings } as const]),
    {
      title: say('language'),
      asks: { kind: 'language' },
      choices: menuEntries(locales, language, languageName),
    },
  ];
}

const whoMayJoin = ({ table, say }: TableView): Setting => ({
  ...{ title: say('gathering-who'), asks: { kind: 'terms', of: 'who' } },
  choices: menuEntries(['all', 'invited'], table.terms.isPrivate ? 'invited' : 'all', (who) =>
    say(`gathering-who-${who}`),
  ),
});

/** The starts of a lobby: by its host, once it is full, at the time that is set, and in the next evenings. */
function startOf({ table, say }: TableView, clocks: TimeWriter): Setting {
  const { terms } = table;
  const at = beginsAt(terms);
  const chosen = at === undefined ? (terms.start?.kind === 'full' ? 'full' : 'host') : undefined;
  const set = at === undefined ? [] : [{ value: String(at), label: timeLabel(at, clocks), chosen: true }];
  const starts = menuEntries(['host', 'full'], chosen, (start) => say(`gathering-start-${start}`));
  const others = offeredTimes('', clocks)
    .slice(0, MOST_TIMES)
    .filter(({ label }) => set.every((each) => each.label !== label));
  return {
    ...{ title: say('gathering-start'), asks: { kind: 'terms', of: 'start' } },
    choices: [...starts, ...set, ...others],
  };
}

const settled = ({ title, choices }: Setting) => ({
  ...{ label: title, value: choices.find(({ chosen }) => chosen)?.label ?? NOBODY },
});

/** How a table's game is played, in words: what, and how. */
export const playedWords = (view: TableView): readonly string[] =>
  playedBy(view, view.text).map((setting) => view.say('label-value', settled(setting)));

function settledAt(view: TableView): readonly ReturnType<typeof settled>[] {
  const { now, table, say } = view;
  const at = beginsAt(table.terms);
  const start = say(`gathering-start-${table.terms.start?.kind === 'full' ? 'full' : 'host'}`);
  return [
    { label: say('table-name'), value: plainName(nameOfTable(now, say)) },
    { label: say('table-people'), value: view.text.people.map(({ name }) => name).join(', ') },
    { label: say('table-host'), value: mention(table.host, say) },
    settled(whoMayJoin(view)),
    { label: say('gathering-start'), value: at === undefined ? start : weekdayAndTime(at) },
    { label: say('gathering-invited'), value: mentions(stillInvited(table), say) || NOBODY },
    ...settingsAt(view, view.text, [table.language]).map(settled),
  ];
}

const NOBODY = '–';

/** What is settled otherwise at a table than before, from what to what, a line each. */
export function changedSettings(
  before: TableNow,
  after: TableNow,
  context: MessageContext,
): readonly string[] {
  const formerly = new Map(settledAt(tableView(before, context)).map(({ label, value }) => [label, value]));
  return settledAt(tableView(after, context)).flatMap(({ label, value }) => {
    const former = formerly.get(label);
    return former === undefined || former === value
      ? []
      : [context.say('label-value', { label, value: former === NOBODY ? value : `${former} → ${value}` })];
  });
}

const MOST_TIMES = 10;

/** The host's settings for whom they invite, who may join and when it begins; or what has changed since `before`. */
export function gatheringPage(view: TableView, clocks: TimeWriter, before?: TableNow): Message {
  const { now, table, say, wayTo, page } = view;
  const invited = mentions(stillInvited(table), say);
  const isTold = before !== undefined && mentions(stillInvited(before.table), say) !== invited;
  return page('settings', [
    [`### ${say('gathering-title')}`, tableTold(now, say)],
    before === undefined ? say('gathering-about') : changedSettings(before, now, view),
    invited !== '' && !isTold && say('label-value', { label: say('gathering-invited'), value: invited }),
    zoneWords(clocks, say),
    inviteMenu(view),
    menuOf(view, whoMayJoin(view)),
    menuOf(view, startOf(view, clocks)),
    wayTo('settings'),
  ]);
}

const inviteMenu = ({ table, game, say }: TableView): APIUserSelectComponent => ({
  type: ComponentType.UserSelect,
  custom_id: idText({ kind: 'invite', table: table.id }),
  placeholder: shortened(say('gathering-invite'), PLACEHOLDER),
  max_values: Math.max(1, game.seats.max - table.seats.length - table.terms.kept.length),
});

/** A time as it was read, for its writer, with the zone by whose clocks. */
export const readWords = (at: number, clocks: TimeWriter, say: Say): string =>
  `${say('gathering-read', { time: timeLabel(at, clocks) })}\n${zoneWords(clocks, say)}`;

/** Which zone it is by whose clocks a time is read, and how to change that. */
export const zoneWords = ({ zone, now }: TimeWriter, say: Say): string =>
  `-# ${say('gathering-zone', { zone, time: timeIn(zone, now) })}`;

/** What a manager of the server can do about a table on a `page` of the list. `done` is what they have just done. */
export function managingPage(now: TableNow, page: number, context: ButtonContext, done?: string): Message {
  const { say } = context;
  const { press, menu } = controlsAt(now, context);
  const people = peopleAt(now.table);
  const names = distinct(
    people.map(({ name }) => labelName(name)),
    OPTION_LENGTH,
  );
  const entries = people.map(({ id }, at) => ({ value: id, label: names[at] ?? '' }));
  const act = (wanted: 'move' | 'rename' | 'close', icon?: TableIcon, look?: 'grave') =>
    press({ kind: 'manage', act: wanted, page }, say(`managing-button-${wanted}`), icon, look);
  return privatePage({ of: 'tables', kind: 'tables' }, [
    [done, tableTold(now, say)],
    NOT_OVER.includes(now.table.phase) && [
      say('managing-about'),
      // Without the only person there it would be over: that is to close it.
      people.length > 1 && menu({ kind: 'manage-seat', page }, say('managing-free'), entries),
      now.table.phase !== 'archived' && act('move'),
      ...[act('rename'), act('close', 'close', 'grave')],
    ],
    button({ id: { kind: 'tables', page }, label: say('button-back') }, context.icons),
  ]);
}

/** What they have done about a table, with how it was before; `person` is whose seat was freed. */
export function doneWords(
  act: ManagerAct,
  before: TableNow,
  after: TableNow,
  person: string,
  say: Say,
): string {
  const written = (now: TableNow) =>
    act === 'move' ? `<#${now.table.channel}>` : plainName(nameOfTable(now, say));
  const name = plainName(peopleAt(before.table).find(({ id }) => id === person)?.name ?? '');
  return say(`managing-done-${act}`, { from: written(before), to: written(after), name });
}

/** The form in which they say why, and to what the table is to be changed: its last field is the reason. */
export function managingForm(
  now: TableNow,
  { act, page, person }: Pick<IdOf<'managed'>, 'act' | 'page' | 'person'>,
  say: Say,
): Form {
  const { id: table, phase, name: written = '' } = now.table;
  const holder = peopleAt(now.table).find(({ id }) => id === person);
  const name = labelName(act === 'free' ? (holder?.name ?? '') : nameOfTable(now, say));
  const changed: Readonly<Record<ManagerAct, readonly FormField[]>> = {
    ...{ close: [], free: [] },
    move: [{ kind: 'channel', label: say('managing-channel') }],
    rename: [nameField(written, say)],
  };
  const isOver = act === 'close' || act === 'free';
  return {
    id: { kind: 'managed', table, act, page, ...(person !== undefined && { person }) },
    title: say(`managing-title-${act}`, { name }),
    about: [tableTold(now, say), ...(isOver ? [say(`managing-${act}-about`, { phase })] : [])].join('\n'),
    fields: [
      ...changed[act],
      { kind: 'text', label: say('managing-reason'), most: REASON_LENGTH, written: '', isNeeded: true },
    ],
  };
}
