import { expect, test } from 'vitest';
import { LENGTHS } from '../../../../src/games/lengths.ts';
import { amount } from '../../../../src/games/otys/board/piece-words.ts';
import { components, otys } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import type { AnswerLabel } from '../../../../src/games/presenter.ts';
import { samplesFor } from '../../samples.ts';
import { sayInGerman } from '../../text-context.ts';
import { scene } from '../position.ts';
import { paid } from './paid.ts';
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
const hasLine = ({ consequence }: AnswerLabel): boolean => consequence !== undefined;

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
      const { label, consequence = '' } = answer;
      const name = buttonOf(answer);
      return [
        ...(label.startsWith(name) ? [] : [`the line of “${name}” begins with “${label}”`]),
        ...(hasLine(answer) && name.length > LENGTHS.button ? [`“${name}” is too long for a button`] : []),
        ...[label, consequence].filter((words) => words.includes('…')).map((words) => `cut: “${words}”`),
      ];
    }),
  ];
}

test.each(Object.entries(LANGUAGES))(
  'the answers of every question have names of their own, lines that begin with them, and prices, in %s',
  (_, to) => {
    const wrong = new Set<string>();
    const kinds = new Set<string>();
    for (const table of TABLES)
      walk(table, (match) => {
        for (const { seat, secret, about, ...decision } of match.decisions) {
          kinds.add(about.kind);
          const view = match.view(secret ? seat : 'spectator');
          const { prompt, answers } = presenter.question(view, { seat, secret, about, ...decision }, to);
          for (const fault of faults(answers)) wrong.add(`${about.kind}: ${fault}`);
          for (const { notation, label, consequence = '' } of answers)
            for (const { purse, by } of paid(match, seat, notation)) {
              const price = amount(to.say, purse, by);
              if (!`${prompt} ${label} ${consequence}`.includes(price))
                wrong.add(`${about.kind}: “${label} · ${consequence}” does not tell of ${price}`);
            }
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
    .question(match.view('spectator'), decision, textContext)
    .answers.map(({ label, consequence = '' }) => `${label} · ${consequence}`);
  expect(told).toEqual([
    'Sponsor + dive · +1 Battery, then Engineer for 1 Credit',
    'Sponsor first · free · +1 Battery, dive later',
    'Move · move a diver 1 level, −1 Battery',
    'Propeller 1→2 · Engineer: 1 Battery then moves a diver 2 levels · −1 Credit',
    'Hacker 6→5 · Engineer: all keys come home at 5, one sooner · −1 Credit',
    'Do nothing · the Engineer dives for no effect, and it costs nothing',
  ]);
});
