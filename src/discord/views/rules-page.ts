import type { APIStringSelectComponent } from 'discord-api-types/v10';
import type { FoundTopic } from '../../games/find-rules.ts';
import type { PlayableGame } from '../../games/playable.ts';
import type { RulesTopic } from '../../games/presenter.ts';
import { hasFirstLesson } from '../../lessons/course.ts';
import { plainName, shortened } from '../../texts/shown-text.ts';
import type { PageOfTable } from '../protocol/ids.ts';
import { SELECT_OPTIONS } from '../protocol/limits.ts';
import { type Message, type Parts, text } from '../protocol/message.ts';
import { type Content, controlsAt, menu, privatePage } from './components.ts';
import { lessonButton } from './lesson-page.ts';
import type { ButtonContext } from './message-context.ts';

/** The first of the topics: how the game is played, on one page. No game has a topic of this id. */
export const GUIDE = 'how-to-play';

/**
 * *How to play*, or a topic of a game's rules, with a menu of the others; an unknown topic gives *How to play*.
 * Opened from a table's page, it has the way back there, whatever topics are read in between.
 */
export function rulesPage(
  game: PlayableGame,
  topic: string | undefined,
  context: ButtonContext,
  from?: PageOfTable,
): Message {
  const shown = game.rules(context.say).find(({ id }) => id === topic);
  return privatePage(
    from === undefined ? { of: game.name, kind: 'rules' } : { of: from.table, kind: from.look },
    [
      shown === undefined ? guide(game, context) : topicOf(game, shown, context),
      topicMenu(game, shown?.id ?? GUIDE, context, from),
      // Back to where it was opened, and from *How to play* to the lesson, if any.
      from && wayBack(game, from, context),
      shown === undefined && hasFirstLesson(game) && lessonButton(game, context),
    ],
  );
}

const SECTION = 900;

/** What the rules say about a question, best first, or that nothing was found; with a menu of all topics. */
export function foundPage(
  game: PlayableGame,
  asked: string,
  found: readonly FoundTopic[],
  context: ButtonContext,
): Message {
  const { say } = context;
  const question = plainName(asked);
  return privatePage({ of: game.name, kind: 'rules' }, [
    found.length === 0
      ? [`### ${game.title(say)}`, say('rules-found-nothing', { question })]
      : [
          `### ${say('rules-found', { game: game.title(say), question })}`,
          found.map(({ title, section }) => `**${title}**\n${shortened(section, SECTION)}`),
        ],
    topicMenu(game, undefined, context),
  ]);
}

function wayBack(game: PlayableGame, { table, look, seat }: PageOfTable, context: ButtonContext) {
  const page = game.pages.find(({ name }) => name === look);
  const { wayTo } = controlsAt({ table: { id: table }, game }, context);
  // *Help* is about a question of its reader.
  return page === undefined && look !== 'pieces'
    ? [wayTo('question', seat), wayTo('help', seat)]
    : [wayTo(page ?? 'pieces', seat)];
}

const topicOf = (
  game: PlayableGame,
  { title, text: words, pictures = [] }: RulesTopic,
  { say }: ButtonContext,
): Parts<Content> => [
  [`### ${game.title(say)} · ${title}`, words],
  pictures.length > 0 && ['', `-# ${say('rules-pictures')}`],
  pictures,
];

/** The goal above the picture, what its numbers stand on below it, and a turn. */
function guide(game: PlayableGame, { say }: ButtonContext): Parts<Content> {
  const { goal, picture, callouts, turn } = game.guide(say);
  return [
    text([`### ${game.title(say)} · ${say('button-guide')}`, goal]),
    picture,
    callouts.map((words, at) => `**${at + 1}** ${words}`),
    turn !== undefined && ['', `**${say('rules-guide-turn')}** ${turn}`],
  ];
}

/** A menu of the guide and the topics of a game's rules, the shown one chosen. `from`: the page to go back to. */
export function topicMenu(
  game: PlayableGame,
  shown: string | undefined,
  { say, icons }: ButtonContext,
  from?: PageOfTable,
): APIStringSelectComponent {
  const entries = [{ id: GUIDE, title: say('button-guide') }, ...game.rules(say)]
    .slice(0, SELECT_OPTIONS)
    .map(({ id, title }) => ({ value: id, label: title, chosen: id === shown }));
  return menu({ kind: 'rules', game: game.name, ...(from && { from }) }, say('rules-choose'), entries, icons);
}
