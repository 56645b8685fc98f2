import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { answerIds, answersWithin, type Layout, layoutsOf } from '../../../src/discord/views/answers.ts';
import { countOf } from '../../../src/discord/views/components.ts';
import { rulesPage } from '../../../src/discord/views/learning-pages.ts';
import { games } from '../../../src/games/index.ts';
import type { AnswerLabel } from '../../../src/games/presenter.ts';
import { REJECTION_CODES } from '../../../src/tables/model/rejection.ts';
import { readLanguages } from '../../../src/texts/texts.ts';
import { say } from '../../texts/shipped.ts';
import { menusIn, spokenIn } from './shown.ts';

const icons = (name: string) => (name === 'key' ? { id: '5', name } : undefined);
const context = { ...spokenIn(), icons };
const asked = answerIds('t1', 3, 'board');

const labels = (count: number): readonly AnswerLabel[] => [
  ...Array.from({ length: count - 1 }, (_, at) => ({
    notation: `k${at}`,
    label: `Key ${at}`,
    effects: [`level ${at}`],
    icon: at === 0 ? 'key' : 'nothing',
    tone: 'plain' as const,
  })),
  { notation: 'skip', label: 'Skip', tone: 'pass' },
];

/** The best way to lay answers out. */
const laid = (answers: readonly AnswerLabel[]): Layout => {
  const [best] = layoutsOf(answers, asked, context);
  if (best === undefined) throw new Error('there is no way');
  return best;
};

/** A layout in short: its lines with their buttons, its rows by the names of theirs, and how many each menu has. */
const inShort = (layout: Layout) =>
  layout.map((part) => {
    switch (part.type) {
      case ComponentType.Section:
        return [
          ...part.components.map(({ content }) => content),
          'label' in part.accessory ? `[${part.accessory.label}]` : '',
        ].join(' ');
      case ComponentType.ActionRow:
        return part.components.map((each) =>
          each.type === ComponentType.StringSelect ? each.options.length : 'label' in each && each.label,
        );
      default:
        return 'content' in part ? part.content.split('\n') : part.type;
    }
  });

const numbered = (at: number): AnswerLabel => ({ notation: `n${at}`, label: `${at}`, tone: 'plain' });

describe('Answers', () => {
  test('stand in a line each with their button beside it while no more than four are told of, the others in rows below', () => {
    const layout = laid([{ notation: 'end', label: 'End', tone: 'ends' }, ...labels(5)]);
    expect(inShort(layout.slice(3))).toEqual(['-# Level 3 [Key 3]', ['End', 'Skip']]);
    expect(layout[0]).toEqual({
      type: ComponentType.Section,
      components: [{ type: ComponentType.TextDisplay, content: '-# Level 0' }],
      accessory: {
        type: ComponentType.Button,
        style: ButtonStyle.Secondary,
        custom_id: 'h1:answer:t1:3:board:k0',
        label: 'Key 0',
        emoji: { id: '5', name: 'key' },
      },
    });
  });

  test('are all named by their lines where a button has no more than the beginning of a name', () => {
    const [key] = labels(2);
    const short = { ...key, label: 'Key 0 · Diver', button: 'Key 0' } as AnswerLabel;
    const x: AnswerLabel = { notation: 'x', label: 'X key', effects: ['any level'], tone: 'plain' };
    expect(inShort(laid([short, x]))).toEqual([
      '**Key 0 · Diver**\n-# Level 0 [Key 0]',
      '**X key**\n-# Any level [X key]',
    ]);
  });

  test('have names as a text writes them in their lines, and as they are on their buttons', () => {
    const named = (name: string): AnswerLabel => ({
      ...{
        notation: 'a',
        label: `Gift · ${name}`,
        button: 'Gift',
        effects: [`${name} gets it`],
        tone: 'plain',
      },
    });
    const [both] = layoutsOf([named('A\\_a')], asked, context);
    expect(inShort(both ?? [])).toEqual(['**Gift · A\\_a**\n-# A\\_a gets it [Gift]']);
  });

  test('that nothing is told of, or that are more, stand on rows of buttons, with short names if these tell them apart', () => {
    expect(inShort(laid(Array.from({ length: 6 }, (_, at) => numbered(at))))).toEqual([
      ['0', '1', '2'],
      ['3', '4', '5'],
    ]);
    const ten = labels(11).map((answer): AnswerLabel => ({ ...answer, button: answer.label.slice(-1) }));
    const [lines, ...rows] = inShort(laid(ten));
    expect(lines).toHaveLength(10);
    expect(lines).toContain('-# **Key 3** · level 3');
    expect(rows.flat()).toEqual(ten.map(({ button }) => button));
    const alike = ten.map((answer) => ({ ...answer, button: 'Key' }));
    expect(inShort(laid(alike)).slice(1).flat()).toEqual(ten.map(({ label }) => label));
  });

  test('of which the same is told share a line above their buttons', () => {
    const alike = labels(11).map(
      (answer, at): AnswerLabel => ({
        ...answer,
        ...(answer.effects !== undefined && { effects: [at < 9 ? 'on top' : 'below'] }),
      }),
    );
    expect(inShort(laid(alike))[0]).toEqual([
      expect.stringMatching(/^-# \*\*Key.0\*\*, \*\*Key.1\*\*, .+ on top$/u),
      '-# **Key 9** · below',
    ]);
  });

  test('are menus with their effects when they are many, with the way out beside them', () => {
    const layout = laid(labels(61));
    const menus = menusIn({ components: layout });
    expect(menus.map(({ options }) => options.length)).toEqual([20, 20, 20]);
    expect(menus[0]?.options[1]).toEqual({ value: 'k1', label: 'Key 1', description: 'level 1' });
    expect(inShort(layout).at(-1)).toEqual(['Skip']);
  });

  test.each([
    [20, []],
    [21, ['Choose…']],
    [25, ['Choose…']],
    [26, ['Choose… (1–13)', 'Choose… (14–26)']],
    [60, ['Choose… (1–20)', 'Choose… (21–40)', 'Choose… (41–60)']],
  ])('of %i in menus say from where to where each goes, if there are several', (count, placeholders) => {
    const numbers = Array.from({ length: count }, (_, at) => numbered(at + 1));
    expect(menusIn({ components: laid(numbers) }).map(({ placeholder }) => placeholder)).toEqual(
      placeholders,
    );
  });

  test('with names say so by these, as far as there is room', () => {
    const names = Array.from({ length: 30 }, (_, at) => ({
      ...numbered(at),
      label: at === 14 ? 'x'.repeat(80) : `Anemone ${at}`,
    }));
    expect(menusIn({ components: laid(names) }).map(({ placeholder }) => placeholder)).toEqual([
      `Choose… (Anemone 0 – ${'x'.repeat(39)}…)`,
      'Choose… (Anemone 15 – Anemone 29)',
    ]);
  });

  test('stand on buttons where a message has components for no more, in a menu where it has none for these, and then in ranges', () => {
    const within = (count: number, room: number, wanted = 0) => {
      const layout = answersWithin({ room, wanted }, labels(count), asked, context);
      return { size: countOf(layout), menus: menusIn({ components: layout }) };
    };
    expect(within(5, 14)).toMatchObject({ size: 14 });
    expect(within(5, 13)).toMatchObject({ size: 7, menus: [] });
    expect(within(5, 6)).toMatchObject({ size: 4 });
    expect(within(5, 3)).toMatchObject({ size: 2 });
    expect(within(60, 6).menus.map(({ options }) => options.length)).toEqual([20, 20, 20]);
    const [ranges, first] = within(60, 5).menus;
    expect(ranges?.options.map(({ label }) => label)).toEqual([
      ...['Key 0 – Key 19', 'Key 20 – Key 39', 'Key 40 – Skip'],
    ]);
    expect(first).toMatchObject({ placeholder: 'Choose… (Key 0 – Key 19)' });
    const [, last] = within(60, 5, 9).menus;
    expect(last).toMatchObject({ placeholder: 'Choose… (Key 40 – Skip)' });
    for (const count of [625, 700]) expect(within(count, 5).menus[0]?.options.length).toBeLessThanOrEqual(25);
  });
});

test('Every refusal has its sentence, with everything that stands in it', () => {
  const any = readLanguages('assets/texts').in('en');
  for (const reason of REJECTION_CODES)
    expect(
      any(`rejected-${reason.replaceAll(' ', '-')}`, {
        least: 2,
        seated: 1,
        people: '<@1>',
        until: '<t:1:R>',
        count: 1,
        host: '<@1>',
        channel: '<#1>',
        seconds: 5,
        minutes: 1,
      }),
    ).toMatch(/[.!]$/);
});

test('a topic of the rules says that its pictures stand below, and no other topic does', () => {
  for (const game of games)
    for (const { id, pictures = [] } of game.rules(say))
      expect(
        JSON.stringify(rulesPage(game, id, context).components).includes(say('rules-pictures')),
        id,
      ).toBe(pictures.length > 0);
});
