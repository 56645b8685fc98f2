import { expect, test } from 'vitest';
import { deckSize } from '../../src/engine/deck.ts';
import { openMatch } from '../../src/engine/match.ts';
import { LEVELS } from '../../src/games/level.ts';
import { components, oteres } from '../../src/games/oteres/index.ts';
import { oteresInsight } from '../../src/games/oteres/insight/index.ts';
import type { OteresFact } from '../../src/games/oteres/rules/fact.ts';
import { playersIn } from '../../src/games/oteres/rules/table.ts';
import { URCHIN } from '../../src/games/oteres/rules/vocabulary.ts';
import { opponentsOf } from '../../src/opponents/opponents.ts';
import { inForm } from '../form.ts';
import { atRandom, walk } from '../games/walk.ts';
import { playedTurn } from './played-turn.ts';

const GAMES = inForm(8, 30);

const helps = (card: string): boolean =>
  card === URCHIN || (components.cards.get(card)?.relief ?? 'none') !== 'none';

const letsGo = (fact: OteresFact): boolean =>
  fact.kind === 'urchin-returned' || (fact.kind === 'card-given' && fact.card === URCHIN);

// The first game may, now and then.
test.each(LEVELS.slice(1))(
  '%s does not go out with two sea urchins while a card in hand lets one of them go',
  (level) => {
    const { choose, budget } = opponentsOf(oteresInsight)[level];
    let [saved, out] = [0, 0];
    for (let number = 0; number < GAMES; number += 1) {
      const { match: opened } = openMatch(oteres, {
        seats: 4,
        options: { first: 'random' },
        seed: `${number}`,
      });
      for (const { match } of walk(opened, atRandom(`${number}`))) {
        const { state } = match.snapshot.position;
        const { seat } = match.turn;
        // Late in a game it may be right to go out: with two left it ends it, and with few cards left there is little to come.
        if (playersIn(state).length < 3 || deckSize(state.deck) < 10) continue;
        const hand = state.seats[seat]?.hand ?? [];
        const [decision] = match.decisions;
        if (decision?.about.kind !== 'choose-card') continue;
        const canSave = hand.some((card) => helps(card) && (card !== URCHIN || state.pool.black.length > 0));
        if (hand.filter((card) => card === URCHIN).length !== 2 || !canSave) continue;
        const { facts } = playedTurn(match, (known, { ply }) => choose(known, budget, `${ply}`));
        const end = facts.findIndex(({ kind }) => kind === 'out');
        if (end < 0) saved += 1;
        else if (!facts.slice(0, end).some(letsGo)) out += 1;
      }
    }
    expect(saved).toBeGreaterThan(GAMES / 8);
    // Another may be drawn after one was let go; nobody goes out without having tried.
    expect(out).toBe(0);
  },
);
