import { ownPageOf, type PageOfGame, rulesPageOf, sidePageOf } from '../../games/pages.ts';
import type { AskedPiece, PieceGroup } from '../../games/pieces.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { Page, TextContext } from '../../games/presenter.ts';
import { seatOf, type TableNow } from '../../tables/model/table.ts';
import { type Look, type PressPlace, RULES_LOOK, SIDES_LOOK } from '../protocol/ids.ts';
import { SELECT_OPTIONS } from '../protocol/limits.ts';
import { galleries, type Message, type Parts, row, text } from '../protocol/message.ts';
import { button, controlsAt, privatePage, type Row, rows } from './components.ts';
import { type Looker, type MessageContext, sharedIcon, textContextsOf } from './message-context.ts';
import { noteMessage, questionPage, seatPage } from './page-message.ts';
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

/**
 * The private page in which something was answered, as it is afterwards. `said`: sentences about what the answer did.
 * If the question is all that can be answered, the question itself comes next.
 */
export function pageAfter(
  now: TableNow,
  place: PressPlace,
  { person, context }: { readonly person: { readonly id: string }; readonly context: MessageContext },
  said: readonly string[] = [],
): Message {
  const seat = seatOf(now.table, person.id);
  if (now.table.phase === 'ended')
    return {
      ...noteMessage(context.say('rejected-over')),
      page: { of: now.table.id, kind: 'done', state: 'over' },
    };
  const { match } = now;
  if (match === undefined || seat === undefined) return noteMessage(context.say('done-answer'));
  const asked = match.openTo(seat);
  const question = () => questionPage(now, match, seat, context, 0, said);
  if (asked?.secret === true || !now.game.pages.some(({ name }) => name === place)) return question();
  // A page without anything to press would go out of date as others play: a player who is out holds what is theirs.
  if (asked === undefined && match.guessRound(seat) === undefined) return question();
  const besides = match.page(place, seat, seat, textContextsOf(now.table, context).text)?.answers ?? [];
  if (asked !== undefined && said.length > 0 && besides.length === 0) return question();
  const page = gamePage(now, match, seat, { look: place, seat, said }, context);
  return typeof page === 'string' ? question() : page;
}

/** What is looked at of the pieces: a group of them, or one. */
export interface WantedPiece {
  readonly group?: string | undefined;
  readonly piece?: string | undefined;
}

/**
 * *What is this?*: a menu of the pieces now on the board, and the chosen one with its picture and what it is; before
 * one is chosen all of them at a glance, if the game has a page for that. If there are too many for a menu, they are
 * in groups. Undefined if the game describes none.
 */
export function piecesPage(
  now: TableNow,
  match: PlayableMatch,
  viewer: Looker,
  wanted: WantedPiece,
  context: MessageContext,
): Message | undefined {
  const { say } = context;
  const { text: spoken, label } = textContextsOf(now.table, context);
  const side = viewer === 'spectator' ? match.turn.seat : viewer;
  const groups = match.pieces(viewer, side, label).filter(({ pieces }) => pieces.length > 0);
  if (groups.length === 0) return undefined;
  const piece = groups.flatMap(({ pieces }) => pieces).find(({ id }) => id === wanted.piece);
  const words = match
    .pieces(viewer, side, spoken)
    .flatMap(({ pieces }) => pieces)
    .find(({ id }) => id === piece?.id)?.words;
  const overview = rulesPageOf(now.game.pages);
  const glance = overview === undefined ? undefined : match.page(overview.name, viewer, side, label);
  const pictures = piece === undefined ? (glance?.pictures ?? []) : [piece.picture];
  const told =
    piece === undefined
      ? [`### ${say('button-pieces')}`, say('pieces-choose')]
      : [`### ${piece.name}`, words ?? piece.words];
  // All at a glance are two pictures high: the menus stand above them.
  const choices = menus(now, groups, { ...wanted, piece: piece?.id }, context);
  const sides = sidePageOf(now.game.pages);
  const shown = galleries(pictures);
  return privatePage(
    { of: now.table.id, kind: 'pieces' },
    [
      text(told),
      piece === undefined ? [choices, shown] : [shown, choices],
      topicMenu(now.game, undefined, context, { table: now.table.id, look: 'pieces', seat: side }),
      rows([wayTo('help', now, side, context), sides && wayTo(sides, now, side, context)]),
    ],
    pictures,
  );
}

function menus(
  now: TableNow,
  groups: readonly PieceGroup[],
  wanted: WantedPiece,
  context: MessageContext,
): Parts<Row> {
  const { say } = context;
  const { menu } = controlsAt(now, context);
  const all = groups.flatMap(({ pieces }) => pieces);
  const menuOf = (pieces: readonly AskedPiece[]) =>
    menu(
      { kind: 'piece', menu: 'piece' },
      say('pieces-menu'),
      pieces
        .slice(0, SELECT_OPTIONS)
        .map(({ id, name, icon }) => ({ value: id, label: name, chosen: id === wanted.piece, icon })),
    );
  if (all.length <= SELECT_OPTIONS) return menuOf(all);
  const shown =
    groups.find(({ id, pieces }) =>
      wanted.piece === undefined ? id === wanted.group : pieces.some((piece) => piece.id === wanted.piece),
    ) ?? groups[0];
  return [
    menu(
      { kind: 'piece', menu: 'group' },
      say('pieces-groups'),
      groups.map(({ id, name }) => ({ value: id, label: name, chosen: id === shown?.id })),
    ),
    shown && menuOf(shown.pieces),
  ];
}
