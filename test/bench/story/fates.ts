import { openMatch } from '../../../src/engine/match.ts';
import { randomNumbers } from '../../../src/engine/quick-chance.ts';
import { components, oteres } from '../../../src/games/oteres/index.ts';
import { carefulAnswers } from '../../../src/games/oteres/rules/careful.ts';
import { oteresNotation } from '../../../src/games/oteres/rules/notation.ts';

/** What became of the players and the cards of some games. */
export interface Fates {
  /** The share of games in which somebody was out before half of it. */
  readonly outEarly: number;
  /** The share of action cards that did nothing. */
  readonly withoutEffect: number;
}

/** Plays games of careful players and tells what became of players and cards. */
export function fatesOf(seats: number, games: number): Fates {
  let early = 0;
  let played = 0;
  let futile = 0;
  for (let game = 0; game < games; game += 1) {
    const below = randomNumbers(`fates ${game}`);
    let { match } = openMatch(oteres, { seats, options: { first: 'random' }, seed: `fates ${game}` });
    let firstOut: number | undefined;
    while (match.result === undefined) {
      const decision = match.decisions[below(match.decisions.length)];
      if (decision === undefined) throw new Error('Nobody is asked');
      const wise = carefulAnswers(components, match.view(decision.seat), decision).map(oteresNotation.make);
      const among = wise.length > 0 ? wise : decision.answers.map(({ notation }) => notation);
      const next = match.play(decision.seat, among[below(among.length)] ?? '');
      if (typeof next === 'string') throw new Error(next);
      for (const { kind } of next.entry.facts) {
        if (kind === 'out') firstOut ??= match.turn.number;
        if (kind === 'card-played') played += 1;
        if (kind === 'no-effect') futile += 1;
      }
      match = next.match;
    }
    if (firstOut !== undefined && firstOut < match.turn.number / 2) early += 1;
  }
  return { outEarly: early / games, withoutEffect: futile / played };
}
