import { ComponentType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { createPlayable } from '../../src/games/create-playable.ts';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import { auction } from '../games/auction.ts';
import { tinyPresenter, tinyRules } from '../games/tiny.ts';
import { say } from '../texts/shipped.ts';
import { within } from './breaches.ts';
import { dice } from './dice.ts';
import { ana, ben, stage } from './stage.ts';

/** The auction at a table of two, with Ana up. */
async function auctioned() {
  const here = await stage({ game: auction });
  await here.started();
  /** Bids so much where it is asked privately, in the menu whose range has it. */
  const bids = async (person: typeof ana, bid: number) => {
    await here.presses(person, 'look:t1:question');
    const asked = here.page(person).id;
    await here.pressesOn(person, asked, 'choose:', [`bid.${bid}`]);
  };
  return { ...here, bids };
}

test('A game that says six things has a name, a lobby, rules and a page of its own', async () => {
  expect([auction.title(say), auction.tagline(say)]).toEqual(['Auction', 'A game for 2–8 players']);
  const { command, presses, live, textOf, page } = await stage({ game: auction });
  await command(ana, 'play');
  expect(textOf(await live())).toContain('Auction');
  await presses(ben, 'look:t1:guide');
  expect(textOf(page(ben).id)).toContain('How to play\nThe highest bid wins.');
});

test('One of hundreds of answers is two choices away: its range, then itself', async () => {
  const { presses, page, textOf, api, live, pressesOn } = await auctioned();
  expect(textOf(await live())).toContain('What do you bid?');
  await presses(ana, 'look:t1:question');
  const asked = page(ana).id;
  const menus = () =>
    (api.message(asked).components ?? [])
      .flatMap(within)
      .flatMap((part) => (part.type === ComponentType.StringSelect ? [part] : []));
  const [ranges] = menus();
  expect(ranges?.options.map(({ label }) => label)).toEqual(
    Array.from({ length: 12 }, (_, at) => `${at * 25 + 1}–${at * 25 + 25}`),
  );
  await pressesOn(ana, asked, 'part:', ['6']);
  expect(menus().map(({ options }) => options[0]?.label)).toEqual(['1–25', '151']);
  expect(menus()[0]?.options.find((option) => option.default)?.label).toBe('151–175');
  await pressesOn(ana, asked, 'choose:', ['bid.175']);
  expect(textOf(await live())).toContain('1 of 2 have bid');
});

test('It is played to its end, with nobody told what was bid in secret before that', async () => {
  const { bids, presses, page, textOf, live, tables } = await auctioned();
  await bids(ana, 17);
  expect(textOf(await live())).toContain('1 of 2 have bid');
  await presses(ben, 'look:t1:position');
  expect(textOf(page(ben).id)).toContain('Ana: a secret bid');
  await presses(ana, 'look:t1:position');
  expect(textOf(page(ana).id)).toContain('Ana: 17');
  await presses(ben, 'look:t1:happened');
  expect(textOf(page(ben).id)).not.toContain('17');
  await bids(ben, 23);
  expect((await tables.look('t1'))?.match?.result?.winners).toEqual([1]);
  expect(textOf(await live())).toContain('Ben bids most');
  await presses(ben, 'look:t1:happened');
  // Nothing is secret any more.
  expect(textOf(page(ben).id)).toContain('bid.23');
  expect(textOf(page(ben).id)).toContain('bid.17');
});

test('Buttons of former versions that name a page it does not have show what there is', async () => {
  const { handled, pressing, live, page, textOf } = await auctioned();
  for (const look of ['hand', 'asides', 'closer']) {
    await handled(pressing(ana, await live(), `h1:look:t1:${look}`));
    expect(textOf(page(ana).id), look).toContain('Position');
  }
  await handled(pressing(ana, await live(), 'h1:look:t1:legend'));
  expect(textOf(page(ana).id)).toContain('How to play');
});

/** Eight people. */
const EIGHT: readonly SeatedPerson[] = ['Ana', 'Ben', 'Cleo', 'Dov', 'Eve', 'Finn', 'Gus', 'Hedda'].map(
  (name, at) => ({
    id: String(101 + at),
    name,
  }),
);

test('Eight people open it, join, bid and read who has won, each with a look of their own', async () => {
  const here = await stage({ game: auction });
  const { command, presses, live, textOf, page, pressesOn, tables } = here;
  await command(ana, 'play');
  for (const person of EIGHT.slice(1)) await presses(person, 'join');
  for (const { id } of EIGHT) expect(textOf(await live())).toContain(`<@${id}>`);
  await presses(ana, 'start');
  const roll = dice(8);
  const bids = EIGHT.map(() => 1 + roll(250));
  for (const [seat, person] of EIGHT.entries()) {
    expect(textOf(await live())).toContain(`${seat} of 8 have bid`);
    await presses(person, 'look:t1:question');
    const asked = page(person).id;
    await pressesOn(person, asked, 'choose:', [`bid.${bids[seat]}`]);
  }
  const now = await tables.look('t1');
  expect(now?.match?.result?.scores).toEqual(bids);
  const winner = EIGHT[bids.indexOf(Math.max(...bids))];
  expect(textOf(await live())).toContain(`${winner?.name} bids most`);
  expect(auction.icons.filter(({ name }) => name.startsWith('auction_seat_'))).toHaveLength(8);
});

test('A page with a name that no button has room for is refused', () => {
  const pages = {
    'a-name-that-is-too-long': {
      button: () => ({ label: 'x' }),
      page: () => ({ title: '', text: '', pictures: [], answers: [] }),
    },
  };
  expect(() => createPlayable(tinyRules, { ...tinyPresenter, pages })).toThrow(
    'tiny has a page "a-name-that-is-too-long"',
  );
});
