import type { Seat } from '../../../../engine/seat.ts';
import { LENGTHS } from '../../../lengths.ts';
import { BESIDE } from '../../board/piece-words.ts';
import { LEVELS, type Level } from '../../rules/vocabulary.ts';
import { aimInWords, lacksAfter, type SponsorsThere } from '../aim.ts';
import { firstWithin } from '../offered.ts';
import { type Scene, sideOf } from '../scene.ts';
import { type Asked, keyAnswer, type Worded, type Wording, xKeyConsequence } from './asked.ts';
import { sponsorOn } from './sponsored.ts';

/** What a key question knows of sponsors. */
type ForLevel = Asked<'choose-key'> | Asked<'choose-level'>;

const sponsorsThere = ({ scene, step }: ForLevel): SponsorsThere => ({
  sponsors: scene.view.sponsors,
  usable: step.sponsored ?? LEVELS,
});

/** A line of small letters on a phone. */
const PHONE_LINE = 43;

/**
 * A level to dive on: who works there, what its sponsor would do, where that can be used, and what it then lacks for a contract. Every line says
 * the same things in the same order.
 */
function levelAnswer(asked: ForLevel, level: Level): Worded {
  const { say } = asked.scene;
  const { sponsor, side } = sponsorOn(asked.scene, level);
  const there = sponsorsThere(asked);
  const isUsable = there.usable.includes(level);
  const named = keyAnswer(asked, level);
  const aims = aimInWords(asked.scene, asked.seat, level, there);
  const room = PHONE_LINE - named.label.length - BESIDE.length;
  const withAim = (offer: string) => aims.map((aim) => (isUsable ? offer + BESIDE + aim : aim));
  const brief = say(`otys-brief-sponsor-${sponsor}-${side}`);
  return {
    ...named,
    consequence: firstWithin(withAim(say(`otys-board-sponsor-${sponsor}-${side}`)), LENGTHS.consequence),
    brief: firstWithin(isUsable ? [...withAim(brief), brief] : aims, room),
  };
}

/** That all keys come home with the one played this turn; nothing where they do not. */
export function fillsTrack(scene: Scene, seat: Seat): string | undefined {
  const { track, homeAt } = sideOf(scene, seat);
  return track.length + 1 >= homeAt ? scene.say('otys-note-keys-home') : undefined;
}

/** Which key the turn begins with. */
export const CHOOSE_KEY: Wording<'choose-key'> = {
  prompt: ({ scene }) => scene.say('otys-ask-key'),
  note: (asked) => {
    const { scene, seat, moves } = asked;
    const isShort = moves.some(
      (move) => move.kind === 'key' && lacksAfter(scene, seat, move.level, sponsorsThere(asked)),
    );
    return fillsTrack(scene, seat) ?? (isShort ? scene.say('otys-note-key') : undefined);
  },
  answers: {
    key: (asked, { level }) => levelAnswer(asked, level),
    'x-key': (asked, { neutral }) => {
      const { scene, seat } = asked;
      return {
        label: neutral
          ? scene.say('otys-answer-neutral-x', { count: sideOf(scene, seat).neutralX })
          : scene.say('otys-answer-own-x'),
        ...(neutral && { button: scene.say('otys-answer-neutral-x', { count: 1 }) }),
        ...xKeyConsequence(asked, neutral),
        icon: neutral ? 'neutral-x' : 'own-x',
      };
    },
  },
};

/** Which level an X key opens. */
export const CHOOSE_LEVEL: Wording<'choose-level'> = {
  prompt: ({ scene, seat, step }) => {
    const { keys, ownX, neutralX } = sideOf(scene, seat);
    const isOnly = keys.length === 0 && (step.neutral ? !ownX : neutralX === 0);
    return scene.say(isOnly ? 'otys-ask-level-only-key' : 'otys-ask-level');
  },
  note: ({ scene }) => scene.say('otys-note-sponsors-moved'),
  answers: {
    level: (asked, { level }) => levelAnswer(asked, level),
  },
};
