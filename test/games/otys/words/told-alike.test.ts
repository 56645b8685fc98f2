import { expect, test } from 'vitest';
import type { PlayableMatch } from '../../../../src/games/playable.ts';
import type { TextContext } from '../../../../src/games/presenter.ts';
import { texts } from '../../../texts/shipped.ts';
import { resumed } from '../../resumed.ts';
import { walk } from './walk.ts';

const POSITIONS = 40;

/** Positions of a game with their tables settled at random, one of every few plies. */
function positions(): readonly PlayableMatch[] {
  const found: PlayableMatch[] = [];
  for (const seats of [2, 3])
    walk({ seats, sponsors: 'random', variant: 'off', seed: `alike ${seats}`, plies: 140 }, (match) => {
      if (match.ply % 7 === 0 && match.decisions.length > 0) found.push(resumed('otys', match.snapshot));
    });
  return found.slice(0, POSITIONS);
}

test.each(texts.locales)(
  'line, plan, hint, help and puzzle say the same of an answer in the same words, in %s',
  (locale) => {
    let told = 0;
    const stops = positions();
    for (const match of stops) {
      const { seat } = match.decisions[0] ?? match.turn;
      const textContext: TextContext = {
        say: texts.in(locale),
        people: Array.from({ length: match.seats }, (_, at) => ({ name: `P${at}` })),
      };
      const asked = match.openTo(seat);
      const helped = asked?.explained(textContext).answers ?? [];
      for (const { notation, effects = [] } of helped) {
        told += effects.length;
        const where = `${match.ply} ${notation}`;
        const line = asked
          ?.question(textContext, seat)
          .answers.find((answer) => answer.notation === notation);
        const [other] = helped.filter((answer) => answer.notation !== notation);
        expect(line?.effects, where).toEqual(effects);
        expect(asked?.prospect([notation], textContext)?.effects, where).toEqual(effects);
        if (other === undefined) continue;
        const { one = [] } = asked?.compared([notation], [other.notation], textContext) ?? {};
        expect(effects, where).toEqual(expect.arrayContaining([...one]));
      }
    }
    expect(stops).toHaveLength(POSITIONS);
    expect(told).toBeGreaterThan(100);
  },
);
