import { describe, expect, test } from 'vitest';
import type { GameTypes } from '../../src/engine/game.ts';
import type { Match } from '../../src/engine/match.ts';
import { itemsOf } from './story.ts';

/** What can be looked at in a position, by its name. */
export type Looks = Readonly<Record<string, string>>;

/** How a game sets a position up from words, and what is to be looked at in it. */
export interface InWords<At> {
  readonly begin: (given: string) => At;
  readonly looks: (at: At) => Looks;
  /** What is read of it: the question, what stands beside each answer, by its notation. */
  readonly words?: (at: At) => Looks;
}

/** Everything of an object that is a number, a word or a yes or no, and lists of these. */
export const plainLooks = (of: object): Looks =>
  Object.fromEntries(
    Object.entries(of).flatMap(([name, value]) => {
      const all: readonly unknown[] = Array.isArray(value) ? value : [value];
      return all.some((each) => typeof each === 'object') ? [] : [[name, all.join(' ')]];
    }),
  );

/** The same of each seat by its number, `1.credits`; what seat 0 has stands there without it, too. */
export const looksBySeat = (sides: readonly Looks[]): Looks => ({
  ...sides[0],
  ...Object.fromEntries(
    sides.flatMap((side, seat) => Object.entries(side).map(([name, value]) => [`${seat}.${name}`, value])),
  ),
});

/** How many answers the player who is up can take back, and why not more. */
export function floorOf<G extends GameTypes>(match: Match<G>): string {
  const { seat } = match.turn;
  let [back, count] = [match, 0];
  for (let next = back.undo(seat); typeof next !== 'string'; next = back.undo(seat)) {
    back = next.match;
    count += 1;
  }
  return `${count} ${back.cannotUndo(seat)}`;
}

/** Holds a position to what stands behind an arrow: `credits 2, column~ ^spy, legal! skip`. */
export function hold(looks: Looks, expected: string, where: string): void {
  for (const [said, value] of itemsOf(expected)) {
    const name = said.replace(/[~!]$/, '');
    const look = looks[name];
    if (look === undefined) throw new Error(`${where}: there is no "${name}" to look at`);
    if (said.endsWith('~')) expect(look, `${where}: ${name}`).toMatch(new RegExp(value));
    else if (said.endsWith('!')) expect(look.split(' '), `${where}: ${name}`).not.toContain(value);
    else expect(look, `${where}: ${name}`).toBe(value);
  }
}

/** Holds what is read to what stands behind a double arrow: `note: You have 1 Credit.`. */
function holdWords(words: Looks, expected: string, where: string): void {
  const [, name = '', how = '', text = ''] = /^([^\s:~!^]+)([~!^]?):\s?(.*)$/.exec(expected) ?? [];
  const told = words[name]?.replaceAll('\u00a0', ' ');
  if (told === undefined) throw new Error(`${where}: there is no "${name}" to read`);
  if (how === '~') expect(told, where).toContain(text);
  else if (how === '!') expect(told, where).not.toContain(text);
  else if (how === '^') expect(told.slice(0, text.length), where).toBe(text);
  else expect(told, where).toBe(text);
}

/** A rule as a sentence, with its examples. */
type Rule = readonly [sentence: string, examples: string[]];

/** Tests of the rules of a text: below the `#` of its part each is a sentence, with its examples, indented, below it. */
export function testRules(
  text: string,
  follows: (examples: readonly string[]) => void | Promise<void>,
): void {
  const parts: { readonly title: string; readonly rules: Rule[] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== ''))
    if (line.startsWith('#')) parts.push({ title: line.slice(2), rules: [] });
    else if (line.startsWith('    ')) {
      const examples = parts.at(-1)?.rules.at(-1)?.[1];
      examples?.push(`${examples.pop()} ${line.trim()}`);
    } else if (line.startsWith(' ')) parts.at(-1)?.rules.at(-1)?.[1].push(line.trim());
    else parts.at(-1)?.rules.push([line, []]);
  for (const { title, rules } of parts)
    describe(title, () => {
      test.each(rules)('%s', (_, examples) => follows(examples));
    });
}

/** Holds what an example says: where it begins, what lines of answers lead to, or one after the other. */
function follow<At extends { readonly play: (line: string) => At }>(
  { begin, looks, words = looks }: InWords<At>,
  at: At,
  example: string,
): At {
  let now = at;
  for (const part of example.split(' | ')) {
    const [read = '', text] = part.split(/(?:^| )=> /);
    const [line = '', expected] = read.split('->').map((side) => side.trim());
    const reached = line === '' || line.startsWith('given') ? now : now.play(line);
    if (text !== undefined) holdWords(words(reached), text, example);
    else if (expected !== undefined) hold(looks(reached), expected, example);
    else if (line.startsWith('given')) now = begin(line.slice('given'.length));
    else throw new Error(`${example} leads to nothing`);
  }
  return now;
}

/**
 * Tests of rules as a rulebook tells them: below the `#` of its part each rule is a sentence, with deeper examples: `given` and a position,
 * and lines of answers with what each leads to from there: `k3 s -> credits 1, legal look skip`. Behind `~` stands a pattern, behind `!` a
 * word that must not be there. `k3 => note: …` leads to what is read there; behind `~` stands a part of it, behind `^` how it begins, behind
 * `!` what must not be read. A line that is indented still deeper goes on with the one before.
 */
export const rulesBy =
  <At extends { readonly play: (line: string) => At }>(told: InWords<At>) =>
  (text: string): void =>
    testRules(text, (examples) => {
      expect(examples.some((example) => /[-=]>/.test(example))).toBe(true);
      let at = told.begin('');
      for (const example of examples) at = follow(told, at, example);
    });
