import { expect, test } from 'vitest';
import { components } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/presenter/index.ts';
import type { AnswerLabel } from '../../../../src/games/presenter.ts';
import { telling } from './telling.ts';
import { walk } from './walk.ts';

const presenter = createOtysPresenter(components);
const icons = new Set(presenter.icons.map(({ name }) => name));

function check(answers: readonly AnswerLabel[], context: string): void {
  for (const { label, consequence, icon } of answers) {
    expect(label.length, `${context}: "${label}"`).toBeLessThanOrEqual(40);
    expect(label.length, context).toBeGreaterThan(0);
    expect((consequence ?? '').length, `${context}: "${consequence}"`).toBeLessThanOrEqual(60);
    if (icon !== undefined) expect(icons, context).toContain(icon);
  }
  const words = answers.map(({ label, consequence }) => `${label} | ${consequence ?? ''}`);
  expect(new Set(words).size, `${context}: ${words.join(' / ')}`).toBe(words.length);
}

const tables = [2, 3, 4].flatMap((seats) =>
  (['basic', 'random', 'advanced'] as const).flatMap((sponsors) =>
    (['off', 'on'] as const).map((variant) => ({ seats, sponsors, variant })),
  ),
);

test.each(tables)(
  'every question of a random game has words for exactly its answers: $seats seats, $sponsors, variant $variant',
  ({ seats, sponsors, variant }) => {
    walk({ seats, sponsors, variant, seed: `words ${seats}`, plies: 1_200 }, (match) => {
      for (const decision of match.decisions) {
        const view = match.view(decision.secret ? decision.seat : 'spectator');
        const question = presenter.question(view, decision, telling);
        const put = decision.answers.filter(({ aside }) => !aside);
        const context = `ply ${match.ply}, ${decision.about.kind}`;
        expect(question.prompt.length, context).toBeGreaterThan(0);
        expect(question.answers.map(({ notation }) => notation)).toEqual(put.map(({ notation }) => notation));
        check(question.answers, context);

        const page = presenter.asides(match.view(decision.seat), decision.seat, decision, telling);
        const asides = decision.answers.filter(({ aside }) => aside);
        expect(page.answers.map(({ notation }) => notation)).toEqual(asides.map(({ notation }) => notation));
        expect(page.text.length, context).toBeLessThanOrEqual(1_500);
        check(page.answers, `${context}, contracts`);
      }
    });
  },
);
