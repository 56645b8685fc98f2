import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { liveMessage } from '../../src/discord/channel/desired.ts';
import type { Message } from '../../src/discord/protocol/message.ts';
import { closingOf } from '../../src/discord/views/board-message.ts';
import { piecesPage } from '../../src/discord/views/game-page.ts';
import { happenedPage } from '../../src/discord/views/happened.ts';
import { helpPage } from '../../src/discord/views/help-page.ts';
import { foundPage, lessonPage, rulesPage } from '../../src/discord/views/learning-pages.ts';
import type { MessageContext } from '../../src/discord/views/message-context.ts';
import { inWords, questionPage } from '../../src/discord/views/page-message.ts';
import { tableView } from '../../src/discord/views/table-view.ts';
import { games } from '../../src/games/index.ts';
import type { PlayableGame } from '../../src/games/playable.ts';
import { firstLessonOf } from '../../src/lessons/course.ts';
import { inForm } from '../form.ts';
import { eager, optionsOf, walk } from '../games/walk.ts';
import { texts } from '../texts/shipped.ts';
import { pageOfGame } from './page-of-game.ts';
import { shownWords, wordless } from './shown-words.ts';
import { seenBy, seenFrom } from './views/shown.ts';
import { tableOf } from './worst-table.ts';

/** How many plies apart private pages are looked at. */
const PAGES_EVERY = inForm(19, 7);
/** The same for the live message. */
const LIVE_EVERY = inForm(3, 1);
/** More than any game of plain players takes. */
const LONGEST = 4_000;

/** The words of a text that is read, without what is no language: ids, links, commands, files and numbers. */
const wordsIn = (text: string): readonly string[] =>
  text
    .replaceAll(/<[^>\n]*>/gu, ' ')
    .replaceAll(/`[^`\n]*`/gu, ' ')
    .replaceAll(/https?:\S+/gu, ' ')
    .replaceAll(/\/[a-z]+(?: [a-z]+(?::\S+)?)*/gu, ' ')
    .match(/\p{L}[\p{L}\p{M}’']*/gu) ?? [];

/** The English of which sentences are made, and what both games are full of: none of it is a word of French. */
const ENGLISH =
  /^(?:the|and|of|with|your|you|for|from|this|that|what|which|when|is|are|was|were|has|have|had|their|they|than|then|to|at|by|if|not|who|all|more|turn|turns|game|card|cards|key|keys|level|levels|diver|divers|pearl|pearls|urchin|urchins|hand|play|plays|played|take|takes|give|gives|pay|pays|wins|won|winner|ends|ended|back|home|move|moves|store|reward|surface of|spy|engineer|explorer|trader|credit|credits|battery|undo|help|hint|log|boards|rules|how|can|do|does|it|its|his|her|here|there|left|right|first|round|need|needs|ready)$/iu;

/** Names: of games, of the others in a lesson, of places in time zones, of options of commands and of what a record begins with. */
const NAMES = new Set(
  [
    'Otys',
    'Öterés',
    'Oteres',
    'Discord',
    'AutoMod',
    'Mara',
    'Otto',
    'Europe',
    'Moscow',
    'Paris',
    'text',
    'record',
  ].concat(texts.locales),
);

/** Whether a word is English where somebody reads this language. A Russian text has no Latin words at all but names. */
const isForeign: Readonly<Record<string, (word: string) => boolean>> = {
  fr: (word) => ENGLISH.test(word) && !['surface', 'spy'].includes(word),
  ru: (word) => /^\p{Script=Latin}{2,}/u.test(word),
};

/** People whose names are of the language. */
const PEOPLE: Readonly<Record<string, string>> = { fr: 'Élodie', ru: 'Дарья' };

function* shownIn(game: PlayableGame, seats: number, language: string): Generator<Message> {
  const context: MessageContext = {
    ...{ say: texts.in(language), icons: (name: string) => ({ id: '1300000000000000000', name }) },
    avatars: () => undefined,
  };
  const table = { ...tableOf(game, seats, 'playing', PEOPLE[language]), language };
  const calm = { ...table, vote: undefined, away: [], turnClocks: [], events: [], moved: undefined };
  yield liveMessage(tableView({ table: { ...calm, phase: 'lobby' }, game, match: undefined }, context), []);
  const begun = game.begin({ seats, options: optionsOf(game, seats), seed: `in ${language}` });
  let [seen, isOver] = [0, false];
  for (const { match, log: entries } of walk(begun, eager(`in ${language}`), LONGEST)) {
    const now = { table, game, match };
    seen += 1;
    if (seen % LIVE_EVERY === 0) yield liveMessage(tableView({ ...now, table: calm }, context), []);
    if (match.result !== undefined) {
      isOver = true;
      yield liveMessage(tableView({ ...now, table: { ...calm, phase: 'ended' } }, context), entries);
      continue;
    }
    if (seen % PAGES_EVERY !== 0) continue;
    yield liveMessage(tableView(now, context), entries.slice(-20));
    const closing = closingOf(
      tableView(now, context),
      entries.slice(-20),
    )?.({ components: [], attachments: [] });
    if (closing !== undefined) yield closing;
    for (const seat of match.decisions.map((decision) => decision.seat)) {
      const view = seenFrom(seat, now, context);
      yield questionPage(view);
      const help = helpPage(view);
      if (typeof help !== 'string') yield help;
      for (const page of game.pages) yield pageOfGame(view, page.name, { seat });
      // They are many, and the same for long.
      if (seen % (4 * PAGES_EVERY) !== 0) continue;
      const groups = match.pieces(seat, seat, { say: context.say, people: [] });
      for (const { id } of groups.flatMap(({ pieces }) => pieces)) {
        const page = piecesPage(view, { piece: id });
        if (page !== undefined) yield inWords(page);
      }
    }
    const logs = { from: Math.max(0, entries.length - 60), all: entries };
    yield happenedPage(seenBy(0, now, context), { ...logs, until: entries.length, span: 0, spans: 1 });
  }
  if (!isOver) throw new Error(`${game.name} has not come to its end`);
  for (const { id } of game.rules(context.say)) yield rulesPage(game, id, context);
  yield rulesPage(game, undefined, context);
  yield foundPage(game, '?', [], context);
  const course = firstLessonOf(game);
  for (const at of course?.scenes.keys() ?? []) {
    const person = { id: '1', name: PEOPLE[language] ?? '' };
    if (course !== undefined) yield lessonPage({ game, course, at, person }, context);
  }
}

describe.each(['fr', 'ru'])('A channel that reads %s', (language) => {
  const foreign = isForeign[language] ?? (() => true);

  it.each(games.map((game) => [game.name, game] as const))(
    'plays %s to the end without a word of English that is not a name, or an emoji without its word',
    (_, game) => {
      const found = new Set<string>();
      let messages = 0;
      for (const seats of inForm([game.seats.min], [game.seats.min, game.seats.max]))
        for (const message of shownIn(game, seats, language)) {
          messages += 1;
          for (const text of shownWords(message))
            for (const word of wordsIn(text))
              if (!NAMES.has(word) && foreign(word)) found.add(`${word} in: ${text.slice(0, 120)}`);
          for (const fault of wordless(message)) found.add(fault);
        }
      expect([...found].slice(0, 20)).toEqual([]);
      expect(messages).toBeGreaterThan(40);
    },
  );

  it.each(readdirSync(`assets/texts/${language}`).filter((file) => file.endsWith('.ftl')))(
    'has no word of English among all that can be said by %s, errors and notices too',
    (file) => {
      const lines = readFileSync(`assets/texts/${language}/${file}`, 'utf8')
        .split('\n')
        .filter((line) => !line.startsWith('#') && !/^(?:command|option|choice)-[\w-]*-?name = /u.test(line))
        .map((line) =>
          line
            .replace(/^[\w-]+ = ?/u, '')
            .replace(/^\s*\*?\[[^\]]+\]/u, '')
            .replaceAll(/\{[^{}]*\}?/gu, ' '),
        );
      const strays = lines.flatMap((line) =>
        wordsIn(line).flatMap((word) => (!NAMES.has(word) && foreign(word) ? [`${word} in: ${line}`] : [])),
      );
      expect(strays).toEqual([]);
    },
  );
});
