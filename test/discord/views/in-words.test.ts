import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { TEXT } from '../../../src/discord/protocol/limits.ts';
import { container, gallery, text } from '../../../src/discord/protocol/message.ts';
import { inWords, questionPage } from '../../../src/discord/views/page-message.ts';
import { games } from '../../../src/games/index.ts';
import { PEOPLE } from '../../games/played-pictures.ts';
import { atRandom, optionsOf, walk } from '../../games/walk.ts';
import { breaches, within } from '../breaches.ts';
import { pageOfGame } from '../page-of-game.ts';
import { ana, ben, inPlay } from '../stage.ts';
import { shownTable, spokenIn } from './shown.ts';

const context = spokenIn();
const picture = (name: string, alt: string) => ({
  ...{ name, alt, width: 11, height: 7 },
  paint: async () => {
    throw new Error('nobody looks at it');
  },
});
const wordsOf = (message: Parameters<typeof inWords>[0]): readonly string[] =>
  message.components
    .flatMap(within)
    .flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []));

describe('A page for somebody who reads', () => {
  test('tells in the place of each picture what it shows, with nothing read as markup, and paints nothing', () => {
    const pictures = [picture('a.webp', 'Sea of *Ana*\n- level 1: key'), picture('b.webp', 'Colony')];
    const page = { components: [container('private', [text('Hand'), ...pictures.map(gallery)])], pictures };
    const read = inWords(page);
    expect(wordsOf(read)).toEqual(['Hand', 'Sea of \\*Ana\\*\n\\- level 1\\: key', 'Colony']);
    expect(read.pictures).toEqual([]);
    expect(JSON.stringify(read)).not.toContain('attachment');
  });

  test('has room for what else it says, and tells of its pictures as far as there is more', () => {
    const alt = 'word '.repeat(200);
    const pictures = [picture('a.webp', alt), picture('b.webp', alt), picture('c.webp', alt)];
    const page = {
      components: [container('private', [text('x'.repeat(2_400)), ...pictures.map(gallery)])],
      pictures,
    };
    const words = wordsOf(inWords(page));
    expect(words.map(({ length }) => length)).toEqual([2_400, 1_000, expect.any(Number)]);
    expect(words.join('').length).toBeLessThanOrEqual(TEXT);
    expect(words.at(-1)).toMatch(/word…$/);
  });

  test.each(games)('is no longer than Discord takes, in every page of a game: $name', (game) => {
    const count = game.seats.max;
    const seats = PEOPLE.slice(0, count).map(({ name }) => ({ kind: 'person', id: name, name }) as const);
    const opened = game.begin({ seats: count, options: optionsOf(game, count), seed: 'in words' });
    for (const { match } of walk(opened, atRandom('in words'), 60)) {
      const here = shownTable(game, match, { seats });
      const [asked] = match.decisions;
      if (asked === undefined) break;
      const { seat } = asked;
      for (const page of [
        pageOfGame(here, match, seat, 'hand', context),
        questionPage(here, match, seat, context),
        pageOfGame(here, match, seat, 'closer', context, { seat: (seat + 1) % count }),
        pageOfGame(here, match, seat, 'legend', context, { seat }),
      ]) {
        const read = inWords(page);
        expect(read.pictures).toEqual([]);
        expect(wordsOf(read).length).toBe(wordsOf(page).length + page.pictures.length);
        expect(breaches(read)).toEqual([]);
      }
    }
  });
});

describe('Whoever has settled that they read boards', () => {
  test('has every page of their own in words, and the channel its board in pictures', async () => {
    const { tables, presses, page, textOf, api, painter, live } = await inPlay();
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, text: true }));
    painter.painted = 0;
    await presses(ana, 'look:t1:closer');
    // Its text tells what its picture shows: nothing is said twice.
    expect(textOf(page(ana).id)).toContain('Points 0');
    expect(textOf(page(ana).id)).not.toContain('side 0');
    expect(page(ana).attachments).toEqual([]);
    await presses(ana, 'board:dig');
    expect(textOf(page(ana).id)).toContain('found');
    expect(page(ana).attachments).toEqual([]);
    expect(api.message(await live()).attachments).toHaveLength(1);
    expect(painter.painted).toBe(1);
    await presses(ben, 'look:t1:closer');
    expect(page(ben).attachments).toHaveLength(1);
  });

  test('reads what happened and how it stands, without the boards of before and after', async () => {
    const { tables, presses, page, textOf } = await inPlay();
    await tables.profiles.change(ben.id, (profile) => ({ ...profile, text: true }));
    await presses(ana, 'board:step');
    await presses(ana, 'board:end');
    await presses(ben, 'look:t1:happened');
    expect(page(ben).attachments).toEqual([]);
    expect(textOf(page(ben).id)).toContain('Points 1:0');
    expect(textOf(page(ben).id)).not.toContain('board 1');
  });
});
