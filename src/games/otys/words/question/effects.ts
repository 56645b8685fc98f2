import { capital } from '../../../fitting.ts';
import {
  change,
  colourName,
  cubeChange,
  demandInWords,
  keyName,
  shortName,
} from '../../board/piece-words.ts';
import { contractOf, rewardOf } from '../../board/scene.ts';
import { PERMANENT as PERMANENT_GAINS } from '../../rules/contracts.ts';
import { type OtysWordings, orLacking, skip } from './asked.ts';
import { tokenNamed } from './divers.ts';

/** The words of effects questions, by the kind of step. */
export const EFFECT_WORDINGS = {
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
  /** Which diver is turned to its upgraded side. */
  upgrade: {
    prompt: ({ scene, step }) => scene.say(`otys-ask-upgrade-${step.among}`),
    answers: {
      // As the picture above calls it: there can be eight of them.
      diver: ({ scene }, { diver }) => ({ label: shortName(scene.say, diver), icon: diver }),
      skip,
    },
  },
  /** Sponsor 2 advanced: which token of the level is used up. */
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
  /** Sponsor 5 advanced: a Battery, or a cube from level to level. */
  'battery-or-carry': {
    prompt: (asked) =>
      orLacking(asked, asked.scene.say('otys-ask-carry'), (lacks) =>
        asked.scene.say('otys-ask-carry-lacking', { lacks }),
      ),
    answers: {
      battery: ({ scene }) => ({ label: scene.say('otys-answer-battery'), icon: 'battery', tone: 'main' }),
      carry: ({ scene }, { colour, from }) => ({
        label: scene.say('otys-button-carry', { colour: colourName(scene.say, colour, 1), level: from }),
        icon: colour,
      }),
      skip,
    },
  },
  /** Where the cube picked up goes. */
  'carry-to': {
    prompt: ({ scene, step }) =>
      scene.say('otys-ask-carry-to', { colour: colourName(scene.say, step.colour, 1) }),
    answers: {
      level: ({ scene }, { level }) => ({
        label: scene.say('otys-answer-to-level', { level }),
        icon: `key-${level}`,
      }),
    },
  },
  /** Which of the two cubes of a reward. */
  'choose-colour': {
    prompt: ({ scene }) => scene.say('otys-ask-colour'),
    answers: {
      colour: ({ scene }, { colour }) => ({ label: cubeChange(scene.say, colour, 1), icon: colour }),
      skip,
    },
  },
  /** Which of the contracts looked at stays in hand: for its seat's eyes alone. */
  keep: {
    prompt: ({ scene }) => scene.say('otys-ask-keep'),
    note: ({ scene }) => scene.say('otys-note-keep'),
    answers: {
      keep: ({ scene }, { contract }) => {
        const number = (scene.view.looking?.indexOf(contract) ?? 0) + 1;
        return {
          label: scene.say('otys-answer-keep', {
            number,
            demand: demandInWords(scene.say, contractOf(scene, contract).demand),
          }),
          button: String(number),
          icon: 'contract',
        };
      },
    },
  },
  /** The permanent reward of a level on which a contract was completed. */
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
