import { describe, expect, test } from 'vitest';
import { type Scene, type Side, type Story, scene } from './position.ts';

const having = (diver: string, side: Side = {}): Side => ({ ...side, divers: { 3: diver } });

/** A table with the designer's variant where a Spy dives on level 3. */
const table = (others: readonly Side[], me: Side = {}, story: Story = {}): Scene =>
  scene({
    variant: true,
    ...story,
    me: { credits: 1, ...me, divers: { 3: 'spy', ...me.divers } },
    others,
    sponsors: { 3: '3', ...story.sponsors },
  });

describe('the designer’s variant (Spy, Designer’s variant)', () => {
  test('the Credit goes to the opponent, and the copied diver resurfaces with the Spy', () => {
    const after = table([having('tech')]).play('k3 copy.1 cube end');
    expect(after.seat(0).credits).toBe(0);
    expect(after.seat(1).credits).toBe(1);
    expect(after.column(1)).toMatch(/^tech /);
    expect(after.asked).toBe(1);
    expect(after.view().turn.seat).toBe(1);
  });

  test('an opponent with a Battery is asked, and may spend it to keep the diver down', () => {
    const asked = table([having('tech', { batteries: 1 })]).play('k3 copy.1 cube end');
    expect(asked.asked).toBe(1);
    expect(asked.legal).toBe('hold let');
    expect(asked.contracts).toBe('');
    expect(asked.view().turn.seat).toBe(0);
    const held = asked.play('hold');
    expect(held.seat(1).batteries).toBe(0);
    expect(held.column(1)).toBe(asked.column(1));
    const let_ = asked.play('let');
    expect(let_.seat(1).batteries).toBe(1);
    expect(let_.column(1)).toMatch(/^tech /);
    expect(let_.view().turn.seat).toBe(1);
  });

  test('the one who is up can take the end back until the opponent has answered', () => {
    const asked = table([having('tech', { batteries: 1 })]).play('k3 copy.1 cube end');
    expect(asked.match.cannotUndo(0)).toBeUndefined();
    expect(asked.match.cannotUndo(1)).toBe('not-your-turn');
    expect(asked.play('hold').match.cannotUndo(0)).toBe('not-your-turn');
  });

  test('a copy that costs nothing moves no Credit, but the diver still resurfaces (rulings)', () => {
    const upgraded = table([having('tech')], { credits: 0, divers: { 3: 'spy+' } }).play(
      'k3 copy.1 cube end',
    );
    expect(upgraded.seat(1).credits).toBe(0);
    expect(upgraded.column(1)).toMatch(/^tech /);
    const free = table([having('tech')], {}, { sponsors: { 3: '1a' } }).play('k3 s copy.1 cube end');
    expect([free.seat(0).credits, free.seat(1).credits]).toEqual([1, 0]);
    expect(free.column(1)).toMatch(/^tech /);
  });

  test('if the Spy stays down, so does the copied diver, and nobody is asked (rulings)', () => {
    const before = table([having('tech', { batteries: 1 })], { batteries: 1 });
    const after = before.play('k3 go copy.1 cube stay');
    expect(after.column(1)).toBe(before.column(1));
    expect(after.view().turn.seat).toBe(1);
    expect(after.seat(1)).toMatchObject({ credits: 1, batteries: 1 });
  });

  test('copied twice: two Credits, one question, one resurfacing (rulings)', () => {
    const asked = table([having('tech', { batteries: 2 })], { credits: 2 }, { sponsors: { 3: '2' } }).play(
      'k3 s copy.1 cube copy.1 cube end',
    );
    expect(asked.seat(1).credits).toBe(2);
    const after = asked.play('let');
    expect(after.view().turn.seat).toBe(1);
    expect(after.column(1)).toBe('tech metal plant fuel trader spy engineer explorer');
  });

  test('both neighbours copied through sponsor 2 are both asked, in the order of the copies', () => {
    const asked = table(
      [having('tech', { batteries: 1 }), having('plant', { batteries: 1 })],
      { credits: 2 },
      { sponsors: { 3: '2' } },
    ).play('k3 s copy.2 cube copy.1 cube end');
    expect([0, 1, 2].map((seat) => asked.seat(seat).credits)).toEqual([0, 1, 1]);
    expect(asked.asked).toBe(2);
    const second = asked.play('let');
    expect(second.asked).toBe(1);
    const after = second.play('let');
    expect(after.column(1)).toMatch(/^tech /);
    expect(after.column(2)).toMatch(/^plant /);
    expect(after.view().turn.seat).toBe(1);
  });

  test('a copied Spy that draws pays the supply; its own copy paid its owner', () => {
    const looking = table([having('spy'), having('tech')], { credits: 2 }).play('k3 copy.1 look');
    const after = looking.play(`keep.${looking.view(0).looking?.[0]} end`);
    expect([0, 1, 2].map((seat) => after.seat(seat).credits)).toEqual([0, 1, 0]);
    expect(after.column(1)).toMatch(/^spy /);
    expect(after.column(2)).not.toMatch(/^tech /);
  });

  test('a copied Engineer, Explorer or purchase pays the supply, as ever', () => {
    const after = table([having('engineer')], { credits: 2 }).play('k3 copy.1 up.m end');
    expect([after.seat(0).credits, after.seat(1).credits]).toEqual([0, 1]);
  });

  test('through a copied Spy each owner gets the Credit, and each copied diver resurfaces (rulings)', () => {
    const asked = table([having('spy', { batteries: 1 }), having('tech', { batteries: 1 })], {
      credits: 2,
    }).play('k3 copy.1 copy.2 cube end');
    expect([0, 1, 2].map((seat) => asked.seat(seat).credits)).toEqual([0, 1, 1]);
    expect(asked.asked).toBe(1);
    const second = asked.play('let');
    expect(second.asked).toBe(2);
    expect(second.match.cannotUndo(0)).toBe('another-answered');
    const after = second.play('hold');
    expect(after.column(1)).toMatch(/^spy /);
    expect(after.column(2)).not.toMatch(/^tech /);
    expect(after.view().turn.seat).toBe(1);
  });

  test('a draw by the Spy pays the supply and moves nobody', () => {
    const looking = table([having('tech', { batteries: 1 })]).play('k3 look');
    const after = looking.play(`keep.${looking.view(0).looking?.[0]} end`);
    expect(after.seat(1).credits).toBe(0);
    expect(after.view().turn.seat).toBe(1);
  });

  test('a diver with nothing to do may be copied all the same: it will resurface', () => {
    const full = table([having('tech')], { cubes: { 3: 'mmmm' } });
    expect(full.play('k3').legal).toBe('look copy.1 skip');
    expect(full.play('k3 copy.1 end').column(1)).toMatch(/^tech /);
  });

  test('with the last turn of the game nobody is asked: the diver comes up as without a Battery (ruling: at the very end)', () => {
    const last = table([having('tech', { batteries: 1 })], { prestige: 18 }, { first: 1 });
    const over = last.play('k3 copy.1 cube end');
    expect(over.asked).toBeUndefined();
    expect(over.match.result?.winners).toEqual([0]);
    expect(over.seat(1).batteries).toBe(1);
    expect(over.column(1)).toMatch(/^tech /);
  });

  test('in the last round, but not its last turn, they are asked as ever', () => {
    const asked = table([having('tech', { batteries: 1 })], { prestige: 18 }).play('k3 copy.1 cube end');
    expect(asked.asked).toBe(1);
    expect(asked.legal).toBe('hold let');
  });

  test('without the variant nothing of it happens', () => {
    const after = table([having('tech', { batteries: 1 })], {}, { variant: false }).play(
      'k3 copy.1 cube end',
    );
    expect(after.seat(1)).toMatchObject({ credits: 0, batteries: 1 });
    expect(after.view().turn.seat).toBe(1);
  });
});
