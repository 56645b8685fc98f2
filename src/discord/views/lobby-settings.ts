import type {
  APIActionRowComponent,
  APIButtonComponent,
  APIComponentInContainer,
  APIComponentInMessageActionRow,
} from 'discord-api-types/v10';
import { FIRST_PLAYER } from '../../games/first-player.ts';
import { LEVELS } from '../../games/level.ts';
import { beginners, optionsAt } from '../../tables/model/first-player.ts';
import { PACES } from '../../tables/model/pace.ts';
import { SEATINGS } from '../../tables/model/series.ts';
import { guestOf, HINTS, type TableListed, type TableNow, USUAL_LANGUAGE } from '../../tables/model/table.ts';
import { languageName } from '../../texts/language-name.ts';
import type { Texts } from '../../texts/texts.ts';
import { SELECT_OPTIONS } from '../protocol/limits.ts';
import { container, type Message, row, text } from '../protocol/message.ts';
import { button, select } from './components.ts';
import { type MessageContext, sharedIcon, textContextsOf } from './message-context.ts';
import { tableRows } from './table-rows.ts';
import { changedSettings } from './table-settings.ts';
import { type ListedTable, tableTold } from './table-words.ts';

/** The languages there are. */
type Languages = Pick<Texts, 'locales' | 'nearest'>;
type Menu = APIActionRowComponent<APIComponentInMessageActionRow>;

/** The way to the host's own page, after `why`: a new lobby, or a press in vain. `offer`: what they may do before. */
export function hostNote(
  now: TableNow,
  why: 'lobby-opened' | 'lobby-not-started' | 'rejected-already-seated',
  context: MessageContext,
  offer: readonly APIComponentInContainer[] = [],
): Message {
  const { say } = context;
  return {
    components: [
      container('private', [
        text([say(why), say('lobby-host-about'), `-# ${say('lobby-host-again')}`].join('\n')),
        row([
          way(now, 'settings', 'lobby-button-settings', 'settings', context),
          way(now, 'gathering', 'gathering-button', 'join', context),
          way(now, 'closing', 'lobby-button-closing', 'close', context),
        ]),
        ...offer,
      ]),
    ],
    pictures: [],
    page: { of: now.table.id, kind: 'settings' },
  };
}

/** Why somebody opens no other lobby: which of theirs stand open, and the way to their settings. */
export const lobbiesNote = (
  why: string,
  lobbies: readonly ListedTable[],
  { guild, person }: { readonly guild: string; readonly person: string },
  context: Pick<MessageContext, 'say' | 'icons'>,
): Message => ({
  components: [
    container('private', [
      text(why),
      ...tableRows(
        lobbies,
        context,
        (now) =>
          now.table.guild === guild
            ? way(now, 'settings', 'lobby-button-settings', 'settings', context)
            : undefined,
        person,
      ),
    ]),
  ],
  pictures: [],
  page: { of: 'tables', kind: 'tables' },
});

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
  const lines = [
    `### ${say('lobby-settings')}`,
    tableTold(now, say),
    ...(before === undefined
      ? [
          say('lobby-settings-about'),
          ...game.options.map(({ name }) =>
            explained(game.optionLabel(name, say), game.optionAbout(name, say)),
          ),
          explained(say('hints'), say('hints-about')),
          ...(table.series === undefined ? [] : [explained(say('seating'), say('seating-about'))]),
        ]
      : changedSettings(before, now, context)),
  ];
  const { min, max } = game.seats;
  const seated = table.seats.length;
  return {
    components: [
      container('private', [
        text(lines.join('\n')),
        ...optionMenus(now, context),
        paceMenu(now, context),
        hintsMenu(now, context),
        ...seatingMenu(now, context),
        languageMenu(now, texts, context),
        ...(seated < max ? [computerMenu(now, context)] : []),
        ...removeMenu(now, context),
        row([
          ...(seated < min ? [] : [act(now, 'start', context)]),
          way(now, 'gathering', 'gathering-button', 'join', context),
          ...(canManage ? [keepButton(now, context)] : []),
          way(now, 'closing', 'lobby-button-closing', 'close', context),
        ]),
      ]),
    ],
    pictures: [],
    page: { of: table.id, kind: 'settings' },
  };
}

/** Asks the host whether the lobby is to be closed. */
export function closingPage(now: TableNow, context: MessageContext): Message {
  const { table, game } = now;
  const { say, icons } = context;
  const close = button(
    {
      id: { kind: 'lobby', table: table.id, action: 'close' },
      label: say('lobby-button-close'),
      icon: sharedIcon(game.name, 'close'),
      look: 'grave',
    },
    icons,
  );
  return asked(say('command-end-lobby'), close, now, context);
}

/** Asks the host whether somebody is to be taken out of the lobby; see `guestOf`. */
export function removingPage(now: TableNow, guest: string, context: MessageContext): Message {
  const { table, game } = now;
  const { say, icons } = context;
  const seat = table.seats.findIndex((seated) => guestOf(seated) === guest);
  const { text: spoken, label } = textContextsOf(table, context);
  const remove = button(
    {
      id: { kind: 'remove', table: table.id, guest },
      label: say('lobby-button-remove', { name: label.people[seat]?.name ?? '' }),
      icon: sharedIcon(game.name, 'leave'),
      look: 'grave',
    },
    icons,
  );
  return asked(say('lobby-remove-ask', { name: spoken.people[seat]?.name ?? '' }), remove, now, context);
}

/** A question to the host, with the way back to the settings. */
const asked = (words: string, yes: APIButtonComponent, now: TableNow, context: MessageContext): Message => ({
  components: [
    container('private', [
      text(`${tableTold(now, context.say)}\n${words}`),
      row([yes, way(now, 'settings', 'button-back', 'undo', context)]),
    ]),
  ],
  pictures: [],
  page: { of: now.table.id, kind: 'settings' },
});

const keepButton = ({ table, game }: TableNow, { say, icons }: MessageContext): APIButtonComponent =>
  button(
    {
      id: { kind: 'template', table: table.id },
      label: say('lobby-button-template'),
      icon: sharedIcon(game.name, 'settings'),
    },
    icons,
  );

const way = (
  { table, game }: TableListed,
  look: 'settings' | 'gathering' | 'closing',
  label: 'gathering-button' | 'button-back' | 'lobby-button-closing' | 'lobby-button-settings',
  icon: 'undo' | 'close' | 'join' | 'settings',
  { say, icons }: Pick<MessageContext, 'say' | 'icons'>,
): APIButtonComponent =>
  button(
    {
      id: { kind: 'refresh', table: table.id, look, seat: 0 },
      label: say(label),
      icon: sharedIcon(game.name, icon),
    },
    icons,
  );

const act = (
  { table, game }: TableNow,
  action: 'start' | 'computer',
  { say, icons }: MessageContext,
): APIButtonComponent =>
  button(
    {
      id: { kind: 'lobby', table: table.id, action },
      label: say(`lobby-button-${action}`),
      icon: sharedIcon(game.name, action),
      look: action === 'start' ? 'main' : 'plain',
    },
    icons,
  );

function optionMenus({ table, game }: TableNow, context: MessageContext): readonly Menu[] {
  const { say, icons } = context;
  const { label: textContext } = textContextsOf(table, context);
  const chosen = optionsAt(table);
  return game.options.map(({ name, values }) => {
    const title = game.optionLabel(name, say);
    // A seat may be another's by the time that this is pressed.
    const choices =
      name === FIRST_PLAYER ? beginners(table) : values.map((value) => ({ value, given: value }));
    const entries = choices.map(({ value, given }) => ({
      value: given,
      label: say('label-value', { label: title, value: game.valueLabel(name, value, textContext) }),
      chosen: value === (chosen[name] ?? values[0]),
    }));
    return row([select({ kind: 'option', table: table.id, option: name }, title, entries, icons)]);
  });
}

function paceMenu({ table }: TableNow, { say, icons }: MessageContext): Menu {
  const entries = PACES.map((pace) => ({
    value: pace,
    label: say('label-value', { label: say('pace'), value: say(`pace-${pace}`) }),
    description: say(`pace-${pace}-about`),
    chosen: pace === table.pace,
  }));
  return row([select({ kind: 'pace', table: table.id }, say('pace'), entries, icons)]);
}

function hintsMenu({ table }: TableNow, { say, icons }: MessageContext): Menu {
  const entries = HINTS.map((hints) => ({
    value: hints,
    label: say('label-value', { label: say('hints'), value: say(`hints-${hints}`) }),
    chosen: hints === table.hints,
  }));
  return row([select({ kind: 'hints', table: table.id }, say('hints'), entries, icons)]);
}

/** How seats are given, where a match is played again. */
function seatingMenu({ table }: TableNow, { say, icons }: MessageContext): readonly Menu[] {
  const { series } = table;
  if (series === undefined) return [];
  const entries = SEATINGS.map((seating) => ({
    value: seating,
    label: say('label-value', { label: say('seating'), value: say(`seating-${seating}`) }),
    chosen: seating === series.seating,
  }));
  return [row([select({ kind: 'seating', table: table.id }, say('seating'), entries, icons)])];
}

function computerMenu({ table }: TableNow, { say, icons }: MessageContext): Menu {
  const entries = LEVELS.map((level) => ({
    value: level,
    label: say('label-value', { label: say('lobby-button-computer'), value: say(`level-${level}`) }),
    description: say(`level-${level}-about`),
  }));
  return row([select({ kind: 'level', table: table.id }, say('lobby-button-computer'), entries, icons)]);
}

function languageMenu({ table }: TableNow, texts: Languages, { say, icons }: MessageContext): Menu {
  const spoken = texts.nearest(table.language) ?? USUAL_LANGUAGE;
  const entries = texts.locales.slice(0, SELECT_OPTIONS).map((locale) => ({
    value: locale,
    label: say('label-value', { label: say('lobby-language'), value: languageName(locale) }),
    chosen: locale === spoken,
  }));
  return row([select({ kind: 'language', table: table.id }, say('lobby-language'), entries, icons)]);
}

function removeMenu({ table }: TableNow, context: MessageContext): readonly Menu[] {
  const { say, icons } = context;
  const { label } = textContextsOf(table, context);
  const guests = table.seats.map((seated, seat) => ({
    value: guestOf(seated),
    label: label.people[seat]?.name ?? '',
  }));
  const entries = guests.filter(({ value }) => value !== table.host);
  if (entries.length === 0) return [];
  return [
    row([
      select(
        { kind: 'remove', table: table.id },
        say('lobby-remove'),
        entries.slice(0, SELECT_OPTIONS),
        icons,
      ),
    ]),
  ];
}
