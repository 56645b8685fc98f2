import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import { type FoundTopic, findRules } from '../../games/find-rules.ts';
import type { PlayableGame } from '../../games/playable.ts';
import type { RulesTopic } from '../../games/presenter.ts';
import { hasFirstLesson } from '../../lessons/first-lesson.ts';
import { plainName, shortened } from '../../texts/shown-text.ts';
import type { Texts } from '../../texts/texts.ts';
import type { PageOfTable } from '../protocol/ids.ts';
import { SELECT_OPTIONS } from '../protocol/limits.ts';
import { galleries, type Message, type Parts, partsIn, text } from '../protocol/message.ts';
import { menu, privatePage, type Row, rows } from './components.ts';
import { lessonButton } from './lesson-page.ts';
import type { MessageContext } from './message-context.ts';
import { wayTo } from './page-way.ts';

/** The first of the topics: how the game is played, on one page. No game has a topic of this id. */
export const GUIDE = 'how-to-play';

/**
 * *How to play*, or a topic of a game's rules, with a menu of the others; an unknown topic gives *How to play*.
 * Opened from a table's page, it has the way back there, whatever topics are read in between.
 */
export function rulesPage(
  game: PlayableGame,
  topic: string | undefined,
  context: MessageContext,
  from?: PageOfTable,
): Message {
  const shown = game.rules(context.say).find(({ id }) => id === topic);
  const { parts, pictures } =
    shown === undefined ? guideParts(game, context) : topicParts(game, shown, context);
  const isGuide = shown === undefined;
  return privatePage(
    from === undefined ? { of: game.name, kind: 'rules' } : { of: from.table, kind: from.look },
    [
      parts,
      topicMenu(game, shown?.id ?? GUIDE, context, from),
      // Back to where it was opened, and from *How to play* to the lesson, if any.
      rows([
        from && wayBack(game, from, context),
        isGuide && hasFirstLesson(game) && lessonButton(game, context),
      ]),
    ],
    pictures,
  );
}

const SECTION = 900;

/** What the rules say about a question, best first, or that nothing was found; with a menu of all topics. */
export function foundPage(
  game: PlayableGame,
  asked: string,
  found: readonly FoundTopic[],
  context: MessageContext,
): Message {
  const { say } = context;
  const question = plainName(asked);
  const [first] = found;
  const told =
    first === undefined
      ? [`### ${game.title(say)}`, say('rules-found-nothing', { question })]
      : [
          `### ${say('rules-found', { game: game.title(say), question })}`,
          ...found.map(({ title, section }) => `**${title}**\n${shortened(section, SECTION)}`),
        ];
  return privatePage({ of: game.name, kind: 'rules' }, [text(told), topicMenu(game, undefined, context)]);
}

function wayBack(game: PlayableGame, { table, look, seat }: PageOfTable, context: MessageContext) {
  const at = { table: { id: table }, game };
  const page = game.pages.find(({ name }) => name === look);
  if (page !== undefined) return wayTo(page, at, seat, context);
  return wayTo(look === 'pieces' ? 'pieces' : 'help', at, seat, context);
}

interface RulesParts {
  readonly parts: Parts<APIComponentInContainer>;
  readonly pictures: readonly Picture[];
}

function topicParts(
  game: PlayableGame,
  { title, text: words, pictures = [] }: RulesTopic,
  { say }: MessageContext,
): RulesParts {
  const below = pictures.length > 0 && ['', `-# ${say('rules-pictures')}`];
  return {
    parts: [text([`### ${game.title(say)} · ${title}`, words, below]), galleries(pictures)],
    pictures,
  };
}

/** The goal above the picture, what its numbers stand on below it, and a turn. */
function guideParts(game: PlayableGame, { say }: MessageContext): RulesParts {
  const { goal, picture, callouts, turn } = game.guide(say);
  const pictures = picture === undefined ? [] : [picture];
  const below = partsIn([
    callouts.map((words, at) => `**${at + 1}** ${words}`),
    turn !== undefined && ['', `**${say('rules-guide-turn')}** ${turn}`],
  ]);
  return {
    parts: [
      text([`### ${game.title(say)} · ${say('button-guide')}`, goal]),
      galleries(pictures),
      below.length > 0 && text(below),
    ],
    pictures,
  };
}

/** A menu of the guide and the topics of a game's rules, the shown one chosen. `from`: the page to go back to. */
export function topicMenu(
  game: PlayableGame,
  shown: string | undefined,
  context: MessageContext,
  from?: PageOfTable,
): Row {
  const entries = [{ id: GUIDE, title: context.say('button-guide') }, ...game.rules(context.say)]
    .slice(0, SELECT_OPTIONS)
    .map(({ id, title }) => ({ value: id, label: title, chosen: id === shown }));
  const id = { kind: 'rules', game: game.name, ...(from === undefined ? {} : { from }) } as const;
  return menu(id, context.say('rules-choose'), entries, context.icons);
}

/** What the rules of a game say about something: looked for in the reader's language, and in all others. */
export async function topicsAbout(
  { rules }: PlayableGame,
  about: string,
  most: number,
  { say }: Pick<MessageContext, 'say'>,
  texts: Pick<Texts, 'in' | 'locales'>,
): Promise<readonly FoundTopic[]> {
  const others = texts.locales.map((locale) => texts.in(locale)).filter((other) => other !== say);
  return findRules(rules, [say, ...others], about, most);
}

/** Topics for typed text: those with it in their titles, then those about it; all while nothing is typed. */
export async function topicsTyped(
  game: PlayableGame,
  typed: string,
  context: Pick<MessageContext, 'say'>,
  texts: Pick<Texts, 'in' | 'locales'>,
): Promise<readonly Pick<RulesTopic, 'id' | 'title'>[]> {
  const all = game.rules(context.say);
  const titled = all.filter(({ title }) => title.toLowerCase().includes(typed.toLowerCase()));
  const told = new Set(titled.map(({ id }) => id));
  const about = await topicsAbout(game, typed, all.length, context, texts);
  return [...titled, ...about.filter(({ id }) => !told.has(id))];
}
