import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { TEXT } from '../../../src/discord/protocol/limits.ts';
import { container, gallery, text } from '../../../src/discord/protocol/message.ts';
import { inWords } from '../../../src/discord/views/page-message.ts';
import { within } from '../breaches.ts';
import { ana, ben, inPlay } from '../stage.ts';

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

  test('has room for what else it says, and tells of its pictures as far as there is more, the last first', () => {
    const alt = 'word '.repeat(200);
    const pictures = [picture('a.webp', alt), picture('b.webp', alt), picture('c.webp', alt)];
    const page = {
      components: [container('private', [text('x'.repeat(2_400)), ...pictures.map(gallery)])],
      pictures,
    };
    const words = wordsOf(inWords(page));
    expect(words.map(({ length }) => length)).toEqual([2_400, expect.any(Number), 1_000]);
    expect(words.join('').length).toBeLessThanOrEqual(TEXT);
    expect(words.at(-2)).toMatch(/word…$/);
  });

  test('lists what a picture shows, each sentence whole, as far beyond an alt text as there is room', () => {
    const sentences = Array.from({ length: 40 }, (_, at) => `Level ${at}: ${'word '.repeat(15)}`.trim());
    const pictures = [{ ...picture('a.webp', 'Level 0 …'), told: () => sentences }];
    const page = (beside: string) => ({
      components: [container('private', [text(beside), ...pictures.map(gallery)])],
      pictures,
    });
    const [, list = ''] = wordsOf(inWords(page('Sea')));
    expect(list.split('\n')).toEqual(sentences.map((each) => `- ${each.replace(':', '\\:')}`));
    const [, cut = ''] = wordsOf(inWords(page('x'.repeat(2_400))));
    expect(cut.length).toBeLessThanOrEqual(TEXT - 2_400);
    expect(cut.split('\n').at(-1)).toBe('- …');
    expect(cut.split('\n').at(-2)).toMatch(/word$/);
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
