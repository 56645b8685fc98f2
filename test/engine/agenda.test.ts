import { describe, expect, test } from 'vitest';
import { BrokenRule, questions, settle } from '../../src/engine/agenda.ts';
import { keyedChance } from '../../src/engine/chance.ts';
import { openMatch } from '../../src/engine/match.ts';
import { type Tower, tower } from './tower.ts';

const opened = () =>
  openMatch(tower, { seats: 2, options: { height: 'low' }, seed: 'agenda' }).match.snapshot.position;

const settled = (...agenda: readonly Tower['Step'][]) =>
  settle(tower, { state: opened().state, agenda }, keyedChance('agenda', 0));

describe('settling', () => {
  test('lets steps happen in order until somebody is asked', () => {
    const { position, asks, facts } = settled(
      { kind: 'stone' },
      { kind: 'stone' },
      { kind: 'act' },
      { kind: 'next' },
    );
    expect(position.state.towers).toEqual([2, 0]);
    expect(position.agenda).toEqual([{ kind: 'act' }, { kind: 'next' }]);
    expect(facts).toEqual([{ kind: 'stone' }, { kind: 'stone' }]);
    expect(asks.map(({ seat }) => seat)).toEqual([0]);
  });

  test('skips a question without answers and takes a single answer, extra actions or not', () => {
    const { position } = settled({ kind: 'nothing' }, { kind: 'only' }, { kind: 'act' });
    expect(position.agenda).toEqual([{ kind: 'act' }]);
  });

  test('answers for nobody while several are asked, though each has but one answer', () => {
    const { state } = openMatch(tower, { seats: 3, options: { height: 'low' }, seed: 'agenda' }).match
      .snapshot.position;
    const { asks, position } = settle(tower, { state, agenda: [{ kind: 'nod' }] }, keyedChance('agenda', 0));
    expect(asks.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(position.agenda).toEqual([{ kind: 'nod' }]);
    expect(settled({ kind: 'nod' }).position.agenda).toEqual([{ kind: 'act' }]);
  });

  test('puts what a step schedules before what was there', () => {
    const { position } = settled({ kind: 'voted', seat: 1, keep: true });
    expect(position.state.turn.seat).toBe(1);
    expect(position.agenda).toEqual([{ kind: 'act' }]);
  });

  test('stops rules that go in circles, and names the step', () => {
    expect(() => settled({ kind: 'round-and-round' })).toThrow(BrokenRule);
    expect(() => settled({ kind: 'round-and-round' })).toThrow('round-and-round');
  });

  test('ends with nothing to ask when the agenda runs out and the game is over', () => {
    const over = { ...opened().state, over: true };
    const { asks } = settle(tower, { state: over, agenda: [{ kind: 'stone' }] }, keyedChance('agenda', 0));
    expect(asks).toEqual([]);
  });

  test('refuses an agenda that runs out before the game is over (ruling: a broken match)', () => {
    expect(() => settled({ kind: 'stone' })).toThrow(BrokenRule);
    expect(() => settled({ kind: 'nothing' })).toThrow('tower rules run out of steps before the end');
  });
});

describe('questions', () => {
  test('are those that settling came to', () => {
    const { position, asks } = settled({ kind: 'act' });
    expect(JSON.stringify(questions(tower, position).asks)).toBe(JSON.stringify(asks));
  });

  test('are none when the match is over, and refused where something is still to happen', () => {
    const { state } = opened();
    expect(questions(tower, { state: { ...state, over: true }, agenda: [] })).toEqual({
      asks: [],
      answered: [],
    });
    expect(() => questions(tower, { state, agenda: [{ kind: 'stone' }] })).toThrow(BrokenRule);
  });

  test('are refused where nobody is asked anything before the end, or by a step that the rules do not know', () => {
    const { state } = opened();
    expect(() => questions(tower, { state, agenda: [] })).toThrow('nothing left on its agenda');
    expect(() => questions(tower, { state, agenda: [{ kind: 'nothing' }] })).toThrow('asks nothing');
    const unknown = JSON.parse('[{ "kind": "dance" }]');
    expect(() => questions(tower, { state, agenda: unknown })).toThrow('the tower rules know no dance');
  });
});
