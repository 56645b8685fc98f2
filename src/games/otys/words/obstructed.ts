import type { AskingStep } from '../../../engine/game.ts';
import type { DecisionOf } from '../../../engine/match.ts';
import { type ObstructedOf, obstructedInWords } from '../../wording.ts';
import { amount, levelName } from '../board/piece-words.ts';
import { storePrice } from '../board/store-price.ts';
import { diverStep } from '../rules/divers.ts';
import { otysNotation } from '../rules/notation.ts';
import type { Otys } from '../rules/state.ts';
import type { Obstacle, SeaLevel } from '../rules/vocabulary.ts';
import { contractLine } from './contract-line.ts';
import { askedDiver, askedKeyLevel } from './question/asked.ts';
import { sponsorHere } from './question/usual-dive.ts';
import { WORDINGS } from './question.ts';
import { type Scene, shownSide } from './scene.ts';

/** An answer that cannot be given, with all that it takes to say why. */
interface Shown extends ObstructedOf<Otys> {
  readonly scene: Scene;
  readonly seat: number;
  readonly step: AskingStep<Otys>;
}

/** What an answer that is too dear would cost in Credits. */
function costOf({ scene, move, step }: Shown): number {
  switch (move.kind) {
    case 'sponsor':
      return sponsorHere({ scene }).cost;
    case 'buy': {
      const price = storePrice(scene.view.store[move.colour], scene.components.values).buy ?? 0;
      return step.kind === 'trader' && step.upgraded ? Math.max(0, price - 1) : price;
    }
    default:
      return 'cost' in step ? step.cost : 0;
  }
}

/** The level that an answer is about: the key's, but where it names one to go to. */
const levelOf = ({ scene, move }: Shown): SeaLevel =>
  move.kind === 'level' ? move.level : askedKeyLevel({ scene });

const placeOf = (shown: Shown): { readonly place: string } => ({
  place: levelName(shown.scene.say, levelOf(shown)),
});

/** Why something cannot be done, in words: a reason that has none does not compile. */
const WHY_NOT: { readonly [O in Obstacle]: (shown: Shown) => string } = {
  used: ({ scene }) => scene.say('otys-unavailable-used'),
  had: ({ scene }) => scene.say('otys-unavailable-had'),
  credits: (shown) => {
    const { say } = shown.scene;
    const { credits: have } = shownSide(shown.scene, shown.seat);
    const cost = costOf(shown);
    // A Spy could be paid, but not the diver that it copies.
    if (have >= cost) return say('otys-unavailable-idle');
    return say('otys-unavailable-credits', { credits: amount(say, 'credits', cost), have });
  },
  // A sponsor takes no Battery: what would cost less by it is out of a propeller's reach.
  battery: ({ scene, move }) =>
    scene.say(move.kind === 'sponsor' ? 'otys-unavailable-no-saving' : 'otys-unavailable-battery'),
  full: (shown) => shown.scene.say('otys-unavailable-full', placeOf(shown)),
  'no-room': ({ scene }) => scene.say('otys-unavailable-no-room'),
  'store-full': ({ scene }) => scene.say('otys-unavailable-store-full'),
  'store-empty': ({ scene }) => scene.say('otys-unavailable-store-empty'),
  'no-cube': (shown) => shown.scene.say('otys-unavailable-no-cube', placeOf(shown)),
  'on-track': ({ scene }) => scene.say('otys-unavailable-on-track'),
  'at-hand': ({ scene }) => scene.say('otys-unavailable-at-hand'),
  'in-play': ({ scene }) => scene.say('otys-unavailable-in-play'),
  upgraded: ({ scene, move }) =>
    scene.say(move.kind === 'diver' ? 'otys-unavailable-upgraded' : 'otys-unavailable-nobody-upgraded'),
  basic: ({ scene }) => scene.say('otys-unavailable-basic'),
  elsewhere: ({ scene }) => scene.say('otys-unavailable-elsewhere'),
  bound: (shown) => shown.scene.say('otys-unavailable-bound', placeOf(shown)),
  'too-far': ({ scene, seat }) =>
    scene.say('otys-unavailable-too-far', { reach: shownSide(scene, seat).reach }),
  idle: ({ scene }) => scene.say('otys-unavailable-idle'),
  copied: ({ scene }) => scene.say('otys-unavailable-copied'),
  'none-held': ({ scene }) => scene.say('otys-unavailable-none-held'),
  'no-neutral-x': ({ scene }) => scene.say('otys-unavailable-no-neutral-x'),
  'no-contract': ({ scene }) => scene.say('otys-unavailable-no-contract'),
  'no-reward': ({ scene }) => scene.say('otys-unavailable-no-reward'),
  'no-key': ({ scene }) => scene.say('otys-unavailable-no-key'),
  'no-saving': ({ scene }) => scene.say('otys-unavailable-no-saving'),
  best: ({ scene }) => scene.say('otys-unavailable-best'),
  'no-prestige': ({ scene }) => scene.say('otys-unavailable-no-prestige'),
  'key-level': ({ scene }) => scene.say('otys-unavailable-key-level'),
};

/** The contracts that a seat cannot complete now, each with what is nearest and what it lacks there. */
function contractsShut(scene: Scene, seat: number): readonly string[] {
  const { row } = scene.view;
  const own = shownSide(scene, seat).contracts ?? [];
  const lines = (ids: readonly string[], heading: string): readonly string[] => {
    const told = ids
      .map((id, at) => contractLine(scene, id, seat, at + 1))
      .flatMap(({ text, count }) => (count === 0 ? [] : [text]));
    return told.length === 0 ? [] : [heading, ...told];
  };
  return [
    ...lines(row, scene.say('otys-public-contracts')),
    ...lines(own, scene.say('otys-private-contracts')),
  ];
}

/** What a dive would settle, as the diver's own question calls it; undefined for any other answer. */
function deedOf({ move, unless }: ObstructedOf<Otys>): ObstructedOf<Otys> | undefined {
  const deed = move.kind === 'dive' && move.deed !== undefined ? otysNotation.parse(move.deed) : undefined;
  return deed && { move: deed, unless };
}

/** What a seat cannot answer now, and why; on its own turn also what its contracts lack. */
export function obstructedOf(scene: Scene, decision: DecisionOf<Otys>): readonly string[] {
  const { seat } = decision;
  const told = (about: AskingStep<Otys>, obstructed: readonly ObstructedOf<Otys>[]): readonly string[] =>
    obstructedInWords(WORDINGS, scene, { about, seat, obstructed }, (each) =>
      WHY_NOT[each.unless]({ ...each, scene, seat, step: about }),
    );
  const lines = [
    ...told(
      decision.about,
      decision.obstructed.filter((each) => deedOf(each) === undefined),
    ),
    ...told(
      diverStep(askedDiver({ scene, seat }, askedKeyLevel({ scene })), scene.view.freeDivers, []),
      decision.obstructed.flatMap((each) => deedOf(each) ?? []),
    ),
  ];
  const isOwnTurn = seat === scene.view.turn.seat && !decision.secret;
  return isOwnTurn ? [...lines, ...contractsShut(scene, seat)] : lines;
}
