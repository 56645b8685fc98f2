import type { Seat } from '../../../../kernel/seat.ts';
import { nameOf } from '../../../person.ts';
import { FEES } from '../../divers.ts';
import type { Deed, OtysMove } from '../../move.ts';
import { SPONSOR_EFFECTS } from '../../sponsors.ts';
import type { SponsorTile } from '../../state.ts';
import {
  type DiverName,
  EXPERTS,
  LEVELS,
  type Level,
  SURFACE_SPACES,
  spaceOfLevel,
} from '../../vocabulary.ts';
import type { IconName } from '../icon-names.ts';
import { readyInWords } from '../offered.ts';
import { paysNothing, rewardOf, type Scene, sideOf } from '../scene.ts';
import {
  amount,
  BESIDE,
  diverEffect,
  diverName,
  frontInWords,
  levelName,
  levelOfSpace,
  placeName,
  sponsorEffect,
} from '../words.ts';
import {
  type Asked,
  type Audience,
  diverOn,
  keyLevel,
  lacking,
  skip,
  type Worded,
  type Wording,
} from './asked.ts';
import { expertGains, priceInWords, rewardAnswer } from './divers.ts';

/** A dive, by itself or with what it settles. */
type DiveMove = Extract<OtysMove, { readonly kind: 'dive' }>;

/** A level to dive on: who waits there, and what its sponsor offers. */
function levelAnswer(asked: Audience, level: Level, sponsor: SponsorTile): Worded {
  const { say } = asked.scene;
  const { diver, upgraded } = diverOn(asked, level);
  return {
    label: say(upgraded ? 'otys-answer-level-upgraded' : 'otys-answer-level', {
      level,
      diver: diverName(say, diver),
    }),
    consequence: say('otys-answer-sponsor-there', {
      effect: sponsorEffect(say, sponsor.sponsor, sponsor.side),
    }),
    icon: `key-${level}`,
  };
}

/** The sponsor on a level, now or once an X key has moved them all down by one. */
function sponsorOn({ view }: Scene, level: Level, moved: boolean): SponsorTile {
  const at = moved ? (level + LEVELS.length - 2) % LEVELS.length : level - 1;
  const sponsor = view.sponsors[at];
  if (sponsor === undefined) throw new RangeError(`no sponsor on level ${level}`);
  return sponsor;
}

/** What becomes of the key played this turn. */
function trackNote(scene: Scene, seat: Seat): string {
  const { track, homeAt } = sideOf(scene, seat);
  return track.length + 1 >= homeAt
    ? scene.say('otys-note-keys-home')
    : scene.say('otys-note-track', { count: track.length + 1, home: homeAt });
}

/** Which key the turn begins with. */
export const CHOOSE_KEY: Wording<'choose-key'> = {
  prompt: ({ scene }) => scene.say('otys-ask-key'),
  note: ({ scene, seat }) => trackNote(scene, seat),
  answers: {
    key: (asked, { level }) => levelAnswer(asked, level, sponsorOn(asked.scene, level, false)),
    'x-key': ({ scene, seat }, { neutral }) => ({
      label: neutral
        ? scene.say('otys-answer-neutral-x', { count: sideOf(scene, seat).neutralX })
        : scene.say('otys-answer-own-x'),
      consequence: scene.say('otys-answer-x-consequence'),
      icon: neutral ? 'neutral-x' : 'own-x',
    }),
  },
};

/** Which level an X key opens. */
export const CHOOSE_LEVEL: Wording<'choose-level'> = {
  prompt: ({ scene }) => scene.say('otys-ask-level'),
  note: ({ scene }) => scene.say('otys-note-sponsors-move'),
  answers: {
    level: (asked, { level }) => levelAnswer(asked, level, sponsorOn(asked.scene, level, true)),
  },
};

/** Step 1: sponsor, propellers, dive. */
export const PREPARE: Wording<'prepare'> = {
  prompt: (asked) => {
    const { say } = asked.scene;
    const lacks = lacking(asked);
    return lacks === undefined ? say('otys-ask-prepare') : say('otys-ask-prepare-lacking', { lacks });
  },
  note: (asked) => {
    const { diver, upgraded } = diverOn(asked, keyLevel(asked));
    const { say } = asked.scene;
    return say('otys-note-waiting', {
      diver: diverName(say, diver, upgraded),
      place: levelName(say, keyLevel(asked)),
    });
  },
  answers: {
    sponsor: (asked) => {
      return {
        label: asked.scene.say('otys-answer-sponsor'),
        consequence: sponsorConsequence(asked),
        icon: 'sponsor',
        ...(isFree(asked) && accent(asked.moves) === 'sponsor' && { tone: 'main' }),
      };
    },
    propeller: ({ scene, seat }) => ({
      label: scene.say('otys-answer-propeller'),
      consequence: scene.say('otys-answer-propeller-consequence', { reach: sideOf(scene, seat).reach }),
      icon: 'propeller',
    }),
    dive: (asked, move) => {
      const accented = isFree(asked) ? accent(asked.moves) : 'dive';
      const wanted = accented === 'sponsored' ? move.sponsor : accented === 'dive' && !move.sponsor;
      const first = asked.moves.find((each) => each.kind === 'dive' && each.sponsor === move.sponsor);
      return { ...diveInWords(asked, move), ...(wanted && first === move && { tone: 'main' }) };
    },
  },
};

/** What most people want of step 1: a free sponsor with the dive, or alone, or else the dive. */
function accent(moves: readonly OtysMove[]): 'sponsored' | 'sponsor' | 'dive' {
  if (moves.some((move) => move.kind === 'dive' && move.sponsor)) return 'sponsored';
  return moves.some(({ kind }) => kind === 'sponsor') ? 'sponsor' : 'dive';
}

/** What the sponsor does, and that it is free where it is. */
function sponsorConsequence(asked: Audience): string {
  const { say } = asked.scene;
  const { sponsor, side } = sponsorOn(asked.scene, keyLevel(asked), false);
  const effect = sponsorEffect(say, sponsor, side);
  return isFree(asked) ? say('otys-answer-sponsor-free', { effect }) : effect;
}

function isFree(asked: Audience): boolean {
  const { sponsor, side } = sponsorOn(asked.scene, keyLevel(asked), false);
  return SPONSOR_EFFECTS[sponsor][side].cost === 0;
}

/** A dive as an answer: what is done with it, and what comes of that. */
function diveInWords(asked: Asked<'prepare'>, { sponsor, deed }: DiveMove): Worded {
  const { scene } = asked;
  const { say } = scene;
  const done = deed === undefined ? undefined : deedInWords(asked, deed);
  const label = sponsor ? sponsoredLabel(asked, done?.label) : done?.label;
  const standing = diverOn(asked, keyLevel(asked));
  return {
    label:
      sponsor && label !== undefined
        ? label
        : deed === 'skip'
          ? say('otys-answer-dive-without')
          : done === undefined
            ? say('otys-answer-dive')
            : say('otys-answer-dive-deed', { deed: done.label }),
    consequence:
      done?.consequence ??
      (sponsor ? sponsorConsequence(asked) : undefined) ??
      diverName(say, standing.diver, standing.upgraded) +
        BESIDE +
        diverEffect(say, standing, paysNothing(scene, asked.seat)),
    icon: done?.icon ?? 'dive',
  };
}

/** "Sponsor +1 Battery, dive: +1 Plant"; what is no gain goes unsaid, as its own answer tells it. */
function sponsoredLabel(asked: Asked<'prepare'>, deed: string | undefined): string {
  const { say } = asked.scene;
  const { sponsor, side } = sponsorOn(asked.scene, keyLevel(asked), false);
  const gains = SPONSOR_EFFECTS[sponsor][side].effects.every(({ kind }) => kind === 'gain');
  const head = gains
    ? say('otys-sponsor-gain', { gain: sponsorEffect(say, sponsor, side) })
    : say('otys-sponsor-use');
  if (deed === '') return say('otys-answer-sponsor-dive-without', { sponsor: head });
  return deed === undefined
    ? say('otys-answer-sponsor-dive', { sponsor: head })
    : say('otys-answer-sponsor-dive-deed', { sponsor: head, deed });
}

function deedInWords(asked: Asked<'prepare'>, deed: Deed): Worded {
  const { scene, seat } = asked;
  const { say } = scene;
  const { diver, upgraded } = diverOn(asked, keyLevel(asked));
  const named = diverName(say, diver, upgraded);
  switch (deed) {
    case 'cube':
    case 'cube.bonus': {
      const colour = isExpert(diver) ? EXPERTS[diver] : 'metal';
      return { label: expertGains(say, colour, deed === 'cube.bonus'), consequence: named, icon: colour };
    }
    case 'up.m':
    case 'up.h': {
      const technician = deed === 'up.m' ? 'mechanic' : 'hacker';
      const side = sideOf(scene, seat);
      const cost = feeOf('engineer', asked, upgraded);
      const args = {
        now: technician === 'mechanic' ? side.reach : side.homeAt,
        credits: amount(say, 'credits', cost),
      };
      return {
        label: say(`otys-deed-${technician}`),
        consequence: say(cost > 0 ? 'otys-answer-improve-cost' : 'otys-answer-improve-free', args),
        icon: technician,
      };
    }
    case 'r0':
    case 'r1': {
      const token = rewardAnswer(asked, deed === 'r0' ? 0 : 1, (args) =>
        say('otys-answer-token-kept', {
          ...args,
          price: priceInWords(scene, feeOf('explorer', asked, upgraded)),
        }),
      );
      const id = scene.view.display[keyLevel(asked) - 1]?.[deed === 'r0' ? 0 : 1] ?? '';
      return { ...token, label: frontInWords(say, rewardOf(scene, id).front) };
    }
    case 'skip':
      return { label: '', consequence: say('otys-answer-dive-nothing', { diver: named }), icon: 'dive' };
  }
}

/** What a diver takes before it acts; nothing where a sponsor lets it. */
const feeOf = (diver: keyof typeof FEES, asked: Asked<'prepare'>, upgraded: boolean): number =>
  paysNothing(asked.scene, asked.seat) ? 0 : FEES[diver][upgraded ? 'upgraded' : 'basic'];

const isExpert = (diver: DiverName): diver is keyof typeof EXPERTS => diver in EXPERTS;

/** Which diver a propeller moves. */
export const PROPEL: Wording<'propel'> = {
  prompt: ({ scene }) => scene.say('otys-ask-propel'),
  note: ({ scene, seat }) => scene.say('otys-note-reach', { reach: sideOf(scene, seat).reach }),
  answers: {
    diver: ({ scene, seat }, { diver }) => {
      const { column } = sideOf(scene, seat);
      const space = column.findIndex((standing) => standing.diver === diver);
      return {
        label: diverName(scene.say, diver, column[space]?.upgraded),
        consequence:
          levelOfSpace(space) === undefined
            ? scene.say('otys-answer-from-surface')
            : scene.say('otys-answer-from', { place: placeName(scene.say, space) }),
        icon: diver,
      };
    },
    skip,
  },
};

/** Where a propelled diver goes: the consequence tells who then waits at the key. */
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
            ? scene.say('otys-answer-to-surface', { place: space + 1, places: SURFACE_SPACES })
            : scene.say('otys-answer-to-level', { level }),
        ...(waiting !== undefined && {
          consequence: scene.say('otys-answer-waiting-then', {
            diver: diverName(scene.say, waiting.diver, waiting.upgraded),
            place: levelName(scene.say, keyLevel(asked)),
          }),
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
  note: ({ scene, seat }) => trackNote(scene, seat),
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
            icon: 'stay',
            tone: 'plain',
          }
        : {
            label: say('otys-answer-end'),
            consequence: ready ?? say('otys-answer-end-consequence', args),
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
