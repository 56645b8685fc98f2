import { describe, expect, test } from 'vitest';
import { ownWayBack } from '../../../src/discord/interactions/buttons/undo.ts';
import { tableView } from '../../../src/discord/views/table-view.ts';
import { texts } from '../../texts/shipped.ts';
import { besideComputer } from '../beside-computer.ts';
import { ana, ben, eve, inPlay } from '../stage.ts';
import { spokenIn } from '../views/shown.ts';

/** What computers are called, in every language. */
const COMPUTER = /computer|ordinateur|компьютер/i;

describe('Undo', () => {
  test('that is not free offers to ask the others, who take it back together', async () => {
    const { presses, page, idsOf, pressesOn, live, textOf, api, sends } = await inPlay();
    await presses(ana, 'board:end');
    expect(idsOf(await live()).some((id) => id.includes(':undo:'))).toBe(false);
    await sends(ana, 'h1:undo:t1:1');
    const offer = page(ana).id;
    expect(textOf(offer)).toContain('so everyone has to agree');
    expect(textOf(offer)).toContain('drawn again');
    await pressesOn(ana, offer, 'back');
    expect(textOf(offer)).toContain('I’ve asked the others');
    expect(textOf(await live())).toContain('<@101> would like to take back a move.');
    expect(textOf(await live())).toMatch(/> \*\*Turn 1 · Ana\*\*\n> Ana end/);
    expect(api.message(await live()).body.allowed_mentions?.users).toEqual([ben.id]);
    await presses(eve, ':agree');
    expect(textOf(page(eve).id)).toContain('You’re not playing at this table');
    await presses(ben, ':agree');
    expect(textOf(await live())).not.toContain('would like to take back');
    expect(textOf(await live())).toContain('<@101> took back a move.');
    expect(api.message(await live()).body.allowed_mentions?.users).toEqual([ana.id]);
  });

  test('that was offered before the match went on takes nothing back, says so, and is never called late', async () => {
    const { presses, page, idIn, handled, pressing, live, textOf } = await besideComputer();
    await presses(ana, 'board:end');
    await presses(ana, 'undo');
    const offer = page(ana).id;
    const former = idIn(offer, 'back');
    await presses(ana, 'board:step');
    await handled(pressing(ana, offer, former));
    expect(textOf(page(ana).id)).toContain('so nothing was taken back. *Undo* on the board');
    expect(textOf(await live())).not.toContain('took back');
  });

  test('of the very last answer takes no question from somebody alone, as long as no computer has answered it', async () => {
    const { tables } = await besideComputer();
    const now = await tables.look('t1');
    if (now === undefined) throw new Error('there is no table');
    const view = tableView(now, spokenIn());
    const offered = (moves: number) => ownWayBack({ view, ply: 3, ways: [{ to: 0, moves, told: [] }] });
    expect(offered(1)).toEqual({ ply: 3, to: 0 });
    expect(offered(2)).toBeUndefined();
  });

  test('is refused in words where there is nothing of one’s own to take back', async () => {
    const { presses, page, textOf } = await inPlay();
    await presses(ana, 'board:step');
    await presses(ben, 'undo');
    expect(textOf(page(ben).id)).toContain('only undo during your own turn');
  });

  test('stands on a private page where it is free, and leads back to the question there', async () => {
    const { presses, page, idsOf, pressesOn, live, textOf } = await inPlay();
    const undoOn = (message: string): boolean => idsOf(message).some((id) => id.includes(':undo:'));
    await presses(ana, 'look:t1:hand');
    expect(undoOn(page(ana).id)).toBe(false);
    await presses(ana, 'board:dig');
    const asked = page(ana).id;
    await pressesOn(ana, asked, 'keep');
    expect(undoOn(asked)).toBe(true);
    await presses(ben, 'look:t1:hand');
    expect(undoOn(page(ben).id)).toBe(false);
    await pressesOn(ana, asked, ':undo:');
    expect(textOf(asked)).toMatch(/What of the \d/);
    await pressesOn(ana, asked, ':undo:');
    expect(undoOn(asked)).toBe(false);
    expect(textOf(await live())).toContain('Points 0:0');
  });

  test('on a private page that is out of date takes nothing back, and says so', async () => {
    const { presses, page, idIn, handled, pressing, live, textOf, api } = await inPlay();
    await presses(ana, 'board:step');
    await presses(ana, 'look:t1:hand');
    const hand = page(ana).id;
    const undo = idIn(hand, ':undo:');
    api.fail('remove', 'passing');
    await presses(ana, 'board:step');
    await handled(pressing(ana, hand, undo));
    expect(textOf(await live())).toContain('Points 2:0');
    expect(page(ana).id).not.toBe(hand);
  });

  test('beside computers alone is done at once', async () => {
    const { presses, page, pressesOn, live, textOf } = await besideComputer();
    await presses(ana, 'board:step');
    await presses(ana, 'board:end');
    await presses(ana, 'undo');
    const offer = page(ana).id;
    expect(textOf(offer)).toContain('What has been played since then is taken back with it.');
    await pressesOn(ana, offer, 'back');
    expect(textOf(offer)).toContain('Done');
    expect(textOf(await live())).toContain('Points 1:0');
  });

  test.each(texts.locales)('past a reveal in one’s own turn speaks of no computers, in %s', (locale) => {
    const words = texts.in(locale)('back-ask', { others: 0 });
    expect(words).not.toMatch(COMPUTER);
  });
});

describe('A vote', () => {
  test('that is answered asks whoever answers nothing else in private', async () => {
    const { presses, live, textOf, tables, requestsOf, spoken } = await inPlay();
    await presses(ana, 'board:dig');
    await tables.propose({ table: 't1', person: ben.id, interaction: 'wish' }, { kind: 'end' });
    await spoken();
    expect(await requestsOf(() => presses(ana, ':refuse'))).toEqual(['answer update']);
    expect(textOf(await live())).toContain('<@101> said no');
  });
});
