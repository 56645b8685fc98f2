import { expect, test } from 'vitest';
import { lookAhead } from '../../../../src/engine/foresight.ts';
import { effectsWithin } from '../../../../src/games/effects-told.ts';
import { LENGTHS } from '../../../../src/games/lengths.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import type { AnswerLabel } from '../../../../src/games/presenter.ts';
import { extraActionsOf, textContext } from './text-context.ts';
import { walk } from './walk.ts';

const presenter = createOtysPresenter(components);
const asides = extraActionsOf(presenter);

/** What is wrong with the labels of one question: lengths as `AnswerLabel` states them, doubles. */
function faults(
  answers: readonly AnswerLabel[],
  asked: readonly { readonly notation: string }[],
): readonly string[] {
  const words = answers.map(({ label, effects }) => `${label} | ${effectsWithin(effects ?? [])}`);
  const notations = answers.map(({ notation }) => notation).join(' ');
  const wanted = asked.map(({ notation }) => notation).join(' ');
  return [
    ...answers.flatMap(({ label, effects = [] }) => [
      ...(label.length === 0 || label.length > LENGTHS.label ? [`label "${label}"`] : []),
      ...effects.flatMap((effect) => (effect.length > LENGTHS.effects ? [`effect "${effect}"`] : [])),
    ]),
    ...(new Set(words).size < words.length ? [`the same twice: ${words.join(' / ')}`] : []),
    ...(notations === wanted ? [] : [`words for ${notations} instead of ${wanted}`]),
  ];
}

const tables = [2, 3, 4].flatMap((seats) =>
  (['basic', 'random', 'advanced'] as const).flatMap((sponsors) =>
    (['off', 'on'] as const).map((variant) => ({ seats, sponsors, variant })),
  ),
);

test.each(tables)(
  'every question of a random game has words for exactly its answers: $seats seats, $sponsors, variant $variant',
  ({ seats, sponsors, variant }) => {
    const wrong: string[] = [];
    let asked = 0;
    walk({ seats, sponsors, variant, seed: `words ${seats}`, plies: 500 }, (match) => {
      for (const decision of match.decisions) {
        asked += 1;
        const view = match.view(decision.secret ? decision.seat : 'spectator');
        const question = presenter.question(view, decision, textContext, lookAhead(match, decision.seat));
        const page = asides(match.view(decision.seat), decision.seat, decision, textContext);
        const found = [
          ...faults(
            question.answers,
            decision.answers.filter(({ isExtra }) => !isExtra),
          ),
          ...faults(
            page.answers,
            decision.answers.filter(({ isExtra }) => isExtra),
          ),
          ...(question.prompt.length === 0 || question.prompt.length > 120
            ? [`prompt "${question.prompt}"`]
            : []),
          ...(page.text.length > LENGTHS.page ? ['contracts too long'] : []),
        ];
        wrong.push(...found.map((fault) => `ply ${match.ply}, ${decision.about.kind}: ${fault}`));
      }
    });
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  },
);
