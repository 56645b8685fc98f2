import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import type { Analysis, TurningPoint } from '../../games/analysis.ts';
import { effectsWithin } from '../../games/effects-told.ts';
import { LENGTHS } from '../../games/lengths.ts';
import { asOf } from '../../games/logged-match.ts';
import { oddsPicture } from '../../games/odds-picture.ts';
import { ownPageOf } from '../../games/pages.ts';
import type { PlayableMatch, Prospect } from '../../games/playable.ts';
import type { TextContext } from '../../games/presenter.ts';
import type { TableIcon } from '../../games/table-icons.ts';
import { ANALYSIS_LOOK } from '../protocol/ids.ts';
import { FILES } from '../protocol/limits.ts';
import { type Message, type Parts, row, text } from '../protocol/message.ts';
import type { Content } from './components.ts';
import { under } from './happened.ts';
import { inLine } from './plan-page.ts';
import type { TableView } from './table-view.ts';

const MOST_NAMED = 4;

/** *Analysis*: all players' chances, with a sentence on each turning point, or the one of this number, from 1. */
export function analysisPage(view: TableView, { stops, turningPoints }: Analysis, number: number): Message {
  const { say, label } = view;
  const point = turningPoints[number - 1];
  const told = () => turningPoints.map((each, at) => inSentence(pointAt(view, each, at + 1)));
  return view.page(ANALYSIS_LOOK, [
    point === undefined
      ? [
          text(`### ${say('button-analysis')}`),
          oddsPicture({ stops, turningPoints }, label),
          `-# ${say('analysis-about')}`,
          turningPoints.length === 0 ? say('analysis-even') : told(),
        ]
      : turningPoint(view, pointAt(view, point, number)),
    ways(view, turningPoints, point === undefined ? 0 : number),
  ]);
}

interface Point extends TurningPoint {
  readonly number: number;
  readonly then: PlayableMatch;
  readonly spoken: TextContext;
  readonly about: { readonly name: string; readonly who: 'you' | 'other' };
}

function pointAt({ game, table, reader, text: now }: TableView, point: TurningPoint, number: number): Point {
  const { seat } = point;
  const then = game.resume(point.before);
  const spoken = asOf(now, then.ply);
  const held =
    table.handovers.find((each) => each.seat === seat && then.ply < each.until)?.holder ?? table.seats[seat];
  const who = held?.kind === 'person' && held.id === reader ? 'you' : 'other';
  return { ...point, number, then, spoken, about: { name: spoken.people[seat]?.name ?? '', who } };
}

const inSentence = (point: Point): string => {
  const { number, round, about, chance, spoken } = point;
  return [
    `**${spoken.say('analysis-point', { number, round })}** ·`,
    ...WHICH.map((which) =>
      spoken.say(`analysis-${which}`, {
        ...{ ...about, what: `**${lineOf(point, which)}**`, percent: percent(chance[which]) },
      }),
    ),
  ].join(' ');
};

function turningPoint({ game, say, label: now }: TableView, point: Point): Parts<Content> {
  const { seat, number, round, then, about } = point;
  const label = asOf(now, then.ply);
  // The side of the person who made the move, or the one picture that shows it all, and what only they saw.
  const side = (match: PlayableMatch) => match.boards(label, seat).slice(-1);
  const own = ownPageOf(game.pages);
  const held = own && then.page(own.name, seat, seat, label)?.pictures;
  const captioned = (when: Parameters<typeof under>[0], pictures: readonly Picture[] = []) =>
    pictures.map((picture) => ({ when, picture: under(when, picture) }));
  const shown = [
    ...captioned('before', side(then)),
    ...captioned('after', side(game.resume(point.after))),
    ...captioned('held', held),
  ].slice(0, FILES);
  return [
    text([
      `### ${say('analysis-point', { number, round })} · ${about.name}`,
      inWords(point, 'played'),
      inWords(point, 'better'),
    ]),
    shown.map(({ when, picture }, at) => [
      when !== shown[at - 1]?.when &&
        text(`-# ${when === 'held' ? say('analysis-held', about) : say(`analysis-${when}`)}`),
      picture,
    ]),
  ];
}

/** From the turning point that is shown into a game, and to the curve and to each other one. */
function ways({ say, press }: TableView, points: readonly TurningPoint[], shown: number): Parts<Content> {
  const way = (part: number, label: string, icon?: TableIcon): APIButtonComponent | false =>
    part !== shown && press({ kind: 'part', place: ANALYSIS_LOOK, part }, label, icon);
  return [
    shown !== 0 && row([press({ kind: 'onward', point: shown }, say('button-onward'), 'start', 'main')]),
    way(0, say('analysis-curve'), 'happened'),
    points.map(({ round }, at) => way(at + 1, say('analysis-point', { number: at + 1, round }))),
  ];
}

const percent = (chance: number): number => Math.round(chance * 100);

const WHICH = ['played', 'better'] as const;
type Which = (typeof WHICH)[number];

const prospectOf = (point: Point, which: Which): Prospect | undefined =>
  point.then.openTo(point.seat)?.prospect(point[which], point.spoken);

function lineOf(point: Point, which: Which): string {
  const { label = '', onward = [] } = prospectOf(point, which) ?? {};
  const more = onward.length > MOST_NAMED - 1 ? ['…'] : [];
  return inLine([label, ...onward.slice(0, MOST_NAMED - 1), ...more]);
}

function inWords(point: Point, which: Which): Parts<string> {
  const { about, chance } = point;
  const { say } = point.spoken;
  const prospect = prospectOf(point, which);
  if (prospect === undefined) return [];
  const { label, onward, effects, end } = prospect;
  const words = effectsWithin(effects, LENGTHS.outlook);
  return [
    say(`analysis-${which}`, { ...about, what: `**${label}**`, percent: percent(chance[which]) }),
    onward.length > 0 && `> ${say('hint-then', { answers: inLine(onward) })}`,
    effects.length > 0 &&
      `> ${about.who === 'you' ? words : say('analysis-words', { name: about.name, words })}`,
    which === 'better' && end === 'hidden' && `> -# ${say('hint-hidden')}`,
  ];
}
