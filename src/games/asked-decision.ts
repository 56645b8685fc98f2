import { type Foresee, lookAhead } from '../engine/foresight.ts';
import type { GameTypes } from '../engine/game.ts';
import type { DecisionOf } from '../engine/match.ts';
import type { Viewer } from '../engine/seat.ts';
import { cachedPictures } from './cached-pictures.ts';
import { type Closing, closingsOf } from './closing.ts';
import { outlookOf } from './outlook.ts';
import type { AskedDecision, ReadyOnPage } from './playable.ts';
import type { AnswerLabel, Comparison, TextContext } from './presenter.ts';
import { offeredIn, type ShownMatch, shownView } from './shown-match.ts';
import { withIconName, withIconNames } from './table-icons.ts';
import { wordedOnce } from './worded-once.ts';

/** What only one of two lists has, of each. */
const comparisonOf = (one: readonly string[], other: readonly string[]): Comparison => ({
  one: one.filter((each) => !other.includes(each)),
  other: other.filter((each) => !one.includes(each)),
});

/** What comes of answers is followed for as many as a page has room for. */
const MOST_FOLLOWED = 40;

/** A question of a match in words. */
export function askedDecision<G extends GameTypes, Own extends string>(
  shown: ShownMatch<G, Own>,
  decision: DecisionOf<G>,
): AskedDecision {
  const { rules, presenter, cache, match } = shown;
  const { seat } = decision;
  const foresee = lookAhead(match, seat);
  const closings = () =>
    presenter.closing === undefined ? [] : closingsOf(match, decision, presenter.closing);
  const question = (textContext: TextContext, reader: Viewer) => {
    const view = shownView(shown, decision.secret ? seat : reader);
    const worded = presenter.question(view, decision, textContext, foresee);
    const pairs = closings().flatMap(({ notation, first }): readonly AnswerLabel[] => {
      const answer = worded.answers.find((each) => each.notation === first);
      if (answer === undefined) return [];
      const label = textContext.say('answer-and-end', { answer: answer.button ?? answer.label });
      return [{ notation, label, tone: 'plain' }];
    });
    // On a page of its own a seat finds what only it may know beside what all see.
    const own = reader === seat ? ready(textContext).filter(({ isPublic }) => isPublic !== true) : [];
    const offered = [
      ...offeredIn(shown, decision, textContext),
      ...own.flatMap(({ words, answer }) => (answer === undefined ? [] : [{ ...answer, effects: [words] }])),
    ];
    const asked = [...worded.answers, ...pairs];
    // What ends or gives away comes last.
    const answers = asked.some(({ tone }) => tone === 'ends')
      ? [...offered, ...asked]
      : [...asked, ...offered];
    return {
      ...withIconNames(rules.name, { ...worded, answers }),
      pictures: cachedPictures(
        cache,
        ['question', view, decision.about],
        textContext,
        presenter.questionPictures(view, decision, textContext),
      ),
    };
  };
  const ready = (textContext: TextContext): readonly ReadyOnPage[] =>
    Object.entries(presenter.pages).flatMap(([page, { ready: readyOn }]) =>
      (readyOn?.(shownView(shown, seat), seat, decision, textContext) ?? []).map(({ answer, ...each }) => ({
        ...each,
        page,
        ...(answer === undefined ? {} : { answer: withIconName(rules.name, answer) }),
      })),
    );
  const leftAfter = ({ first, rest }: Closing, textContext: TextContext): readonly ReadyOnPage[] => {
    let then = match;
    for (const notation of [first, ...rest.slice(0, -1)]) {
      const next = then.play(seat, notation);
      if (typeof next === 'string') return [];
      then = next.match;
    }
    const asked = then.decisions.find((each) => each.seat === seat);
    const last = rest.at(-1);
    if (asked === undefined || last === undefined) return [];
    return askedDecision({ ...shown, match: then }, asked).leftBehind(last, textContext);
  };
  const questions = wordedOnce<ReturnType<typeof question>>();
  return {
    ...decision,
    answerAndEnd: (notation) =>
      decision.answers.some((answer) => answer.notation === notation)
        ? undefined
        : closings().find((each) => each.notation === notation),
    question: (textContext, reader = 'spectator') =>
      questions(textContext, String(reader), () => question(textContext, reader)),
    prospect: (line, textContext) => {
      const outlook = outlookOf(foresee, line);
      if (outlook === undefined) return undefined;
      const [first, ...onward] = foresee(...line).steps.map(({ decision: then, view, entry }, at) => ({
        ...labelOf(shown, view, then, entry.notation, textContext, at === 0 ? foresee : undefined),
        isSure: presenter.closing?.sure?.(view, then) === entry.notation,
      }));
      const found = beside(first?.label, presenter.effects?.(outlook, seat, textContext) ?? []);
      const effects = found.length > 0 ? found : (first?.effects ?? []);
      return {
        label: first?.label ?? '',
        onward: onward.map(({ label }) => label),
        onwardAsked: onward.filter(({ isSure }) => !isSure).map(({ label }) => label),
        effects,
        reason: beside(first?.label, presenter.reason?.(outlook, seat, textContext) ?? effects.slice(0, 1)),
        end: outlook.end,
      };
    },
    compared: (line, otherLine, textContext, sequels) => {
      const one = outlookOf(foresee, line);
      const other = outlookOf(foresee, otherLine);
      if (one === undefined || other === undefined) return undefined;
      if (presenter.compared !== undefined) return presenter.compared(one, other, seat, textContext, sequels);
      const effectsOf = (each: typeof one) => presenter.effects?.(each, seat, textContext) ?? [];
      return comparisonOf(effectsOf(one), effectsOf(other));
    },
    explained: (textContext) => {
      const own = shownView(shown, seat);
      const question = presenter.question(own, decision, textContext, foresee);
      const followed = ({ effects = [], ...answer }: AnswerLabel): AnswerLabel => {
        const outlook = outlookOf(foresee, [answer.notation]);
        if (outlook === undefined) return { ...answer, effects };
        const more = beside(answer.label, presenter.effects?.(outlook, seat, textContext) ?? []);
        return { ...answer, effects: [...new Set([...effects, ...more])] };
      };
      const all = [...question.answers, ...offeredIn(shown, decision, textContext)];
      return withIconNames(rules.name, {
        ...question,
        answers: [...all.slice(0, MOST_FOLLOWED).map(followed), ...all.slice(MOST_FOLLOWED)],
        pieces: presenter.piecesAsked?.(own, decision, textContext) ?? [],
        obstructed: presenter.obstructed?.(own, decision, textContext) ?? [],
      });
    },
    term: (say) => presenter.term?.(decision, say, shownView(shown, decision.secret ? seat : 'spectator')),
    tips: (textContext) => presenter.tips?.(shownView(shown, seat), seat, decision, textContext) ?? [],
    ready: (textContext) => ready(textContext).filter(({ isPublic }) => isPublic !== true),
    sure: () => presenter.closing?.sure?.(match.view('spectator'), decision),
    leftBehind: (notation, textContext) => {
      const together = closings().find((each) => each.notation === notation);
      if (together !== undefined) return leftAfter(together, textContext);
      const move = decision.answers.find((answer) => answer.notation === notation)?.move;
      return move !== undefined && presenter.closing?.closes(move) === true ? ready(textContext) : [];
    },
  };
}

/** Words beside an answer's name: what this says already is not said again. */
const beside = (label: string | undefined, words: readonly string[]): readonly string[] =>
  words.filter((each) => each !== label);

/** An answer in words: its notation if the game has none for it. */
export function labelOf<G extends GameTypes, Own extends string>(
  { presenter }: ShownMatch<G, Own>,
  view: G['View'],
  decision: DecisionOf<G>,
  notation: string,
  textContext: TextContext,
  foresee?: Foresee<G>,
): Pick<AnswerLabel, 'label' | 'effects'> {
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
