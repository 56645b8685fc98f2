import { ownPageOf, type PageOfGame, rulesPageOf, sidePageOf } from '../../games/pages.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { Page, TextContext } from '../../games/presenter.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { type Look, RULES_LOOK, SIDES_LOOK } from '../protocol/ids.ts';
import { galleries, type Message, type Parts, row, text } from '../protocol/message.ts';
import { button, controlsAt, privatePage, type Row, rows } from './components.ts';
import { type Looker, type MessageContext, sharedIcon, textContextsOf } from './message-context.ts';
import { seatPage } from './page-message.ts';
import { refreshWay, wayTo, wayToPlan } from './page-way.ts';
import { rulesPage, topicMenu } from './rules-page.ts';

/** Which page of a game is looked at, and which part of its answers. */
export interface WantedPage {
  readonly look: Look;
  /** Whose side of the table; absent for the one that is of most use. */
  readonly seat?: number | undefined;
  readonly part?: number | undefined;
  /** What was just done there, in sentences: said first on the page of a seat. */
  readonly said?: readonly string[];
}

/**
 * A page of the game as this viewer may see it, or why they cannot. A page that the game lacks, or that is not for
 * this viewer, is replaced by what their seat holds.
 */
export function gamePage(
  now: TableNow,
  match: PlayableMatch,
  viewer: Looker,
  { look, seat, part = 0, said = [] }: WantedPage,
  context: MessageContext,
): Message | 'not-seated' | 'not-at-the-table' {
  const { pages } = now.game;
  const wanted = pages.find(({ name }) => name === look);
  if (wanted === undefined && look === RULES_LOOK) return rulesPage(now.game, undefined, context);
  const isForThem = wanted !== undefined && (viewer !== 'spectator' || !wanted.isOwn);
  const page = isForThem ? wanted : viewer === 'spectator' ? undefined : ownPageOf(pages);
  if (page === undefined) return 'not-seated';
  if (!page.hasSides && !page.withRules)
    return viewer === 'spectator'
      ? pageWith(
          { now, match, page, viewer, side: match.turn.seat },
          context,
          row([refreshWay(page.name, now, 0, context)]),
        )
      : seatPage(now, match, viewer, page, context, part, said);
  const side = seat ?? (viewer === 'spectator' ? match.turn.seat : viewer);
  if (!Number.isInteger(side) || side < 0 || side >= match.seats) return 'not-at-the-table';
  const about = { now, match, page, viewer, side };
  return page.hasSides ? sidePage(about, context) : pageWithRules(about, context);
}

interface About {
  readonly now: TableNow;
  readonly match: PlayableMatch;
  readonly page: PageOfGame;
  readonly viewer: Looker;
  readonly side: number;
}

function sidePage(about: About, context: MessageContext): Message {
  const { now, page, side } = about;
  const { table, game } = now;
  const entries = textContextsOf(table, context).label.people.map(({ name }, at) => ({
    value: String(at),
    label: name,
    chosen: at === side,
  }));
  const withRules = rulesPageOf(game.pages);
  const rules = button(
    {
      id: { kind: 'rules', game: game.name, from: { table: table.id, look: page.name, seat: side } },
      label: context.say('button-rules'),
      icon: sharedIcon(game.name, 'rules'),
    },
    context.icons,
  );
  const look = page.name === SIDES_LOOK ? {} : { look: page.name };
  return pageWith(about, context, [
    controlsAt(now, context).menu({ kind: 'seat', ...look }, context.say('closer-choose'), entries),
    rows([
      refreshWay(page.name, now, side, context),
      withRules && wayTo(withRules, now, side, context),
      rules,
      wayToPlan(now, about.viewer, context),
    ]),
  ]);
}

function pageWithRules(about: About, context: MessageContext): Message {
  const { now, page, side } = about;
  const sides = sidePageOf(now.game.pages);
  const from = { table: now.table.id, look: page.name, seat: side };
  return pageWith(about, context, [
    topicMenu(now.game, undefined, context, from),
    rows(sides && wayTo(sides, now, side, context)),
  ]);
}

/** A page with its pictures between its title and what else it says, and below them where one can go from there. */
function pageWith(
  { now: { table }, match, page: { name, hasSides, button: named }, viewer, side }: About,
  context: MessageContext,
  ways: Parts<Row>,
): Message {
  const { text: spoken, label } = textContextsOf(table, context);
  const page = (textContext: TextContext): Pick<Page, 'title' | 'text' | 'pictures'> =>
    match.page(name, viewer, side, textContext) ?? { title: '', text: '', pictures: [] };
  const words = page(spoken);
  // A side has the name of its player: that of the button stands before it.
  const title = hasSides ? `${named(context.say).label} · ${words.title}` : words.title;
  // To somebody who reads boards its text tells what its pictures show.
  const { pictures } = context.reads === true ? { pictures: [] } : page(label);
  return privatePage(
    { of: table.id, kind: name },
    [text(`### ${title}`), galleries(pictures), text(words.text), ways],
    pictures,
  );
}
