import {
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  ComponentType,
} from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { readId } from '../../../src/discord/protocol/ids.ts';
import { ROW_BUTTONS } from '../../../src/discord/protocol/limits.ts';
import { boardMessage } from '../../../src/discord/views/board-message.ts';
import type { Seat } from '../../../src/engine/seat.ts';
import { games } from '../../../src/games/index.ts';
import type { PlayableGame, PlayableMatch } from '../../../src/games/playable.ts';
import type { Table } from '../../../src/tables/model/table.ts';
import { shortest } from '../../games/shortest.ts';
import { tiny } from '../../games/tiny.ts';
import { atRandom, optionsOf, walk } from '../../games/walk.ts';
import { gameNamed } from '../../records/played.ts';
import { texts } from '../../texts/shipped.ts';
import { spaced, within } from '../breaches.ts';
import { readIn, SEATED, seenBy, shownTable, spokenIn } from './shown.ts';

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

const begun = (game: PlayableGame): PlayableMatch =>
  game.begin({ seats: 3, options: optionsOf(game, 3), seed: 'rows' });

/** A board with icons, as a table of three sees it. */
const boardOf = (game: PlayableGame, match: PlayableMatch, locale = 'en', table: Partial<Table> = {}) => {
  const context = { ...spokenIn(locale), icons: (name: string) => ({ id: '5', name }) };
  return boardMessage(seenBy('spectator', shownTable(game, match, table), context), { from: 0, entries: [] });
};

const rowsOf = (...shown: Parameters<typeof boardOf>): readonly Row[] =>
  boardOf(...shown)
    .components.flatMap(within)
    .flatMap((part) => (part.type === ComponentType.ActionRow ? [part as Row] : []));

const kindsOf = ({ components }: Row): readonly string[] =>
  components.map((part) => {
    const id = 'custom_id' in part ? readId(part.custom_id) : 'none';
    return typeof id === 'string' ? id : id.kind;
  });

const labelsOf = ({ components }: Row): readonly string[] =>
  components.flatMap((part) => ('label' in part ? [part.label ?? ''] : []));

/** The first stops of a game while somebody is asked; some answer each time. */
const stopsOf = (game: PlayableGame): readonly { readonly match: PlayableMatch }[] =>
  [...walk(begun(game), atRandom('rows'), 60)].filter(({ match }) => match.decisions.length > 0);

describe.each([...games, shortest])('The board of $name', (game) => {
  test.each(texts.locales)('has all that only looks in one row, in the language %s', (locale) => {
    const looks = rowsOf(game, begun(game), locale).at(-1);
    if (looks === undefined) throw new Error('nothing to press');
    expect(new Set(kindsOf(looks))).toEqual(new Set(['look']));
    expect(labelsOf(looks).length).toBeGreaterThanOrEqual(3);
    expect(labelsOf(looks).length).toBeLessThanOrEqual(ROW_BUTTONS);
  });

  test('has Undo once where something can be taken back, behind the answers or in a row of its own', () => {
    for (const { match } of stopsOf(game)) {
      const rows = rowsOf(game, match).map(kindsOf);
      if (match.ply === 0 || match.cannotUndo(match.turn.seat) === 'turn-began') {
        expect(rows.flat()).not.toContain('undo');
        continue;
      }
      expect(rows.at(-1)).not.toContain('undo');
      const undo = rows.at(-2) ?? [];
      expect(undo.filter((kind) => kind === 'undo')).toHaveLength(1);
      expect(undo.at(-1)).toBe('undo');
      expect(undo).not.toContain('choose');
      expect(undo.length).toBeLessThanOrEqual(ROW_BUTTONS);
    }
  });
});

test('Undo stands beside the answers where their row has room', () => {
  const rows = stopsOf(tiny).flatMap(({ match }) => rowsOf(tiny, match).map(kindsOf));
  const undo = rows.filter((kinds) => kinds.includes('undo'));
  expect(Math.max(...undo.map((kinds) => kinds.length))).toBeGreaterThan(1);
});

describe('Undo while a computer has its turn', () => {
  const computer = { kind: 'computer', number: 1 } as const;
  const [, second = computer, third = computer] = SEATED;

  /** Whether the tiny game shows Undo to such a table after these answers, and what is said on it. */
  const undoFor = (table: Table['seats'], ...answers: readonly (readonly [Seat, string])[]) => {
    let match = tiny.begin({ seats: 3, options: { pace: 'slow', begins: '0' }, seed: 'computer' });
    for (const [seat, notation] of answers) {
      const next = match.play(seat, notation);
      if (typeof next === 'string') throw new Error(next);
      match = next.match;
    }
    return rowsOf(tiny, match, 'en', { seats: table })
      .flatMap(labelsOf)
      .filter((label) => label.startsWith('Undo'));
  };

  const ANSWERED = [
    [0, 'dare'],
    [1, 'yes'],
  ] as const;
  const ROUND = ([0, 1, 2] as const).map((seat) => [seat, 'end'] as const);

  test('is not shown to people who have answered nothing in it', () => {
    expect(undoFor([computer, second, third], [0, 'dare'])).toEqual([]);
    expect(undoFor([computer, second, third], ...ROUND, [0, 'dare'])).toEqual([]);
    expect(undoFor([computer, second, third], ...ANSWERED)).toEqual(['Undo']);
  });

  test('is shown to somebody alone once they have had a turn', () => {
    expect(undoFor([computer, second, computer], [0, 'dare'])).toEqual([]);
    expect(undoFor([computer, second, computer], [0, 'end'])).toEqual([]);
    expect(undoFor([computer, second, computer], ...ROUND, [0, 'dare'])).toEqual(['Undo']);
    expect(undoFor([computer, second, computer], ...ANSWERED)).toEqual(['Undo']);
    expect(undoFor([computer, computer, third], ...ROUND)).toEqual(['Undo']);
  });

  test('goes back to somebody’s last turn from the beginning of their next, alone with computers only (ruling: undo)', () => {
    expect(undoFor([computer, second, computer], ...ROUND, [0, 'end'])).toEqual(['Undo']);
    expect(undoFor([computer, second, third], ...ROUND, [0, 'end'])).toEqual([]);
  });
});

test('The board of a match that is broken says so, with Undo as the only way on', () => {
  const [game] = games;
  if (game === undefined) throw new Error('no game');
  let match = begun(game);
  const next = match.play(match.decisions[0]?.seat ?? 0, match.decisions[0]?.answers[0]?.notation ?? '');
  if (typeof next === 'string') throw new Error(next);
  const saved = JSON.parse(next.match.snapshot());
  match = game.resume(JSON.stringify({ ...saved, position: { ...saved.position, agenda: [] } }));
  expect(match.broken).toBe(true);
  const kinds = rowsOf(game, match).flatMap(kindsOf);
  expect(kinds.filter((kind) => kind !== 'look')).toEqual(['undo']);
  expect(readIn(boardOf(game, match))).toContain('The game is stuck.');
  expect(readIn(boardOf(game, next.match))).not.toContain('stuck');
});

test.each(texts.locales)('the first “Which key?” explains its numbers to a newcomer in %s', (locale) => {
  const otys = gameNamed('otys');
  const words = readIn(boardOf(otys, begun(otys), locale, { learning: [0, 1, 2] }));
  expect(words).toContain(spaced(texts.in(locale)('otys-guide-key')));
});

describe.each(games)('Undo of $name', (game) => {
  const alone = SEATED.map((seated, at) => (at === 0 ? seated : { kind: 'computer' as const, number: at }));

  test.each(texts.locales)('is called the same after every answer, in %s', (locale) => {
    const stops = [...walk(begun(game), atRandom('undo'), 60)];
    const undo = [SEATED, alone].flatMap((seats) =>
      stops.flatMap(({ match }) =>
        rowsOf(game, match, locale, { seats }).flatMap((row) =>
          labelsOf(row).filter((_, at) => kindsOf(row)[at] === 'undo'),
        ),
      ),
    );
    expect(undo.length).toBeGreaterThan(10);
    expect([...new Set(undo)]).toEqual([texts.in(locale)('button-undo')]);
  });
});

test('Answers are told of to somebody with a long name in as many words as to others', () => {
  const told = (name: string) => {
    const named = SEATED.map((seat, at) => (at === 0 ? { ...seat, name } : seat));
    return games.flatMap((game) =>
      [...walk(begun(game), atRandom('names'), 60)].flatMap(({ match }) => {
        if (match.decisions[0]?.seat !== 0) return [];
        const { components } = boardOf(game, match, 'de', { seats: named });
        // Under the pictures: there stand the question and its answers.
        return components
          .flatMap(within)
          .flatMap((part) => ('content' in part ? [part.content] : []))
          .at(-1);
      }),
    );
  };
  expect(told('Maximiliana Thorvaldsdóttir III.')).toEqual(told('Maximiliana Thor'));
});

describe('A contract of Otys that was just completed', () => {
  const otys = gameNamed('otys');
  const completed = () => {
    let match = otys.begin({ seats: 2, options: optionsOf(otys, 2), seed: 'completed' });
    const entries: string[] = [];
    for (let ply = 0; ply < 2_000; ply += 1) {
      const [asked] = match.decisions;
      const answers = asked?.answers.map(({ notation }) => notation) ?? [];
      const completing = answers.find((notation) => notation.startsWith('done.'));
      const given = completing ?? answers[(ply * 7) % answers.length];
      const next = asked && given !== undefined ? match.play(asked.seat, given) : 'over';
      if (typeof next === 'string') break;
      match = next.match;
      entries.push(next.entry);
      const [following] = match.decisions;
      if (completing !== undefined && following?.secret === false && following.seat === asked?.seat)
        return { match, entries };
    }
    throw new Error('nothing was completed');
  };
  const wordsOf = (match: PlayableMatch, entries: readonly string[], locale: string): string => {
    const now = shownTable(otys, match, { seats: SEATED.slice(0, 2) });
    return readIn(boardMessage(seenBy('spectator', now, spokenIn(locale)), { from: 0, entries }));
  };

  test.each([
    ['en', 'Contract completed: '],
    ['de', 'Auftrag erfüllt: '],
    ['fr', 'Contrat réalisé\u00a0: '],
    ['ru', 'Контракт выполнен: '],
  ])('is told above the question after it, and no longer after the next answer (%s)', (locale, words) => {
    const { match, entries } = completed();
    const told = wordsOf(match, entries, locale);
    expect(told).toContain(`-# ${words}`);
    const [asked] = match.decisions;
    const onward = asked?.answers.find(({ notation }) => !notation.startsWith('done.'));
    const next = match.play(asked?.seat ?? 0, onward?.notation ?? '');
    if (typeof next === 'string') throw new Error(next);
    expect(wordsOf(next.match, [...entries, next.entry], locale)).not.toContain(`-# ${words}`);
  });
});
