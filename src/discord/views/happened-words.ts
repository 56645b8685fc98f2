import type { PlayableMatch } from '../../games/playable.ts';
import type { TextContext, TurnSummary } from '../../games/presenter.ts';
import type { Table, TableNow } from '../../tables/model/table.ts';
import type { TableEvent } from '../../tables/model/table-event.ts';
import type { Say } from '../../texts/say.ts';
import { plainName, shortened } from '../../texts/shown-text.ts';
import { called, mention, shownName } from './message-context.ts';

/** What happened to the table, a line for each. */
export const eventWords = ({ table }: TableNow, say: Say): readonly string[] =>
  table.events.map((event) => `-# ${eventLine(event, table, say)}`);

function eventLine(event: TableEvent, table: Table, say: Say): string {
  switch (event.kind) {
    case 'host':
      return say('event-host', { who: mention(event.who, say) });
    case 'gave up':
      return say('event-gave-up', {
        name: plainName(shownName(event.before.name, say)),
        computer: seated(table, event.seat, say),
      });
    case 'computer':
      return say('event-computer', {
        name: plainName(shownName(event.before.name, say)),
        computer: seated(table, event.seat, say),
      });
    case 'seat':
      return say('event-seat', {
        who: mention(event.who, say),
        name: plainName(shownName(event.before.name, say)),
      });
    case 'returned':
      return say('event-returned', { who: mention(event.who, say) });
    case 'pace':
      return say('event-pace', { who: mention(event.who, say), pace: say(`pace-${event.pace}`) });
    case 'skipped':
      return say('event-skipped', { who: mention(event.who, say) });
    case 'overtaken':
      return say('event-overtaken', { who: mention(event.who, say) });
    case 'stuck':
      return say('event-stuck', { computer: seated(table, event.seat, say) });
    case 'back':
      return say('event-back', { who: mention(event.who, say), moves: event.moves });
  }
}

function seated(table: Table, seat: number, say: Say): string {
  const now = table.seats[seat];
  return now === undefined ? '' : called(now, table, say);
}

/** Letters of what one turn brought: all but one turn in a hundred is told whole, in no more than four lines on a desktop. */
const LINE = 290;
/** Between two things that a turn brought. */
const BESIDE = ' · ';

/** What the others did since the person who is up had their last turn, a line each; nothing where nobody has. `log` is told from `othersFrom` on. */
export function othersWords(
  match: PlayableMatch,
  log: readonly string[],
  textContext: TextContext,
): readonly string[] {
  if (log.length === 0 || match.decisions.every(({ seat }) => seat !== match.turn.seat)) return [];
  return match.othersTurns(log, textContext).flatMap(({ seat, lines, first, apart = [], story }) => {
    const own = lines.filter((_, at) => apart.includes(at));
    const beside = lines.filter((_, at) => !apart.includes(at));
    // A story names the people it is about.
    if (story === true) return [...(beside.length === 0 ? [] : [`-# ${inOneLine(beside, [], ' ')}`]), ...own];
    const what = inOneLine(beside, first);
    return [
      `-# ${textContext.say('board-others', { name: textContext.people[seat]?.name ?? '', what })}`,
      ...own,
    ];
  });
}

/** As many of these as have room, whole and in their order, those that are told first before others; where not even one has, the beginning of all. */
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

/**
 * Turns in words, the latest last; where they are too long together, the oldest are left out, and so are those that brought nothing yet. Turns
 * that are told as a story make a paragraph for each round.
 */
export function summary(turns: readonly TurnSummary[], textContext: TextContext, longest: number): string {
  return latestTold(turns, textContext, longest).words;
}

/** The same, with the turns before them for which there is no room. */
export function latestTold(
  turns: readonly TurnSummary[],
  textContext: TextContext,
  longest: number,
): { readonly words: string; readonly earlier: readonly TurnSummary[] } {
  const told: { readonly round: number | undefined; readonly words: string; readonly endsApart: boolean }[] =
    [];
  let length = 0;
  const all = alikeTogether(turns.filter(({ lines }) => lines.length > 0));
  for (const turn of all.toReversed()) {
    const words = turnInWords(turn, textContext, longest);
    const more = words.length + 2 + (turn.round === undefined ? 0 : ROUND_LENGTH);
    if (length + more > longest) break;
    told.unshift({ round: turn.round, words, endsApart: (turn.apart ?? []).length > 0 });
    length += more;
  }
  const earlier = all.slice(0, all.length - told.length);
  if (!turns.every(({ story }) => story === true))
    return { words: told.map(({ words }) => words).join('\n\n'), earlier };
  const words = told
    .map(({ round, words }, at) => {
      const begins = at === 0 || round !== told[at - 1]?.round;
      const isApart = begins || told[at - 1]?.endsApart === true;
      const before = at === 0 ? '' : isApart ? '\n' : ' ';
      return `${before}${begins ? roundInWords(round, textContext) : ''}${words}`;
    })
    .join('');
  return { words, earlier };
}

/** Turns of one kind that follow each other in a round become one, which is told of all their seats. */
function alikeTogether(turns: readonly TurnSummary[]): readonly TurnSummary[] {
  const runs: { readonly seats: number[]; last: TurnSummary }[] = [];
  for (const turn of turns) {
    const run = runs.at(-1);
    const before = run?.last;
    if (
      run !== undefined &&
      before?.alike !== undefined &&
      before.alike.kind === turn.alike?.kind &&
      before.round === turn.round &&
      before.standing === undefined
    ) {
      run.seats.push(turn.seat);
      run.last = turn;
    } else runs.push({ seats: [turn.seat], last: turn });
  }
  return runs.map(({ seats, last }) =>
    seats.length === 1 || last.alike === undefined ? last : { ...last, lines: [last.alike.told(seats)] },
  );
}

const roundInWords = (round: number | undefined, { say }: TextContext): string =>
  round === undefined ? '' : `${say('summary-round', { round })} `;

/** Letters that the round of a paragraph may take. */
const ROUND_LENGTH = 40;

function turnInWords(
  { turn, round, seat, lines, apart = [], standing, story }: TurnSummary,
  { say, people }: TextContext,
  longest: number,
): string {
  const words =
    story === true
      ? lines.map((line, at) => (at === 0 ? line : `${apart.includes(at) ? '\n' : ' '}${line}`)).join('')
      : [say('summary-turn', { turn, name: people[seat]?.name ?? '' }), ...lines].join('\n');
  const below = standing === undefined ? '' : `\n-# ${standing}`;
  const room = longest - below.length - (story === true && round !== undefined ? ROUND_LENGTH : 0);
  return `${words.length + 2 <= room ? words : `${words.slice(0, room - 3)}…`}${below}`;
}

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
