import { z } from 'zod';
import { type Complain, complainAbout, readComponentList } from '../../component-list.ts';
import { type Card, type Components, SOURCES, type Source } from './components.ts';
import {
  type CardEffect,
  EFFECTS,
  PEARL_COLOURS,
  type PearlColour,
  RELIEFS,
  type Relief,
  URCHIN,
} from './vocabulary.ts';

/** What is in the box (rulebook, "Components"). */
const CARDS_IN_BOX = 47;
const URCHINS_IN_BOX = 7;
const PEARLS_IN_BOX = { white: 30, black: 4 } as const satisfies Record<PearlColour, number>;
/** Letters of what a language is called: `pt-BR`. */
const LANGUAGE = 16;

/** The effects whose cards have to lie in front of somebody, or they would do nothing. */
const STAYING: readonly CardEffect[] = ['protect-pearl', 'ward'];
/** Which relief goes with the effects that a relief can be part of. */
const RELIEF_OF: Readonly<Partial<Record<CardEffect, Relief>>> = {
  'discard-card': 'discard',
  'pass-card': 'pass',
};

const oneOf = <const T extends readonly string[]>(words: T) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` });
const source = oneOf(SOURCES);
const atMost = (most: number) =>
  z
    .int('must be a whole number')
    .min(0, 'must not be negative')
    .max(most, `must be ${most} at most, as there are no more in the box`);
const count = atMost(CARDS_IN_BOX);
const note = z.string().optional();
const words = z.string('must be a text').min(1, 'must not be empty');

const print = {
  name: words.max(40, 'must be 40 characters at most'),
  text: words.max(300, 'must be 300 characters at most'),
};

const cardShape = z.strictObject({
  /** It stands in notations, so it is short. */
  id: z.string('must be a text').regex(/^[a-z][a-z-]{0,19}$/, 'must be 1 to 20 small letters or -'),
  ...print,
  /** The same in other languages, which fall back to these two. */
  translations: z
    .record(
      z.string().max(LANGUAGE, `must be called by the language, ${LANGUAGE} letters at most`),
      z.strictObject(print),
    )
    .default({}),
  count,
  effect: oneOf(EFFECTS),
  stays: z.boolean('must be true or false'),
  relief: oneOf(RELIEFS),
  source: z.union([source, z.strictObject({ name: source, effect: source, count: source })], {
    error: `must be one of ${SOURCES.join(', ')}, or one of these each for name, effect and count`,
  }),
  note,
});

const valuesOf = (colour: PearlColour, value: RegExp, wanted: string) =>
  z.strictObject({
    values: z.record(z.string().regex(value, wanted), atMost(PEARLS_IN_BOX[colour])),
    source,
    note,
  });

const listShape = z.strictObject({
  about: z.string().optional(),
  pearls: z.strictObject({
    white: valuesOf('white', /^\d$/, 'values of white pearls go from 0 to 9'),
    black: valuesOf('black', /^(?:0|-\d)$/, 'values of black pearls go from 0 down to -9'),
  }),
  urchins: z.strictObject({ count, source, note }),
  cards: z.array(cardShape),
});
type List = z.infer<typeof listShape>;

/** Reads a component list. Throws {@link BrokenComponents} with the file, the entry and what is wrong with it. */
export function readComponents(text: string, fileName: string): Components {
  const fail: Complain = complainAbout(fileName);
  const { cards, pearls, urchins } = readComponentList(text, listShape, fail);

  const sumOf = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0);
  const checkSum = (where: string, sum: number, inBox: number, what: string): void => {
    if (sum !== inBox) fail(where, `the counts add up to ${sum}, the box has ${inBox} ${what}`);
  };
  const ids = new Set<string>([URCHIN]);
  for (const card of cards) {
    const where = `cards "${card.id}"`;
    if (ids.has(card.id))
      fail(where, card.id === URCHIN ? 'is the id of the sea urchin' : 'the id is there twice');
    ids.add(card.id);
    if (STAYING.includes(card.effect) && !card.stays)
      fail(`${where} stays`, `must be true: ${card.effect} works from in front of a player`);
    if (card.relief !== 'none' && RELIEF_OF[card.effect] !== card.relief)
      fail(`${where} relief`, `${card.relief} does not go with ${card.effect}`);
  }
  checkSum('cards', sumOf(cards.map((card) => card.count)), CARDS_IN_BOX, 'action cards');
  if (urchins.count !== URCHINS_IN_BOX)
    fail('urchins count', `is ${urchins.count}, the box has ${URCHINS_IN_BOX} sea urchin cards`);
  for (const colour of PEARL_COLOURS)
    checkSum(
      `pearls ${colour}`,
      sumOf(Object.values(pearls[colour].values)),
      PEARLS_IN_BOX[colour],
      `${colour} pearls`,
    );

  return {
    cards: new Map(cards.map((entry) => [entry.id, cardOf(entry)])),
    urchins: urchins.count,
    pearls: { white: tokens(pearls.white.values), black: tokens(pearls.black.values) },
    pearlSources: { white: pearls.white.source, black: pearls.black.source },
  };
}

const tokens = (values: Readonly<Record<string, number>>): readonly number[] =>
  Object.entries(values)
    .flatMap(([value, number]) => Array.from({ length: number }, () => Number(value)))
    .toSorted((a, b) => a - b);

const wholeSource = (from: Source): Card['source'] => ({ name: from, effect: from, count: from });

function cardOf({ note: _, source: from, ...card }: List['cards'][number]): Card {
  return { ...card, source: typeof from === 'string' ? wholeSource(from) : from };
}
