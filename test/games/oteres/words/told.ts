import type { MoveEntry } from '../../../../src/engine/log.ts';
import { components } from '../../../../src/games/oteres/index.ts';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/words/index.ts';
import { say } from '../../../texts/shipped.ts';

export const presenter = createOteresPresenter(components);

/** Three with short names. */
export const textContext = { say, people: ['Ana', 'Björn', 'Chidi'].map((name) => ({ name })) };

/** The log of one move of the first turn, which brought these facts. */
export const inOneMove = (facts: readonly OteresFact[]): readonly [MoveEntry<OteresFact>] => [
  { kind: 'move', ply: 0, seat: 0, turn: 1, notation: '', facts },
];
