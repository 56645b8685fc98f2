import type { Game } from '../../../src/engine/game.ts';
import { matchFrom } from '../../../src/engine/match.ts';
import { type Oteres, oteres } from '../../../src/games/oteres/index.ts';
import { Scene } from './position.ts';

/** Öterés with *End turn* asked after every card, so that it can be seen what could be taken back then. */
export const askingToEnd: Game<Oteres> = {
  ...oteres,
  rules: {
    ...oteres.rules,
    'choose-end': {
      asks: ({ turn }) => [
        {
          seat: turn.seat,
          neverSkip: true,
          choices: [{ move: { kind: 'end' }, steps: [{ kind: 'end-turn' }] }],
        },
      ],
    },
  },
};

/** The same scene, played on with *End turn* asked after every card. */
export const askedToEnd = ({ match }: Scene): Scene => new Scene(matchFrom(askingToEnd, match.snapshot));
