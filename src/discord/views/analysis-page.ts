import type { Picture } from '../../canvas/picture.ts';
import type { TurningPoint } from '../../games/analysis.ts';
import { effectsWithin } from '../../games/effects-told.ts';
import { LENGTHS } from '../../games/lengths.ts';
import { asOf } from '../../games/logged-match.ts';
import { oddsPicture } from '../../games/odds-picture.ts';
import { ownPageOf } from '../../games/pages.ts';
import type { PlayableMatch, Prospect } from '../../games/playable.ts';
import type { TextContext } from '../../games/presenter.ts';
import type { TableIcon } from '../../games/table-icons.ts';
import type { Analysed } from '../../tables/model/analysis.ts';
import type { Table, TableNow } from '../../tables/model/table.ts';
import { ANALYSIS_LOOK } from '../protocol/ids.ts';
import { FILES } from '../protocol/limits.ts';
import { gallery, type Message, type Parts, text } from '../protocol/message.ts';
import type { PageMark } from '../protocol/page-mark.ts';
import { controlsAt, privatePage, rows } from './components.ts';
import { type MessageContext, textContextsOf } from './message-context.ts';
import { inLine } from './note-page.ts';

/** So many answers of a line are named in a sentence. */
const NAMED = 4;

type Context = MessageContext & { readonly reader: string };

/** *Analysis*: all players' chances, with a sentence on each turning point, or the one of this number, from 1. */
export function analysisPage(analysed: Analysed, number: number, context: Context): Message {
  const point = analysed.analysis.turningPoints[number - 1];
  return point === undefined ? overview(analysed, context) : turningPoint(analysed, point, number, context);
}

const markOf = ({ table }: TableNow): PageMark => ({ of: table.id, kind: ANALYSIS_LOOK });

function overview({ now, analysis }: Analysed, context: Context): Message {
  const { say } = context;
  const { text: spoken, label } = textContextsOf(now.table, context);
  const { stops, turningPoints } = analysis;
  const curve = oddsPicture({ stops, turningPoints }, label);
  const told = turningPoints.map((point, at) => {
    const then = now.game.resume(point.before);
    const { chance, round } = point;
    const people = asOf(spoken, then.ply);
    const who = whoOf(now.table, point, then, context);
    return [
      `**${say('analysis-point', { number: at + 1, round })}:**`,
      ...WHICH.map((which) =>
        say(`analysis-${which}`, {
          ...{ name: nameOf(people, point), who, percent: percent(chance[which]) },
          what: `**${lineOf(then, point, which, people)}**`,
        }),
      ),
    ].join(' ');
  });
  return privatePage(
    markOf(now),
    [
      text(`### ${say('button-analysis')}`),
      gallery(curve),
      text([`-# ${say('analysis-about')}`, told.length === 0 ? say('analysis-even') : told]),
      ways(now, turningPoints, 0, context),
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
  const { seat } = point;
  // The side of the person who made the move, or the one picture that shows it all, and what only they saw.
  const side = (match: PlayableMatch) => match.boards(label, seat).slice(-1);
  const own = ownPageOf(before.game.pages);
  const held = own && before.page(own.name, seat, seat, label)?.pictures;
  const shown = [
    { caption: say('analysis-before'), pictures: named('before', side(before)) },
    { caption: say('analysis-after'), pictures: named('after', side(after)) },
    { caption: say('analysis-held', { name, who }), pictures: named('held', held) },
  ].filter((part) => part.pictures.length > 0);
  const pictures = shown.flatMap((part) => part.pictures).slice(0, FILES);
  return privatePage(
    markOf(now),
    [
      text([
        `### ${say('analysis-point', { number, round: point.round })} · ${name}`,
        inWords(before, point, 'played', who, spoken),
        inWords(before, point, 'better', who, spoken),
      ]),
      shown.map(({ caption, pictures: made }) => [
        text(`-# ${caption}`),
        made.filter((picture) => pictures.includes(picture)).map(gallery),
      ]),
      ways(now, analysis.turningPoints, number, context),
    ],
    pictures,
  );
}

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
function ways(now: TableNow, points: readonly TurningPoint[], shown: number, context: MessageContext) {
  const { say } = context;
  const { press } = controlsAt(now, context);
  const onward = press({ kind: 'onward', point: shown }, say('button-onward'), 'start', 'main');
  const way = (part: number, label: string, icon?: TableIcon) =>
    part !== shown && press({ kind: 'part', place: ANALYSIS_LOOK, part }, label, icon);
  return [
    rows(shown !== 0 && onward),
    rows([
      way(0, say('analysis-curve'), 'happened'),
      points.map(({ round }, at) => way(at + 1, say('analysis-point', { number: at + 1, round }))),
    ]),
  ];
}

const percent = (chance: number): number => Math.round(chance * 100);

const nameOf = ({ people }: TextContext, { seat }: TurningPoint): string => people[seat]?.name ?? '';

const WHICH = ['played', 'better'] as const;
type Which = (typeof WHICH)[number];

const prospectOf = (
  before: PlayableMatch,
  point: TurningPoint,
  which: Which,
  textContext: TextContext,
): Prospect | undefined => before.openTo(point.seat)?.prospect(point[which], textContext);

function lineOf(before: PlayableMatch, point: TurningPoint, which: Which, textContext: TextContext): string {
  const { label = '', onward = [] } = prospectOf(before, point, which, textContext) ?? {};
  const more = onward.length > NAMED - 1 ? ['…'] : [];
  return inLine([label, ...onward.slice(0, NAMED - 1), ...more]);
}

/** A line of a turning point: what was chosen, how it would go on, and what the computer says of it. */
function inWords(
  before: PlayableMatch,
  point: TurningPoint,
  which: Which,
  who: Who,
  textContext: TextContext,
): Parts<string> {
  const { say } = textContext;
  const prospect = prospectOf(before, point, which, textContext);
  if (prospect === undefined) return [];
  const { label, onward, effects, end } = prospect;
  const about = { name: nameOf(textContext, point), who };
  const [what, chance] = [`**${label}**`, percent(point.chance[which])];
  const words = effectsWithin(effects, LENGTHS.outlook);
  return [
    say(`analysis-${which}`, { ...about, what, percent: chance }),
    onward.length > 0 && `> ${say('hint-then', { answers: inLine(onward) })}`,
    effects.length > 0 && `> ${who === 'you' ? words : say('analysis-words', { name: about.name, words })}`,
    which === 'better' && end === 'hidden' && `> -# ${say('hint-hidden')}`,
  ];
}

/** Pictures under names of their own, so that those before and after can stand in one message. */
const named = (when: 'before' | 'after' | 'held', pictures: readonly Picture[] = []): readonly Picture[] =>
  pictures.map((picture) => ({ ...picture, name: `${when}-${picture.name}` }));
