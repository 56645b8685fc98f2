import { expect, test } from 'vitest';
import { oteres } from '../../../../src/games/oteres/index.ts';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
import { say } from '../../../texts/shipped.ts';
import { inOneMove, presenter, textContext } from './told.ts';
import { walk } from './walk.ts';

const played = (card: string): OteresFact => ({ kind: 'card-played', seat: 0, card });
const taken: OteresFact = { kind: 'pearl-moved', from: 1, to: 0, mark: 9, colour: 'white' };
const out: OteresFact = { kind: 'out', seat: 0, urchins: 2, left: 2 };

test.each<[string, readonly OteresFact[], string | undefined]>([
  ['an exit, before all else', [played('snatch'), taken, out], 'Ana is out.'],
  [
    'the last black pearl',
    [played('urchin'), { kind: 'urchins-playable', playable: false }],
    'The last black pearl is gone.',
  ],
  [
    'what kept others off',
    [played('snatch'), { kind: 'warded', seat: 1, card: 'abracadabra' }],
    'Abracadabra saves Björn.',
  ],
  ['a robbery', [played('snatch'), taken], 'Ana robs Björn.'],
  [
    'a card slipped in secret',
    [played('not-mine'), { kind: 'card-given', seat: 0, to: 2 }],
    'Ana slips Chidi a card.',
  ],
  ['nothing of what happens every turn', [played('dive'), { ...taken, from: 'pool' }], undefined],
])('a round can be headed by %s', (_, facts, words) => {
  const [turn] = presenter.happened(inOneMove(facts), textContext);
  expect(turn?.title?.words).toBe(words);
});

test('titles are the same for all who read: nothing secret is in them', () => {
  const people = ['Ana', 'Björn', 'Chidi', 'Dora'].map((name) => ({ name }));
  const { moves } = walk({ seats: 4, seed: 'titles' });
  const titlesTo = (viewer: number | 'spectator') =>
    presenter
      .happened(
        moves.map((move) => ({
          ...move,
          facts: move.facts.flatMap((fact) => oteres.redact(fact, viewer) ?? []),
        })),
        { say, people },
      )
      .map(({ turn, title }) => ({ turn, title }));
  for (const viewer of [0, 1, 2, 3]) expect(titlesTo(viewer)).toEqual(titlesTo('spectator'));
});
