import { nextSeat } from '../../../../engine/seat.ts';
import { nameOf } from '../../../person.ts';
import { amount, diverName, diverTold, levelName } from '../../board/piece-words.ts';
import type { IconName } from '../icon-names.ts';
import { readyInWords } from '../offered.ts';
import { type Scene, sideOf } from '../scene.ts';
import { diverOn, keyLevel, type Wording } from './asked.ts';
import { fillsTrack } from './keys.ts';

/** Whether the game ends with the turn under way, which nobody can take back then (ruling). */
const endsGame = ({ view: { lastRound, turn, seats, first } }: Scene): boolean =>
  lastRound && nextSeat(turn.seat, seats.length) === first;

/** The last word of a turn, and the oxygen reserve. The press that ends the game says so. */
export const CHOOSE_END: Wording<'choose-end'> = {
  prompt: ({ scene }) => scene.say(endsGame(scene) ? 'otys-ask-end-game' : 'otys-ask-end'),
  note: ({ scene, seat }) => fillsTrack(scene, seat),
  answers: {
    end: (asked, { stay }) => {
      const { say } = asked.scene;
      const { diver } = diverOn(asked, keyLevel(asked));
      const args = { diver: diverName(say, diver), place: levelName(say, keyLevel(asked)) };
      const ready = readyInWords(asked.scene, asked.seat);
      if (endsGame(asked.scene))
        return {
          label: say(stay ? 'otys-answer-stay-game' : 'otys-answer-end-game'),
          consequence:
            ready === undefined
              ? say('otys-answer-game-over')
              : say('otys-answer-game-over-ready', { ready }),
          icon: stay ? 'stay' : 'end',
          tone: 'ends',
        };
      return stay
        ? {
            label: say('otys-answer-stay'),
            consequence: say('otys-answer-stay-consequence', { diver: diverTold(say, diver) }),
            icon: 'stay',
            tone: 'plain',
          }
        : {
            label: say('otys-answer-end'),
            consequence:
              ready === undefined
                ? say('otys-answer-end-consequence', args)
                : say('otys-answer-end-ready', { ...args, ready }),
            icon: 'end',
            tone: ready === undefined ? 'main' : 'ends',
          };
    },
  },
};

/** Designer's variant: whether a copied diver stays down. Asked of its owner, before all. */
export const HOLD: Wording<'hold'> = {
  prompt: (asked) => {
    const { scene } = asked;
    return scene.say('otys-ask-hold', {
      name: nameOf(scene, scene.view.turn.seat),
      diver: diverName(scene.say, diverOn(asked, keyLevel(asked)).diver),
    });
  },
  note: ({ scene, seat }) =>
    scene.say('otys-note-batteries', {
      batteries: amount(scene.say, 'batteries', sideOf(scene, seat).batteries),
    }),
  answers: {
    hold: (asked, { spend }) => {
      const { say } = asked.scene;
      const { diver } = diverOn(asked, keyLevel(asked));
      const args = { diver: diverTold(say, diver), place: levelName(say, keyLevel(asked)) };
      const icon: IconName = spend ? 'stay' : 'surface';
      return spend
        ? { label: say('otys-answer-hold'), consequence: say('otys-answer-hold-consequence', args), icon }
        : { label: say('otys-answer-let'), consequence: say('otys-answer-let-consequence', args), icon };
    },
  },
};
