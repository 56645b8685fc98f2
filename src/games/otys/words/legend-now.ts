import type { DecisionOf } from '../../../engine/match.ts';
import type { Seat } from '../../../engine/seat.ts';
import { nameOf } from '../../person.ts';
import type { Page } from '../../presenter.ts';
import { legendPicture } from '../board/index.ts';
import {
  BESIDE,
  backInWords,
  diverEffect,
  diverName,
  frontInWords,
  sponsorEffect,
} from '../board/piece-words.ts';
import { paysNothing, rewardOf, type Scene, shownSide } from '../board/scene.ts';
import { REWARD_BACKS, type Reward } from '../rules/components.ts';
import type { Otys } from '../rules/state.ts';
import { SEA_LEVELS, type SeaLevel, SURFACE_SPACES, spaceOfLevel } from '../rules/vocabulary.ts';
import { backEntry, diverEntry, frontEntry, sponsorEntry } from './legend-entries.ts';

function tokensOnDisplay(scene: Scene): readonly Reward[] {
  const all = scene.view.display.flat().map((id) => rewardOf(scene, id));
  return [...new Map(all.map((reward) => [reward.front.kind, reward])).values()];
}

/** What lies on a level and what it does: diver, sponsor, reward tokens, and the seat's own reward there. */
function levelLine(scene: Scene, seat: Seat, level: SeaLevel): string {
  const { say, view } = scene;
  const side = shownSide(scene, seat);
  const diver = side.column[spaceOfLevel(level)];
  const sponsor = view.sponsors[level - 1];
  const tokens = (view.display[level - 1] ?? []).map((id) => frontInWords(say, rewardOf(scene, id).front));
  const placed = side.rewards[level - 1];
  return [
    say('otys-legend-level', { level }),
    ...(diver === undefined
      ? []
      : [
          say('otys-legend-side', {
            name: diverName(say, diver.diver, diver.upgraded),
            effect: diverEffect(say, diver, paysNothing(scene, seat)),
          }),
        ]),
    ...(sponsor === undefined
      ? []
      : [say('otys-effect-sponsor', { effect: sponsorEffect(say, sponsor.sponsor, sponsor.side) })]),
    ...(tokens.length === 0 ? [] : [say('otys-legend-tokens', { tokens: tokens.join(' / ') })]),
    ...(placed === undefined
      ? []
      : [say('otys-legend-placed', { back: backInWords(say, rewardOf(scene, placed)) })]),
  ].join(BESIDE);
}

/** The levels of a question: those of keys or an X key, else the key in play's; empty at the end of a turn. */
function levelsAsked({ view }: Scene, { about, answers }: DecisionOf<Otys>): readonly SeaLevel[] {
  if (about.kind === 'choose-end' || about.kind === 'hold') return [];
  const levels = answers.flatMap(({ move }) => {
    if (move.kind === 'key' || move.kind === 'level') return [move.level];
    return move.kind === 'return' && move.key !== 'x' ? [move.key] : [];
  });
  return levels.length > 0 ? levels : view.active === undefined ? [] : [view.active.level];
}

/** What the divers, sponsors and reward tokens do that a question is about, in a line for each level. */
export const piecesAsked = (scene: Scene, decision: DecisionOf<Otys>): readonly string[] =>
  levelsAsked(scene, decision).map((level) => levelLine(scene, decision.seat, level));

/** What the pieces do that are on the boards now: a seat's divers, and what lies on the levels. */
export function legendPage(scene: Scene, seat: Seat): Page<never> {
  const { say, view } = scene;
  const { column, rewards } = shownSide(scene, seat);
  const placed = rewards.flatMap((id) => (id === undefined ? [] : [rewardOf(scene, id).back]));
  return {
    title: say('otys-legend-title', { name: nameOf(scene, seat) }),
    text: [
      say('otys-legend-surface'),
      ...column
        .slice(0, SURFACE_SPACES)
        .toReversed()
        .map((diver) =>
          say('otys-legend-side', {
            name: diverName(say, diver.diver, diver.upgraded),
            effect: diverEffect(say, diver, paysNothing(scene, seat)),
          }),
        ),
      ...SEA_LEVELS.map((level) => levelLine(scene, seat, level)),
    ].join('\n'),
    pictures: [
      legendPicture(
        'now-divers',
        say('otys-rules-divers'),
        column.map((diver) => diverEntry(say, diver, paysNothing(scene, seat))),
      ),
      legendPicture('now-levels', say('otys-legend-levels'), [
        ...view.sponsors.map((tile) => sponsorEntry(say, tile)),
        ...tokensOnDisplay(scene).map((reward) => frontEntry(say, reward)),
        ...REWARD_BACKS.filter((back) => placed.includes(back)).map((back) => backEntry(say, back)),
      ]),
    ],
    answers: [],
  };
}
