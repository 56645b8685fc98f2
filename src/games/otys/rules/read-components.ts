import { z } from 'zod';
import { type Complain, complainAbout, readComponentList } from '../../component-list.ts';
import {
  type BoardValues,
  type Components,
  type Contract,
  REWARD_BACKS,
  type Reward,
  SOURCES,
} from './components.ts';
import { demandSize } from './shortfall.ts';
import { COLOURS, COLUMN_SPACES } from './vocabulary.ts';

/** What is in the box (rulebook, "Components"): nothing on a card or a board can be more than there is of it. */
const IN_BOX = {
  contracts: 32,
  rewards: 32,
  credits: 40,
  batteries: 24,
  resources: 80,
  neutralKeys: 12,
} as const;
/** Prestige is counted on a track of the Colony board: it takes twice what ends a game, and more. */
const MOST_PRESTIGE = 50;
/** Own tokens of each player; with more needed on the track than this, somebody could be left without a key. */
const OWN_TOKENS = 6;

const colour = z.enum(COLOURS, { error: `must be one of ${COLOURS.join(', ')}` });
const source = z.enum(SOURCES, { error: `must be one of ${SOURCES.join(', ')}` });
const count = z.int('must be a whole number').min(0, 'must not be negative');
const atMost = (most: number) => count.max(most, `must be ${most} at most, as there are no more in the box`);
const credits = atMost(IN_BOX.credits);
const batteries = atMost(IN_BOX.batteries);
const resources = atMost(IN_BOX.resources);
const prestige = count.max(MOST_PRESTIGE, `must be ${MOST_PRESTIGE} at most`);
const note = z.string().optional();
/** Contract ids stand in notations of 24 characters, so they are short. */
const contractId = z.string().regex(/^[a-z0-9-]{1,11}$/, 'must be 1 to 11 small letters, digits or -');
const rewardId = z.string().regex(/^[a-z0-9-]{1,24}$/, 'must be 1 to 24 small letters, digits or -');

const paid = {
  prestige: count.min(1, 'must be 1 to 5').max(5, 'must be 1 to 5'),
  credits,
  batteries,
  source,
  note,
};
const contractShape = z
  .union(
    [
      z.strictObject({ id: contractId, cubes: z.array(colour).min(1).max(6), ...paid }),
      z.strictObject({
        id: contractId,
        numbers: z.array(resources.min(1)).min(1).max(COLOURS.length),
        ...paid,
      }),
    ],
    {
      error:
        'must have id, prestige (1 to 5), credits, batteries, source, and either cubes (colours) or numbers (at most 4)',
    },
  )
  .transform(
    ({ id, prestige, credits, batteries, source, ...asked }): Contract => ({
      ...{ id, prestige, source, bonus: { credits, batteries } },
      demand:
        'cubes' in asked
          ? { kind: 'determined', cubes: asked.cubes }
          : { kind: 'free', numbers: asked.numbers.toSorted((a, b) => b - a) },
    }),
  );

const rewardHead = { id: rewardId, back: z.enum(REWARD_BACKS), source, note };
const PLAIN_FRONTS = ['battery', 'look', 'flip', 'prestige'] as const;
const rewardShape = z
  .discriminatedUnion(
    'front',
    [
      z.strictObject({ ...rewardHead, front: z.literal('cube'), colours: z.tuple([colour, colour]) }),
      z.strictObject({ ...rewardHead, front: z.literal(PLAIN_FRONTS) }),
    ],
    { error: `must be one of cube, ${PLAIN_FRONTS.join(', ')}` },
  )
  .transform(
    ({ id, back, source, ...shown }): Reward => ({
      ...{ id, back, source },
      front: shown.front === 'cube' ? { kind: shown.front, colours: shown.colours } : { kind: shown.front },
    }),
  );

const sourced = (value: z.ZodType<number>) =>
  z.strictObject({ value, source, note }).transform((read) => read.value);
const sources = z.union([source, z.array(source)], {
  error: `must be one of ${SOURCES.join(', ')}, or a list of these`,
});
/** A row of numbers with one source, or one for each of them. */
const sourcedRow = (value: z.ZodType<number[]>) =>
  z
    .strictObject({ value, source: sources, note })
    .refine((row) => typeof row.source === 'string' || row.source.length === row.value.length, {
      error: 'must have as many sources as numbers, or one',
      path: ['source'],
    })
    .transform((row) => row.value);
const four = (number: z.ZodInt) =>
  z.array(number.min(1)).length(4, 'must have 4 numbers, for 0 to 3 improvements');
const farthest = COLUMN_SPACES - 1;
/** How many rows there are is not certain. Set-up wants two, and the board draws no more than four. */
const ROWS_WANTED = 'must have 2 to 4 numbers, top row first';
const storeRow = (number: z.ZodInt) => z.array(number).min(2, ROWS_WANTED).max(4, ROWS_WANTED);
const valuesShape: z.ZodType<BoardValues> = z.strictObject({
  spaces: sourcedRow(z.array(resources.min(1)).length(5, 'must have 5 numbers, level 1 first')),
  homeAt: sourcedRow(four(count.max(OWN_TOKENS, `must be ${OWN_TOKENS} at most`))),
  reach: sourcedRow(four(count.max(farthest, `must be ${farthest} at most, the length of the column`))),
  storeRows: sourcedRow(storeRow(credits.min(1))),
  storePrestige: sourcedRow(storeRow(prestige)),
  neutralKeys: sourced(atMost(IN_BOX.neutralKeys)),
  target: sourced(prestige.min(1)),
  startCredits: sourced(credits),
  startBatteries: sourced(batteries),
});

const listShape = z.strictObject({
  about: z.string().optional(),
  values: valuesShape,
  contracts: z.array(contractShape),
  rewards: z.array(rewardShape),
});

/** Reads a component list. Throws {@link BrokenComponents} with the file, the entry and what is wrong with it. */
export function readComponents(text: string, fileName: string): Components {
  const fail: Complain = complainAbout(fileName);
  const list = readComponentList(text, listShape, fail);
  const { spaces, storeRows, storePrestige } = list.values;
  if (storePrestige.length !== storeRows.length)
    fail('values storePrestige', 'must have as many numbers as storeRows');
  const checkIds = (part: string, entries: readonly { readonly id: string }[], size: number): void => {
    const seen = new Set<string>();
    for (const { id } of entries) {
      if (seen.has(id)) fail(`${part} "${id}"`, 'the id is there twice');
      seen.add(id);
    }
    if (entries.length !== size) fail(part, `there are ${entries.length}, the box has ${size}`);
  };
  checkIds('contracts', list.contracts, IN_BOX.contracts);
  checkIds('rewards', list.rewards, IN_BOX.rewards);
  const room = spaces.reduce((sum, number) => sum + number, 0);
  if (room > IN_BOX.resources)
    fail('values spaces', `are ${room} on a board, and the box has ${IN_BOX.resources} resources`);
  const most = Math.max(...spaces);
  for (const { id, demand } of list.contracts) {
    const cubes = demandSize(demand);
    if (cubes > most) fail(`contracts "${id}"`, `takes ${cubes} cubes, no level holds more than ${most}`);
  }
  for (const { id, front } of list.rewards)
    if (front.kind === 'cube' && front.colours[0] === front.colours[1])
      fail(`rewards "${id}"`, 'must show two different colours');

  return {
    values: list.values,
    contracts: new Map(list.contracts.map((contract) => [contract.id, contract])),
    rewards: new Map(list.rewards.map((reward) => [reward.id, reward])),
  };
}
