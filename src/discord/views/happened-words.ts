import type { PlayableMatch } from '../../games/playable.ts';
import type { TextContext } from '../../games/presenter.ts';
import type { Table, TableNow } from '../../tables/model/table.ts';
import { type ManagedEvent, managedAt, type TableEvent } from '../../tables/model/table-event.ts';
import type { Say } from '../../texts/say.ts';
import { plainName, plainText, shortened } from '../../texts/shown-text.ts';
import { dayAndTime, mention, momentOf, playersOf, shownPerson } from './message-context.ts';

/** What happened to the table, a line for each. */
export const eventWords = ({ table }: TableNow, say: Say): readonly string[] =>
  table.events.map((event) => `-# ${eventLine(event, table, say)}`);

function eventLine(event: TableEvent, table: Table, say: Say): string {
  const about = {
    who: 'who' in event ? mention(event.who, say) : '',
    name: 'before' in event && event.before ? plainName(shownPerson(event.before.name, say)) : '',
    computer: 'seat' in event ? playersOf(table, [event.seat], say) : '',
  };
  switch (event.kind) {
    case 'gave up':
      return say('event-gave-up', about);
    case 'pace':
      return say('event-pace', { ...about, pace: say(`pace-${event.pace}`) });
    case 'outage':
      return say('event-outage', { from: dayAndTime(event.from), until: dayAndTime(event.until) });
    case 'lobby':
      return say(`event-lobby-${event.did}`, { ...about, ago: momentOf(event.at) });
    case 'back':
      return say('event-back', { ...about, moves: event.moves });
    case 'managed':
      return managedLine(event, table, say);
    default:
      return say(`event-${event.kind}`, about);
  }
}

/** What somebody who manages the tables of the server did about one, and why; as `reader` is told whom it met. */
export const managedLine = (
  event: ManagedEvent,
  { name, channel }: Table,
  say: Say,
  reader?: string,
): string => {
  const { act, reason, before, blocked, was = '', became } = event;
  const [from, to] =
    act === 'move'
      ? [`<#${was}>`, `<#${became ?? channel}>`]
      : [plainName(was), plainName(became ?? name ?? '')];
  const isMet = act === 'free' && before?.id === reader;
  return say(`event-managed-${isMet ? (blocked !== undefined ? 'block-you' : 'free-you') : act}`, {
    ...{ reason: plainText(reason), from, to },
    name: before === undefined ? '' : plainName(shownPerson(before.name, say)),
  });
};

/** The same beneath a lobby, or a match that was ended by it: a line, or none. */
export function managedWords({ table }: Pick<TableNow, 'table'>, say: Say): readonly string[] {
  const event = managedAt(table);
  return event === undefined ? [] : [`-# ${managedLine(event, table, say)}`];
}

/** People who come at once need not be told of; in milliseconds. */
const FIRST_HOUR = 60 * 60 * 1000;

/** Who came to a lobby, or left it, after its first hour: a line, or none. */
export function gatheredWords({ table }: Pick<TableNow, 'table'>, say: Say): readonly string[] {
  const later = table.events.filter(
    (event) => event.kind === 'lobby' && event.at - table.openedAt > FIRST_HOUR,
  );
  return later.length === 0 ? [] : [`-# ${later.map((event) => eventLine(event, table, say)).join(' · ')}`];
}

/** Letters for one turn: all but one turn in a hundred fit, in no more than four lines on a desktop. */
const LINE = 290;
/** Between two things that a turn brought. */
const BESIDE = ' · ';

/** What others did since the player's last turn, a line each; empty if nothing. `log` is told from `othersFrom` on. */
export function othersWords(
  match: PlayableMatch,
  log: readonly string[],
  textContext: TextContext,
): readonly string[] {
  if (log.length === 0 || match.decisions.every(({ seat }) => seat !== match.turn.seat)) return [];
  return match
    .logged(log)
    .othersTurns(textContext)
    .map(({ seat, lines, first, story, people }) => {
      // A story names the people it is about.
      if (story === true) return `-# ${inOneLine(lines, [], ' ')}`;
      const name = (people ?? textContext.people)[seat]?.name ?? '';
      return `-# ${textContext.say('board-others', { name, what: inOneLine(lines, first) })}`;
    });
}

/** As many of these as fit, in their order, those told first having priority; if none fits, the beginning of all. */
function inOneLine(lines: readonly string[], first: readonly number[] = [], between = BESIDE): string {
  const all = lines.join(between);
  if (all.length <= LINE) return all;
  let kept: readonly number[] = [];
  for (const at of [...first, ...lines.keys()])
    if (!kept.includes(at) && inPart(lines, [...kept, at], between).length <= LINE) kept = [...kept, at];
    else if (!first.includes(at)) break;
  return kept.length === 0 ? shortened(all, LINE) : inPart(lines, kept, between);
}

/** Some of the lines, with a sign for each part that is left out between them. */
const inPart = (lines: readonly string[], kept: readonly number[], between: string): string =>
  lines
    .flatMap((line, at) => {
      if (kept.includes(at)) return [line];
      return at === 0 || kept.includes(at - 1) ? ['…'] : [];
    })
    .join(between);

/** Who brought a table where it lives now, for as long as that is news. */
export function movedWords({ table }: TableNow, say: Say): readonly string[] {
  const { moved } = table;
  if (moved === undefined) return [];
  const who = mention(moved.by, say);
  const words =
    moved.from === undefined
      ? say('place-moved-from-nowhere', { who })
      : say('place-moved', { who, channel: `<#${moved.from}>` });
  return [`-# ${words}`];
}
