import { nextSeat } from '../../../../engine/seat.ts';
import { capital } from '../../../fitting.ts';
import { nameOf } from '../../../person.ts';
import { amount, diverName, levelName, levelOfSpace, shortName } from '../../board/piece-words.ts';
import { type Scene, shownSide } from '../../board/scene.ts';
import { EXPERTS, isExpert, SURFACE_SPACES } from '../../rules/vocabulary.ts';
import { readyFor } from '../contract-line.ts';
import type { IconName } from '../icons.ts';
import {
  accent,
  askedDiver,
  askedKeyLevel,
  type DiveMove,
  fillsTrack,
  firstDive,
  isOneOfTwo,
  keyAnswer,
  type OtysQuestion,
  type OtysWordings,
  offersSponsor,
  orLacking,
  skip,
  sponsorHere,
  type Worded,
} from './asked.ts';
import { improvement, tokenNamed } from './divers.ts';

/** Whether the game ends with the turn under way, which nobody can take back then (ruling). */
const endsGame = ({ view: { lastRound, turn, seats, first } }: Scene): boolean =>
  lastRound && nextSeat(turn.seat, seats.length) === first;

function diveInWords(asked: OtysQuestion<'prepare'>, { sponsor, deed }: DiveMove): Worded {
  const { say } = asked.scene;
  // Where both gains can be had at once, the dive by itself is for the player who wants to choose.
  const picks =
    deed === undefined &&
    asked.moves.some(
      (move) => move.kind === 'dive' && move.sponsor === sponsor && move.deed === 'cube.bonus',
    );
  if (sponsor) {
    const kind = deed === 'skip' ? '-without' : picks ? '-pick' : '';
    return { label: say(`otys-answer-sponsor-dive${kind}`), icon: iconOf(asked, deed) };
  }
  switch (deed) {
    case 'up.m':
      return improvement(asked, 'mechanic');
    case 'up.h':
      return improvement(asked, 'hacker');
    case 'r0':
      return tokenNamed(asked, 0);
    case 'r1':
      return tokenNamed(asked, 1);
    default: {
      const kind = deed === 'skip' ? '-without' : deed === 'cube.bonus' ? '-both' : picks ? '-pick' : '';
      return { label: say(`otys-answer-dive${kind}`), icon: iconOf(asked, deed) };
    }
  }
}

function iconOf(asked: OtysQuestion<'prepare'>, deed: DiveMove['deed']): IconName {
  const { diver } = askedDiver(asked, askedKeyLevel(asked));
  return isExpert(diver) && (deed === 'cube' || deed === 'cube.bonus') ? EXPERTS[diver] : 'dive';
}

/** The words of the questions from the key to the end of a turn, by the kind of step. */
export const TURN_WORDINGS = {
  'choose-key': {
    prompt: ({ scene }) => scene.say('otys-ask-key'),
    note: (asked) => (fillsTrack(asked) ? asked.scene.say('otys-note-keys-home') : undefined),
    answers: {
      key: (asked, { level }) => keyAnswer(asked, level),
      'x-key': ({ scene, seat }, { neutral }) => ({
        label: neutral
          ? scene.say('otys-answer-neutral-x', { count: Math.max(1, shownSide(scene, seat).neutralX) })
          : scene.say('otys-answer-own-x'),
        ...(neutral && { button: scene.say('otys-answer-neutral-x', { count: 1 }) }),
        icon: neutral ? 'neutral-x' : 'own-x',
      }),
    },
  },
  'choose-level': {
    prompt: ({ scene, seat, step }) => {
      const { keys, ownX, neutralX } = shownSide(scene, seat);
      const isOnly = keys.length === 0 && (step.neutral ? !ownX : neutralX === 0);
      return scene.say(isOnly ? 'otys-ask-level-only-key' : 'otys-ask-level');
    },
    note: ({ scene }) => scene.say('otys-note-sponsors-moved'),
    answers: {
      level: (asked, { level }) => keyAnswer(asked, level),
    },
  },
  prepare: {
    prompt: (asked) =>
      orLacking(asked, asked.scene.say('otys-ask-prepare'), (lacks) =>
        asked.scene.say('otys-ask-prepare-lacking', { lacks }),
      ),
    note: (asked) =>
      offersSponsor(asked) && sponsorHere(asked, 'return-key')
        ? asked.scene.say(fillsTrack(asked) ? 'otys-note-keys-stay' : 'otys-note-key-back')
        : undefined,
    answers: {
      sponsor: (asked) => ({
        label: asked.scene.say('otys-answer-sponsor-first'),
        icon: 'sponsor',
        ...(accent(asked) === 'sponsor' && { tone: 'main' }),
      }),
      propeller: ({ scene }) => ({ label: scene.say('otys-answer-propeller'), icon: 'propeller' }),
      dive: (asked, move) => {
        const accented = accent(asked);
        const wanted = accented === 'sponsored' ? move.sponsor : accented === 'dive' && !move.sponsor;
        const isFirst = firstDive(asked, move.sponsor) === move;
        return {
          ...diveInWords(asked, move),
          ...(wanted && isFirst && !isOneOfTwo(move) && { tone: 'main' }),
        };
      },
    },
  },
  propel: {
    prompt: ({ scene }) => scene.say('otys-ask-propel'),
    note: ({ scene, seat }) => scene.say('otys-note-reach', { reach: shownSide(scene, seat).reach }),
    answers: {
      // The picture above shows where each stands.
      diver: ({ scene }, { diver }) => ({ label: shortName(scene.say, diver), icon: diver }),
      skip,
    },
  },
  'propel-to': {
    prompt: ({ scene, seat, step }) => {
      const diver = shownSide(scene, seat).column[step.from];
      return scene.say('otys-ask-propel-to', {
        diver: diver === undefined ? '' : diverName(scene.say, diver.diver),
      });
    },
    answers: {
      space: ({ scene }, { space }) => {
        const level = levelOfSpace(space);
        return {
          label:
            level === undefined
              ? scene.say('otys-answer-to-surface', { place: SURFACE_SPACES - space })
              : capital(levelName(scene.say, level)),
          icon: level === undefined ? 'surface' : 'propeller',
        };
      },
      skip,
    },
  },
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
      scene.say('otys-note-have', {
        have: amount(scene.say, 'batteries', shownSide(scene, seat).batteries),
      }),
    answers: {
      hold: ({ scene: { say } }, { spend }) =>
        spend
          ? { label: say('otys-answer-stay'), icon: 'stay' }
          : { label: say('otys-answer-let'), icon: 'surface' },
    },
  },
} satisfies Partial<OtysWordings>;
