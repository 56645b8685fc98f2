import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { playable } from '../../src/games/playable.ts';
import type { Presenter } from '../../src/games/presenter.ts';
import type { Game } from '../../src/kernel/game.ts';
import { say } from './otys/presenter/telling.ts';
import { type Tiny, tinyPresenter, tinyRules } from './tiny.ts';

describe('the safest answer', () => {
  it.each(games)('is, wherever there is one, a legal one to the question itself: $name', (game) => {
    const options = Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]]));
    let found = 0;
    for (const seed of ['one', 'two', 'three']) {
      let match = game.begin({ seats: 3, options, seed });
      for (let ply = 0; ply < 150 && match.result === undefined; ply += 1) {
        const [asked] = match.decisions;
        if (asked === undefined) throw new Error('nobody is asked');
        const plain = asked.answers.filter(({ aside }) => !aside).map(({ notation }) => notation);
        const safest = match.safest(asked.seat);
        if (plain.length === 1) expect(safest).toBe(plain[0]);
        if (safest !== undefined) {
          expect(plain).toContain(safest);
          found += 1;
        }
        const answer = safest ?? plain[ply % plain.length] ?? asked.answers[0]?.notation ?? '';
        const next = match.play(asked.seat, answer);
        if (typeof next === 'string') throw new Error(next);
        match = next.match;
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});

describe('the safest answer and the words', () => {
  it('have nothing to do with each other: what stands beside a menu need not be safest', () => {
    const safe: Game<Tiny> = {
      ...tinyRules,
      rules: {
        ...tinyRules.rules,
        turn: {
          asks: (state, step) =>
            tinyRules.rules.turn.asks(state, step).map((ask) => ({
              ...ask,
              choices: ask.choices.map((choice) => ({ ...choice, safest: choice.move === 'end' })),
            })),
        },
      },
    };
    const beside: Presenter<Tiny> = {
      ...tinyPresenter,
      question: (_, { answers }) => ({
        prompt: 'What now?',
        answers: answers.map(({ notation }) => ({
          ...{ notation, label: notation, tone: 'plain' },
          besideMenu: notation === 'dare',
        })),
      }),
    };
    const setup = { seats: 2, options: { pace: 'slow', begins: '0' }, seed: 'safest' };
    expect(playable(safe, beside).begin(setup).safest(0)).toBe('end');
    expect(playable(tinyRules, beside).begin(setup).safest(0)).toBeUndefined();
  });
});

describe('a match as it was', () => {
  it.each(games)(
    'shows everybody what they saw then, and nothing where the log leads elsewhere: $name',
    (game) => {
      const options = Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]]));
      let match = game.begin({ seats: 3, options, seed: 'as it was' });
      const log: string[] = [];
      const seen: (readonly string[])[] = [];
      const telling = { say: (key: string) => key, people: [] };
      for (let ply = 0; ply < 40; ply += 1) {
        seen.push(match.boardText('spectator', telling));
        const asked = match.decisions[0];
        const next = match.play(asked?.seat ?? 0, asked?.answers[0]?.notation ?? '');
        if (typeof next === 'string') throw new Error(next);
        match = next.match;
        log.push(next.entry);
      }
      for (const ply of [0, 7, 39])
        expect(match.asItWas(ply, log)?.boardText('spectator', telling)).toEqual(seen[ply]);
      expect(match.asItWas(40, log)?.ply).toBe(40);
      expect(match.asItWas(7, log.slice(1))).toBeUndefined();
    },
  );
});

/** What pictures say of somebody who is up. */
const ASKED = /Chooses a|Picks a paw|Places an X key|Dives at level|Plays |Waits/;

describe('a match that its table has ended', () => {
  it.each(games)('asks nobody, shows nobody choosing, and stays as it stands: $name', (game) => {
    const options = Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]]));
    const telling = { say, people: ['Ana', 'Ben', 'Cem'].map((name) => ({ name })) };
    const alts = (pictures: readonly { readonly alt: string }[]) => pictures.map(({ alt }) => alt).join(' ');
    let match = game.begin({ seats: 3, options, seed: 'stopped' });
    for (let ply = 0; ply < 30; ply += 1) {
      const stopped = match.stopped();
      const asked = match.decisions[0];
      expect(stopped.decisions).toEqual([]);
      expect(stopped.snapshot()).toBe(match.snapshot());
      expect(alts(stopped.boards(telling))).toContain('The game is over');
      expect(alts(stopped.closer('spectator', asked?.seat ?? 0, telling).pictures)).not.toMatch(ASKED);
      expect(alts(match.boards(telling))).not.toContain('The game is over');
      const next = match.play(asked?.seat ?? 0, asked?.answers[0]?.notation ?? '');
      if (typeof next === 'string') throw new Error(next);
      match = next.match;
    }
  });
});

describe('what a lobby settles', () => {
  const telling = { say, people: ['Ana', 'Björn'].map((name) => ({ name })) };

  it.each(games)('is named in a few words, whoever begins by their name: $name', (game) => {
    for (const { name, values } of game.options) {
      expect(game.optionLabel(name, say).length).toBeLessThan(40);
      for (const value of values) expect(game.valueLabel(name, value, telling).length).toBeLessThan(60);
    }
    expect(game.valueLabel('first', 'random', telling)).toBe('At random');
    expect(game.valueLabel('first', '2', telling)).toBe('Björn');
    expect(game.valueLabel('first', '3', telling)).toBe('Seat 3');
  });

  it('has its words in the presenter, or is refused by name', () => {
    const { optionWords, ...wordless } = tinyPresenter;
    expect(optionWords).toBeDefined();
    expect(() => playable(tinyRules, wordless).optionLabel('pace', say)).toThrow(
      'tiny has no words for its options',
    );
  });
});
