import type { APIButtonComponent, APIComponentInContainer } from 'discord-api-types/v10';
import { FIRST_PLAYER } from '../../games/first-player.ts';
import { LEVELS } from '../../games/level.ts';
import { beginners, optionsAt } from '../../tables/model/first-player.ts';
import { PACES } from '../../tables/model/pace.ts';
import { SEATINGS } from '../../tables/model/series.ts';
import { guestOf, HINTS, type TableListed, type TableNow, USUAL_LANGUAGE } from '../../tables/model/table.ts';
import { languageName } from '../../texts/language-name.ts';
import type { Texts } from '../../texts/texts.ts';
import { SELECT_OPTIONS } from '../protocol/limits.ts';
import { type Message, type Parts, row, text } from '../protocol/message.ts';
import type { PageMark } from '../protocol/page-mark.ts';
import { type AskedAt, type ComponentEntry, controlsAt, privatePage, type Row, rows } from './components.ts';
import { type ButtonContext, type MessageContext, textContextsOf } from './message-context.ts';
import { tableRows } from './table-rows.ts';
import { changedSettings } from './table-settings.ts';
import { type ListedTable, tableTold } from './table-words.ts';

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
    text([say(why), say('lobby-host-about'), `-# ${say('lobby-host-again')}`]),
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
      canManage && press({ kind: 'template' }, say('lobby-button-template'), 'settings'),
      closingWay(now, context),
    ]),
  ]);
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

/** A question to the host about a table, with its buttons. */
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
      say('lobby-language'),
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
