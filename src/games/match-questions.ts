import { type Foresee, foreseen, lookAhead } from '../engine/foresight.ts';
import type { GameTypes } from '../engine/game.ts';
import type { DecisionOf } from '../engine/match.ts';
import { cachedPictures } from './cached-pictures.ts';
import { closingsOf } from './closing.ts';
import { comparisonOf } from './comparison.ts';
import { explain } from './explained.ts';
import type { PlayableMatch } from './playable.ts';
import type { AnswerLabel, TextContext } from './presenter.ts';
import { decisionOf, offeredIn, type ShownMatch, viewOf } from './shown-match.ts';
import { withIconNames } from './table-icons.ts';

/** What a match asks, in words, and what can be told of the answers. */
type Questions = Pick<
  PlayableMatch,
  'answerAndEnd' | 'question' | 'prospect' | 'compared' | 'explained' | 'term' | 'tips'
>;

/** The open questions of a match in words. */
export function matchQuestions<G extends GameTypes, Own extends string>(
  shown: ShownMatch<G, Own>,
): Questions {
  const { rules, presenter, cache, match, isStopped } = shown;
  const closingsIn = (decision: DecisionOf<G>) =>
    presenter.closing === undefined || isStopped ? [] : closingsOf(match, decision, presenter.closing);
  const lookedAhead = (seat: number, line: readonly string[]) => {
    const { steps, view, end } = foreseen(match, seat, line);
    const [first] = steps;
    const move = first?.decision.answers.find(({ notation }) => notation === line[0])?.move;
    if (first === undefined || move === undefined) return undefined;
    const moves = steps.map(({ entry }) => entry);
    return { steps, outlook: { before: first.view, after: view, moves, move, end } };
  };
  return {
    answerAndEnd: (seat, notation) => {
      const decision = decisionOf(shown, seat);
      if (decision === undefined || decision.answers.some((answer) => answer.notation === notation))
        return undefined;
      return closingsIn(decision).find((each) => each.notation === notation);
    },
    question: (seat, textContext, reader = 'spectator') => {
      const decision = decisionOf(shown, seat);
      if (decision === undefined) return undefined;
      const view = viewOf(shown, decision.secret ? seat : reader);
      const question = presenter.question(view, decision, textContext, lookAhead(match, seat));
      const closings = closingsIn(decision).flatMap(({ notation, first }): readonly AnswerLabel[] => {
        const answer = question.answers.find((each) => each.notation === first);
        if (answer === undefined) return [];
        const label = textContext.say('answer-and-end', { answer: answer.button ?? answer.label });
        return [{ notation, label, tone: 'plain' }];
      });
      const offered = offeredIn(shown, decision, textContext);
      const own = [...question.answers, ...closings];
      // What ends or gives away comes last.
      const answers = own.some(({ tone }) => tone === 'ends') ? [...offered, ...own] : [...own, ...offered];
      return {
        ...withIconNames(rules.name, { ...question, answers }),
        pictures: cachedPictures(
          cache,
          ['question', view, decision.about],
          textContext,
          presenter.questionPictures(view, decision, textContext),
        ),
      };
    },
    prospect: (seat, line, textContext) => {
      const looked = lookedAhead(seat, line);
      if (looked === undefined) return undefined;
      const { steps, outlook } = looked;
      const labels = steps.map(({ decision, view: seen, entry }, at) =>
        labelOf(
          shown,
          seen,
          decision,
          entry.notation,
          textContext,
          at === 0 ? lookAhead(match, seat) : undefined,
        ),
      );
      return {
        label: labels[0]?.label ?? '',
        consequence: labels[0]?.consequence,
        onward: labels.slice(1).map(({ label }) => label),
        words: presenter.leadsTo?.(outlook, seat, textContext) ?? [],
        end: outlook.end,
      };
    },
    compared: (seat, line, otherLine, textContext, sequels) => {
      const one = lookedAhead(seat, line)?.outlook;
      const other = lookedAhead(seat, otherLine)?.outlook;
      if (one === undefined || other === undefined) return undefined;
      if (presenter.compared !== undefined) return presenter.compared(one, other, seat, textContext, sequels);
      const [words, others] = [one, other].map((each) => presenter.leadsTo?.(each, seat, textContext) ?? []);
      return comparisonOf(words ?? [], others ?? [], true);
    },
    explained: (seat, textContext) => {
      const decision = decisionOf(shown, seat);
      if (decision === undefined) return undefined;
      const { answers, ...question } = presenter.question(
        viewOf(shown, seat),
        decision,
        textContext,
        lookAhead(match, seat),
      );
      const all = [...answers, ...offeredIn(shown, decision, textContext)];
      return withIconNames(
        rules.name,
        explain(match, presenter, decision, { ...question, answers: all }, textContext),
      );
    },
    term: (seat, say) => {
      const decision = decisionOf(shown, seat);
      return decision && presenter.term?.(decision, say, viewOf(shown, decision.secret ? seat : 'spectator'));
    },
    tips: (seat, textContext) =>
      presenter.tips?.(viewOf(shown, seat), seat, decisionOf(shown, seat), textContext) ?? [],
  };
}

/** An answer in words, of the question or of what can be done besides: its notation where the game has none for it. */
export function labelOf<G extends GameTypes, Own extends string>(
  { presenter }: ShownMatch<G, Own>,
  view: G['View'],
  decision: DecisionOf<G>,
  notation: string,
  textContext: TextContext,
  foresee?: Foresee<G>,
): Pick<AnswerLabel, 'label' | 'consequence'> {
  const { seat } = decision;
  const named = presenter.question(view, decision, textContext, foresee).answers;
  const offered = () => presenter.offered?.(view, decision, textContext) ?? [];
  const besides = () =>
    Object.values(presenter.pages).flatMap(
      ({ page }) => page(view, { reader: seat, side: seat, asked: decision }, textContext).answers,
    );
  const isIt = (answer: AnswerLabel): boolean => answer.notation === notation;
  return named.find(isIt) ?? offered().find(isIt) ?? besides().find(isIt) ?? { label: notation };
}
