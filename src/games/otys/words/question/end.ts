import { nextSeat } from '../../../../engine/seat.ts';
import { nameOf } from '../../../person.ts';
import { amount, diverName } from '../../board/piece-words.ts';
import { type Scene, shownSide } from '../../board/scene.ts';
import { readyFor } from '../ready.ts';
import { askedDiver, askedKeyLevel, type OtysWordings } from './asked.ts';
import { fillsTrack } from './usual-dive.ts';

/** Whether the game ends with the turn under way, which nobody can take back then (ruling). */
const endsGame = ({ view: { lastRound, turn, seats, first } }: Scene): boolean =>
  lastRound && nextSeat(turn.seat, seats.length) === first;

/** The words of end questions, by the kind of step. */
export const END_WORDINGS = {
  /** The last word of a turn, and the oxygen reserve. The press that ends the game says so. */
  'choose-end': {
    prompt: ({ scene }) => scene.say(endsGame(scene) ? 'otys-ask-end-game' : 'ask-end'),
    note: (asked) => (fillsTrack(asked) ? asked.scene.say('otys-note-keys-home') : undefined),
    answers: {
      end: ({ scene, seat }, { stay }) => {
        const kind = stay ? 'stay' : 'end';
        if (endsGame(scene))
          return { label: scene.say(`otys-answer-${kind}-game`), icon: kind, tone: 'ends' };
        const { contracts = [] } = shownSide(scene, seat);
        const usual = readyFor(scene, seat, [...scene.view.row, ...contracts]) > 0 ? 'ends' : 'main';
        return { label: scene.say(`otys-answer-${kind}`), icon: kind, tone: stay ? 'plain' : usual };
      },
    },
  },
  /** Designer's variant: whether a copied diver stays down. Asked of its owner, before all. */
  hold: {
    prompt: (asked) => {
      const { scene } = asked;
      return scene.say('otys-ask-hold', {
        name: nameOf(scene, scene.view.turn.seat),
        diver: diverName(scene.say, askedDiver(asked, askedKeyLevel(asked)).diver),
      });
    },
    note: ({ scene, seat }) =>
      scene.say('otys-note-batteries', {
        batteries: amount(scene.say, 'batteries', shownSide(scene, seat).batteries),
      }),
    answers: {
      hold: ({ scene: { say } }, { spend }) =>
        spend
          ? { label: say('otys-answer-stay'), icon: 'stay' }
          : { label: say('otys-answer-let'), icon: 'surface' },
    },
  },
} satisfies Partial<OtysWordings>;
