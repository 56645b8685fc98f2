import { describe, expect, test } from 'vitest';
import { deckCards, deckSize } from '../../../src/engine/deck.ts';
import { dived, type Scene, type Side, type Story, scene } from './position.ts';

/** A Spy's dive with key 3. */
const spying = (others: readonly Side[], me: Side = {}, story: Story = {}): Scene =>
  dived(
    scene({
      ...story,
      me: { credits: 1, ...me, divers: { 3: 'spy', ...me.divers } },
      others,
      sponsors: { 3: '3', ...story.sponsors },
    }).play('k3'),
  );

/** Somebody with this diver on level 3. */
const having = (diver: string): Side => ({ divers: { 3: diver } });

describe('the draw', () => {
  test('basic: 1 Credit to look at four contracts, keep one, put three under the deck (Spy)', () => {
    const looking = spying([having('metal')]).play('look');
    expect(looking.seat().credits).toBe(0);
    expect(looking.legal.split(' ')).toHaveLength(4);
    expect(looking.view(0).looking).toHaveLength(4);
    const [first = '', second = ''] = looking.view(0).looking ?? [];
    const kept = looking.play(`keep.${second}`);
    expect(kept.seat().contracts).toEqual([second]);
    expect(kept.state.deck).toHaveLength(2);
    expect(kept.state.deck[1]).toContain(first);
    expect(deckSize(kept.state.deck)).toBe(29);
  });

  test('upgraded: for nothing; basic without a Credit: not at all (Spy)', () => {
    expect(spying([having('metal')], { credits: 0, divers: { 3: 'spy+' } }).legal).toBe('look copy.1 skip');
    expect(spying([having('metal')], { credits: 0 }).legal).toBe('end');
  });

  test('keeping one is not optional, secret, and no contract can be completed meanwhile (rulings)', () => {
    const looking = spying([having('metal')], { cubes: { 3: 'mp' } }, { row: 'mp pptt' }).play('look');
    expect(looking.legal).not.toContain('skip');
    expect(looking.contracts).toBe('');
    expect(looking.match.decisions[0]?.secret).toBe(true);
    expect(looking.view('spectator').looking).toBeUndefined();
    expect(looking.view(1).looking).toBeUndefined();
    expect(looking.view(1).lookingSeat).toBe(0);
  });

  test('with fewer than four in the deck the discards make a new one to draw on (rulings)', () => {
    const before = spying([having('metal')], {}, { deck: 'mp pf', row: 'mpp pptt' });
    const looking = before.play('look');
    const cards = looking.view(0).looking ?? [];
    expect(cards).toHaveLength(4);
    expect(cards.slice(0, 2).toSorted()).toEqual(['mp', 'pf']);
    expect(looking.view().discards).toEqual([]);
    expect(deckSize(looking.state.deck)).toBe(26);
  });

  test('with fewer than four in all, those; with none, it is not offered (rulings)', () => {
    const everything = 'pf ft tm mf pt mm pp ff tt pff ftt tmm mmpf ppft fftm ttmp mmff';
    const free = '111-a 111-b 111-c 21-a 21-b 31 22-a 22-b 1111-a 1111-b 221 32';
    const few = spying(
      [{ ...having('metal'), hand: `${everything} ${free}` }],
      {},
      { deck: '', row: 'mpp pptt' },
    );
    expect(few.view().discards).toEqual(['mp']);
    expect(few.play('look').legal).toBe('keep.mp');
    const none = spying(
      [{ ...having('metal'), hand: `mp ${everything} ${free}` }],
      {},
      { deck: '', row: 'mpp pptt' },
    );
    expect(none.legal).toBe('copy.1 skip');
  });

  test('cards put back lie at the bottom in no order: they come last', () => {
    const kept = spying([having('metal')]).play('look');
    const bottom = (kept.view(0).looking ?? []).slice(1).toSorted();
    const after = kept.play(`keep.${kept.view(0).looking?.[0]}`);
    expect(deckCards(after.state.deck).slice(-3).toSorted()).toEqual(bottom);
  });
});

describe('copying', () => {
  test('uses the diver on the same level of the left or the right neighbour, on the side it lies (Spy)', () => {
    const spied = spying([having('metal'), having('tech'), having('plant+')]);
    expect(spied.legal).toBe('look copy.1 copy.3 skip');
    expect(spied.play('copy.1').legal).toBe('cube skip');
    expect(spied.play('copy.3').legal).toBe('cube bonus skip');
    expect(spied.play('copy.1 cube').cubes(3)).toBe('m');
    expect(spied.play('copy.1 cube').cubes(3, 1)).toBe('');
    expect(spied.play('copy.1').seat().credits).toBe(0);
  });

  test('with two players the one opponent is offered once (rulings)', () => {
    expect(spying([having('metal')]).legal).toBe('look copy.1 skip');
  });

  test('with three both are neighbours', () => {
    expect(spying([having('metal'), having('tech')]).legal).toBe('look copy.1 copy.2 skip');
  });

  test('leaves the opponent’s diver and purse as they are; only the Spy resurfaces (Spy, note)', () => {
    const before = scene({
      me: { divers: { 3: 'spy' }, credits: 1 },
      others: [having('metal')],
      sponsors: { 3: '3' },
    });
    const after = before.play('k3 copy.1 cube end');
    expect(after.column(1)).toBe(before.column(1));
    expect(after.seat(1).credits).toBe(0);
    expect(after.column()).toMatch(/^spy /);
  });

  test('copied Engineers, Explorers and Traders are paid for too (Spy, note)', () => {
    expect(spying([having('engineer')]).legal).toBe('look skip');
    const engineer = spying([having('engineer')], { credits: 2 }).play('copy.1 up.h');
    expect(engineer.seat()).toMatchObject({ credits: 0, hacker: 1 });
    expect(engineer.seat(1).hacker).toBe(0);
    expect(
      spying([having('engineer+')], { credits: 1 })
        .play('copy.1 up.m')
        .seat().mechanic,
    ).toBe(1);
    expect(spying([having('explorer')], { credits: 2 }).legal).toBe('look skip');
    expect(spying([having('explorer')], { credits: 3 }).play('copy.1').legal).toBe('r0 r1 skip');
    expect(spying([having('trader')], { credits: 3 }, { store: 'm' }).legal).toBe('look skip');
    expect(spying([having('trader')], { credits: 4 }, { store: 'm' }).play('copy.1').legal).toBe(
      'buy.m skip',
    );
    expect(
      spying([having('trader')], { cubes: { 3: 'm' } })
        .play('copy.1 sell.m for.c')
        .seat().credits,
    ).toBe(3);
    expect(
      spying([having('trader')], { cubes: { 3: 'm' } })
        .play('copy.1 sell.m for.c')
        .cubes(3),
    ).toBe('');
  });

  test('the copied effect acts on one’s own board: own keys come back, own reward space is filled', () => {
    const tech = spying([having('tech+')], { track: '5' }, { sponsors: { 3: '1' } }).play('go copy.1 bonus');
    expect(tech.seat()).toMatchObject({ track: [], keys: [1, 2, 4, 5] });
    const explorer = spying(
      [having('explorer')],
      { credits: 3 },
      { display: { 3: 'battery-green-a mf-green' } },
    );
    expect(explorer.play('copy.1 r0').seat().rewards[2]).toBe('battery-green-a');
    expect(explorer.play('copy.1 r0').seat(1).rewards[2]).toBeUndefined();
  });

  test('what would have nothing to do is not offered (rulings)', () => {
    expect(spying([having('metal')], { cubes: { 3: 'mmmm' } }).legal).toBe('look skip');
    expect(spying([having('metal+')], { cubes: { 3: 'mmmm' } }).legal).toBe('look copy.1 skip');
  });

  test('may be left after it is paid, like any diver’s effect (Playing the game, note)', () => {
    const left = spying([having('metal')]).play('copy.1 skip');
    expect(left.seat().credits).toBe(0);
    expect(left.legal).toBe('end');
  });
});

describe('a copied Spy', () => {
  test('may draw, or copy the other neighbour’s diver; it is paid again by its own side (rulings)', () => {
    const twice = spying([having('spy'), having('metal')], { credits: 2 }).play('copy.1');
    expect(twice.seat().credits).toBe(1);
    expect(twice.legal).toBe('look copy.2 skip');
    expect(twice.play('copy.2 cube').seat().credits).toBe(0);
    expect(twice.play('look').seat().credits).toBe(0);
    const cheap = spying([having('spy+'), having('metal')]).play('copy.1 copy.2 cube');
    expect(cheap.seat().credits).toBe(0);
    expect(cheap.cubes(3)).toBe('m');
  });

  test('never leads to somebody who is not a neighbour (Spy)', () => {
    const four = spying([having('spy+'), having('metal+'), having('tech')]).play('copy.1');
    expect(four.legal).toBe('look copy.3 skip');
  });

  test('nobody’s Spy is copied twice in one activation (rulings)', () => {
    const chain = spying([having('spy+'), having('spy+')]).play('copy.1 copy.2');
    expect(chain.legal).toBe('look skip');
  });

  test('with two players can only draw (rulings)', () => {
    expect(spying([having('spy')], { credits: 2 }).play('copy.1').legal).toBe('look skip');
    expect(spying([having('spy')], { credits: 1 }).legal).toBe('look skip');
  });
});
