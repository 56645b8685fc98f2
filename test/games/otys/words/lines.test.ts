import { expect, test } from 'vitest';
import { lookAhead } from '../../../../src/engine/foresight.ts';
import { effectsWithin } from '../../../../src/games/effects-told.ts';
import { LENGTHS } from '../../../../src/games/lengths.ts';
import { components, otys } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import type { AnswerLabel } from '../../../../src/games/presenter.ts';
import { samplesFor } from '../../samples.ts';
import { sayInGerman } from '../../text-context.ts';
import { scene } from '../position.ts';
import { textContext } from './text-context.ts';
import { walk } from './walk.ts';

const presenter = createOtysPresenter(components);
const people = ['Ana', 'Björn', 'Chidi', 'Divya'].map((name) => ({ name }));
const LANGUAGES = { en: { ...textContext, people }, de: { say: sayInGerman, people } } as const;

const TABLES = [2, 3, 4].flatMap((seats) =>
  (['basic', 'random', 'advanced'] as const).map((sponsors, at) => ({
    seats,
    sponsors,
    variant: at === 1 ? ('on' as const) : ('off' as const),
    seed: `lines ${seats}`,
    // Sponsors that move a resource are seldom used.
    plies: sponsors === 'advanced' ? 1_200 : 400,
  })),
);

const buttonOf = ({ label, button = label }: AnswerLabel): string => button;

/** Words that have another meaning on a second button of the same message: the first button's name begins the second's. */
const ambiguous = (answers: readonly AnswerLabel[]): readonly string[] =>
  answers.flatMap((one) =>
    answers
      .filter((other) => other.icon !== one.icon && buttonOf(other).startsWith(`${buttonOf(one)} `))
      .map((other) => `“${buttonOf(one)}” and “${buttonOf(other)}”`),
  );

/** What is wrong with how the answers of one question are told. */
function faults(answers: readonly AnswerLabel[]): readonly string[] {
  const names = answers.map(buttonOf);
  return [
    ...names.flatMap((name, at) => (names.indexOf(name) === at ? [] : [`two buttons “${name}”`])),
    ...ambiguous(answers),
    ...answers.flatMap((answer) => {
      const { label, button = '' } = answer;
      const name = buttonOf(answer);
      return [
        ...(label.startsWith(name) ? [] : [`the line of “${name}” begins with “${label}”`]),
        ...(button.length > LENGTHS.button ? [`“${button}” is too long for a button`] : []),
        ...(label.includes('…') ? [`cut: “${label}”`] : []),
      ];
    }),
  ];
}

test.each(Object.entries(LANGUAGES))(
  'the answers of every question have names of their own and lines that begin with them, in %s',
  (_, to) => {
    const wrong = new Set<string>();
    const kinds = new Set<string>();
    for (const table of TABLES)
      walk(table, (match) => {
        for (const { seat, secret, about, ...decision } of match.decisions) {
          kinds.add(about.kind);
          const view = match.view(secret ? seat : 'spectator');
          const { answers } = presenter.question(view, { seat, secret, about, ...decision }, to);
          for (const fault of faults(answers)) wrong.add(`${about.kind}: ${fault}`);
        }
      });
    expect([...wrong]).toEqual([]);
    expect([...kinds].sort()).toEqual([...samplesFor(otys).asks].sort());
  },
);

test('an Engineer’s improvements before a dive have a price and a reason each, and no word of the propeller’s move', () => {
  const { match } = scene({
    me: { divers: { 3: 'engineer' }, credits: 1, batteries: 1 },
    sponsors: { 3: '5' },
  }).play('k3');
  const [decision] = match.decisions;
  if (decision === undefined) throw new Error('nobody is asked');
  const told = presenter
    .question(match.view('spectator'), decision, textContext, lookAhead(match, 0))
    .answers.map(({ label, effects = [] }) => `${label} · ${effectsWithin(effects)}`);
  expect(told).toEqual([
    'Sponsor + dive · +1 Battery · Engineer: improve propeller or Hacker for 1 Credit',
    'Sponsor first · +1 Battery · then you dive',
    'Move · move a diver 1 level, −1 Battery',
    'Propeller 1→2 · −1 Credit · 1 Battery then moves a diver 2 levels',
    'Hacker 6→5 · −1 Credit · all keys come home at 5, one sooner',
    'Do nothing · no effect, and no cost',
  ]);
});
