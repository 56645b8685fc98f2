import { lookAhead } from '../../../../src/engine/foresight.ts';
import type { Seat, Viewer } from '../../../../src/engine/seat.ts';
import { focusOf } from '../../../../src/games/otys/board/focus.ts';
import { components, otys } from '../../../../src/games/otys/index.ts';
import type { OtysView } from '../../../../src/games/otys/rules/view.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import type { AnswerLabel } from '../../../../src/games/presenter.ts';
import { resumed } from '../../resumed.ts';
import { type Looks, rulesBy } from '../../rules.ts';
import { fourPeople as textContext } from '../../text-context.ts';
import { given, type Scene } from '../position.ts';
import { looksOf } from '../rules.ts';

const presenter = createOtysPresenter(components);

/** Of each answer by its notation what comes of it, and under more of its names what it is called and how it stands out. */
const answerWords = (answers: readonly AnswerLabel[]): Looks =>
  Object.fromEntries(
    answers.flatMap(({ notation, label, effects = [], tone }) => [
      [notation, effects.join(' · ')],
      [`label.${notation}`, label],
      [`tone.${notation}`, tone],
    ]),
  );

/** All that is read of a position: the open question as all see it, `own.` answers as whoever is asked does, and what goes with it. */
export function wordsOf(at: Scene): Looks {
  const { match, moves } = at;
  const [asked] = match.decisions;
  const open = at.view();
  const said = (viewer: Viewer) =>
    presenter
      .happened(
        moves.map((move) => ({
          ...move,
          facts: move.facts.flatMap((fact) => otys.redact(fact, viewer) ?? []),
        })),
        textContext,
      )
      .map(({ lines }) => lines.join(' · '));
  const [told = '', next = ''] = said('spectator');
  const page = (seat: Seat) => {
    const reader = { reader: seat, side: seat, asked: match.decisions.find((each) => each.seat === seat) };
    return presenter.pages['asides']?.page(at.view(seat), reader, textContext).text ?? '';
  };
  const position = presenter.description(open, textContext).join('\n');
  const happened = { position, told, next, own: said(0)[0] ?? '', page: page(0), '1.page': page(1) };
  if (asked === undefined) return happened;
  const { seat } = asked;
  const own = at.view(seat);
  const question = (view: OtysView) => presenter.question(view, asked, textContext, lookAhead(match, seat));
  const { prompt, note = '', answers } = question(open);
  const offered = presenter.offered?.(open, asked, textContext) ?? [];
  const played = resumed('otys', match.snapshot);
  const all = played.openTo(seat)?.question(textContext)?.answers ?? [];
  const notations = (some: readonly AnswerLabel[]): string => some.map(({ notation }) => notation).join(' ');
  const ready = presenter.pages['asides']?.ready?.(own, seat, asked, textContext) ?? [];
  return {
    ...{ ...happened, prompt, note },
    ...answerWords([...all, ...answers, ...offered]),
    ...Object.fromEntries(
      Object.entries(answerWords(question(own).answers)).map(([name, told]) => [`own.${name}`, told]),
    ),
    buttons: answers.map(({ label, button = label }) => button).join(' · '),
    main: notations(answers.filter(({ tone }) => tone === 'main')),
    offered: notations(offered),
    all: notations(all),
    together: notations(all.filter(({ notation }) => notation.includes('+'))),
    sure: played.openTo(seat)?.sure() ?? '',
    term: presenter.term?.(asked, textContext.say, open) ?? '',
    tips: (presenter.tips?.(own, seat, asked, textContext) ?? [])
      .map(({ key, words }) => `${key}: ${words}`)
      .join(' '),
    ready: ready.map(({ words, answer }) => `${words} ${answer?.label}`).join('\n'),
    left: (played.openTo(seat)?.leftBehind('end', textContext) ?? []).map(({ words }) => words).join('\n'),
    contracts: played.pageButton('asides', textContext.say)?.label ?? '',
    lit: focusOf(open, [asked])
      .map((piece) => JSON.stringify(piece))
      .join(),
  };
}

/** Tests of what is read in Otys, in words. */
export const wordings = rulesBy({ begin: given, looks: looksOf, words: wordsOf });
