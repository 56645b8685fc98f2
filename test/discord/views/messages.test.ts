import { type APIMessageComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { answersWithin } from '../../../src/discord/views/answer-parts.ts';
import { answerIds, consequences, layoutsOf, MANNERS } from '../../../src/discord/views/answers.ts';
import { rulesPage } from '../../../src/discord/views/rules-page.ts';
import { summary } from '../../../src/discord/views/turn-summaries.ts';
import { games } from '../../../src/games/index.ts';
import type { AnswerLabel } from '../../../src/games/presenter.ts';
import { REJECTION_CODES } from '../../../src/tables/model/rejection.ts';
import { LOBBY_LIFE } from '../../../src/tables/transitions/resting.ts';
import { readLanguages, readTexts } from '../../../src/texts/texts.ts';
import { within } from '../breaches.ts';
import { ana, ben, eve, stage } from '../stage.ts';

const say = readTexts('assets/texts').in('en');
const context = {
  say,
  icons: (name: string) => (name === 'key' ? { id: '5', name } : undefined),
  avatars: () => undefined,
};
const asked = { ids: answerIds('t1', 3, 'board') };

const labels = (count: number): readonly AnswerLabel[] => [
  ...Array.from({ length: count - 1 }, (_, at) => ({
    notation: `k${at}`,
    label: `Key ${at}`,
    consequence: `Level ${at}`,
    icon: at === 0 ? 'key' : 'nothing',
    tone: 'plain' as const,
  })),
  { notation: 'skip', label: 'Skip', tone: 'plain', besideMenu: true },
];

/** The best way to lay answers out. */
const laid = (answers: readonly AnswerLabel[]) => {
  const [best] = layoutsOf(answers, asked, context)();
  if (best === undefined) throw new Error('there is no way');
  return best;
};

const menusIn = (rows: readonly APIMessageComponent[]) =>
  rows.flatMap(within).filter((part) => part.type === ComponentType.StringSelect);

const numbered = (at: number): AnswerLabel => ({ notation: `n${at}`, label: `${at}`, tone: 'plain' });

describe('Answers', () => {
  test('are buttons with words while they are few, with their icon where no line shows it', () => {
    const { rows, spelled } = laid(labels(7));
    const buttons = rows.flatMap((row) => row.components);
    expect(buttons).toHaveLength(7);
    expect(buttons[0]).toEqual({
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      custom_id: 'h1:answer:t1:3:board:k0',
      label: 'Key 0',
    });
    expect(spelled).toHaveLength(7);
    const [plain] = laid([{ notation: 'end', label: 'End', icon: 'key', tone: 'main' }]).rows;
    expect(plain?.components[0]).toHaveProperty('emoji', { id: '5', name: 'key' });
    expect(consequences(labels(3), context.icons)).toBe(
      '<:key:5> **Key\u00a00** · Level\u00a00\n**Key\u00a01** · Level\u00a01',
    );
  });

  test('are menus with their consequences when they are many, with the way out beside them', () => {
    const { rows, spelled } = laid(labels(61));
    const menus = menusIn(rows);
    expect(menus.map(({ options }) => options.length)).toEqual([20, 20, 20]);
    expect(menus[0]?.options[1]).toEqual({ value: 'k1', label: 'Key 1', description: 'Level 1' });
    expect(rows.flatMap(within).filter((part) => part.type === ComponentType.Button)).toHaveLength(1);
    expect(spelled).toEqual([]);
  });

  test.each([
    [20, []],
    [21, ['Choose…']],
    [25, ['Choose…']],
    [26, ['Choose… (1–13)', 'Choose… (14–26)']],
    [60, ['Choose… (1–20)', 'Choose… (21–40)', 'Choose… (41–60)']],
  ])('of %i in menus say from where to where each goes, if there are several', (count, placeholders) => {
    const numbers = Array.from({ length: count }, (_, at) => numbered(at + 1));
    expect(menusIn(laid(numbers).rows).map(({ placeholder }) => placeholder)).toEqual(placeholders);
  });

  test('on buttons are told of in ever fewer words as room runs out, and named in full where there is room for none', () => {
    const answers: readonly AnswerLabel[] = [
      {
        notation: 'a',
        label: 'Card A',
        button: 'A',
        consequence: 'brings a white pearl',
        brief: 'a pearl',
        price: '2 Cr.',
        tone: 'plain',
      },
      { notation: 'b', label: 'Card B', button: 'B', consequence: 'brings nothing', tone: 'plain' },
      { notation: 'c', label: 'Save a press', tone: 'plain', isShortcut: true },
    ];
    const seen = MANNERS.map((only) => {
      const [best] = layoutsOf(answers, asked, context)(undefined, [only]);
      const buttons = best?.rows.flatMap(within).flatMap((part) => ('label' in part ? [part.label] : []));
      return { told: consequences(best?.spelled ?? [], context.icons, best?.manner), buttons };
    });
    const all = ['A', 'B', 'Save a press'];
    expect(seen).toEqual([
      { told: '**Card A** · brings a white pearl\n**Card B** · brings nothing', buttons: all },
      { told: '**Card A** · a pearl\n**Card B** · brings nothing', buttons: all },
      { told: '-# **Card A** · a pearl\n-# **Card B** · brings nothing', buttons: all },
      { told: '-# **Card A** · a pearl\n-# **Card B** · brings nothing', buttons: all },
      { told: '-# **Card\u00a0A** · a pearl ▪ **Card\u00a0B** · brings nothing', buttons: all },
      { told: '-# **Card A** 2\u00a0Cr.', buttons: ['Card A', 'Card B'] },
      { told: '', buttons: ['Card A 2 Cr.', 'Card B'] },
    ]);
  });

  test('with names say so by these, as far as there is room', () => {
    const names = Array.from({ length: 30 }, (_, at) => ({
      ...numbered(at),
      label: at === 14 ? 'x'.repeat(80) : `Anemone ${at}`,
    }));
    expect(menusIn(laid(names).rows).map(({ placeholder }) => placeholder)).toEqual([
      `Choose… (Anemone 0 – ${'x'.repeat(39)}…)`,
      'Choose… (Anemone 15 – Anemone 29)',
    ]);
  });

  test('stand apart in small lines before they run together, as long as there is room for that', () => {
    const answers: readonly AnswerLabel[] = ['a', 'b'].map((notation) => ({
      notation,
      label: `Card ${notation}`,
      button: notation,
      consequence: 'a pearl',
      tone: 'plain',
    }));
    const mannerWith = (isSeen: (words: readonly string[]) => boolean) =>
      layoutsOf(answers, asked, context)(({ words }) => isSeen(words))[0]?.manner;
    expect(mannerWith((words) => words.every((line) => line.startsWith('-# ')))).toBe('small');
    expect(mannerWith((words) => words.length < 2)).toBe('together');
  });

  test('in a menu say only what differs, where a picture tells the rest', () => {
    const answers: readonly AnswerLabel[] = ['Ana', 'Ben', 'Cem'].map((name) => ({
      ...{ notation: name, label: `Gift · ${name}`, tone: 'plain', pictured: true },
      consequence: name === 'Cem' ? 'has none' : 'give a black pearl, or look at one',
    }));
    const [menu] = menusIn(layoutsOf(answers, asked, context)(() => false)[0]?.rows ?? []);
    expect(menu?.options.map(({ description }) => description)).toEqual([undefined, undefined, 'has none']);
  });

  test('leave what stands behind them a place where that saves a line of a phone', () => {
    const answers: readonly AnswerLabel[] = ['Both', 'Sponsor', 'Key', 'Dive', 'Stay'].map((label) => ({
      notation: label,
      label,
      tone: 'plain',
    }));
    const behind = [{ label: 'Undo', hasIcon: true }];
    const [best] = layoutsOf(answers, { ...asked, behind }, context)();
    expect(best?.rows.map(({ components }) => components.length)).toEqual([4, 1]);
  });

  test('that are few stand in a menu where there is no room for buttons, and in parts where there is none for all', () => {
    const within = (count: number, room: number, wanted = 0) =>
      answersWithin({ room, turning: 2, wanted }, labels(count), asked, context);
    expect(within(10, 12)).toMatchObject({ size: 12, parts: 1 });
    expect(within(10, 11)).toMatchObject({ size: 4, parts: 1 });
    expect(within(10, 3)).toMatchObject({ size: 2, parts: 1 });
    expect(menusIn(within(60, 6, 0).rows).map(({ options }) => options.length)).toEqual([20, 20, 20]);
    const first = within(60, 5, 0);
    expect(first).toMatchObject({ part: 0, parts: 3 });
    expect(menusIn(first.rows).map(({ placeholder }) => placeholder)).toEqual(['Choose… (Key 0 – Key 19)']);
    expect(within(60, 5, 9)).toMatchObject({ part: 2, parts: 3 });
  });
});

describe('A summary', () => {
  const textContext = { say, people: [{ name: 'Ana' }, { name: 'Ben' }] };
  const turns = Array.from({ length: 20 }, (_, at) => ({
    turn: at + 1,
    seat: at % 2,
    lines: ['x'.repeat(80)],
  }));

  test('leaves out the oldest turns where there is no room', () => {
    const words = summary(turns, textContext, 500);
    expect(words.length).toBeLessThanOrEqual(500);
    expect(words).toContain('Turn 20 · Ben');
    expect(words).not.toContain('Turn 1 · Ana');
  });

  test('cuts a turn that has no room by itself', () => {
    const words = summary([{ turn: 1, seat: 0, lines: ['y'.repeat(900)] }], textContext, 200);
    expect(words.length).toBeLessThanOrEqual(200);
    expect(words).toMatch(/^\*\*Turn 1 · Ana\*\*\ny+…$/);
  });

  test('leaves out a turn that has brought nothing yet', () => {
    const begun = { turn: 2, seat: 1, lines: [] };
    expect(summary([{ turn: 1, seat: 0, lines: ['dived'] }, begun], textContext, 200)).toBe(
      '**Turn 1 · Ana**\ndived',
    );
    expect(summary([begun], textContext, 200)).toBe('');
  });
});

describe('The lobby', () => {
  test('offers to start once there are enough, and tells a stranger who starts', async () => {
    const { command, presses, page, textOf, idsOf, live, handled, pressing } = await stage();
    await command(ana, 'play');
    expect(idsOf(await live())).not.toContain('h1:lobby:t1:start');
    await handled(pressing(ana, await live(), 'h1:lobby:t1:start'));
    expect(textOf(page(ana).id)).toContain('at least 2 players to start, and only 1 is here so far');
    await presses(ben, 'join');
    expect(idsOf(await live())).toContain('h1:lobby:t1:start');
    await presses(eve, 'start');
    expect(textOf(page(eve).id)).toContain('<@101> is the host of this table');
  });

  test('offers computers to whoever is alone, a button for each number of them, and begins with it', async () => {
    const { command, presses, idsOf, live, tables, page, textOf } = await stage();
    await command(ana, 'play');
    expect(idsOf(await live()).filter((id) => id.includes(':fill:'))).toEqual([
      'h1:fill:t1:1',
      'h1:fill:t1:2',
    ]);
    await presses(ben, 'fill:t1:2');
    expect(textOf(page(ben).id)).toContain('is the host of this table');
    await presses(ana, 'fill:t1:2');
    const now = await tables.look('t1');
    expect(now?.table.phase).toBe('playing');
    expect(now?.table.seats.map(({ kind }) => kind)).toEqual(['person', 'computer', 'computer']);
  });

  test('offers no computers once somebody else is there', async () => {
    const { command, presses, idsOf, live } = await stage();
    await command(ana, 'play');
    await presses(ben, 'join');
    expect(idsOf(await live()).join()).not.toContain(':fill:');
  });

  test('keeps its settings on a page of its host, which shows each change and explains each option', async () => {
    const { command, presses, page, textOf, idsOf, live, settles, tables, handled, pressing } = await stage();
    await command(ana, 'play');
    await presses(ben, 'join');
    expect(idsOf(await live()).join()).not.toMatch(/settings|option|pace|remove|close/);
    await handled(pressing(ben, await live(), 'h1:look:t1:settings'));
    expect(textOf(page(ben).id)).toContain('<@101> is the host of this table');
    await settles(ana, ['option:t1:pace'], ['fast']);
    const settings = page(ana).id;
    expect((await tables.look('t1'))?.table.options['pace']).toBe('fast');
    expect(textOf(settings)).toContain('Settles the pace');
    expect(textOf(await live())).toContain('pace: fast');
    await settles(ana, ['language:t1'], ['de']);
    expect((await tables.look('t1'))?.table.language).toBe('de');
    expect(textOf(await live())).toContain('Am Tisch');
  });

  test('leads its host to that page as it opens, and wherever they press to join though they sit there', async () => {
    const { command, presses, page, textOf, idIn, handled, pressing, api } = await stage();
    await command(ana, 'host');
    const note = page(ana).id;
    expect(textOf(note)).toContain('Your table is open, and you’re in');
    await handled(pressing(ana, note, idIn(note, 'settings')));
    expect(textOf(note)).toContain('Settings of this table');
    expect(textOf(note)).toContain('Settles the pace');
    await presses(ana, 'join');
    expect(textOf(page(ana).id)).toContain('You’re already at this table');
    expect(api.seenBy(ana.id)).toHaveLength(1);
    await presses(ben, 'join');
    await presses(ben, 'join');
    expect(api.seenBy(ben.id)).toHaveLength(0);
  });

  test('can be started from that page too, once enough are there', async () => {
    const { command, presses, settles, page, idsOf, tables } = await stage();
    await command(ana, 'play');
    await settles(ana, []);
    expect(idsOf(page(ana).id)).not.toContain('h1:lobby:t1:start');
    await presses(ben, 'join');
    await settles(ana, ['lobby:t1:start']);
    expect((await tables.look('t1'))?.table.phase).toBe('playing');
  });

  test('asks its host before it is closed because nobody else is there', async () => {
    const { command, presses, page, textOf, tables } = await stage();
    await command(ana, 'play');
    await presses(ana, 'leave');
    expect(textOf(page(ana).id)).toContain('Close this table for everybody?');
    expect((await tables.look('t1'))?.table.phase).toBe('lobby');
    await presses(ben, 'join');
    await presses(ana, 'leave');
    expect((await tables.look('t1'))?.table).toMatchObject({ phase: 'lobby', host: ben.id });
  });

  test('asks before somebody is removed, and before it is closed', async () => {
    const { command, presses, page, live, settles, textOf, handled, pressing, idIn } = await stage();
    await command(ana, 'play');
    await presses(ben, 'join');
    await settles(ana, ['remove:t1'], [ben.id]);
    expect(textOf(page(ana).id)).toContain('Remove Ben from this table?');
    expect(textOf(await live())).toContain(ben.id);
    const asked = page(ana).id;
    await handled(pressing(ana, asked, idIn(asked, `remove:t1:${ben.id}`)));
    expect(textOf(await live())).not.toContain(ben.id);
    await settles(ana, ['refresh:t1:closing']);
    expect(textOf(page(ana).id)).toContain('Close this table for everybody?');
    await settles(ana, ['refresh:t1:closing', 'refresh:t1:settings', 'refresh:t1:closing', 'close']);
    expect(textOf(await live())).toContain('is closed');
  });

  test('asks nothing about somebody who has left meanwhile', async () => {
    const { command, presses, page, settles, textOf, handled, pressing, idIn } = await stage();
    await command(ana, 'play');
    await presses(ben, 'join');
    await settles(ana, []);
    const settings = page(ana).id;
    const remove = idIn(settings, 'remove:t1');
    await presses(ben, 'leave');
    await handled(pressing(ana, settings, remove, [ben.id]));
    expect(textOf(page(ana).id)).not.toContain('from this table?');
    expect(textOf(page(ana).id)).not.toContain('Remove  ');
  });

  test('shows how to play with one press, in a lobby as at a board', async () => {
    const { command, presses, page, textOf } = await stage();
    await command(ana, 'play');
    await presses(eve, 'look:t1:guide');
    expect(textOf(page(eve).id)).toContain('Ten points win.');
    await presses(ben, 'join');
    await presses(ana, 'start');
    await presses(ben, 'look:t1:help');
    expect(textOf(page(ben).id)).toContain('**2** Your number');
  });

  test('loses its buttons when it is closed, and when nobody comes for a day', async () => {
    const { command, settles, live, idsOf, textOf, clock, tables, sync } = await stage();
    await command(ana, 'play');
    await settles(ana, ['refresh:t1:closing', 'close']);
    expect(idsOf(await live())).toEqual([]);
    expect(textOf(await live())).toContain('is closed');
    await command(ben, 'play');
    clock.time += LOBBY_LIFE + 1;
    for (const table of await tables.runIdleTables()) sync.see(table);
    await sync.idle();
    expect(idsOf(await live('t2'))).toEqual([]);
    expect(textOf(await live('t2'))).toContain('Nobody started this game within a day');
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
      expect(JSON.stringify(rulesPage(game, id, context).components).includes(' below explain'), id).toBe(
        pictures.length > 0,
      );
});
