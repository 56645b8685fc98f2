import type { DecisionOf } from '../../../../engine/match.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { outlookOf } from '../../../outlook.ts';
import type { Outlook } from '../../../presenter.ts';
import { paysNothing, type Scene } from '../../board/scene.ts';
import type { OtysMove } from '../../rules/move.ts';
import { otysNotation } from '../../rules/notation.ts';
import type { Otys } from '../../rules/state.ts';
import type { SeaLevel } from '../../rules/vocabulary.ts';
import { askedDiver } from '../question/asked.ts';
import { accent, firstDive, isOneOfTwo, offersSponsor, sponsorOn } from '../question/usual-dive.ts';

/** A key with the usual dive at its level, and its sponsor if that comes by itself; open if the diver would ask. */
export function diving(scene: Scene, given: Outlook<Otys>, seat: Seat) {
  const { next, ...open } = given;
  const { after, foresee, moves } = open;
  const line = moves.map(({ notation }) => notation);
  const level = playsKey(given);
  if (next?.about.kind !== 'prepare' || level === undefined) return { outlook: given, sponsor: [] };
  const asked = {
    ...{ scene: { ...scene, view: after }, seat },
    moves: openMoves(next),
    foresee: (...onward: readonly string[]) => behind(foresee(...line, ...onward), line.length),
  };
  const isSponsored = accent(asked) === 'sponsored';
  const dive = firstDive(asked, isSponsored);
  const outlook =
    dive && !isOneOfTwo(dive) ? outlookOf(foresee, [...line, otysNotation.make(dive)]) : undefined;
  const work = {
    kind: 'work',
    diver: askedDiver(asked, level),
    free: paysNothing(asked.scene, seat),
  } as const;
  const tile = { kind: 'sponsor', tile: sponsorOn(asked.scene, level) } as const;
  return {
    outlook: outlook ?? open,
    sponsor: [
      ...(outlook === undefined ? [work] : []),
      ...(!isSponsored && offersSponsor(asked) ? [tile] : []),
    ],
  };
}

/** The level of a key with the dive there, if that settles what its diver does. */
export function dived(outlook: Outlook<Otys>): Outlook<Otys> {
  const { next, moves, foresee } = outlook;
  if (next?.about.kind !== 'prepare' || playsKey(outlook) === undefined) return outlook;
  const dive = firstDive({ moves: openMoves(next) }, false);
  return dive === undefined || isOneOfTwo(dive)
    ? outlook
    : (outlookOf(foresee, [...moves.map(({ notation }) => notation), otysNotation.make(dive)]) ?? outlook);
}

const playsKey = ({ moves }: Outlook<Otys>): SeaLevel | undefined =>
  moves
    .at(-1)
    ?.facts.flatMap((fact) => (fact.kind === 'key-played' ? [fact.level] : []))
    .at(0);

const openMoves = ({ answers }: DecisionOf<Otys>): readonly OtysMove[] =>
  answers.flatMap(({ move, isExtra }) => (isExtra ? [] : [move]));

const behind = <F extends { readonly steps: readonly unknown[] }>(foresight: F, from: number): F => ({
  ...foresight,
  steps: foresight.steps.slice(from),
});
