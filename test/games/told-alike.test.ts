import { describe, expect, test } from 'vitest';
import { answerIds, layoutsOf } from '../../src/discord/views/answers.ts';
import { laidOut } from '../../src/discord/views/components.ts';
import { explainedParts } from '../../src/discord/views/help-page.ts';
import { games } from '../../src/games/index.ts';
import { within } from '../discord/breaches.ts';
import { spokenIn } from '../discord/views/shown.ts';
import { inForm } from '../form.ts';
import { texts } from '../texts/shipped.ts';
import { PEOPLE } from './played-pictures.ts';
import { eager, everySoMany, tablesOf, walk } from './walk.ts';

/** How far tables are played, and how many plies apart they are looked at; at each kind of question some times, though. */
const [PLIES, EVERY] = [140, inForm(12, 4)];

const ids = answerIds('t1', 0, 'board');
/** Questions with more answers than this have less room for each than *Help* has. */
const LISTED = 7;
/** The words of parts of a message, in small letters and with plain spaces. */
const wordsOf = (parts: Parameters<typeof within>[0][]): string =>
  parts
    .flatMap(within)
    .flatMap((part) => ('content' in part ? part.content : []))
    .join('\n')
    .replaceAll('\u00a0', ' ')
    .toLocaleLowerCase();

describe.each(games)('line, plan, hint, help and puzzle of $name', (game) => {
  const isTried = everySoMany(EVERY);
  const stops = tablesOf(game).flatMap(({ seats, options }, at) => {
    const seed = `alike ${at}`;
    return [...walk(game.begin({ seats, options, seed }), eager(seed), PLIES)].flatMap(({ match }) => {
      const asked = match.decisions.flatMap(({ seat }) => match.openTo(seat) ?? []);
      const kinds = asked.map(({ answers: [first] }) => ({
        about: { kind: first?.notation.split('.')[0] ?? '' },
      }));
      return isTried(match, kinds) ? asked.map((decision) => [match, decision] as const) : [];
    });
  });

  test.each(texts.locales)('say the same of an answer in the same words, in %s', (locale) => {
    let told = 0;
    for (const [match, asked] of stops) {
      const textContext = { say: texts.in(locale), people: PEOPLE.slice(0, match.seats) };
      const explained = asked.explained(textContext);
      const { answers } = explained;
      const listed = asked.question(textContext, asked.seat).answers;
      const [layout = []] = layoutsOf(listed, ids, spokenIn(locale));
      if (listed.length <= LISTED) {
        const [list, help] = [
          wordsOf([...layout]),
          wordsOf([...laidOut(explainedParts(explained, spokenIn(locale)))]),
        ];
        for (const effect of listed.flatMap(({ effects = [] }) => effects)) {
          const words = effect.replaceAll('\u00a0', ' ').toLocaleLowerCase();
          expect(list.includes(words), `${match.ply} ${effect}`).toBe(help.includes(words));
        }
      }
      const lines = new Map(listed.map(({ notation, effects }) => [notation, effects]));
      for (const [at, { notation, label, effects = [] }] of answers.entries()) {
        told += effects.length;
        const where = `${match.ply} ${notation}`;
        expect(lines.get(notation) ?? [], where).toEqual(effects);
        expect(asked.prospect([notation], textContext)?.effects, where).toEqual(effects);
        const other = answers[(at + 1) % answers.length];
        if (other === undefined || other.notation === notation) continue;
        const { one = [] } = asked.compared([notation], [other.notation], textContext) ?? {};
        expect([label, ...effects], where).toEqual(expect.arrayContaining([...one]));
      }
    }
    expect(told).toBeGreaterThan(50);
  });
});
