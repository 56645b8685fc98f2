import { expect, test } from 'vitest';
import { scene } from './position.ts';

test('Noémie improves her Mechanic, and her last key calls all home (Playing the game, example)', () => {
  const before = scene({
    me: { divers: { 1: 'engineer' }, credits: 1, hacker: 1, track: '2 3 4 5' },
    sponsors: { 1: '3' },
  });
  const after = before.play('k1 go up.m end');
  expect(after.seat()).toMatchObject({ credits: 0, mechanic: 1, reach: 2, keys: [1, 2, 3, 4, 5], track: [] });
  expect(after.column()).toMatch(/^engineer/);
  expect(after.facts).toContainEqual({ kind: 'keys-home', seat: 0 });
});

test('Pauline plays her X key on level 2, takes back key 4, and her Fuel Expert brings two things (X Key tokens, example)', () => {
  const before = scene({
    me: { divers: { 2: 'fuel+' }, track: '2 4' },
    sponsors: { 1: '3', 2: '1', 3: '2', 4: '4', 5: '5' },
  });
  const dived = before.play('x l2');
  expect(dived.sponsors).toBe('5 3 1 2 4');
  expect(dived.legal).toBe('s go');
  const returned = dived.play('s');
  expect(returned.legal).toBe('ret.2 ret.4');
  const after = returned.play('ret.4 cube bonus end');
  expect(after.seat()).toMatchObject({ batteries: 1, keys: [1, 3, 4, 5], track: [2, 'x'], ownX: false });
  expect(after.cubes(2)).toBe('f');
  expect(after.column()).toMatch(/^fuel\+ /);
});

test('Delphine gains a Credit, propels her Metal Expert down by two and leaves it below (Battery tokens, example)', () => {
  const before = scene({
    me: { divers: { 2: 'metal', 3: 'spy', 4: 'trader' }, batteries: 2, mechanic: 2 },
    sponsors: { 4: '1' },
  });
  expect(before.column()).toBe('plant fuel tech engineer metal spy trader explorer');
  const moved = before.play('k4 s p d.metal at6');
  expect(moved.column()).toBe('plant fuel tech engineer spy trader metal explorer');
  const after = moved.play('go cube stay');
  expect(after.seat()).toMatchObject({ credits: 1, batteries: 0, track: [4] });
  expect(after.cubes(4)).toBe('m');
  expect(after.column()).toBe(moved.column());
});

test('Rodrigue finds the plant that his contract wants and completes it before his turn ends (Complete a contract, example)', () => {
  const before = scene({
    me: { divers: { 5: 'plant' }, cubes: { 5: 'mp' } },
    sponsors: { 5: '5' },
    row: 'mpp pptt',
  });
  const found = before.play('k5 s go cube');
  expect(found.contracts).toBe('done.mpp.l5');
  const after = found.play('done.mpp.l5 end');
  expect(after.seat()).toMatchObject({ prestige: 3, batteries: 1 });
  expect(after.cubes(5)).toBe('');
  expect(after.column()).toMatch(/^plant /);
  expect(after.view().discards).toEqual(['mpp']);
});

test("Noémie's Trader sells metal for 2, fuel for 1, and buys at the lowest cube's price (Trader, example)", () => {
  const market = scene({
    me: { divers: { 5: 'trader' }, cubes: { 5: 'mff' }, credits: 3 },
    sponsors: { 5: '3' },
    store: 'mffp',
  }).play('k5');
  expect(market.legal).toBe('sell.m sell.f buy.m buy.p buy.f skip');
  expect(market.play('sell.m').seat()).toMatchObject({ credits: 5, prestige: 0 });
  expect(market.play('sell.f').seat()).toMatchObject({ credits: 4, prestige: 0 });
  expect(market.play('buy.m').seat().credits).toBe(0);
  expect(market.play('buy.p').seat().credits).toBe(0);
  expect(market.play('buy.f').seat().credits).toBe(1);
  expect(market.play('sell.m').view().store).toEqual({ metal: 2, plant: 1, fuel: 2, tech: 0 });
});

test('Noémie could sell tech for 3 Credits or 1 Prestige (Trader, example)', () => {
  const sold = scene({
    me: { divers: { 5: 'trader' }, cubes: { 5: 'mfft' } },
    sponsors: { 5: '3' },
    store: 'mffp',
  }).play('k5 sell.t');
  expect(sold.legal).toBe('for.c for.p');
  expect(sold.play('for.c').seat()).toMatchObject({ credits: 3, prestige: 0 });
  expect(sold.play('for.p').seat()).toMatchObject({ credits: 0, prestige: 1 });
});

test('an upgraded Trader of hers would sell metal for 3 Credits or 1 Prestige (Trader, example)', () => {
  const sold = scene({
    me: { divers: { 5: 'trader+' }, cubes: { 5: 'mff' } },
    sponsors: { 5: '3' },
    store: 'mffp',
  }).play('k5 sell.m');
  expect(sold.play('for.c').seat()).toMatchObject({ credits: 3, prestige: 0 });
  expect(sold.play('for.p').seat()).toMatchObject({ credits: 0, prestige: 1 });
});

test("Pauline's Explorer takes a token on level 4, a metal, and 2 Credits at each contract there (Explorer, example)", () => {
  const before = scene({
    me: { divers: { 4: 'explorer' }, cubes: { 4: 'f' }, credits: 2 },
    sponsors: { 4: '3' },
    display: { 4: 'mf-orange battery-green-a' },
    row: 'mf pptt',
  });
  const offered = before.play('k4');
  expect(offered.legal).toBe('r0 r1 skip');
  const after = offered.play('r0 c.m');
  expect(after.seat()).toMatchObject({ credits: 0 });
  expect(after.seat().rewards[3]).toBe('mf-orange');
  expect(after.cubes(4)).toBe('mf');
  expect(after.view().display[3]).toHaveLength(2);
  expect(after.play('done.mf.l4 bonus').seat()).toMatchObject({ prestige: 2, credits: 2 });
});

test('a card for 1 tech and 1 fuel takes exactly these (Contract cards, French example of a determined combination)', () => {
  const before = scene({ me: { cubes: { 3: 'mft' } }, row: 'ft mmff' });
  expect(before.contracts).toBe('done.ft.l3');
  expect(before.play('done.ft.l3').cubes(3)).toBe('m');
  expect(scene({ me: { cubes: { 3: 'mpf', 4: 't' } }, row: 'ft mmff' }).contracts).toBe('');
});

test('a card for 1, 1 and 1 can be paid with a plant, a metal and a fuel (Contract cards, French example of a free combination)', () => {
  const before = scene({ me: { cubes: { 4: 'mpff' } }, row: '111-a mmff' });
  expect(before.contracts).toBe('done.111-a.l4.mpf');
  expect(before.play('done.111-a.l4.mpf').cubes(4)).toBe('f');
});
