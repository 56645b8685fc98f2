import { expect, test } from 'vitest';
import { LENGTHS } from '../../../../src/games/lengths.ts';
import { components, type Oteres } from '../../../../src/games/oteres/index.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/presenter/index.ts';
import type { AnswerLabel } from '../../../../src/games/presenter.ts';
import type { Match } from '../../../../src/kernel/match.ts';
import { scene } from '../position.ts';
import { telling } from './telling.ts';
import { walk } from './walk.ts';

const presenter = createOteresPresenter(components);

const questionsOf = (match: Match<Oteres>) =>
  match.decisions.map((decision) => {
    const view = match.view(decision.secret ? decision.seat : 'spectator');
    return { decision, question: presenter.question(view, decision, telling) };
  });

/** What is wrong with the labels of one question: lengths as `AnswerLabel` states them, doubles. */
function faults(
  answers: readonly AnswerLabel[],
  asked: readonly { readonly notation: string }[],
): readonly string[] {
  const words = answers.map(({ label, consequence }) => `${label} | ${consequence ?? ''}`);
  return [
    ...answers.flatMap(({ label, consequence = '' }) => [
      ...(label.length === 0 || label.length > LENGTHS.label ? [`label "${label}"`] : []),
      ...(consequence.length > LENGTHS.consequence ? [`consequence "${consequence}"`] : []),
    ]),
    ...(new Set(words).size < words.length ? [`the same twice: ${words.join(' / ')}`] : []),
    ...(answers.map(({ notation }) => notation).join() === asked.map(({ notation }) => notation).join()
      ? []
      : ['other answers than there are']),
  ];
}

test('every kind of question that does not come with its card is met, and has words for exactly its answers', () => {
  const wrong: string[] = [];
  const met = new Set<string>();
  for (const seats of [3, 4, 5])
    for (let game = 0; game < 12; game += 1)
      walk({ seats, seed: `words ${game}` }, (match) => {
        for (const { decision, question } of questionsOf(match)) {
          met.add(decision.about.kind);
          const found = [
            ...faults(question.answers, decision.answers),
            ...(question.prompt.length === 0 || question.prompt.length > 120
              ? [`prompt "${question.prompt}"`]
              : []),
          ];
          wrong.push(...found.map((fault) => `ply ${match.ply}, ${decision.about.kind}: ${fault}`));
        }
      });
  expect(wrong).toEqual([]);
  expect([...met].toSorted()).toEqual([
    'choose-card',
    'choose-end',
    'choose-exchange',
    'choose-gift',
    'choose-kept',
    'choose-look',
    'choose-passed',
    'choose-pearl-under',
    'choose-picker',
    'choose-share',
    'choose-split',
    'choose-swapped',
    'gather-passing',
    'pick-paw',
  ]);
});

const asked = (match: Match<Oteres>) => questionsOf(match)[0]?.question;

test('who holds two sea urchins is warned before playing a card (rulebook, "Gameplay")', () => {
  const at = scene({ me: { hand: 'urchin urchin dive', pearls: '1' } });
  expect(asked(at.match)?.note).toContain('TWO SEA URCHINS');
  expect(asked(scene({ me: { hand: 'urchin dive', pearls: '1' } }).match)?.note).toBeUndefined();
});

test('it is said why a sea urchin cannot be played when no black pearl is left (rulebook, "Playing cards")', () => {
  const { match } = scene({ me: { hand: 'urchin dive', pearls: '1' }, pool: '1 2 3' });
  expect(asked(match)?.answers.map(({ label }) => label)).toEqual(['Dive']);
  expect(asked(match)?.note).toContain('you can’t play a sea urchin');
});

test('whoever a card would fail against is marked before they are chosen', () => {
  const { match } = scene({
    me: { hand: 'snatch', pearls: '1' },
    others: [{ pearls: '2', front: 'abracadabra' }, { pearls: '3' }],
  });
  const [warded, open] = asked(match)?.answers ?? [];
  expect(warded?.consequence).toContain('the card will fail');
  expect(open?.consequence).toBeUndefined();
});

test('who splits sees what lies in either paw', () => {
  const at = scene({ me: { hand: 'which-paw', pearls: '1' } }).play('play.which-paw');
  const labels = asked(at.match)?.answers.map(({ label }) => label) ?? [];
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels[0]).toMatch(/^Left nothing · right \d \+ \d \+ \d$/);
});

test('pearls and splits have short buttons, which the picture explains without a line', () => {
  const split = asked(scene({ me: { hand: 'which-paw', pearls: '1' } }).play('play.which-paw').match);
  expect(split?.answers[0]?.button).toMatch(/^– \| \d\+\d\+\d$/);
  const gift = scene({ me: { hand: 'dark-gift', pearls: '0 1' }, others: [{ pearls: '4 3' }, {}] });
  const swap = asked(gift.play('play.dark-gift pearl.3').match);
  expect(swap?.answers.map(({ button }) => button)).toEqual([undefined, 'No. 1', 'No. 2']);
  const named = [...(split?.answers ?? []), ...(swap?.answers.slice(1) ?? [])];
  expect(named.every(({ pictured }) => pictured === true)).toBe(true);
});

test('whoever gets a card in front of them reads its name, and everybody reads who laid it where', () => {
  const { match } = scene({
    me: { hand: 'hands-off', front: 'hands-off' },
    others: [{ pearls: '1 2' }, { pearls: '3' }],
  }).play('aim.hands-off.1');
  expect(asked(match)?.prompt).toContain('Hands off!');
  const status = presenter.status(match.view('spectator'), telling);
  const [mine, theirs] = telling.people;
  expect(status).toContain(`${mine?.name} has laid **Hands off!** in front of ${theirs?.name}`);
});

test('what was looked at is asked about with its worth, and *Leave it* says that it ends the turn', () => {
  const at = scene({ me: { hand: 'dark-gift', pearls: '0 1' }, others: [{ pearls: '4 3' }, {}] }).play(
    'play.dark-gift pearl.3',
  );
  const question = asked(at.match);
  expect(question?.prompt).toContain('white 4 (no. 1)');
  expect(question?.note).toContain('your turn is over');
  expect(question?.answers.map(({ label }) => label)).toEqual([
    'Leave it and end the turn',
    'White 0 · no. 1',
    'White 1 · no. 2',
  ]);
  const pictures = presenter.questionPictures(at.view(0), at.match.decisions[0] ?? never(), telling);
  expect(pictures.map(({ name }) => name.split('.')[0])).toEqual(['oteres-pearls-1']);
});

test('a swap that a card in front will stop is said to fail beforehand', () => {
  const at = scene({
    me: { hand: 'dark-gift', pearls: '0 1' },
    others: [{ pearls: '4 3', front: 'abracadabra' }, {}],
  }).play('play.dark-gift pearl.3');
  expect(asked(at.match)?.note).toContain('a swap will fail');
});

function never(): never {
  throw new Error('nothing is asked');
}
