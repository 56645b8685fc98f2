import { expect, test } from 'vitest';
import { lookAhead } from '../../../../src/engine/foresight.ts';
import { type DecisionOf, type Match, openMatch } from '../../../../src/engine/match.ts';
import type { Seat } from '../../../../src/engine/seat.ts';
import { effectsWithin } from '../../../../src/games/effects-told.ts';
import { amount } from '../../../../src/games/otys/board/piece-words.ts';
import { components, type Otys, otys } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import type { Question } from '../../../../src/games/presenter.ts';
import { sayInGerman, fourPeople as textContext } from '../../text-context.ts';
import { eager, nextOf, walk } from '../../walk.ts';

const presenter = createOtysPresenter(components);
const inGerman = { ...textContext, say: sayInGerman };

const questionIn = (match: Match<Otys>, decision: DecisionOf<Otys>, to = textContext): Question =>
  presenter.question(
    match.view(decision.secret ? decision.seat : 'spectator'),
    decision,
    to,
    lookAhead(match, decision.seat),
  );

/** Credits and Batteries that an answer takes from whoever gives it. */
function paid(match: Match<Otys>, seat: Seat, notation: string) {
  return nextOf(match, seat, notation).entry.facts.flatMap((fact) =>
    fact.kind === 'purse' &&
    fact.seat === seat &&
    fact.by < 0 &&
    (fact.purse === 'credits' || fact.purse === 'batteries')
      ? [{ purse: fact.purse, by: -fact.by }]
      : [],
  );
}

/** Questions of a few games, with the match that asks them and the words in which it does. */
function* asked() {
  for (const [number, to] of [textContext, inGerman, textContext].entries()) {
    const sponsors = (['basic', 'advanced', 'random'] as const)[number % 3] ?? 'basic';
    const options = { sponsors, variant: number % 2 === 0 ? 'off' : 'on', first: 'random' };
    const seed = `costs ${number}`;
    const { match: begun } = openMatch(otys, { seats: 2 + (number % 3), options, seed });
    for (const { match } of walk(begun, eager(seed), 300))
      for (const decision of match.decisions) yield { match, decision, to };
  }
}

test('whatever an answer costs stands on it, or in its question', () => {
  const wrong = new Set<string>();
  let costs = 0;
  for (const { match, decision, to } of asked()) {
    const { prompt, answers } = questionIn(match, decision, to);
    for (const { notation, label, effects = [] } of answers)
      for (const { purse, by } of paid(match, decision.seat, notation)) {
        costs += 1;
        const words = [prompt, label, effectsWithin(effects)].join(' | ');
        if (!words.includes(amount(to.say, purse, by))) wrong.add(`${notation}: ${words}`);
      }
  }
  expect([...wrong]).toEqual([]);
  expect(costs).toBeGreaterThan(150);
});
