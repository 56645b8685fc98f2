import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { components as oteresBox } from '../../src/games/oteres/index.ts';
import { createOteresPresenter } from '../../src/games/oteres/presenter/index.ts';
import { components as otysBox } from '../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../src/games/otys/presenter/index.ts';
import type { Presenter, Question } from '../../src/games/presenter.ts';
import type { GameTypes } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import { allSeats } from '../../src/kernel/seat.ts';
import { readLocale } from '../../src/texts/locale.ts';
import type { Say } from '../../src/texts/say.ts';
import { readTexts } from '../../src/texts/texts.ts';
import { oteresPictures } from '../gallery/oteres.ts';
import { otysPictures } from '../gallery/otys.ts';
import { walk as walkOteres } from '../games/oteres/presenter/walk.ts';
import { samples } from '../games/oteres/sample-views.ts';
import { walk as walkOtys } from '../games/otys/presenter/walk.ts';

const directory = 'assets/texts';
const texts = readTexts(directory);
const english = readLocale(directory, 'en').messages;
const others = texts.locales.filter((locale) => locale !== 'en');
/** Short, so that what does not fit is not theirs. */
const people = ['Ana', 'Ben', 'Chi', 'Dan', 'Eve'].map((name) => ({ name }));
const CUT = /…$/u;
/** Everything that is wrong with how one game is told in a language, once each. */
function faultsOf<G extends GameTypes>(
  presenter: Presenter<G>,
  walks: readonly ((visit: (match: Match<G>) => void) => unknown)[],
  say: Say,
): readonly string[] {
  const faults = new Set<string>();
  const held = (what: string, text: string, most: number): void => {
    if (text.length > most) faults.add(`${what}, ${text.length} of ${most}: ${text}`);
    if (CUT.test(text)) faults.add(`${what}, cut: ${text}`);
    if (/\{|\}|undefined/.test(text)) faults.add(`${what}, unfilled: ${text}`);
  };
  const asked = ({ prompt, note = '', answers }: Question): void => {
    held('prompt', prompt, 120);
    held('note', note, 400);
    for (const { label, consequence = '' } of answers) {
      held('label', label, 40);
      held('consequence', consequence, 60);
    }
  };
  const told = { say, people };
  for (const walk of walks)
    walk((match) => {
      for (const decision of match.decisions) {
        const view = match.view(decision.secret ? decision.seat : 'spectator');
        asked(presenter.question(view, decision, told));
      }
      if (match.ply % 5 !== 0) return;
      const open = match.view('spectator');
      held('status', presenter.status(open, told), 400);
      for (const part of presenter.boardText(open, told)) held('position', part, 1_800);
      const { seat } = match.turn;
      const pages = [
        presenter.closer(open, seat, told),
        ...[presenter.legend?.(open, seat, told)].flatMap((page) => page ?? []),
        ...allSeats(match.seats).map((each) => presenter.hand(match.view(each), each, told)),
        ...[presenter.asides?.page(match.view(seat), seat, match.decisions[0], told)].flatMap(
          (page) => page ?? [],
        ),
      ];
      const pictures = [
        ...pages.flatMap((page) => page.pictures),
        ...presenter.boards(open, { earlier: match.earlier('spectator'), asked: [] }, told),
      ];
      for (const { title, text, answers } of pages) {
        held('title', title, 100);
        held('page', text, 1_500);
        asked({ prompt: '', answers });
      }
      for (const { alt, name } of pictures) held(`alt of ${name}`, alt, 1_024);
    });
  for (const { title, text, pictures = [] } of presenter.rules(say)) {
    held('topic', title, 80);
    held('rules', text, 3_500);
    for (const { alt, name } of pictures) held(`alt of ${name}`, alt, 1_024);
  }
  return [...faults];
}

/** Texts as they are written into pictures, from the time it is called. */
function recorded(): readonly string[] {
  const written: string[] = [];
  const prototype: object = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'));
  const { value } = Object.getOwnPropertyDescriptor(prototype, 'fillText') ?? {};
  Object.defineProperty(prototype, 'fillText', {
    configurable: true,
    value(this: SKRSContext2D, ...args: readonly unknown[]): unknown {
      written.push(String(args[0]));
      return Reflect.apply(value, this, args);
    },
  });
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

  it('calls commands and their options as English does, so that everybody speaks of the same', () => {
    const named = [...english.keys()].filter((key) => /^(command|option)-.*-name$/.test(key));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((key) => say(key) !== texts.in('en')(key))).toEqual([]);
  });

  it('has a translation of every card, and of what each game says of itself', () => {
    const cards = [...oteresBox.cards.values()];
    expect(cards.filter(({ translations }) => translations[locale] === undefined)).toEqual([]);
    for (const game of games) expect(game.tagline(say)).not.toBe(game.tagline(texts.in('en')));
  });

  it('keeps to the lengths in every question and page of Otys', () => {
    const walks = [2, 4].map(
      (seats) => (visit: Parameters<typeof walkOtys>[1]) =>
        walkOtys({ seats, sponsors: 'random', variant: 'on', seed: `languages ${seats}`, plies: 500 }, visit),
    );
    expect(faultsOf(createOtysPresenter(otysBox), walks, say)).toEqual([]);
  }, 120_000);

  it('keeps to the lengths in every question and page of Öterés', () => {
    const walks = [3, 5, 5, 5].map(
      (seats, at) => (visit: Parameters<typeof walkOteres>[1]) =>
        walkOteres({ seats, seed: `languages ${at}` }, visit),
    );
    expect(faultsOf(createOteresPresenter(oteresBox), walks, say)).toEqual([]);
  }, 120_000);

  describe('in pictures', () => {
    let written: readonly string[] = [];
    beforeAll(async () => {
      written = recorded();
      for (const picture of otysPictures(say)) await picture.paint();
      for (const [position, picture] of oteresPictures(say))
        if (!position.startsWith('asked-5')) await picture.paint();
    }, 240_000);

    it('has room for every word', () => {
      expect(written.length).toBeGreaterThan(1_000);
      const names = Object.values(samples).flatMap(({ people: shown }) => shown.map(({ name }) => name));
      const cut = written.filter(
        (text) => CUT.test(text) && !names.some((name) => name.startsWith(text.replace(CUT, ''))),
      );
      expect([...new Set(cut)]).toEqual([]);
    });
  });
});
