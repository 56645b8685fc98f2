import {
  change,
  colourName,
  contractGains,
  cubeChange,
  demandInWords,
  diverEffect,
  levelName,
  shortName,
} from '../../board/piece-words.ts';
import { PERMANENT as PERMANENT_GAINS } from '../../rules/contracts.ts';
import { cubeCount } from '../../rules/cube-counts.ts';
import { shortfalls } from '../../rules/shortfall.ts';
import { contractOf, rewardOf, sideOf } from '../scene.ts';
import {
  type Asked,
  type Audience,
  keyAnswer,
  keyLevel,
  orLacking,
  skip,
  type Worded,
  type Wording,
} from './asked.ts';
import { tokenUsed } from './divers.ts';

/** Which key leaves the Hacker track for the board. */
export const RETURN_KEY: Wording<'return-key'> = {
  prompt: ({ scene }) => scene.say('otys-ask-return'),
  answers: {
    return: (asked, { key }) => {
      const { say } = asked.scene;
      return key === 'x'
        ? {
            label: say('otys-answer-own-x'),
            consequence: say('otys-answer-x-consequence', { whose: 'own' }),
            icon: 'own-x',
          }
        : keyAnswer(asked, key);
    },
    skip,
  },
};

/** Which diver is turned to its upgraded side. */
export const UPGRADE: Wording<'upgrade'> = {
  prompt: ({ scene, step }) => scene.say(`otys-ask-upgrade-${step.among}`),
  answers: {
    diver: ({ scene }, { diver }) => ({
      // As the picture above calls it: there can be eight of them.
      label: shortName(scene.say, diver),
      consequence: scene.say('otys-answer-upgrade', {
        effect: diverEffect(scene.say, { diver, upgraded: true }),
      }),
      icon: diver,
    }),
    skip,
  },
};

/** Sponsor 2 advanced: which token of the level is used up. */
export const PICK_REWARD: Wording<'pick-reward'> = {
  prompt: (asked) =>
    orLacking(asked, asked.scene.say('otys-ask-pick-reward'), (lacks) =>
      asked.scene.say('otys-ask-pick-reward-lacking', { lacks }),
    ),
  note: ({ scene }) => scene.say('otys-note-pick-reward'),
  answers: {
    reward: (asked, { index }) => tokenUsed(asked, index),
    skip,
  },
};

const free = ({ scene, seat }: Audience, level: number): number => {
  const lying = sideOf(scene, seat).cubes[level - 1];
  const count = lying === undefined ? 0 : cubeCount(lying);
  return (scene.components.values.spaces[level - 1] ?? 0) - count;
};

/** Sponsor 5 advanced: a Battery, or a cube from level to level. */
export const BATTERY_OR_CARRY: Wording<'battery-or-carry'> = {
  prompt: (asked) =>
    orLacking(asked, asked.scene.say('otys-ask-carry'), (lacks) =>
      asked.scene.say('otys-ask-carry-lacking', { lacks }),
    ),
  answers: {
    battery: ({ scene, seat }) => ({
      label: scene.say('otys-answer-battery'),
      consequence: scene.say('otys-answer-then-have', { count: sideOf(scene, seat).batteries + 1 }),
      icon: 'battery',
      tone: 'main',
    }),
    carry: (asked, { colour, from }) => {
      const { scene } = asked;
      const level = keyLevel(asked);
      return {
        label: scene.say('otys-button-carry', { colour: colourName(scene.say, colour, 1), level: from }),
        consequence: scene.say(from === level ? 'otys-answer-carry-away' : 'otys-answer-carry-here', {
          from: levelName(scene.say, from),
          place: levelName(scene.say, level),
        }),
        icon: colour,
      };
    },
    skip,
  },
};

/** Where the cube picked up goes. */
export const CARRY_TO: Wording<'carry-to'> = {
  prompt: ({ scene, step }) =>
    scene.say('otys-ask-carry-to', { colour: colourName(scene.say, step.colour, 1) }),
  answers: {
    level: (asked, { level }) => ({
      label: asked.scene.say('otys-answer-to-level', { level }),
      consequence: asked.scene.say('otys-answer-room', { count: free(asked, level) }),
      icon: `key-${level}`,
    }),
  },
};

/** Which of the two cubes of a reward. */
export const CHOOSE_COLOUR: Wording<'choose-colour'> = {
  prompt: ({ scene }) => scene.say('otys-ask-colour'),
  answers: {
    colour: (asked, { colour }) => ({
      label: cubeChange(asked.scene.say, colour, 1),
      consequence: asked.scene.say('otys-answer-colour-place', {
        place: levelName(asked.scene.say, keyLevel(asked)),
      }),
      icon: colour,
    }),
    skip,
  },
};

function keepAnswer({ scene, seat }: Asked<'keep'>, id: string): Worded {
  const { say, view, components } = scene;
  const contract = contractOf(scene, id);
  const side = sideOf(scene, seat);
  const [nearest] = shortfalls(contract, side.cubes, components.values.spaces, side);
  const number = (view.looking?.indexOf(id) ?? 0) + 1;
  return {
    label: say('otys-answer-keep', { number, demand: demandInWords(say, contract.demand) }),
    button: String(number),
    consequence:
      nearest === undefined
        ? contractGains(say, contract)
        : say('otys-answer-keep-near', {
            prestige: contract.prestige,
            count: nearest.count,
            level: nearest.level,
          }),
    icon: 'contract',
  };
}

/** Which of the contracts looked at stays in hand: for its seat's eyes alone. */
export const KEEP: Wording<'keep'> = {
  prompt: ({ scene }) => scene.say('otys-ask-keep'),
  note: ({ scene }) => scene.say('otys-note-keep'),
  answers: { keep: (asked, { contract }) => keepAnswer(asked, contract) },
};

/** The permanent reward of a level on which a contract was completed. */
export const PERMANENT: Wording<'permanent'> = {
  prompt: ({ scene }) => scene.say('otys-ask-permanent'),
  answers: {
    bonus: ({ scene, seat, step }) => {
      const reward = rewardOf(scene, step.reward);
      const had = sideOf(scene, seat);
      return {
        label: change(scene.say, reward.back, PERMANENT_GAINS[reward.back].by),
        consequence: scene.say('otys-answer-then-have', {
          count: had[reward.back] + PERMANENT_GAINS[reward.back].by,
        }),
        icon: reward.back === 'credits' ? 'credit' : 'prestige',
        tone: 'main',
      };
    },
    skip,
  },
};
