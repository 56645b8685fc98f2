import { LENGTHS } from '../../../lengths.ts';
import {
  diverName,
  diverTold,
  levelName,
  levelOfSpace,
  OR,
  shortName,
  sponsorEffect,
} from '../../board/piece-words.ts';
import { wantsOf } from '../../rules/asking.ts';
import { SPONSOR_EFFECTS } from '../../rules/sponsors.ts';
import type { DiverView } from '../../rules/view.ts';
import { type DiverName, type Level, SURFACE_SPACES, spaceOfLevel } from '../../rules/vocabulary.ts';
import { firstWithin } from '../offered.ts';
import { sideOf } from '../scene.ts';
import { idleAfterDive } from './ahead.ts';
import {
  type Asked,
  type Audience,
  keyLevel,
  onlyKeyPlayed,
  orLacking,
  skip,
  type Wording,
} from './asked.ts';
import { type DiveMove, diveInWords } from './dives.ts';
import { fillsTrack } from './keys.ts';
import { canPayTwice, isFree, sponsorOn, worksTwice } from './sponsored.ts';

/** The key in play where it was the only one at hand: nobody has been asked which. */
const onlyKey = (asked: Asked<'prepare'>): Level | undefined =>
  wantsOf(asked).length === 0 ? onlyKeyPlayed(asked) : undefined;

/** What is asked before the dive; that there was but one key is part of it, as the player who is asked has not chosen it. */
function beforeDive(asked: Asked<'prepare'>): string {
  const key = onlyKey(asked);
  return key === undefined
    ? asked.scene.say('otys-ask-prepare')
    : asked.scene.say('otys-ask-prepare-only-key', { key });
}

/** The same below a question that says what is lacking. */
function onlyKeyToldBelow(asked: Asked<'prepare'>): string | undefined {
  const key = wantsOf(asked).length === 0 ? undefined : onlyKeyPlayed(asked);
  return key === undefined ? undefined : asked.scene.say('otys-note-only-key', { key });
}

/** Step 1: sponsor, propellers, dive. */
export const PREPARE: Wording<'prepare'> = {
  prompt: (asked) =>
    orLacking(asked, beforeDive(asked), (lacks) => asked.scene.say('otys-ask-prepare-lacking', { lacks })),
  note: (asked) =>
    onlyKeyToldBelow(asked) ?? (keepsKeysOut(asked) ? asked.scene.say('otys-note-keys-stay') : undefined),
  answers: {
    sponsor: (asked) => ({
      label: asked.scene.say('otys-answer-sponsor-first'),
      consequence: sponsorConsequence(asked),
      icon: 'sponsor',
      ...(accent(asked) === 'sponsor' && { tone: 'main' }),
    }),
    propeller: ({ scene, seat }) => ({
      label: scene.say('otys-answer-propeller'),
      consequence: scene.say('otys-answer-propeller-consequence', { reach: sideOf(scene, seat).reach }),
      icon: 'propeller',
    }),
    dive: (asked, move) => {
      const accented = accent(asked);
      const wanted = accented === 'sponsored' ? move.sponsor : accented === 'dive' && !move.sponsor;
      const first = asked.moves.find((each) => each.kind === 'dive' && each.sponsor === move.sponsor);
      return {
        ...diveInWords(asked, move),
        ...(wanted && first === move && !isOneOfTwo(move) && { tone: 'main' }),
      };
    },
  },
};

/** Whether a dive settles which of two equal things is had: a technician, or a token. */
const isOneOfTwo = ({ deed }: DiveMove): boolean =>
  deed === 'up.m' || deed === 'up.h' || deed === 'r0' || deed === 'r1';

/**
 * Whether a dive with the sponsor only leads to what the sponsor by itself leads to: the choice that the dive would settle otherwise. It takes as many
 * presses, so it does not stand out.
 */
const isRoundabout = ({ moves }: Pick<Asked<'prepare'>, 'moves'>, { sponsor, deed }: DiveMove): boolean =>
  sponsor &&
  deed === undefined &&
  moves.some(({ kind }) => kind === 'sponsor') &&
  moves.some((move) => move.kind === 'dive' && (isOneOfTwo(move) || move.deed === 'cube.bonus'));

/** Whether the sponsor would take a key from the Hacker track that the key in play fills: then none of the others comes home. */
const keepsKeysOut = (asked: Asked<'prepare'>): boolean => {
  const { sponsor, side } = sponsorOn(asked.scene, keyLevel(asked));
  return (
    asked.moves.some((move) => move.kind === 'sponsor' || (move.kind === 'dive' && move.sponsor)) &&
    SPONSOR_EFFECTS[sponsor][side].effects.some(({ kind }) => kind === 'return-key') &&
    fillsTrack(asked.scene, asked.seat) !== undefined
  );
};

/**
 * What most people want of step 1: a free sponsor with a dive that does something, or alone, or else the dive. Where the diver finds nothing to do
 * it is the sponsor, whatever it costs, and else nothing stands out. Nor does a sponsor that would keep keys out.
 */
function accent(asked: Asked<'prepare'>): 'sponsored' | 'sponsor' | 'dive' | undefined {
  const { moves } = asked;
  const diving = idleAfterDive(asked, false) === undefined ? 'dive' : undefined;
  const sponsored = moves.some((move) => move.kind === 'dive' && move.sponsor && !isRoundabout(asked, move))
    ? 'sponsored'
    : undefined;
  const alone = moves.some(({ kind }) => kind === 'sponsor') ? 'sponsor' : undefined;
  if (keepsKeysOut(asked)) return diving;
  if (worksTwice(asked)) return diving && canPayTwice(asked) ? (sponsored ?? alone ?? diving) : diving;
  if (!isFree(asked) && diving !== undefined) return diving;
  return (idleAfterDive(asked, true) === undefined ? sponsored : undefined) ?? alone ?? sponsored ?? diving;
}

/** What the sponsor does, that it is free where it is, and that the dive is still to come. */
function sponsorConsequence(asked: Audience): string {
  const { say } = asked.scene;
  const { sponsor, side } = sponsorOn(asked.scene, keyLevel(asked));
  const effect = sponsorEffect(say, sponsor, side);
  const later = say('otys-answer-sponsor-later', { effect });
  const free = isFree(asked) ? [say('otys-answer-sponsor-free', { effect })] : [];
  return firstWithin([...free, later, effect], LENGTHS.consequence);
}

/** The divers that could wait at the key once the one on a space was moved, whoever waits there now left out. */
function workersAfter(asked: Audience, from: number): readonly DiverName[] {
  const { column, reach } = sideOf(asked.scene, asked.seat);
  const at = spaceOfLevel(keyLevel(asked));
  const spaces = column.flatMap((_, to) => (to !== from && Math.abs(to - from) <= reach ? [to] : []));
  const workers = spaces.flatMap((to) => moved(column, from, to)[at]?.diver ?? []);
  return [...new Set(workers)].filter((diver) => diver !== column[at]?.diver);
}

/** The column once the diver on a space stands on another: the others make room. */
function moved(column: readonly DiverView[], from: number, to: number): readonly DiverView[] {
  const diver = column[from];
  return diver === undefined ? column : column.toSpliced(from, 1).toSpliced(to, 0, diver);
}

/** Which diver a propeller moves. */
export const PROPEL: Wording<'propel'> = {
  prompt: ({ scene }) => scene.say('otys-ask-propel'),
  note: ({ scene, seat }) => scene.say('otys-note-reach', { reach: sideOf(scene, seat).reach }),
  answers: {
    diver: (asked, { diver }) => {
      const { scene } = asked;
      const { say } = scene;
      const from = sideOf(scene, asked.seat).column.findIndex((each) => each.diver === diver);
      const workers = workersAfter(asked, from);
      const divers = workers.map((each) => diverName(say, each)).join(OR);
      const place = levelName(say, keyLevel(asked));
      return {
        // The picture above shows where each stands.
        label: shortName(say, diver),
        ...(workers.length > 0 && { consequence: say('otys-answer-propel-works', { divers, place }) }),
        icon: diver,
      };
    },
    skip,
  },
};

/** Where a propelled diver goes: the consequence tells who then works there. */
export const PROPEL_TO: Wording<'propel-to'> = {
  prompt: ({ scene, seat, step }) => {
    const diver = sideOf(scene, seat).column[step.from];
    return scene.say('otys-ask-propel-to', {
      diver: diver === undefined ? '' : diverName(scene.say, diver.diver),
    });
  },
  answers: {
    space: (asked, { space }) => {
      const { scene, seat, step } = asked;
      const { column } = sideOf(scene, seat);
      const waiting = moved(column, step.from, space)[spaceOfLevel(keyLevel(asked))];
      const level = levelOfSpace(space);
      return {
        label:
          level === undefined
            ? scene.say('otys-answer-to-surface', { place: SURFACE_SPACES - space })
            : scene.say('otys-answer-to-level', { level }),
        ...(waiting !== undefined && {
          consequence: scene.say('otys-answer-waiting-then', {
            diver: diverTold(scene.say, waiting.diver, waiting.upgraded),
            place: levelName(scene.say, keyLevel(asked)),
          }),
        }),
        icon: level === undefined ? 'surface' : 'propeller',
      };
    },
    skip,
  },
};
