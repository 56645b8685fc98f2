import type { Seat } from '../../../../engine/seat.ts';
import { LENGTHS } from '../../../lengths.ts';
import { nameOf } from '../../../person.ts';
import {
  amount,
  BESIDE,
  diverEffect,
  diverName,
  levelName,
  levelOfSpace,
  shortName,
  sponsorEffect,
} from '../../board/piece-words.ts';
import type { Deed, OtysMove } from '../../rules/move.ts';
import {
  EXPERTS,
  isExpert,
  LEVELS,
  type Level,
  SURFACE_SPACES,
  spaceOfLevel,
} from '../../rules/vocabulary.ts';
import { aimInWords, lacksAfter, type SponsorsThere } from '../aim.ts';
import type { IconName } from '../icon-names.ts';
import { firstWithin, readyInWords } from '../offered.ts';
import { paysNothing, type Scene, sideOf } from '../scene.ts';
import {
  type Asked,
  type Audience,
  diverOn,
  keyAnswer,
  keyLevel,
  onlyKeyPlayed,
  orLacking,
  skip,
  type Worded,
  type Wording,
  xKeyConsequence,
} from './asked.ts';
import { expertGains, improvement, priceInWords, rewardAnswer } from './divers.ts';
import {
  briefDive,
  briefSponsor,
  briefSponsored,
  canPayTwice,
  feeOf,
  idleConsequence,
  isFree,
  sponsoredConsequence,
  sponsorOn,
  worksTwice,
} from './sponsored.ts';

/** A dive, by itself or with what it settles. */
type DiveMove = Extract<OtysMove, { readonly kind: 'dive' }>;

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
function fillsTrack(scene: Scene, seat: Seat): string | undefined {
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
        button: scene.say(neutral ? 'otys-button-neutral-x' : 'otys-button-own-x'),
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

/** The key in play where it was the only one at hand: nobody has been asked which. */
const onlyKey = ({ scene, seat, step }: Asked<'prepare'>): Level | undefined =>
  step.lacks === undefined ? onlyKeyPlayed({ scene, seat }) : undefined;

/** What is asked before the dive; that there was but one key is part of it, as whoever is asked has not chosen it. */
function beforeDive(asked: Asked<'prepare'>): string {
  const key = onlyKey(asked);
  return key === undefined
    ? asked.scene.say('otys-ask-prepare')
    : asked.scene.say('otys-ask-prepare-only-key', { key });
}

/** The same below a question that says what is lacking. */
function onlyKeyToldBelow({ scene, seat, step }: Asked<'prepare'>): string | undefined {
  const key = step.lacks === undefined ? undefined : onlyKeyPlayed({ scene, seat });
  return key === undefined ? undefined : scene.say('otys-note-only-key', { key });
}

/** Step 1: sponsor, propellers, dive. */
export const PREPARE: Wording<'prepare'> = {
  prompt: (asked) =>
    orLacking(asked, beforeDive(asked), (lacks) => asked.scene.say('otys-ask-prepare-lacking', { lacks })),
  note: onlyKeyToldBelow,
  answers: {
    sponsor: (asked) => {
      return {
        label: asked.scene.say('otys-answer-sponsor-first'),
        consequence: sponsorConsequence(asked),
        brief: briefSponsor(asked),
        icon: 'sponsor',
        ...(accent(asked) === 'sponsor' && { tone: 'main' }),
      };
    },
    propeller: ({ scene, seat }) => ({
      label: scene.say('otys-answer-propeller'),
      consequence: scene.say('otys-answer-propeller-consequence', { reach: sideOf(scene, seat).reach }),
      brief: scene.say('otys-brief-propeller'),
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
 * What most people want of step 1: a free sponsor with a dive that does something, or alone, or else the dive. Where the diver finds nothing to do
 * it is the sponsor, whatever it costs, and else nothing stands out.
 */
function accent(asked: Asked<'prepare'>): 'sponsored' | 'sponsor' | 'dive' | undefined {
  const { moves, step } = asked;
  const diving = step.idle === undefined ? 'dive' : undefined;
  const sponsored = moves.some((move) => move.kind === 'dive' && move.sponsor) ? 'sponsored' : undefined;
  const alone = moves.some(({ kind }) => kind === 'sponsor') ? 'sponsor' : undefined;
  if (worksTwice(asked)) return diving && canPayTwice(asked) ? (sponsored ?? alone ?? diving) : diving;
  if (!isFree(asked) && diving !== undefined) return diving;
  return (step.idleAfterSponsor === undefined ? sponsored : undefined) ?? alone ?? sponsored ?? diving;
}

/** What the sponsor does, and that it is free where it is. */
function sponsorConsequence(asked: Audience): string {
  const { say } = asked.scene;
  const { sponsor, side } = sponsorOn(asked.scene, keyLevel(asked));
  const effect = sponsorEffect(say, sponsor, side);
  return isFree(asked) ? say('otys-answer-sponsor-free', { effect }) : effect;
}

/** A dive as an answer: what is done with it, and what comes of that. */
function diveInWords(asked: Asked<'prepare'>, { sponsor, deed }: DiveMove): Worded {
  const { say } = asked.scene;
  const done = deedInWords(asked, deed);
  // Where both gains can be had at once, the dive by itself is for whoever wants to choose.
  const asks = asked.moves.some(
    (move) => move.kind === 'dive' && move.sponsor === sponsor && move.deed === 'cube.bonus',
  );
  if (sponsor)
    return {
      ...nameOfSponsoredDive(say, deed, asks),
      consequence: sponsoredConsequence(asked, deed, done.gains),
      brief: briefSponsored(asked, deed, done.gains),
      icon: done.icon,
    };
  return {
    ...nameOfDive(say, deed, done, asks),
    consequence: done.consequence,
    ...(done.brief !== undefined && { brief: done.brief }),
    icon: done.icon,
  };
}

type Say = Scene['say'];

/** What a dive is called: by what it settles where that is one of several things; `asks` where only what was not settled is left to it. */
function nameOfDive(
  say: Say,
  deed: Deed | undefined,
  { what = '', button = what }: Pick<DeedWords, 'what' | 'button'>,
  asks: boolean,
): Pick<Worded, 'label' | 'button'> {
  switch (deed) {
    case 'skip':
      return { label: say('otys-answer-dive-without') };
    case 'cube.bonus':
      return { label: say('otys-answer-dive-both'), button: say('otys-button-take-both') };
    case 'up.m':
    case 'up.h':
    case 'r0':
    case 'r1':
      return { label: say('otys-answer-dive-at', { what }), button };
    case 'cube':
      return { label: say('otys-answer-dive') };
    case undefined:
      return asks
        ? { label: say('otys-answer-dive-pick'), button: say('otys-button-dive-pick') }
        : { label: say('otys-answer-dive') };
  }
}

/** The same with the sponsor before it. */
function nameOfSponsoredDive(
  say: Say,
  deed: Deed | undefined,
  asks: boolean,
): Pick<Worded, 'label' | 'button'> {
  if (deed === 'skip') return { label: say('otys-answer-sponsor-dive-without') };
  return deed === undefined && asks
    ? { label: say('otys-answer-sponsor-dive-pick'), button: say('otys-button-sponsor-dive-pick') }
    : { label: say('otys-answer-sponsor-dive'), button: say('otys-button-sponsor-dive') };
}

/** What a dive settles, in words. */
interface DeedWords {
  /** The one of several things that it is: "left: 1 Battery". */
  readonly what?: string;
  /** The same on its button. */
  readonly button?: string;
  /** What is had by it, after the sponsor: "+1 Plant". */
  readonly gains?: string;
  readonly consequence: string;
  readonly brief?: string;
  readonly icon: IconName;
}

function deedInWords(asked: Asked<'prepare'>, deed: Deed | undefined): DeedWords {
  const { scene, seat } = asked;
  const { say } = scene;
  const standing = diverOn(asked, keyLevel(asked));
  const { diver, upgraded } = standing;
  const named = diverName(say, diver, upgraded);
  switch (deed) {
    case 'cube':
    case 'cube.bonus': {
      const colour = isExpert(diver) ? EXPERTS[diver] : 'metal';
      const gains = expertGains(say, colour, deed === 'cube.bonus');
      return {
        gains,
        consequence: say('otys-answer-deed', { diver: named, deed: gains }),
        brief: gains,
        icon: colour,
      };
    }
    case 'up.m':
    case 'up.h': {
      const technician = deed === 'up.m' ? 'mechanic' : 'hacker';
      const {
        label: what,
        button: gains = what,
        consequence = '',
        brief = '',
      } = improvement(asked, technician, feeOf('engineer', asked, upgraded));
      return { what, button: gains, gains, consequence, brief, icon: technician };
    }
    case 'r0':
    case 'r1': {
      const {
        label: what,
        button = what,
        consequence = '',
      } = rewardAnswer(asked, deed === 'r0' ? 0 : 1, (args) =>
        say('otys-answer-token-kept', {
          ...args,
          price: priceInWords(scene, feeOf('explorer', asked, upgraded)),
        }),
      );
      const brief = priceInWords(scene, feeOf('explorer', asked, upgraded));
      return { what, button, gains: what, consequence, brief, icon: 'reward' };
    }
    case 'skip':
      return { consequence: say('otys-answer-dive-nothing', { diver: named }), icon: 'dive' };
    case undefined:
      if (asked.step.idle !== undefined)
        return { consequence: idleConsequence(asked, asked.step.idle), icon: 'dive' };
      return {
        consequence: named + BESIDE + diverEffect(say, standing, paysNothing(scene, seat)),
        brief: briefDive(asked),
        icon: 'dive',
      };
  }
}

/** Which diver a propeller moves. */
export const PROPEL: Wording<'propel'> = {
  prompt: ({ scene }) => scene.say('otys-ask-propel'),
  note: ({ scene, seat }) => scene.say('otys-note-reach', { reach: sideOf(scene, seat).reach }),
  answers: {
    // Where everybody is stands in the picture above, under the names of the buttons.
    diver: ({ scene }, { diver }) => ({
      label: diverName(scene.say, diver),
      button: shortName(scene.say, diver),
      pictured: true,
      icon: diver,
    }),
    skip,
  },
};

/** Where a propelled diver goes: the consequence tells who then works there. */
export const PROPEL_TO: Wording<'propel-to'> = {
  prompt: ({ scene, seat, step }) => {
    const moved = sideOf(scene, seat).column[step.from];
    return scene.say('otys-ask-propel-to', {
      diver: moved === undefined ? '' : diverName(scene.say, moved.diver),
    });
  },
  answers: {
    space: (asked, { space }) => {
      const { scene, seat, step } = asked;
      const column = [...sideOf(scene, seat).column];
      const [moved] = column.splice(step.from, 1);
      if (moved !== undefined) column.splice(space, 0, moved);
      const waiting = column[spaceOfLevel(keyLevel(asked))];
      const level = levelOfSpace(space);
      return {
        label:
          level === undefined
            ? scene.say('otys-answer-to-surface', { place: SURFACE_SPACES - space, places: SURFACE_SPACES })
            : scene.say('otys-answer-to-level', { level }),
        button:
          level === undefined
            ? scene.say('otys-button-surface', { place: SURFACE_SPACES - space })
            : String(level),
        ...(waiting !== undefined && {
          consequence: scene.say('otys-answer-waiting-then', {
            diver: diverName(scene.say, waiting.diver, waiting.upgraded),
            place: levelName(scene.say, keyLevel(asked)),
          }),
          brief: scene.say('otys-brief-waiting', { diver: diverName(scene.say, waiting.diver) }),
        }),
        icon: level === undefined ? 'surface' : 'propeller',
      };
    },
    skip,
  },
};

/** The last word of a turn, and the oxygen reserve. */
export const CHOOSE_END: Wording<'choose-end'> = {
  prompt: ({ scene }) => scene.say('otys-ask-end'),
  note: ({ scene, seat }) => fillsTrack(scene, seat),
  answers: {
    end: (asked, { stay }) => {
      const { say } = asked.scene;
      const { diver } = diverOn(asked, keyLevel(asked));
      const args = { diver: diverName(say, diver), place: levelName(say, keyLevel(asked)) };
      const ready = readyInWords(asked.scene, asked.seat);
      return stay
        ? {
            label: say('otys-answer-stay'),
            consequence: say('otys-answer-stay-consequence', args),
            brief: say('otys-brief-stay'),
            icon: 'stay',
            tone: 'plain',
          }
        : {
            label: say('otys-answer-end'),
            consequence: ready ?? say('otys-answer-end-consequence', args),
            brief: say(ready === undefined ? 'otys-brief-end' : 'otys-brief-end-ready'),
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
      const args = { diver: diverName(say, diver), place: levelName(say, keyLevel(asked)) };
      const icon: IconName = spend ? 'stay' : 'surface';
      return spend
        ? { label: say('otys-answer-hold'), consequence: say('otys-answer-hold-consequence', args), icon }
        : { label: say('otys-answer-let'), consequence: say('otys-answer-let-consequence', args), icon };
    },
  },
};
