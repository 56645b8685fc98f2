import { describe, expect, it, test } from 'vitest';
import { createPlayable } from '../../src/games/create-playable.ts';
import { games } from '../../src/games/index.ts';
import type { PlayableGame, PlayableMatch } from '../../src/games/playable.ts';
import type { Presenter } from '../../src/games/presenter.ts';
import { iconName } from '../../src/games/table-icons.ts';
import { keysSaid } from '../texts/keys-said.ts';
import { say } from '../texts/shipped.ts';
import { PEOPLE } from './played-pictures.ts';
import { samplesFor } from './samples.ts';
import { type Tiny, tinyPresenter, tinyRules } from './tiny.ts';
import { atRandom, endOf, optionsOf, walk } from './walk.ts';

/** A match at as large a table as there can be, with the options as they usually are. */
const begun = (game: PlayableGame, seed: string): PlayableMatch =>
  game.begin({ seats: game.seats.max, options: optionsOf(game, game.seats.max), seed });

test('a game with more seats than there are looks is refused', () => {
  const crowded = (max: number) => createPlayable({ ...tinyRules, seats: { min: 2, max } }, tinyPresenter);
  expect(() => crowded(9)).toThrow('tiny is for 9, and there are looks for 8');
  expect(crowded(8).seats.max).toBe(8);
});

it.each(games)(
  'a match as it was shows everybody what they saw then, and nothing where the log leads elsewhere: $name',
  async (game) => {
    const textContext = { say: keysSaid, people: [] };
    const stops = [...walk(begun(game, 'as it was'), atRandom('as it was'), 40)];
    const { match, log } = endOf(stops);
    const early = Math.floor(match.ply / 5);
    for (const ply of [0, early, match.ply - 1])
      expect((await match.logged(log).asItWas(ply))?.description('spectator', textContext)).toEqual(
        stops[ply]?.match.description('spectator', textContext),
      );
    expect((await match.logged(log).asItWas(match.ply))?.ply).toBe(match.ply);
    expect(await match.logged(log.slice(1)).asItWas(early)).toBeUndefined();
  },
);

it.each(games)(
  'a match that its table has ended asks nobody, shows nobody choosing, and stays as it stands: $name',
  (game) => {
    const { alts: words } = samplesFor(game);
    const textContext = { say, people: PEOPLE.slice(0, game.seats.max) };
    const alts = (pictures: readonly { readonly alt: string }[]) => pictures.map(({ alt }) => alt).join(' ');
    for (const { match } of walk(begun(game, 'stopped'), atRandom('stopped'), 30)) {
      if (match.result !== undefined) break;
      const stopped = match.stopped();
      const { seat } = match.turn;
      expect(stopped.decisions).toEqual([]);
      expect(stopped.snapshot()).toBe(match.snapshot());
      for (const asked of match.decisions)
        expect(stopped.openTo(asked.seat)?.question(textContext)).toBeUndefined();
      if (words === undefined) continue;
      expect(alts(stopped.boards(textContext))).toMatch(words.over);
      expect(alts(stopped.page('closer', 'spectator', seat, textContext)?.pictures ?? [])).not.toMatch(
        words.asked,
      );
      expect(alts(match.boards(textContext))).not.toMatch(words.over);
    }
  },
);

describe('what a lobby settles', () => {
  const textContext = { say, people: ['Ana', 'Björn'].map((name) => ({ name })) };

  it.each(games)('is named in a few words, whoever begins by their name: $name', (game) => {
    for (const { name, values } of game.options) {
      expect(game.optionLabel(name, say).length).toBeLessThan(40);
      for (const value of values) expect(game.valueLabel(name, value, textContext).length).toBeLessThan(60);
    }
    expect(game.valueLabel('first', 'random', textContext)).toBe('At random');
    expect(game.valueLabel('first', '2', textContext)).toBe('Björn');
    expect(game.valueLabel('first', '3', textContext)).toBe('Seat 3');
  });

  it('has its words in the presenter, or is refused by name', () => {
    const { optionWords: _, ...wordless } = tinyPresenter;
    expect(() => createPlayable(tinyRules, wordless).optionLabel('pace', say)).toThrow(
      'tiny has no words for its options',
    );
  });
});

test('a game that says nothing of its poster has one with its title and its tagline', async () => {
  const { poster, ...plain } = tinyPresenter;
  expect(poster).toBeUndefined();
  const [picture] = createPlayable(tinyRules, plain).poster({ say, people: PEOPLE.slice(0, 2) });
  expect(picture?.name).toMatch(/^tiny-poster\./);
  expect(picture?.alt).toBe('Tiny: A game of a few words. 2 of 3 at the table. Ana, Ben');
  expect((await picture?.paint())?.length).toBeGreaterThan(10_000);
});

describe('the icons', () => {
  it.each(games)(
    'are PNGs of 128 × 128 under names that Discord takes, each once: $name',
    async ({ name, icons }) => {
      expect(new Set(icons.map((icon) => icon.name)).size).toBe(icons.length);
      for (const icon of icons) {
        expect(icon.name).toMatch(/^[a-z0-9_]{2,32}$/);
        expect(icon.name.startsWith(iconName(name, ''))).toBe(true);
        const bytes = Buffer.from(await icon.paint());
        expect(bytes.subarray(1, 4).toString()).toBe('PNG');
        expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([128, 128]);
        expect(bytes.length).toBeLessThan(256 * 1024);
      }
    },
  );

  it.each(games)('that stand beside answers are there: $name', (game) => {
    const known = new Set(game.icons.map(({ name }) => name));
    const textContext = { say, people: PEOPLE };
    for (const { match } of walk(begun(game, 'icons'), atRandom('icons'), 200))
      for (const { seat } of match.decisions) {
        const pages = ['asides', 'hand'].map((name) => match.page(name, seat, seat, textContext));
        const answers = [match.openTo(seat)?.question(textContext), ...pages].flatMap(
          (part) => part?.answers ?? [],
        );
        for (const { icon } of answers) if (icon !== undefined) expect(known).toContain(icon);
      }
  });

  it('are those of tables and of as many seats as there are, under names that Discord takes also of a hyphened game', () => {
    const game = createPlayable(
      { ...tinyRules, name: 'liars-dice' },
      {
        ...tinyPresenter,
        icons: { 'die-1': () => {} },
        question: (_, { answers }) => ({
          prompt: 'What now?',
          answers: answers.map(({ notation }) => ({
            notation,
            label: notation,
            tone: 'plain',
            icon: 'die-1',
          })),
        }),
      },
    );
    const names = game.icons.map(({ name }) => name);
    for (const name of names) expect(name).toMatch(/^[a-z0-9_]{2,32}$/);
    const wanted = [iconName(game.name, 'undo'), 'liars_dice_seat_3', 'liars_dice_die_1'];
    expect(names).toEqual(expect.arrayContaining(wanted));
    expect(names).not.toContain('liars_dice_seat_4');
    const asked = begun(game, 'hyphen').openTo(0)?.question({ say, people: PEOPLE });
    expect(asked?.answers[0]?.icon).toBe('liars_dice_die_1');
  });

  it.each(['ein-überaus', 'as-long-a-name-as-nobody-needs'])(
    'are refused that nothing can be called: %s',
    (icon) => {
      const presenter = { ...tinyPresenter, icons: { [icon]: () => {} } };
      expect(() => createPlayable(tinyRules, presenter)).toThrow(
        `tiny has an icon "${icon}", whose emoji would be called tiny_${icon.replaceAll('-', '_')}`,
      );
    },
  );

  it('of an answer are known to the compiler', () => {
    const misspelt: Presenter<Tiny, 'boot'> = {
      ...tinyPresenter,
      icons: { boot: () => {} },
      question: () => ({
        prompt: 'What now?',
        // @ts-expect-error: that an icon missing from `icons` is refused by the compiler is what this test shows.
        answers: [{ notation: 'step', label: 'Step', tone: 'plain', icon: 'boat' }],
      }),
    };
    expect(Object.keys(misspelt.icons ?? {})).toEqual(['boot']);
  });
});

it('two lines of a game that has no words for their difference are told apart by the sentences of its hints that only one of them has', () => {
  const effects: Presenter<Tiny>['effects'] = ({ move }) => ['It is a turn.', `You ${move}.`];
  const tiny = createPlayable(tinyRules, { ...tinyPresenter, effects });
  const match = begun(tiny, 'two lines');
  const { seat } = match.turn;
  const textContext = { say, people: PEOPLE.slice(0, match.seats) };
  expect(match.openTo(seat)?.compared(['step'], ['end'], textContext)).toEqual({
    one: ['You step.'],
    other: ['You end.'],
  });
  expect(match.openTo(seat)?.compared(['step'], ['nonsense'], textContext)).toBeUndefined();
});
