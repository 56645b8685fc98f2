import { type APIUserSelectComponent, ComponentType } from 'discord-api-types/v10';
import { beginsAt, type LobbyTerms } from '../../tables/model/lobby-terms.ts';
import { readTime, sameTimeOnDays, type TimeWriter, writtenTime } from '../../tables/model/start-time.ts';
import { stillInvited, type TableNow } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { shortened } from '../../texts/shown-text.ts';
import { idText } from '../protocol/ids.ts';
import { OPTION_LENGTH, PLACEHOLDER } from '../protocol/limits.ts';
import { type Message, row, text } from '../protocol/message.ts';
import { type ComponentEntry, controlsAt, privatePage } from './components.ts';
import { changedSettings } from './lobby-settings.ts';
import { type MessageContext, mentions } from './message-context.ts';
import { tableTold } from './table-words.ts';

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
