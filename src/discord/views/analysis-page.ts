import type { APIButtonComponent, APIComponentInContainer } from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import type { TurningPoint } from '../../games/analysis.ts';
import { effectsWithin } from '../../games/effects-told.ts';
import { LENGTHS } from '../../games/lengths.ts';
import { asOf } from '../../games/logged-match.ts';
import { oddsPicture } from '../../games/odds-picture.ts';
import { ownPageOf } from '../../games/pages.ts';
import type { PlayableMatch, Prospect } from '../../games/playable.ts';
import type { TextContext } from '../../games/presenter.ts';
import type { Analysed } from '../../tables/model/analysis.ts';
import type { Table, TableNow } from '../../tables/model/table.ts';
import { ANALYSIS_LOOK } from '../protocol/ids.ts';
import { FILES } from '../protocol/limits.ts';
import { container, gallery, type Message, row, text } from '../protocol/message.ts';
import { button } from './components.ts';
import { type MessageContext, sharedIcon, textContextsOf } from './message-context.ts';

/** So many answers of a line are named in a sentence. */
const NAMED = 4;

/** Opens the analysis of a match that is over. */
export const analysisButton = (
  { table, game }: Pick<TableNow, 'table' | 'game'>,
  { say, icons }: MessageContext,
): APIButtonComponent =>
  button(
    {
      id: { kind: 'look', table: table.id, look: ANALYSIS_LOOK },
      label: say('button-analysis'),
      icon: sharedIcon(game.name, 'hint'),
    },
    icons,
  );

/** What it takes to word the analysis: who reads it is spoken to where it is about them. */
type Context = MessageContext & { readonly reader: string };

/** *Analysis*: all players' chances, with a sentence on each turning point, or the one of this number, from 1. */
export function analysisPage(analysed: Analysed, number: number, context: Context): Message {
  const point = analysed.analysis.turningPoints[number - 1];
  return point === undefined ? overview(analysed, context) : turningPoint(analysed, point, number, context);
}

const page = (
  table: string,
  parts: readonly APIComponentInContainer[],
  pictures: readonly Picture[],
): Message => ({
  components: [container('private', parts)],
  pictures,
  page: { of: table, kind: ANALYSIS_LOOK },
});

function overview({ now, analysis }: Analysed, context: Context): Message {
  const { say } = context;
  const { text: spoken, label } = textContextsOf(now.table, context);
  const { stops, turningPoints } = analysis;
  const curve = oddsPicture({ stops, turningPoints }, label);
  const told = turningPoints.map((point, at) => {
    const then = now.game.resume(point.before);
    const { chance, round } = point;
    const people = asOf(spoken, then.ply);
    return say('analysis-turning', {
      ...{ number: at + 1, round, name: nameOf(people, point), who: whoOf(now.table, point, then, context) },
      ...{ played: lineOf(then, point, 'played', people), better: lineOf(then, point, 'better', people) },
      ...{ from: percent(chance.played), to: percent(chance.better) },
    });
  });
  return page(
    now.table.id,
    [
      text(`### ${say('analysis-title')}`),
      gallery(curve),
      text(
        [`-# ${say('analysis-about')}`, ...(told.length === 0 ? [say('analysis-even')] : told)].join('\n'),
      ),
      ...ways(now, turningPoints, 0, context),
    ],
    [curve],
  );
}

function turningPoint(
  { now, analysis }: Analysed,
  point: TurningPoint,
  number: number,
  context: Context,
): Message {
  const { say } = context;
  const [before, after] = [now.game.resume(point.before), now.game.resume(point.after)];
  const people = textContextsOf(now.table, context);
  const [spoken, label] = [asOf(people.text, before.ply), asOf(people.label, before.ply)];
  const name = nameOf(spoken, point);
  const who = whoOf(now.table, point, before, context);
  const shown = [
    { caption: say('analysis-before'), pictures: named('before', picturesOf(before, point, label)) },
    { caption: say('analysis-after'), pictures: named('after', picturesOf(after, point, label)) },
    { caption: say('analysis-held', { name, who }), pictures: named('held', heldBy(before, point, label)) },
  ].filter((part) => part.pictures.length > 0);
  const pictures = shown.flatMap((part) => part.pictures).slice(0, FILES);
  return page(
    now.table.id,
    [
      text(
        [
          `### ${say('analysis-turning-title', { number, round: point.round, name })}`,
          ...inWords(before, point, 'played', who, spoken),
          ...inWords(before, point, 'better', who, spoken),
        ].join('\n'),
      ),
      ...shown.flatMap(({ caption, pictures: made }) => [
        text(`-# ${caption}`),
        ...made.filter((picture) => pictures.includes(picture)).map(gallery),
      ]),
      ...ways(now, analysis.turningPoints, number, context),
    ],
    pictures,
  );
}

/** Who made the move: the reader, or somebody else. */
type Who = 'you' | 'other';

function whoOf(
  { seats, handovers }: Table,
  { seat }: TurningPoint,
  { ply }: Pick<PlayableMatch, 'ply'>,
  { reader }: Context,
): Who {
  const held = handovers.find((each) => each.seat === seat && ply < each.until)?.holder ?? seats[seat];
  return held?.kind === 'person' && held.id === reader ? 'you' : 'other';
}

/** From the turning point that is shown into a game, and to the curve and to each other one. */
function ways(
  { table, game }: TableNow,
  points: readonly TurningPoint[],
  shown: number,
  { say, icons }: MessageContext,
): readonly APIComponentInContainer[] {
  const onward = button(
    {
      id: { kind: 'onward', table: table.id, point: shown },
      label: say('button-onward'),
      icon: sharedIcon(game.name, 'start'),
      look: 'main',
    },
    icons,
  );
  const way = (part: number, label: string, icon?: string): readonly APIButtonComponent[] =>
    part === shown
      ? []
      : [button({ id: { kind: 'part', table: table.id, place: ANALYSIS_LOOK, part }, label, icon }, icons)];
  const found = [
    ...way(0, say('analysis-curve'), sharedIcon(game.name, 'happened')),
    ...points.flatMap(({ round }, at) => way(at + 1, say('analysis-point', { number: at + 1, round }))),
  ];
  const rows = [...(shown === 0 ? [] : [[onward]]), ...(found.length === 0 ? [] : [found])];
  return rows.map(row);
}

const percent = (chance: number): number => Math.round(chance * 100);

const nameOf = ({ people }: TextContext, { seat }: TurningPoint): string => people[seat]?.name ?? '';

/** Which of the two lines of a turning point. */
type Which = 'played' | 'better';

const prospectOf = (
  before: PlayableMatch,
  point: TurningPoint,
  which: Which,
  textContext: TextContext,
): Prospect | undefined => before.openTo(point.seat)?.prospect(point[which], textContext);

/** The answers of a line by their names, the first few of them. */
function lineOf(before: PlayableMatch, point: TurningPoint, which: Which, textContext: TextContext): string {
  const { label = '', onward = [] } = prospectOf(before, point, which, textContext) ?? {};
  const more = onward.length > NAMED - 1 ? ['…'] : [];
  return [label, ...onward.slice(0, NAMED - 1), ...more].join(' → ');
}

/** A line of a turning point: what was chosen, how it would go on, and what the computer says of it. */
function inWords(
  before: PlayableMatch,
  point: TurningPoint,
  which: Which,
  who: Who,
  textContext: TextContext,
): readonly string[] {
  const { say } = textContext;
  const prospect = prospectOf(before, point, which, textContext);
  if (prospect === undefined) return [];
  const { label, onward, effects, end } = prospect;
  return [
    say(`analysis-${which}`, {
      ...{ name: nameOf(textContext, point), who },
      what: `**${label}**`,
      percent: percent(point.chance[which]),
    }),
    ...(onward.length === 0 ? [] : [`> ${say('hint-then', { answers: onward.join(' → ') })}`]),
    ...(effects.length === 0
      ? []
      : [
          `> ${say('analysis-words', { name: nameOf(textContext, point), who, words: effectsWithin(effects, LENGTHS.outlook) })}`,
        ]),
    ...(which === 'better' && end === 'hidden' ? [`> -# ${say('hint-hidden')}`] : []),
  ];
}

/** The side of the person who made the move; where one picture shows it all, that. */
const picturesOf = (
  match: PlayableMatch,
  { seat }: TurningPoint,
  textContext: TextContext,
): readonly Picture[] => match.boards(textContext, seat).slice(-1);

/** What the person who made the move had that others did not see. */
function heldBy(match: PlayableMatch, { seat }: TurningPoint, textContext: TextContext): readonly Picture[] {
  const own = ownPageOf(match.game.pages);
  return own === undefined ? [] : (match.page(own.name, seat, seat, textContext)?.pictures ?? []);
}

/** Pictures under names of their own, so that those before and after can stand in one message. */
const named = (when: 'before' | 'after' | 'held', pictures: readonly Picture[]): readonly Picture[] =>
  pictures.map((picture) => ({ ...picture, name: `${when}-${picture.name}` }));
