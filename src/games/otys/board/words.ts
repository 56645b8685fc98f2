import type { Say } from '../../../texts/say.ts';
import type { Contract, Reward } from '../rules/components.ts';
import type { Cubes } from '../rules/view.ts';
import { COLOURS, type Colour } from '../rules/vocabulary.ts';

/** The name of a resource, as it follows a number in this language; 0 for the kind itself. */
export const colourWord = (colour: Colour, say: Say, count: number): string =>
  say(`otys-board-colour-${colour}`, { count });

/** What a demand for free numbers asks for: "2 of a kind + 1 other". */
export const freeWords = (numbers: readonly number[], say: Say): string =>
  say('otys-board-free', {
    family: `kinds-${numbers.join('-')}`,
    numbers: numbers.join(' + '),
    kinds: numbers.length,
  });

/** A list with commas; the word for nothing when it is empty. */
export const listWords = (words: readonly string[], say: Say): string =>
  words.length === 0 ? say('otys-board-alt-nothing') : words.join(', ');

/** Cubes as "2 metal, 1 plant". */
export const cubesWords = (cubes: Cubes, say: Say): string =>
  listWords(
    COLOURS.filter((colour) => cubes[colour] > 0).map((colour) =>
      say('otys-board-alt-cubes', { count: cubes[colour], colour: colourWord(colour, say, cubes[colour]) }),
    ),
    say,
  );

/** What a reward token does at once. */
export const rewardWords = ({ front }: Reward, say: Say): string =>
  front.kind === 'cube'
    ? front.colours.map((colour) => colourWord(colour, say, 1)).join('/')
    : say(`otys-board-reward-${front.kind}`);

/** What a contract asks for and brings: "2 metal, 1 fuel → 3 Prestige". */
export const contractWords = ({ demand, prestige, bonus }: Contract, say: Say): string => {
  const wanted =
    demand.kind === 'free'
      ? freeWords(demand.numbers, say)
      : cubesWords(
          {
            metal: 0,
            plant: 0,
            fuel: 0,
            tech: 0,
            ...Object.fromEntries(
              COLOURS.map((colour) => [colour, demand.cubes.filter((cube) => cube === colour).length]),
            ),
          },
          say,
        );
  return say('otys-board-alt-contract', {
    wanted,
    prestige,
    credits: bonus.credits,
    batteries: bonus.batteries,
  });
};
