import { picture } from '../../../canvas/encoder.ts';
import type { Pen } from '../../../canvas/pen.ts';
import { altText, PICTURE, type Picture } from '../../../canvas/picture.ts';
import { type DecisionOf, openMatch } from '../../../engine/match.ts';
import type { Say } from '../../../texts/say.ts';
import { asSentence, linesWithin } from '../../fitting.ts';
import type { Guide, RulesTopic } from '../../presenter.ts';
import { type CardFace, cardFace, drawFaces } from '../board/card.ts';
import { guidePicture } from '../board/guide.ts';
import { drawWater, gridPlaces } from '../board/panel.ts';
import { valueText } from '../board/pearl.ts';
import { COMMA } from '../board/piece-words.ts';
import type { Card, Components } from '../rules/components.ts';
import { createOteres } from '../rules/game.ts';
import type { Oteres } from '../rules/state.ts';
import { isDoomed } from '../rules/table.ts';
import type { OteresView, PearlView } from '../rules/view.ts';
import { type CardEffect, EFFECTS, URCHIN } from '../rules/vocabulary.ts';

/** Cards that fit on one picture. */
const LEGEND_CARDS = 6;

const FEW = 3;

const drawLegend = (pen: Pen, title: string, faces: readonly CardFace[]): void => {
  drawWater(pen, title);
  const room = { x: 18, y: 74, width: PICTURE.width - 36, height: PICTURE.height - 84 };
  const few = faces.length <= FEW;
  const most = few ? { width: 330, height: 440 } : { width: 528, height: 196 };
  const places = gridPlaces(faces.length, few ? FEW : 2, room, 10, most);
  drawFaces(pen, faces, few ? 'upright' : 'long', places);
};

/** Cards with name, count and text, for the rules; at most `LEGEND_CARDS` ids, sea urchins included. */
export const legendPicture = (
  part: string,
  title: string,
  ids: readonly string[],
  components: Components,
  say: Say,
): Picture => {
  const faces = ids.map((id) => {
    const face = cardFace(id, components, say);
    const count = id === URCHIN ? components.urchins : (components.cards.get(id)?.count ?? 0);
    return { ...face, name: `${face.name} ×${count}` };
  });
  const texts = faces.map(({ name, text }) => say('label-value', { label: name, value: text }));
  const alt = altText([asSentence(title), ...texts]);
  return picture(`oteres-legend-${part}`, alt, (pen) => drawLegend(pen, title, faces));
};

/** *How to play*: what lies before somebody who is up. */
export function guideOf(say: Say, components: Components): Guide {
  return {
    goal: say('oteres-guide-goal'),
    picture: guidePicture({ view: sampleView(components), components, say }, sampleCards(components)),
    callouts: [
      say('oteres-guide-deck'),
      say('oteres-guide-hand'),
      say('oteres-guide-urchin'),
      say('oteres-guide-pearls'),
      say('oteres-guide-pool'),
    ],
    turn: say('oteres-guide-turn'),
  };
}

function sampleCards({ cards }: Components): readonly string[] {
  const all = [...cards.values()];
  const plain = all.find(({ effect, count }) => effect === 'take-white' && count > 0) ?? all[0];
  return plain === undefined ? [] : [plain.id];
}

function sampleView(components: Components): OteresView {
  const setup = { seats: 3, options: { first: '1' }, seed: 'how to play' };
  const view = openMatch(createOteres(components), setup).match.view(0);
  const { white, black } = components.pearls;
  const best = Math.max(...white);
  const values = [best, best - 2, ...white.slice(0, 1), Math.min(...black)];
  const pearls = values.map(
    (value, at): PearlView => ({
      ...{ mark: at + 1, value, held: false },
      colour: at === values.length - 1 ? 'black' : 'white',
    }),
  );
  return {
    ...view,
    pool: { white: Math.max(0, view.pool.white - 2), black: Math.max(0, view.pool.black - 1) },
    seats: view.seats.map((side) => (side.seat === 0 ? { ...side, pearls } : side)),
  };
}

/** Every kind of card in the deck, urchins included, in few evenly filled pictures, each naming its part. */
function cards(say: Say, components: Components): readonly Picture[] {
  const action = [...components.cards.values()].filter(({ count }) => count > 0).map(({ id }) => id);
  const ids = components.urchins > 0 ? [...action, URCHIN] : action;
  const parts = Math.ceil(ids.length / LEGEND_CARDS);
  const start = (part: number): number => Math.ceil((part * ids.length) / parts);
  return Array.from({ length: parts }, (_, at) => {
    const title =
      parts === 1 ? say('oteres-rules-cards') : say('oteres-rules-cards-part', { part: at + 1, parts });
    return legendPicture(`cards-${at + 1}`, title, ids.slice(start(at), start(at + 1)), components, say);
  });
}

/** The pictures that go with topics of the rules: cards with what they do. */
export function legendOf(topic: string, say: Say, components: Components): readonly Picture[] {
  switch (topic) {
    case 'cards':
      return cards(say, components);
    case 'urchins':
      return [legendPicture(topic, say('oteres-rules-urchins'), [URCHIN], components, say)];
    default:
      return [];
  }
}

const RULES_TOPICS = ['aim', 'turn', 'urchins', 'pearls', 'cards', 'details', 'end', 'ours'] as const;

const LIST_LENGTH = 3_200;

/** Whether a card is in the rulebook whole (but for its count), by name only, by effect only, or not at all. */
const isPrinted = ({ source }: Card, name: boolean, effect: boolean): boolean =>
  (source.name === 'rulebook') === name && (source.effect === 'rulebook') === effect;

/** "5 × 0, 8 × 1": how many tokens there are of each value. */
const tokenList = (say: Say, values: readonly number[]): string =>
  [...new Set(values)]
    .map((value) =>
      say('oteres-rules-tokens', {
        count: values.filter((each) => each === value).length,
        value: valueText(value),
      }),
    )
    .join(COMMA);

/** The rules by topic, in our own words; cards and numbers come from the components. */
export function rulesText(say: Say, components: Components): readonly RulesTopic[] {
  const cards = [...components.cards.values()].filter(({ count }) => count > 0);
  const { white, black } = components.pearls;
  const names = (some: readonly Card[]): string =>
    some.length === 0 ? say('oteres-nothing') : some.map(({ name }) => name).join(COMMA);
  const about = (effect: CardEffect): readonly string[] => {
    const some = cards.filter((card) => card.effect === effect);
    return some.length === 0 ? [] : [say(`oteres-rules-about-${effect}`, { card: names(some) })];
  };
  const whose = (isOurs: boolean) => say(isOurs ? 'oteres-rules-ours-choice' : 'oteres-rules-ours-box');
  const lines = cards.map(({ name, count }) => say('oteres-rules-card', { card: name, count }));
  const args = {
    urchins: components.urchins,
    white: white.length,
    black: black.length,
    whiteLeast: valueText(Math.min(...white)),
    whiteMost: valueText(Math.max(...white)),
    blackLeast: valueText(Math.min(...black)),
    blackMost: valueText(Math.max(...black)),
    whiteList: tokenList(say, white),
    blackList: tokenList(say, black.toReversed()),
    count: cards.reduce((sum, { count }) => sum + count, 0),
    list: linesWithin(lines, LIST_LENGTH, say),
    passing: names(cards.filter(({ relief }) => relief === 'pass')),
    discarding: names(cards.filter(({ relief }) => relief === 'discard')),
    both: names(cards.filter((card) => isPrinted(card, true, true))),
    named: names(cards.filter((card) => isPrinted(card, true, false))),
    described: names(cards.filter((card) => isPrinted(card, false, true))),
    ours: names(cards.filter((card) => isPrinted(card, false, false))),
    counts: whose(cards.some(({ source }) => source.count === 'house')),
    worths: whose(components.pearlSources.white === 'house'),
    details: linesWithin(EFFECTS.flatMap(about), LIST_LENGTH, say),
  };
  return RULES_TOPICS.map((id) => ({
    id,
    title: say(`oteres-rules-${id}`),
    text: say(`oteres-rules-${id}-text`, args),
    search: [say(`oteres-find-${id}`), ...(id === 'details' ? cards.map(({ name }) => name) : [])].join(' '),
    pictures: legendOf(id, say, components),
  }));
}

/** The rounds of the hints to play any card and on whose pearls one sees; the last with one on sea urchins. */
const [FIRST, SECOND, LAST] = [1, 2, 4];

/** Whether a seat got a sea urchin since its last turn: what it does is told on arrival, not at every turn held. */
const hasGotUrchin = ({ learned }: OteresView): boolean =>
  learned.some(
    ({ fact }) => (fact.kind === 'card-drawn' || fact.kind === 'card-given') && fact.card === URCHIN,
  );

/**
 * Helps a learner to choose a card: how a turn goes, what only they see, what an urchin does. Undefined once read
 * twice.
 */
function cardTerm(say: Say, view: OteresView, hand: readonly string[]): string | undefined {
  if (hand.includes(URCHIN) && hasGotUrchin(view)) return say('oteres-term-one-urchin');
  if (view.turn.round > LAST) return undefined;
  if (view.turn.round === SECOND) return say('oteres-term-pearls');
  if (view.turn.round !== FIRST) return say('oteres-term-urchin');
  return say('oteres-term-card-any');
}

/** What a question speaks of, for learners; undefined if the question itself says it. */
export function termOf({ about, seat }: DecisionOf<Oteres>, say: Say, view: OteresView): string | undefined {
  const { hand = [] } = view.seats[seat] ?? {};
  return about.kind !== 'choose-card' || isDoomed(hand) ? undefined : cardTerm(say, view, hand);
}
