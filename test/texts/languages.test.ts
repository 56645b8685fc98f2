import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { allSeats } from '../../src/engine/seat.ts';
import { effectsWithin } from '../../src/games/effects-told.ts';
import { games } from '../../src/games/index.ts';
import { LENGTHS } from '../../src/games/lengths.ts';
import type { PlayableGame } from '../../src/games/playable.ts';
import type { Question } from '../../src/games/presenter.ts';
import { readLocale } from '../../src/texts/locale.ts';
import { readLanguages, readTexts } from '../../src/texts/texts.ts';
import { sampled } from '../canvas/sampled.ts';
import { inForm } from '../form.ts';
import { PEOPLE as people, playedPictures } from '../games/played-pictures.ts';
import { samplesFor } from '../games/samples.ts';
import { eager, optionsOf, walk } from '../games/walk.ts';

const directory = 'assets/texts';
const texts = readTexts(directory);
const english = readLocale(directory, 'en').messages;
const others = texts.locales.filter((locale) => locale !== 'en');
const CUT = /…$/u;

/** What a language may not say: French writes a space that does not break before its double marks. */
const WRONG: Readonly<Record<string, RegExp>> = {
  fr: /[^\s!?][:;!?»](?=\s|$)| [:;!»]|« |[!?…]\./u,
};

/** How many games are looked through, and how far: with as few as can play, then with as many. */
const [ROUNDS, PLIES] = [inForm(2, 4), 500];

/** Everything that is wrong with how one game is told in a language, once each. */
function faultsOf(game: PlayableGame, locale: string): readonly string[] {
  const say = texts.in(locale);
  const wrong = WRONG[locale];
  const faults = new Set<string>();
  const held = (what: string, text: string, most: number): void => {
    if (text.length > most) faults.add(`${what}, ${text.length} of ${most}: ${text}`);
    if (CUT.test(text)) faults.add(`${what}, cut: ${text}`);
    if (wrong?.test(text) === true) faults.add(`${what}, marks: ${text}`);
    if (/\{|\}|undefined/.test(text)) faults.add(`${what}, unfilled: ${text}`);
  };
  const asked = ({ prompt, note = '', answers }: Question): void => {
    held('prompt', prompt, LENGTHS.prompt);
    held('note', note, LENGTHS.note);
    for (const { label, effects = [] } of answers) {
      held('label', label, LENGTHS.label);
      held('effects', effectsWithin(effects), LENGTHS.effects);
    }
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const seats = round === 0 ? game.seats.min : game.seats.max;
    const seed = `languages ${round}`;
    const told = { say, people: people.slice(0, seats) };
    const opened = game.begin({ seats, options: optionsOf(game, seats, round), seed });
    for (const { match } of walk(opened, eager(seed), PLIES)) {
      for (const { seat } of match.decisions) {
        const question = match.openTo(seat)?.question(told);
        if (question !== undefined) asked(question);
        held('term', match.openTo(seat)?.term(say) ?? 'none', LENGTHS.term);
        for (const { words } of match.openTo(seat)?.tips(told) ?? []) held('tip', words, LENGTHS.tip);
      }
      if (match.ply % 5 !== 0) continue;
      held('status', match.summary(told), LENGTHS.status);
      for (const part of match.description('spectator', told)) held('position', part, LENGTHS.part);
      const { seat } = match.turn;
      const pages = game.pages.flatMap(({ name, isOwn }) => [
        ...(isOwn ? allSeats(seats) : [seat]).flatMap((each) => match.page(name, each, each, told) ?? []),
        ...[match.page(name, 'spectator', seat, told)].flatMap((page) => page ?? []),
      ]);
      for (const { title, text, answers } of pages) {
        held('title', title, LENGTHS.pageTitle);
        held('page', text, LENGTHS.page);
        asked({ prompt: '', answers });
      }
      for (const { alt, name } of [...pages.flatMap(({ pictures }) => pictures), ...match.boards(told)])
        held(`alt of ${name}`, alt, LENGTHS.alt);
    }
  }
  const { goal, callouts, turn, picture } = game.guide(say);
  held('guide', [goal, ...callouts, turn].join('\n'), LENGTHS.page);
  held('alt of the guide', picture?.alt ?? 'none', LENGTHS.alt);
  for (const { name } of game.options)
    held('about an option', game.optionAbout(name, say), LENGTHS.optionAbout);
  for (const { title, text, pictures = [] } of game.rules(say)) {
    held('topic', title, LENGTHS.topicTitle);
    held('rules', text, LENGTHS.topic);
    for (const { alt, name } of pictures) held(`alt of ${name}`, alt, LENGTHS.alt);
  }
  return [...faults];
}

/** Texts as they are written into pictures while something is done. */
async function recorded(work: () => Promise<void>): Promise<readonly string[]> {
  const written: string[] = [];
  const prototype: object = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'));
  const real = Object.getOwnPropertyDescriptor(prototype, 'fillText') ?? {};
  Object.defineProperty(prototype, 'fillText', {
    configurable: true,
    value(this: SKRSContext2D, ...args: readonly unknown[]): unknown {
      // What no picture has a paint for is only tried out, to see whether a font has it.
      if (this.fillStyle !== '#000000') written.push(String(args[0]));
      return Reflect.apply(real.value, this, args);
    },
  });
  try {
    await work();
  } finally {
    // Other files draw in this process, too.
    Object.defineProperty(prototype, 'fillText', real);
  }
  return written;
}

it('there is more than one language', () => {
  expect(others).toContain('de');
});

describe.each(others)('the language %s', (locale) => {
  const say = texts.in(locale);

  it('has every text, filled as in English', () => {
    const { messages } = readLocale(directory, locale);
    expect([...english.keys()].filter((key) => !messages.has(key))).toEqual([]);
    expect(texts.flaws).toEqual([]);
  });

  it('calls commands as English does, so that everybody speaks of the same, and their options in its own words', () => {
    const all = readLanguages(directory);
    const differing = (of: RegExp): readonly string[] =>
      [...english.keys()].filter((key) => of.test(key) && all.in(locale)(key) !== all.in('en')(key));
    expect(differing(/^command-.*-name$/)).toEqual([]);
    expect(differing(/^option-.*-name$/).length).toBeGreaterThan(20);
  });

  describe.each(games.map((game) => [game.name, game] as const))('of %s', (_, game) => {
    const { pictures, names = [] } = samplesFor(game);

    it('has words of its own for what the game says of itself', () => {
      expect(game.tagline(say)).not.toBe(game.tagline(texts.in('en')));
    });

    it('keeps to the lengths in every question and page', () => {
      expect(faultsOf(game, locale)).toEqual([]);
    });

    describe('in pictures', () => {
      let written: readonly string[] = [];
      beforeAll(async () => {
        const tried = sampled(inForm(3, 1));
        written = await recorded(async () => {
          for (const [, picture] of [...playedPictures(game, say, 3), ...(pictures?.(say) ?? [])])
            if (tried(picture)) await picture.paint();
        });
      });

      it('has room for every word', () => {
        const cut = written.filter(
          (text) => CUT.test(text) && !names.some((name) => name.startsWith(text.replace(CUT, ''))),
        );
        expect([...new Set(cut)]).toEqual([]);
        expect(written.filter((text) => /\p{Extended_Pictographic}/u.test(text))).toEqual([]);
        expect(written.length > 0).toBe(game.poster({ say, people }).length > 0);
      });
    });
  });
});
