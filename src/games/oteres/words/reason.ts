import type { Seat } from '../../../engine/seat.ts';
import { effectsTold, effectsWithin } from '../../effects-told.ts';
import { LENGTHS } from '../../lengths.ts';
import type { Outlook } from '../../presenter.ts';
import { cardName, colourCount, numbered, pearlInWords } from '../board/piece-words.ts';
import { type Scene, shownPlayersIn, shownSide } from '../board/scene.ts';
import { oteresNotation } from '../rules/notation.ts';
import type { Oteres } from '../rules/state.ts';
import type { OteresStep } from '../rules/step.ts';
import { leftNeighbour } from '../rules/table.ts';
import { type Effect, effectsOf, WORDS } from './effects.ts';
import { pearlNamed, playerLabel } from './question/asked.ts';

/** What is done to a player who is named, by the step that asks for them. */
const DONE_TO: { readonly [K in OteresStep['kind']]?: string } = {
  snatch: 'snatch',
  'biggest-pile': 'biggest-pile',
  swap: 'swap',
  'choose-protected': 'protect',
  'pass-card': 'pass-card',
  'choose-picker': 'pick',
};

/** Who gets what is named in answer to a step; undefined if that is nobody else. */
function receiverOf({ view }: Scene, step: OteresStep, seat: Seat): Seat | undefined {
  switch (step.kind) {
    case 'choose-swapped':
      return step.seat;
    case 'choose-gift':
    case 'choose-passed':
      return step.to;
    case 'choose-exchange':
      return step.of;
    case 'gather-passing':
      return leftNeighbour(view, seat);
    case 'choose-share':
      return shownPlayersIn({ view }).find((each) => each !== seat);
    default:
      return undefined;
  }
}

/** What an answer does to another player, by name; undefined if nothing. `scene` is of its question. */
function doneTo(scene: Scene, step: OteresStep, notation: string, seat: Seat): string | undefined {
  const { say, view } = scene;
  const move = oteresNotation.parse(notation);
  const pearl = (mark: number): string => pearlInWords(say, pearlNamed(scene, mark));
  const gets = (to: Seat | undefined, what: string): string | undefined =>
    to === undefined ? undefined : say('oteres-why-gets', { name: playerLabel(scene, to), what });
  const done = (act: string, to: Seat): string =>
    say('oteres-why-done', { act, name: playerLabel(scene, to) });
  switch (move?.kind) {
    case 'card':
      return gets(receiverOf(scene, step, seat), cardName(scene, move.card));
    case 'pearl':
      return step.kind === 'choose-look'
        ? done('look', step.of)
        : gets(receiverOf(scene, step, seat), pearl(move.mark));
    case 'player': {
      if (step.kind === 'choose-share') {
        const [next] = numbered(view.catch);
        return next && gets(move.seat, pearlInWords(say, next));
      }
      if (step.kind === 'dark-gift') {
        const loose = shownSide(scene, seat).pearls.filter(({ held }) => !held);
        return done(colourCount(loose, 'black') > 0 ? 'gift' : 'look', move.seat);
      }
      const act = DONE_TO[step.kind];
      return act && done(act, move.seat);
    }
    default:
      return undefined;
  }
}

/** What decides whether an answer does what it says. */
const IN_VAIN: ReadonlySet<Effect['kind']> = new Set(['idle', 'blocked']);
/** What becomes of the seat itself, which is told in any case. */
const OWN_FATE: ReadonlySet<Effect['kind']> = new Set(['out', 'saved']);

/**
 * Why a seat would give answers, in one line: who gets what, by name, as no question stands beside it, and else what
 * comes of it. `sceneOf` is of a view.
 */
export function whyInWords(
  sceneOf: (view: Oteres['View']) => Scene,
  { before, moves, foresee }: Outlook<Oteres>,
  seat: Seat,
): readonly string[] {
  const line = moves.map(({ notation }) => notation);
  const scene = sceneOf(before);
  const effects = effectsOf(
    scene,
    line.flatMap((notation) => oteresNotation.parse(notation) ?? []),
    seat,
  );
  const named = effects.some(({ kind }) => IN_VAIN.has(kind))
    ? []
    : foresee(...line).steps.flatMap(
        ({ decision, view, entry }) => doneTo(sceneOf(view), decision.about, entry.notation, seat) ?? [],
      );
  const told = named.length === 0 ? effects : effects.filter(({ kind }) => OWN_FATE.has(kind));
  const words = effectsTold(WORDS, scene, told).slice(0, 1);
  const why = effectsWithin([...words, ...named], LENGTHS.outlook);
  return why === '' ? [] : [why];
}
