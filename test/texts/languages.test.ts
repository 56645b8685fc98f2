import { beforeAll, describe, expect, it } from 'vitest';
import { allSeats } from '../../src/engine/seat.ts';
import { effectsWithin } from '../../src/games/effects-told.ts';
import { games } from '../../src/games/index.ts';
import { LENGTHS } from '../../src/games/lengths.ts';
import type { PlayableGame } from '../../src/games/playable.ts';
import type { AnswerLabel, Question } from '../../src/games/presenter.ts';
import { readLocale } from '../../src/texts/locale.ts';
import { readLanguages } from '../../src/texts/texts.ts';
import { instead, PENS } from '../canvas/patched.ts';
import { sampled } from '../canvas/sampled.ts';
import { inForm } from '../form.ts';
import { PEOPLE as people, picturesFor } from '../games/played-pictures.ts';
import { samplesFor } from '../games/samples.ts';
import { eager, everySoMany, tablesOf, walk } from '../games/walk.ts';
import { texts } from './shipped.ts';

const directory = 'assets/texts';
const english = readLocale(directory, 'en').messages;
const others = texts.locales.filter((locale) => locale !== 'en');
/** How a text ends that was cut; a card of Öterés is called so. */
const CUT = /…$/u;
/** How often it was told why something cannot be answered, by game. */
const reasons = new Map<string, number>();

/** What a language may not say: French writes a space that does not break before its double marks. */
const WRONG: Readonly<Record<string, RegExp>> = {
  fr: /[^\s!?][:;!?»](?=\s|$)| [:;!»]|« |[!?…]\./u,
};

/** How far each table plays, and how many plies apart it is looked at in the usual form: at each kind of question some times, though. */
const [PLIES, EVERY] = [500, inForm(4, 1)];

/** The tables of a game with as few settings as meet every value of each option, on their way: all languages are held to the same. */
const played = new Map(
  games.map((game) => [
    game.name,
    tablesOf(game).flatMap(({ seats, options }, at) => {
      const seed = `languages ${at}`;
      return [...walk(game.begin({ seats, options, seed }), eager(seed), PLIES)].map(({ match }) => match);
    }),
  ]),
);

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join(' ') === other.toSorted().join(' ');

/** Whether this is an answer by itself, and not one together with the end of the turn. */
const isOne = ({ notation }: AnswerLabel): boolean => !notation.includes('+');

/** What is wrong with the names of answers that stand in one message: each has one of its own, with which its line begins. */
function faultsOfNames(all: readonly AnswerLabel[]): readonly string[] {
  const answers = all.filter(isOne);
  const nameOf = ({ label, button = label }: AnswerLabel): string => button;
  const names = answers.map(nameOf);
  const told = answers.map(({ label, effects = [] }) => `${label} | ${effectsWithin(effects)}`);
  return [
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `two buttons “${name}”`),
    ...(new Set(told).size < told.length ? [`the same twice: ${told.join(' / ')}`] : []),
    ...answers.flatMap((answer) =>
      answers
        .filter((other) => other.icon !== answer.icon && nameOf(other).startsWith(`${nameOf(answer)} `))
        .map((other) => `“${nameOf(answer)}” means two things beside “${nameOf(other)}”`),
    ),
    ...answers.flatMap((answer) =>
      answer.label.startsWith(nameOf(answer)) && answer.label !== ''
        ? []
        : [`a line begins “${answer.label}”`],
    ),
    ...(answers.filter(({ tone }) => tone === 'main').length > 1 ? ['several stand out'] : []),
  ];
}

/** Everything that is wrong with how one game is told in a language, once each. */
function faultsOf(game: PlayableGame, locale: string): readonly string[] {
  const say = texts.in(locale);
  const wrong = WRONG[locale];
  const faults = new Set<string>();
  const held = (what: string, text: string, most: number, mayBeCut = false): void => {
    if (text.length > most) faults.add(`${what}, ${text.length} of ${most}: ${text}`);
    if (!mayBeCut && CUT.test(text)) faults.add(`${what}, cut: ${text}`);
    if (wrong?.test(text) === true) faults.add(`${what}, marks: ${text}`);
    if (/\{|\}|undefined/.test(text)) faults.add(`${what}, unfilled: ${text}`);
  };
  // It ends at a whole statement, and says so; the position in words has them all.
  const heldAlt = (name: string, alt: string): void => held(`alt of ${name}`, alt, LENGTHS.alt, true);
  const asked = ({ prompt, note = '', answers }: Question): void => {
    held('prompt', prompt, LENGTHS.prompt);
    held('note', note, LENGTHS.note);
    for (const { label, button = '', effects = [] } of answers) {
      held('label', label, LENGTHS.label);
      held('button', button, LENGTHS.button);
      held('effects', effectsWithin(effects), LENGTHS.effects);
      for (const effect of effects) held('effect', effect, LENGTHS.effects);
    }
    for (const fault of faultsOfNames(answers)) faults.add(`${prompt}: ${fault}`);
  };
  const isTried = everySoMany(EVERY);
  for (const match of played.get(game.name) ?? []) {
    const open = match.decisions.flatMap(({ seat }) => match.openTo(seat) ?? []);
    const told = { say, people: people.slice(0, match.seats) };
    const kinds = open.map(({ answers: [first] }) => /^[a-z-]+/.exec(first?.notation ?? '')?.[0] ?? '');
    const asks = kinds.map((kind) => ({ about: { kind } }));
    if (!isTried(match, asks)) continue;
    for (const { seat, answers, ...decision } of open) {
      const question = decision.question(told);
      if (question.prompt === '') faults.add('no prompt');
      asked(question);
      held('term', decision.term(say) ?? 'none', LENGTHS.term);
      for (const { words } of decision.tips(told)) held('tip', words, LENGTHS.tip);
      const pages = game.pages.flatMap(({ name }) => match.page(name, seat, seat, told)?.answers ?? []);
      const worded = question.answers.filter(isOne).map(({ notation }) => notation);
      const extras = answers.flatMap(({ isExtra, notation }) => (isExtra ? [notation] : []));
      // Those that all may see stand with the question, too.
      const main = worded.filter((notation) => !extras.includes(notation));
      const wanted = answers.flatMap(({ isExtra, notation }) => (isExtra ? [] : [notation]));
      if (!sameSet(main, wanted)) faults.add(`words for ${main} instead of ${wanted}`);
      const onPages = pages.map(({ notation }) => notation);
      if (!sameSet(onPages, extras)) faults.add(`words for ${onPages} instead of ${extras} besides`);
      const explained = decision.explained(told);
      const helped = new Set(explained.answers.map(({ notation }) => notation));
      for (const notation of worded) if (!helped.has(notation)) faults.add(`no help with ${notation}`);
      for (const line of explained.obstructed) {
        reasons.set(game.name, (reasons.get(game.name) ?? 0) + 1);
        if (line.trim() === '') faults.add('no reason');
      }
    }
    held('status', match.summary(told), LENGTHS.status);
    for (const part of match.description('spectator', told)) held('position', part, LENGTHS.part);
    const { seat } = match.turn;
    const pages = game.pages.flatMap(({ name, isOwn }) => [
      ...(isOwn ? allSeats(match.seats) : [seat]).flatMap((each) => match.page(name, each, each, told) ?? []),
      ...[match.page(name, 'spectator', seat, told)].flatMap((page) => page ?? []),
    ]);
    for (const { title, text, answers } of pages) {
      held('title', title, LENGTHS.pageTitle);
      held('page', text, LENGTHS.page);
      asked({ prompt: 'page', answers });
    }
    for (const { alt, name } of [...pages.flatMap(({ pictures }) => pictures), ...match.boards(told)])
      heldAlt(name, alt);
  }
  const { goal, callouts, turn, picture } = game.guide(say);
  held('guide', [goal, ...callouts, turn].join('\n'), LENGTHS.page);
  held('alt of the guide', picture?.alt ?? 'none', LENGTHS.alt);
  for (const { name } of game.options)
    held('about an option', game.optionAbout(name, say), LENGTHS.optionAbout);
  for (const { title, text, pictures = [] } of game.rules(say)) {
    held('topic', title, LENGTHS.topicTitle);
    held('rules', text, LENGTHS.topic);
    for (const { alt, name } of pictures) heldAlt(name, alt);
  }
  return [...faults];
}

/** Texts as they are written into pictures while something is done. */
async function recorded(work: () => Promise<void>): Promise<readonly string[]> {
  const written: string[] = [];
  const undo = instead(PENS, 'fillText', (pen, [text], real) => {
    // What no picture has a paint for is only tried out, to see whether a font has it.
    if (pen.fillStyle !== '#000000') written.push(String(text));
    return real();
  });
  try {
    await work();
  } finally {
    // Other files draw in this process, too.
    undo();
  }
  return written;
}

it('there is more than one language', () => {
  expect(others).toContain('de');
});

describe.each(games.map((game) => [game.name, game] as const))('whatever %s asks', (name, game) => {
  it.each(texts.locales)(
    'is told in %s in words for exactly its answers and reasons, each with a name of its own, within the lengths',
    (locale) => {
      expect(faultsOf(game, locale)).toEqual([]);
      expect(reasons.get(name)).toBeGreaterThan(10);
    },
  );
});

describe.each(others)('the language %s', (locale) => {
  const say = texts.in(locale);

  it('has every text, filled as in English', () => {
    const { messages } = readLocale(directory, locale);
    expect([...english.keys()].filter((key) => !messages.has(key))).toEqual([]);
    expect(texts.flaws).toEqual([]);
  });

  it('calls many options of commands by words of its own', () => {
    const all = readLanguages(directory);
    const nameIn = (language: string, key: string) => all.in(language)(key).split(' · ')[0];
    const options = [...english.keys()].filter((key) => key.startsWith('option-'));
    const own = options.filter((key) => nameIn(locale, key) !== nameIn('en', key));
    expect(own.length).toBeGreaterThan(20);
  });

  describe.each(games.map((game) => [game.name, game] as const))('of %s', (_, game) => {
    const samples = samplesFor(game);
    // In these positions names are meant to be cut; pictures draw them without emojis.
    const named = Object.values(samples.positions ?? {})
      .flatMap((sample) => sample.people)
      .map(({ name }) => name.replaceAll(/\p{Extended_Pictographic}/gu, '').trim());

    it('has words of its own for what the game says of itself', () => {
      expect(game.tagline(say)).not.toBe(game.tagline(texts.in('en')));
    });

    describe('in pictures', () => {
      let written: readonly string[] = [];
      beforeAll(async () => {
        const tried = sampled(inForm(3, 1));
        written = await recorded(async () => {
          for (const [, picture] of picturesFor(samples, say)) if (tried(picture)) await picture.paint();
        });
      });

      it('has room for every word', () => {
        const cut = written.filter(
          (text) => CUT.test(text) && !named.some((name) => name.startsWith(text.replace(CUT, ''))),
        );
        expect([...new Set(cut)]).toEqual([]);
        expect(written.filter((text) => /\p{Extended_Pictographic}/u.test(text))).toEqual([]);
        expect(written.length > 0).toBe(game.poster({ say, people }).length > 0);
      });
    });
  });
});
