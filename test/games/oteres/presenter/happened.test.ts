import { expect, test } from 'vitest';
import type { OteresFact } from '../../../../src/games/oteres/fact.ts';
import { components, oteres } from '../../../../src/games/oteres/index.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/presenter/index.ts';
import type { Viewer } from '../../../../src/kernel/seat.ts';
import { type Scene, scene } from '../position.ts';
import { say } from './telling.ts';

const presenter = createOteresPresenter(components);
const telling = { say, people: ['Ana', 'Björn', 'Chidi'].map((name) => ({ name })) };

/** What a viewer reads of the last play, in lines; turns in order, each with its number and seat first. */
const told = (at: Scene, viewer: Viewer = 'spectator'): readonly string[] => {
  const facts = at.facts.flatMap((fact): readonly OteresFact[] => {
    const open = oteres.tell(fact, viewer);
    return open === undefined ? [] : [open];
  });
  const moves = [{ kind: 'move', ply: 0, seat: 0, turn: 1, notation: '', facts } as const];
  return presenter
    .happened(moves, telling)
    .flatMap(({ turn, seat, lines }) => lines.map((line) => `${turn} ${seat} ${line}`));
};

test('what is taken is told as gain and loss, its value to those who know it', () => {
  const at = scene({
    me: { hand: 'snatch', pearls: '1' },
    others: [{ pearls: '2' }, { pearls: '3' }],
  }).play('aim.snatch.1');
  const over = '1 0 With that, the turn was over.';
  const lines = ['1 0 Played **Snatch**', '1 0 Ana: +1 white from Björn', '1 0 Björn: −1 white to Ana', over];
  expect(told(at)).toEqual(lines);
  expect(told(at, 2)).toEqual(lines);
  const worth = [lines[0], `${lines[1]} (worth 2)`, `${lines[2]} (worth 2)`, over];
  expect(told(at, 0)).toEqual(worth);
  expect(told(at, 1).slice(0, 4)).toEqual(worth);
});

test('a card that failed says which card made it fail', () => {
  const at = scene({
    me: { hand: 'snatch', pearls: '1' },
    others: [{ pearls: '2', front: 'abracadabra' }, { pearls: '3' }],
  }).play('aim.snatch.1');
  expect(told(at)).toEqual([
    '1 0 Played **Snatch**',
    '1 0 Abracadabra… of Björn made it fail, and was discarded.',
    '1 0 With that, the turn was over.',
  ]);
});

test('a card that was given is named to giver and receiver alone', () => {
  const at = scene({
    me: { hand: 'not-mine urchin', pearls: '1' },
    others: [{ pearls: '2' }, { pearls: '3' }],
    deck: 'dive',
  }).play('aim.not-mine.1 card.urchin');
  const over = '1 0 With that, the turn was over.';
  expect(told(at)).toEqual(['1 0 Played **Not mine!**', '1 0 Gave a card to Björn.', over]);
  const given = ['1 0 Played **Not mine!**', '1 0 Gave Sea urchin to Björn.'];
  expect(told(at, 1).slice(0, 3)).toEqual([...given, over]);
  expect(told(at, 0)).toEqual([...given, '1 0 Drew Dive', over]);
});

test('each step stands where it came about, and what was given back before what was had for it', () => {
  const others = [{ pearls: '2' }, { pearls: '3' }];
  const urchin = scene({ me: { hand: 'urchin dive', pearls: '1' }, others }).play('play.urchin');
  expect(told(urchin)).toEqual([
    '1 0 Played **Sea urchin**',
    '1 0 Ana: +1 black',
    '1 0 A sea urchin went back into the deck.',
    '1 0 With that, the turn was over.',
  ]);
  const traded = scene({ me: { hand: 'trade-in', pearls: 'b-2' }, others }).play('play.trade-in');
  expect(told(traded)).toContain('1 0 Ana: −1 black into the pool, +1 white');
});

test('who is out, and what the next player drew, stand with their own turns', () => {
  const at = scene({
    me: { hand: 'urchin urchin dive dark-gift', pearls: '1' },
    others: [{ pearls: '2' }, { pearls: '3' }],
    deck: 'swap snatch',
  }).play('play.dive');
  const lines = told(at, 1);
  expect(lines).toContain('1 0 Out of the game, with 2 sea urchins.');
  expect(lines).toContain('1 0 Discarded Dark gift');
  expect(lines.filter((line) => line === '1 0 A sea urchin went back into the deck.')).toHaveLength(2);
  expect(lines.some((line) => line.startsWith('2 1 Drew '))).toBe(true);
  expect(told(at).some((line) => line.startsWith('2 '))).toBe(false);
});

test('a pick tells how many lay in the paw, and the values to both who saw them', () => {
  const at = scene({ me: { hand: 'which-paw' }, others: [{}, { pearls: '3' }] }).play('play.which-paw');
  const first = at.legal.match(/left\.(\d+)/)?.[1];
  const picked = at.play(`left.${first} to.1 paw.left`);
  expect(told(picked)).toEqual([
    '1 0 Björn picked the left paw: 1 pearl in it.',
    '1 0 Ana: +2 white',
    '1 0 Björn: +1 white',
    '1 0 With that, the turn was over.',
  ]);
  expect(told(picked, 1)[2]).toMatch(/^1 0 Björn: \+1 white \(worth \d\)$/);
  expect(told(picked, 1)[1]).toBe('1 0 Ana: +2 white');
  expect(told(picked, 0)[2]).toBe(told(picked, 1)[2]);
});

test.each([
  ['dive', { pool: '' }, 'The card did nothing: no white pearl is left in the pool.'],
  ['snatch', {}, 'The card did nothing: there was no pearl for it.'],
  ['shoo', {}, 'The card did nothing: there was no other for it.'],
])('a card without effect says why, at once and afterwards: %s', (hand, story, why) => {
  const at = scene({ me: { hand, pearls: 'b-1' }, others: [{}, { pearls: 'b-2' }, { out: true }], ...story });
  const played = at.play(`play.${hand}`);
  expect(told(played)[1]).toBe(`1 0 ${why}`);
  expect(presenter.status(played.view(), telling)).toContain(why);
  expect(presenter.status(played.play('end').view(), telling)).not.toContain(why);
});

test('whoever passes their only pearl without a question is named', () => {
  const at = scene({
    me: { hand: 'with-the-current', pearls: '1 2' },
    others: [{ pearls: '2' }, { pearls: '3 0' }],
  }).play('play.with-the-current');
  expect(told(at)).toEqual([
    '1 0 Played **With the current**',
    '1 0 Björn had a single pearl to pass, and was not asked.',
  ]);
});

test('a card that protects nothing says so', () => {
  const at = scene({ me: { hand: 'hands-off' } }).play('play.hands-off');
  expect(told(at)).toContain('1 0 No pearl lies under it: there was no white one.');
});

test('an empty deck is told where somebody would have drawn', () => {
  const at = scene({
    me: { hand: 'dive' },
    others: [{ hand: 'swap' }, { hand: 'urchin urchin urchin urchin urchin urchin urchin' }],
    deck: '',
  }).play('play.dive');
  expect(told(at)).toContain('2 1 Drew nothing: the deck is empty.');
});

test.each([
  ['play.dive', '{me} played **Dive**, and their turn is over.'],
  ['play.urchin', '{me} played **Sea urchin**, and their turn is over.'],
])('when the next is up, everybody reads what the turn before came to: %s', (line, words) => {
  const at = scene({ me: { hand: 'dive urchin' }, others: [{ pearls: '2' }, { pearls: '3' }] });
  const status = presenter.status(at.play(line).view(), telling);
  expect(status).toContain(`${words.replace('{me}', 'Ana')}\nBjörn is up`);
});

test('who went out by the turn before is told so, and who could play nothing', () => {
  const out = scene({ me: { hand: 'dive urchin urchin' }, others: [{ pearls: '2' }, { pearls: '3' }] });
  expect(presenter.status(out.play('play.dive').view(), telling)).toContain(
    'Ana played **Dive**, and is out of the game.',
  );
  const stuck = scene({ me: { hand: 'urchin' }, others: [{ pearls: '2' }, { pearls: '3' }], pool: '1' });
  expect(presenter.status(stuck.play('skip').view(), telling)).toContain(
    'Ana had nothing to play, and their turn is over.',
  );
});
