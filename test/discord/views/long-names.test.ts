import { expect, it } from 'vitest';
import { boardMessage } from '../../../src/discord/views/board-message.ts';
import { games } from '../../../src/games/index.ts';
import { readTexts } from '../../../src/texts/texts.ts';
import { eager, optionsOf, walk } from '../../games/walk.ts';
import { stage } from '../stage.ts';

const texts = readTexts('assets/texts');
const GAMES = 6;
const PLIES = 80;

it.each(['de', 'ru'])('a long name leaves the price of every answer to be read, in %s', async (language) => {
  const { tables, started } = await stage();
  await started();
  const { table } = (await tables.look('t1')) ?? {};
  const game = games.find(({ name }) => name === 'otys');
  if (table === undefined || game === undefined) throw new Error('no-such-table');
  const names = ['Maximiliana Thorvaldsdóttir III.', 'Nora'];
  const people = names.map((name) => ({ name }));
  const seats = names.map((name, seat) => ({ kind: 'person' as const, id: `${seat + 1}`, name }));
  const say = texts.in(language);
  const context = { say, icons: (name: string) => ({ id: '5', name }), avatars: () => undefined };
  const unpriced = new Set<string>();
  let priced = 0;
  for (let number = 0; number < GAMES; number += 1) {
    const begun = game.begin({ seats: 2, options: optionsOf(game, 2, 0), seed: `long ${number}` });
    for (const { match } of walk(begun, eager(`long ${number}`), PLIES)) {
      const [asked] = match.decisions;
      if (asked?.seat !== 0 || asked.secret) continue;
      const now = { table: { ...table, seats, language, learning: [0] }, game, match };
      const { components } = boardMessage(now, match, { entries: [], from: 0 }, context);
      const read = JSON.stringify(components).replaceAll('*', '').replaceAll('\u00a0', ' ');
      if (read.includes('"type":3')) continue;
      for (const { label, price, consequence, brief } of match.question(0, { say, people })?.answers ?? []) {
        // What only saves a press gives way where there is no room for it.
        if (price === undefined || !read.includes(`"label":"${label}`)) continue;
        priced += 1;
        const told = [
          `${label} · ${consequence}`,
          `${label} · ${brief}`,
          `${label} · ${price}`,
          `${label} ${price}`,
        ];
        if (!told.some((words) => read.includes(words.replaceAll('\u00a0', ' '))))
          unpriced.add(`${match.question(0, { say, people })?.prompt}: ${label} ${price}`);
      }
    }
  }
  expect(priced).toBeGreaterThan(20);
  expect([...unpriced]).toEqual([]);
});

/** Games and plies in which five things can be done before a dive: {@link optionsOf} by their number. */
const CROWDED = [
  [1, 20],
  [3, 12],
] as const;

it.each(['de', 'en'])(
  'a long name leaves what comes of each answer before a dive, in %s',
  async (language) => {
    const { tables, started } = await stage();
    await started();
    const { table } = (await tables.look('t1')) ?? {};
    const game = games.find(({ name }) => name === 'otys');
    if (table === undefined || game === undefined) throw new Error('no-such-table');
    const names = ['Annemarie Lindqvist', 'Björn', 'Chidi Okonkwo', 'Дарья Соколова'];
    const seats = names.map((name, seat) => ({ kind: 'person' as const, id: `${seat + 1}`, name }));
    const say = texts.in(language);
    const context = { say, icons: (name: string) => ({ id: '5', name }), avatars: () => undefined };
    const pricesAlone = new Set<string>();
    for (const [number, plies] of CROWDED) {
      const begun = game.begin({ seats: 4, options: optionsOf(game, 4, number), seed: `dump ${number}` });
      for (const { match } of walk(begun, eager(`dump ${number}`), plies)) {
        if (match.decisions[0]?.secret !== false) continue;
        const now = { table: { ...table, seats, language, learning: [] }, game, match };
        const { components } = boardMessage(now, match, { entries: [], from: 0 }, context);
        for (const [, told = ''] of JSON.stringify(components).matchAll(/"content":"([^"]*)"/gu))
          if (told.includes(' ▪ ') && !told.includes(' · ')) pricesAlone.add(told);
      }
    }
    expect([...pricesAlone]).toEqual([]);
  },
);
