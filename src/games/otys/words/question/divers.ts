import type { Say } from '../../../../texts/say.ts';
import { shortened } from '../../../../texts/shown-text.ts';
import { capital } from '../../../fitting.ts';
import { LENGTHS } from '../../../lengths.ts';
import { nameOf } from '../../../person.ts';
import {
  amount,
  backInWords,
  change,
  colourName,
  cubeChange,
  demandInWords,
  diverName,
  keyName,
  levelName,
  priceInWords,
  shortName,
} from '../../board/piece-words.ts';
import { placedReward, shownSide } from '../../board/scene.ts';
import { contractOf, type Reward, rewardOf } from '../../rules/components.ts';
import { PERMANENT as PERMANENT_GAINS } from '../../rules/contracts.ts';
import { commonObstacle } from '../../rules/possible.ts';
import type { DiverStep } from '../../rules/step.ts';
import { type Colour, type DiverName, expertOf, type Technician } from '../../rules/vocabulary.ts';
import type { IconName } from '../icons.ts';
import {
  type Audience,
  askedDiver,
  askedKeyLevel,
  type OtysQuestion,
  type OtysWordings,
  orLacking,
  skip,
  sponsorHere,
  type Worded,
} from './asked.ts';

/** Characters of a name beside the longest trade: "Copy", the name and its Expert fit a label. */
const NAME_BESIDE_TRADE = 24;
/** Likewise on a button, after the word for copying. */
const NAME_ON_BUTTON = 7;

const BONUS_ICONS = {
  metal: 'neutral-x',
  plant: 'credit',
  fuel: 'battery',
  tech: 'key-1',
} as const satisfies Record<Colour, IconName>;

/** A question to a diver that works twice says which time: two alike would look like a press that did nothing. */
function countedTime(
  { scene, step }: Pick<OtysQuestion<DiverStep['kind']>, 'scene' | 'step'>,
  question: string,
) {
  if (step.again === true) return scene.say('otys-ask-again', { question });
  const isFirst = scene.view.sponsorUsed && sponsorHere({ scene }, 'act-twice');
  return isFirst ? scene.say('otys-ask-first', { question }) : question;
}

const ofDiver = (
  asked: Pick<OtysQuestion<DiverStep['kind']>, 'scene' | 'step' | 'moves' | 'obstructed'>,
  diver: DiverName,
  question: string,
): string => {
  const { say } = asked.scene;
  return orLacking(asked, countedTime(asked, question), (lacks) =>
    say('otys-ask-diver-lacking', { lacks, diver: diverName(say, diver) }),
  );
};

function cannotTrade(asked: OtysQuestion<'trader'>): readonly string[] {
  const { scene, moves, obstructed } = asked;
  const place = levelName(scene.say, askedKeyLevel(asked));
  if (!moves.some(({ kind }) => kind === 'sell')) return [scene.say('otys-note-no-sale', { place })];
  if (moves.some(({ kind }) => kind === 'buy')) return [];
  const buying = obstructed.filter(({ move }) => move.kind === 'buy');
  const lack = commonObstacle(buying, 'store-empty');
  const why =
    lack === 'full' || lack === 'credits' ? (`otys-unavailable-${lack}` as const) : 'otys-lack-store';
  return [scene.say('otys-note-no-purchase', { why: scene.say(why, { place }) })];
}

/** An improvement of a technician as an answer: how far it goes. */
export function improvement({ scene, seat }: Audience, technician: Technician): Worded {
  const { say, components } = scene;
  const { values } = components;
  const side = shownSide(scene, seat);
  const [value, now] =
    technician === 'mechanic'
      ? [values.reach[side.mechanic + 1], side.reach]
      : [values.homeAt[side.hacker + 1], side.homeAt];
  return { label: say(`otys-technician-${technician}`, { now, value: value ?? now }), icon: technician };
}

function shortFront(say: Say, { front }: Reward): string {
  if (front.kind === 'battery') return change(say, 'batteries', 1);
  if (front.kind !== 'cube') return say(`otys-button-front-${front.kind}`);
  const [first, second] = front.colours.map((colour) => colourName(say, colour, 1));
  return say('otys-button-front-cube', { first: first ?? '', second: second ?? '' });
}

/** A reward token as an answer: by its front; by its position if both are alike or names have no room. */
export function tokenNamed(asked: Audience, index: 0 | 1): Worded {
  const { say, view } = asked.scene;
  const fronts = (view.display[askedKeyLevel(asked) - 1] ?? []).map((id) =>
    shortFront(say, rewardOf(asked.scene, id)),
  );
  const front = fronts[index];
  if (front === undefined) throw new RangeError('no such reward token on display');
  const isNamed =
    new Set(fronts).size === fronts.length && fronts.every(({ length }) => length <= LENGTHS.button);
  if (isNamed) return { label: front, icon: 'reward' };
  const place = say(index === 0 ? 'otys-token-left' : 'otys-token-right');
  return { label: say('label-value', { label: place, value: front }), button: place, icon: 'reward' };
}

/** The words of the questions of divers, sponsors and rewards, by the kind of step. */
export const EFFECT_WORDINGS = {
  expert: {
    prompt: (asked) => {
      const { say } = asked.scene;
      const diver = expertOf(asked.step.colour);
      const question = asked.step.begun === true ? 'otys-ask-expert-more' : 'otys-ask-expert';
      return ofDiver(asked, diver, say(question, { diver: diverName(say, diver) }));
    },
    answers: {
      cube: ({ scene: { say }, step, moves }, { bonus }) => ({
        label: bonus === true ? say('otys-answer-dive-both') : cubeChange(say, step.colour, 1),
        icon: step.colour,
        // One accent: on both if both can be had.
        ...((bonus === true || !moves.some((move) => move.kind === 'cube' && move.bonus === true)) && {
          tone: 'main',
        }),
      }),
      bonus: ({ scene, step, moves }) => ({
        label: scene.say(`otys-bonus-${step.colour}`),
        icon: BONUS_ICONS[step.colour],
        ...(moves.every(({ kind }) => kind !== 'cube') && { tone: 'main' }),
      }),
      skip,
    },
  },
  trader: {
    prompt: (asked) => ofDiver(asked, 'trader', asked.scene.say('otys-ask-trader')),
    note: (asked) => {
      const { say } = asked.scene;
      const { credits } = shownSide(asked.scene, asked.seat);
      return [say('otys-note-have', { have: amount(say, 'credits', credits) }), ...cannotTrade(asked)].join(
        ' ',
      );
    },
    answers: {
      sell: ({ scene }, { colour }) => ({ label: cubeChange(scene.say, colour, -1), icon: colour }),
      buy: ({ scene }, { colour }) => ({ label: cubeChange(scene.say, colour, 1), icon: colour }),
      skip,
    },
  },
  'choose-price': {
    prompt: ({ scene }) => scene.say('otys-ask-price'),
    answers: {
      price: ({ scene, step }, { paidIn }) => ({
        label: change(scene.say, paidIn, step[paidIn]),
        icon: paidIn === 'credits' ? 'credit' : 'prestige',
      }),
    },
  },
  spy: {
    prompt: (asked) => ofDiver(asked, 'spy', asked.scene.say('otys-ask-spy')),
    answers: {
      look: ({ scene }) => ({
        label: scene.say('otys-answer-look'),
        button: scene.say('otys-button-look'),
        icon: 'look',
        tone: 'main',
      }),
      copy: (asked, move) => {
        const { scene } = asked;
        const { say } = scene;
        const { diver } = askedDiver({ scene, seat: move.seat }, askedKeyLevel(asked));
        const name = nameOf(scene, move.seat);
        return {
          label: say('otys-answer-copy', {
            name: shortened(name, NAME_BESIDE_TRADE),
            diver: diverName(say, diver),
          }),
          button: say('otys-button-copy', { name: shortened(name, NAME_ON_BUTTON) }),
          icon: diver,
        };
      },
      skip,
    },
  },
  engineer: {
    prompt: (asked) => ofDiver(asked, 'engineer', asked.scene.say('otys-ask-engineer')),
    answers: {
      improve: (asked, { technician }) => improvement(asked, technician),
      skip,
    },
  },
  explorer: {
    prompt: (asked) => {
      const { say } = asked.scene;
      const price = priceInWords(say, asked.step.cost);
      return ofDiver(asked, 'explorer', say('otys-ask-explorer', { price }));
    },
    note: (asked) => {
      const { scene, seat } = asked;
      const level = askedKeyLevel(asked);
      const old = placedReward(scene, seat, level);
      const place = levelName(scene.say, level);
      return old === undefined
        ? scene.say('otys-note-explorer', { place })
        : scene.say('otys-note-explorer-replaces', { place, back: backInWords(scene.say, old) });
    },
    answers: {
      reward: (asked, { index }) => tokenNamed(asked, index),
      skip,
    },
  },
  /** Which key returns from the Hacker track. The diver on its level may have moved by then, so none is named. */
  'return-key': {
    prompt: ({ scene }) => scene.say('otys-ask-return'),
    answers: {
      return: ({ scene: { say } }, { key }) =>
        key === 'x'
          ? { label: say('otys-answer-own-x'), icon: 'own-x' }
          : { label: capital(keyName(say, key)), icon: `key-${key}` },
      skip,
    },
  },
  upgrade: {
    prompt: ({ scene, step }) => scene.say(`otys-ask-upgrade-${step.among}`),
    answers: {
      // As the picture above calls it: there can be eight of them.
      diver: ({ scene }, { diver }) => ({ label: shortName(scene.say, diver), icon: diver }),
      skip,
    },
  },
  'pick-reward': {
    prompt: (asked) =>
      orLacking(asked, asked.scene.say('otys-ask-pick-reward'), (lacks) =>
        asked.scene.say('otys-ask-pick-reward-lacking', { lacks }),
      ),
    note: ({ scene }) => scene.say('otys-note-pick-reward'),
    answers: {
      reward: (asked, { index }) => tokenNamed(asked, index),
      skip,
    },
  },
  'battery-or-carry': {
    prompt: (asked) =>
      orLacking(asked, asked.scene.say('otys-ask-carry'), (lacks) =>
        asked.scene.say('otys-ask-carry-lacking', { lacks }),
      ),
    answers: {
      battery: ({ scene }) => ({ label: change(scene.say, 'batteries', 1), icon: 'battery', tone: 'main' }),
      carry: ({ scene }, { colour, from }) => ({
        label: scene.say('otys-in-brackets', {
          what: colourName(scene.say, colour, 1),
          more: levelName(scene.say, from),
        }),
        icon: colour,
      }),
      skip,
    },
  },
  'carry-to': {
    prompt: ({ scene, step }) =>
      scene.say('otys-ask-carry-to', { colour: colourName(scene.say, step.colour, 1) }),
    answers: {
      level: ({ scene }, { level }) => ({
        label: capital(levelName(scene.say, level)),
        icon: `key-${level}`,
      }),
    },
  },
  'choose-colour': {
    prompt: ({ scene }) => scene.say('otys-ask-colour'),
    answers: {
      colour: ({ scene }, { colour }) => ({ label: cubeChange(scene.say, colour, 1), icon: colour }),
      skip,
    },
  },
  keep: {
    prompt: ({ scene }) => scene.say('otys-ask-keep'),
    note: ({ scene }) => scene.say('otys-note-keep'),
    answers: {
      keep: ({ scene }, { contract }) => {
        const number = (scene.view.looking?.indexOf(contract) ?? 0) + 1;
        return {
          label: scene.say('label-value', {
            label: number,
            value: demandInWords(scene.say, contractOf(scene, contract).demand),
          }),
          button: String(number),
          icon: 'contract',
        };
      },
    },
  },
  permanent: {
    prompt: ({ scene }) => scene.say('otys-ask-permanent'),
    answers: {
      bonus: ({ scene, step }) => {
        const { back } = rewardOf(scene, step.reward);
        return {
          label: change(scene.say, back, PERMANENT_GAINS[back].by),
          icon: back === 'credits' ? 'credit' : 'prestige',
          tone: 'main',
        };
      },
      skip,
    },
  },
} satisfies Partial<OtysWordings>;
