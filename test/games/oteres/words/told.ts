import type { MoveEntry } from '../../../../src/engine/log.ts';
import type { Viewer } from '../../../../src/engine/seat.ts';
import { components, oteres } from '../../../../src/games/oteres/index.ts';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/words/index.ts';
import { say } from '../../../texts/shipped.ts';
import type { Scene } from '../position.ts';

export const presenter = createOteresPresenter(components);

const named = (...names: string[]) => ({ say, people: names.map((name) => ({ name })) });
/** Three with short names. */
export const textContext = named('Ana', 'Björn', 'Chidi');
const ofFour = named('Ana', 'Björn', 'Chidi', 'Dora');

/** The others at a table of three, with a pearl each. */
export const others = [{ pearls: '2' }, { pearls: '3' }] as const;

/** The log of one move of the first turn, which brought these facts. */
export const inOneMove = (facts: readonly OteresFact[]): readonly [MoveEntry<OteresFact>] => [
  { kind: 'move', ply: 0, seat: 0, turn: 1, notation: '', facts },
];

/** What a viewer reads of the last play, in lines; turns in order, each with its number and seat first. */
export const told = (at: Scene, viewer: Viewer = 'spectator'): readonly string[] => {
  const facts = at.facts.flatMap((fact): readonly OteresFact[] => {
    const open = oteres.redact(fact, viewer);
    return open === undefined ? [] : [open];
  });
  return presenter
    .happened(inOneMove(facts), at.match.seats === 4 ? ofFour : textContext)
    .flatMap(({ turn, seat, lines }) => lines.map((line) => `${turn} ${seat} ${line}`));
};
