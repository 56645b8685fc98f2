import type { Say } from '../../../../texts/say.ts';
import { shortened } from '../../../../texts/shown-text.ts';
import { LENGTHS } from '../../../lengths.ts';
import { nameOf } from '../../../person.ts';
import {
  amount,
  BESIDE,
  backInWords,
  COMMA,
  change,
  colourName,
  cubeChange,
  diverEffect,
  diverName,
  frontInWords,
  levelName,
} from '../../board/piece-words.ts';
import { storePrice } from '../../board/store-price.ts';
import type { Reward } from '../../rules/components.ts';
import { PERMANENT } from '../../rules/contracts.ts';
import { cubeCount } from '../../rules/cube-counts.ts';
import { SPONSOR_EFFECTS } from '../../rules/sponsors.ts';
import type { DiverStep } from '../../rules/step.ts';
import { COLOURS, type Colour, type DiverName, EXPERT_OF, type Technician } from '../../rules/vocabulary.ts';
import type { IconName } from '../icon-names.ts';
import { firstWithin } from '../offered.ts';
import { rewardOf, type Scene, sideOf } from '../scene.ts';
import {
  type Asked,
  type Audience,
  diverOn,
  keyLevel,
  orLacking,
  skip,
  type Worded,
  type Wording,
} from './asked.ts';
import { sponsorOn } from './sponsored.ts';

/** Characters of a name beside the longest trade: "Copy", the name and its Expert fit a label. */
const NAME_BESIDE_TRADE = 24;
/** Likewise on a button, after the word for copying. */
const NAME_ON_BUTTON = 7;

/** The icon of what an upgraded expert finds besides. */
const BONUS_ICONS = {
  metal: 'neutral-x',
  plant: 'credit',
  fuel: 'battery',
  tech: 'key-1',
} as const satisfies Record<Colour, IconName>;

/** A question to a diver that works twice says which time it is: two that are alike look like one press that did nothing. */
function countedTime({ scene, step }: Pick<Asked<DiverStep['kind']>, 'scene' | 'step'>, question: string) {
  if (step.again === true) return scene.say('otys-ask-again', { question });
  const { sponsor, side } = sponsorOn(scene, keyLevel({ scene }));
  const isFirst =
    scene.view.sponsorUsed && SPONSOR_EFFECTS[sponsor][side].effects.some(({ kind }) => kind === 'act-twice');
  return isFirst ? scene.say('otys-ask-first', { question }) : question;
}

/** What a diver is asked, or what it lacks where there is nothing that it could do yet; `more`, after it has done something. */
const ofDiver = (
  asked: Pick<Asked<DiverStep['kind']>, 'scene' | 'step' | 'moves' | 'obstructed'>,
  diver: DiverName,
  question: string,
): string => {
  const { say } = asked.scene;
  const more = 'begun' in asked.step ? 'yes' : 'no';
  const args = { more, diver: diverName(say, diver) };
  return orLacking(
    asked,
    countedTime(asked, question),
    (lacks) => say('otys-ask-diver-lacking', { lacks, ...args }),
    diver,
  );
};

/** What an expert finds: "+1 Plant", or "+1 Plant, +1 Credit" with its bonus. */
export const expertGains = (say: Say, colour: Colour, bonus: boolean): string =>
  [cubeChange(say, colour, 1), ...(bonus ? [bonusGain(say, colour)] : [])].join(COMMA);

function bonusGain(say: Say, colour: Colour): string {
  switch (colour) {
    case 'metal':
      return say('otys-gain-x');
    case 'plant':
      return change(say, 'credits', 1);
    case 'fuel':
      return change(say, 'batteries', 1);
    case 'tech':
      return say('otys-gain-key');
  }
}

/** An expert's cube and bonus. */
export const EXPERT: Wording<'expert'> = {
  prompt: (asked) => {
    const { say } = asked.scene;
    const diver = EXPERT_OF[asked.step.colour];
    const question = asked.step.begun === true ? 'otys-ask-expert-more' : 'otys-ask-expert';
    return ofDiver(asked, diver, say(question, { diver: diverName(say, diver) }));
  },
  answers: {
    cube: (asked, { bonus }) => {
      const { scene, seat, step } = asked;
      const level = keyLevel(asked);
      const lying = sideOf(scene, seat).cubes[level - 1];
      const count = lying === undefined ? 0 : cubeCount(lying);
      return {
        ...(bonus === true
          ? {
              label: scene.say('otys-answer-cube-bonus', {
                gains: expertGains(scene.say, step.colour, true),
              }),
              button: scene.say('otys-answer-dive-both'),
            }
          : { label: cubeChange(scene.say, step.colour, 1) }),
        consequence: scene.say('otys-answer-cube-consequence', {
          place: levelName(scene.say, level),
          count: count + 1,
          spaces: scene.components.values.spaces[level - 1] ?? 0,
        }),
        icon: step.colour,
        // One accent: on both where both can be had.
        ...((bonus === true || !asked.moves.some((move) => move.kind === 'cube' && move.bonus === true)) && {
          tone: 'main',
        }),
      };
    },
    bonus: ({ scene, step, moves }) => ({
      label: scene.say(`otys-bonus-${step.colour}`),
      ...(moves.some(({ kind }) => kind === 'cube') && { consequence: scene.say('otys-answer-bonus-alone') }),
      icon: BONUS_ICONS[step.colour],
      ...(moves.every(({ kind }) => kind !== 'cube') && { tone: 'main' }),
    }),
    skip,
  },
};

/** What the Store takes and gives for a cube of a colour now; an upgraded Trader deals better by one. */
function prices({ view, components: { values } }: Scene, colour: Colour, upgraded: boolean) {
  const { buy, sell, prestige } = storePrice(view.store[colour], values);
  const better = upgraded ? 1 : 0;
  return {
    credits: (sell ?? 0) + better,
    prestige: prestige + better,
    cost: Math.max(0, (buy ?? 0) - better),
  };
}

/** Why nothing can be bought, or nothing sold, where that is so. */
function cannotTrade(asked: Asked<'trader'>): readonly string[] {
  const { scene, seat, moves } = asked;
  const { say, view, components } = scene;
  const level = keyLevel(asked);
  const place = levelName(say, level);
  if (!moves.some(({ kind }) => kind === 'sell')) return [say('otys-note-no-sale', { place })];
  if (moves.some(({ kind }) => kind === 'buy')) return [];
  const lying = sideOf(scene, seat).cubes[level - 1];
  const isFull = lying !== undefined && cubeCount(lying) >= (components.values.spaces[level - 1] ?? 0);
  const hasStock = COLOURS.some(
    (colour) => storePrice(view.store[colour], components.values).buy !== undefined,
  );
  const why = isFull
    ? say('otys-lack-space', { place })
    : say(hasStock ? 'otys-lack-credits' : 'otys-lack-store');
  return [say('otys-note-no-purchase', { why })];
}

/** Selling and buying at the prices of the moment. */
export const TRADER: Wording<'trader'> = {
  prompt: (asked) => ofDiver(asked, 'trader', asked.scene.say('otys-ask-trader')),
  note: (asked) => {
    const { say } = asked.scene;
    const { credits } = sideOf(asked.scene, asked.seat);
    return [
      say('otys-note-credits', { credits: amount(say, 'credits', credits) }),
      ...cannotTrade(asked),
    ].join(' ');
  },
  answers: {
    sell: ({ scene, step }, { colour }) => {
      const { credits, prestige } = prices(scene, colour, step.upgraded);
      const args = {
        credits: amount(scene.say, 'credits', credits),
        prestige: amount(scene.say, 'prestige', prestige),
      };
      return {
        label: cubeChange(scene.say, colour, -1),
        consequence: scene.say(prestige > 0 ? 'otys-answer-sell-either' : 'otys-answer-sell-for', args),
        icon: colour,
      };
    },
    buy: (asked, { colour }) => {
      const { scene, step } = asked;
      const cost = step.free ? 0 : prices(scene, colour, step.upgraded).cost;
      return {
        label: cubeChange(scene.say, colour, 1),
        consequence:
          cost > 0
            ? scene.say('otys-answer-buy-for', { credits: amount(scene.say, 'credits', cost) })
            : scene.say('otys-answer-buy-free'),
        icon: colour,
      };
    },
    skip,
  },
};

/** What a sale brings. */
export const CHOOSE_PRICE: Wording<'choose-price'> = {
  prompt: ({ scene }) => scene.say('otys-ask-price'),
  answers: {
    price: ({ scene, seat, step }, { paidIn }) => ({
      label: amount(scene.say, paidIn, step[paidIn]),
      consequence: scene.say('otys-answer-then-have', {
        count: sideOf(scene, seat)[paidIn] + step[paidIn],
      }),
      icon: paidIn === 'credits' ? 'credit' : 'prestige',
    }),
  },
};

/** Whether a neighbour sits on the left (next in turn order) or on the right; nothing of the only other one. */
function sideOfNeighbour({ view, say }: Scene, seat: number, other: number): readonly string[] {
  if (view.seats.length === 2) return [];
  return [
    (seat + 1) % view.seats.length === other ? say('otys-neighbour-left') : say('otys-neighbour-right'),
  ];
}

/** "−2 Credits", or that it is free: without its sign a cost could be taken for a gain. */
export const priceInWords = ({ say }: Scene, cost: number): string =>
  cost > 0 ? change(say, 'credits', -cost) : say('otys-answer-free');

/** Four contracts to choose from, or a neighbour's diver. */
export const SPY: Wording<'spy'> = {
  prompt: (asked) => ofDiver(asked, 'spy', asked.scene.say('otys-ask-spy')),
  answers: {
    look: ({ scene, step }) => ({
      label: scene.say('otys-answer-look'),
      button: scene.say('otys-button-look'),
      consequence: scene.say('otys-answer-look-consequence', { price: priceInWords(scene, step.cost) }),
      icon: 'look',
      tone: 'main',
    }),
    copy: (asked, move) => {
      const { scene, seat } = asked;
      const copied = diverOn({ scene, seat: move.seat }, keyLevel(asked));
      const effect = diverEffect(scene.say, copied);
      const price = asked.step.cost > 0 ? [priceInWords(scene, asked.step.cost)] : [];
      return {
        label: scene.say('otys-answer-copy', {
          name: shortened(nameOf(scene, move.seat), NAME_BESIDE_TRADE),
          diver: diverName(scene.say, copied.diver),
        }),
        button: scene.say('otys-button-copy', { name: shortened(nameOf(scene, move.seat), NAME_ON_BUTTON) }),
        consequence: firstWithin(
          [sideOfNeighbour(scene, seat, move.seat), []].map((side) =>
            [...price, ...side, effect].join(BESIDE),
          ),
          LENGTHS.consequence,
        ),
        icon: copied.diver,
      };
    },
    skip,
  },
};

/** An improvement of a technician as an answer: how far it goes, what that is good for, and what it costs. */
export function improvement({ scene, seat }: Audience, technician: Technician, cost: number): Worded {
  const { say, components } = scene;
  const { values } = components;
  const side = sideOf(scene, seat);
  const [row, now] =
    technician === 'mechanic'
      ? [values.reach[side.mechanic + 1], side.reach]
      : [values.homeAt[side.hacker + 1], side.homeAt];
  const value = row ?? now;
  return {
    label: say(`otys-technician-${technician}`, { now, value }),
    consequence: say(`otys-improves-${technician}`, { value }) + BESIDE + priceInWords(scene, cost),
    icon: technician,
  };
}

/** Which technician to improve. */
export const ENGINEER: Wording<'engineer'> = {
  prompt: (asked) => ofDiver(asked, 'engineer', asked.scene.say('otys-ask-engineer')),
  answers: {
    improve: (asked, { technician }) => improvement(asked, technician, asked.step.cost),
    skip,
  },
};

/** The tokens on display on the level of the key. */
const tokensHere = (asked: Audience): readonly (Reward | undefined)[] =>
  [0, 1].map((index) => {
    const id = asked.scene.view.display[keyLevel(asked) - 1]?.[index];
    return id === undefined ? undefined : rewardOf(asked.scene, id);
  });

/** What a reward token is called on a button. */
function shortFront(say: Say, { front }: Reward): string {
  if (front.kind !== 'cube') return say(`otys-button-front-${front.kind}`);
  const [first, second] = front.colours.map((colour) => colourName(say, colour, 1));
  return say('otys-button-front-cube', { first: first ?? '', second: second ?? '' });
}

/** A token by its front, which its button says in short. */
function nameOfToken(say: Say, reward: Reward): Pick<Worded, 'label' | 'button'> {
  const { kind } = reward.front;
  const button = shortFront(say, reward);
  return kind === 'look' || kind === 'flip'
    ? { label: say(`otys-answer-token-${kind}`), button }
    : { label: button };
}

/** A token on display on the level of the key, and whether its front tells it from the other there in the few letters of a button. */
function tokenHere(asked: Audience, index: 0 | 1): { readonly reward: Reward; readonly isNamed: boolean } {
  const tokens = tokensHere(asked);
  const reward = tokens[index];
  if (reward === undefined) throw new RangeError('no such reward token on display');
  const names = tokens.flatMap((token) => (token === undefined ? [] : [shortFront(asked.scene.say, token)]));
  const isNamed =
    new Set(names).size === names.length && names.every(({ length }) => length <= LENGTHS.button);
  return { reward, isNamed };
}

const placeOfToken = (say: Say, index: 0 | 1): string =>
  say(index === 0 ? 'otys-token-left' : 'otys-token-right');

/** A reward token of this level that is used up, as an answer: its button names the front, or where it lies. */
export function tokenUsed(asked: Audience, index: 0 | 1): Worded {
  const { say } = asked.scene;
  const { reward, isNamed } = tokenHere(asked, index);
  const place = placeOfToken(say, index);
  const front = frontInWords(say, reward.front);
  return {
    ...(isNamed
      ? nameOfToken(say, reward)
      : { label: say('otys-answer-token', { place, front }), button: place }),
    consequence: say('otys-answer-token-used'),
    icon: 'reward',
  };
}

/**
 * A reward token of this level that is taken, as an answer: its front, its price, and what its back brings later. Of two alike in front the back
 * is part of the name, as nothing else tells them apart.
 */
export function tokenTaken(asked: Audience, index: 0 | 1, cost: number): Worded {
  const { say } = asked.scene;
  const { reward, isNamed } = tokenHere(asked, index);
  const price = priceInWords(asked.scene, cost);
  const gain = change(say, reward.back, PERMANENT[reward.back].by);
  if (isNamed)
    return {
      ...nameOfToken(say, reward),
      consequence: say('otys-answer-token-kept', { price, gain }),
      icon: 'reward',
    };
  const place = placeOfToken(say, index);
  return {
    label: say('otys-answer-token-alike', { place, front: shortFront(say, reward), gain }),
    button: place,
    consequence: price,
    icon: 'reward',
  };
}

/** Which token the Explorer takes: at once its front, and for good its back. */
export const EXPLORER: Wording<'explorer'> = {
  prompt: (asked) => {
    const { say } = asked.scene;
    const { cost } = asked.step;
    const question =
      cost > 0
        ? say('otys-ask-explorer', { credits: amount(say, 'credits', cost) })
        : say('otys-ask-explorer-free');
    return ofDiver(asked, 'explorer', question);
  },
  note: (asked) => {
    const { scene, seat } = asked;
    const level = keyLevel(asked);
    const old = sideOf(scene, seat).rewards[level - 1];
    const place = levelName(scene.say, level);
    return old === undefined
      ? scene.say('otys-note-explorer', { place })
      : scene.say('otys-note-explorer-replaces', {
          place,
          back: backInWords(scene.say, rewardOf(scene, old)),
        });
  },
  answers: {
    reward: (asked, { index }) => tokenTaken(asked, index, asked.step.cost),
    skip,
  },
};
