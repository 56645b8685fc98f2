import { ownPageOf, type PageOfGame, rulesPageOf, sidePageOf } from '../../games/pages.ts';
import type { AskedPiece, PieceGroup } from '../../games/pieces.ts';
import { iconName } from '../../games/table-icons.ts';
import { type Look, type PressPlace, RULES_LOOK, SIDES_LOOK } from '../protocol/ids.ts';
import { SELECT_OPTIONS } from '../protocol/limits.ts';
import { type Message, type Parts, text } from '../protocol/message.ts';
import { button, type Content, noteMessage } from './components.ts';
import { rulesPage, topicMenu } from './learning-pages.ts';
import { questionPage, seatPage } from './page-message.ts';
import { wayToPlan } from './page-way.ts';
import { isSeated, type MatchView, type TableView } from './table-view.ts';

/** Which page of a game is looked at, and which part of its answers. */
export interface WantedPage {
  readonly look: Look;
  /** Whose side of the table; absent for the one that is of most use. */
  readonly seat?: number | undefined;
  readonly part?: number | undefined;
  /** What was just done there, in sentences: said first on the page of a seat. */
  readonly said?: readonly string[];
}

/** The side of the table that is of most use to a reader: their own, or else of the player who is up. */
const sideFor = ({ match, seat }: MatchView): number => seat ?? match.turn.seat;

/** A page of the game as this viewer may see it, or what their seat holds if it is not for them, or why neither. */
export function gamePage(
  view: MatchView,
  { look, seat, part = 0, said = [] }: WantedPage,
): Message | 'not-seated' | 'not-at-the-table' {
  const { game, match, refresh } = view;
  const wanted = game.pages.find(({ name }) => name === look);
  if (wanted === undefined && look === RULES_LOOK) return rulesPage(game, undefined, view);
  const isForThem = wanted !== undefined && (isSeated(view) || !wanted.isOwn);
  const page = isForThem ? wanted : isSeated(view) ? ownPageOf(game.pages) : undefined;
  if (page === undefined) return 'not-seated';
  if (!page.hasSides && !page.withRules)
    return isSeated(view)
      ? seatPage(view, page, part, said)
      : pageWith(view, page, match.turn.seat, refresh(page.name));
  const side = seat ?? sideFor(view);
  if (!Number.isInteger(side) || side < 0 || side >= match.seats) return 'not-at-the-table';
  return page.hasSides ? sidePage(view, page, side) : pageWithRules(view, page, side);
}

function sidePage(view: MatchView, page: PageOfGame, side: number): Message {
  const { table, game, say, icons, label, menu, refresh, wayTo } = view;
  const entries = label.people.map(({ name }, at) => ({
    ...{ value: String(at), label: name, chosen: at === side },
  }));
  const withRules = rulesPageOf(game.pages);
  const from = { table: table.id, look: page.name, seat: side };
  const rules = { id: { kind: 'rules', game: game.name, from }, icon: iconName(game.name, 'rules') } as const;
  const look = page.name === SIDES_LOOK ? {} : { look: page.name };
  return pageWith(view, page, side, [
    menu({ kind: 'seat', ...look }, say('closer-choose'), entries),
    refresh(page.name, side),
    withRules && wayTo(withRules, side),
    button({ ...rules, label: say('button-rules') }, icons),
    wayToPlan(view),
  ]);
}

function pageWithRules(view: MatchView, page: PageOfGame, side: number): Message {
  const { table, game, wayTo } = view;
  const sides = sidePageOf(game.pages);
  return pageWith(view, page, side, [
    topicMenu(game, undefined, view, { table: table.id, look: page.name, seat: side }),
    sides && wayTo(sides, side),
  ]);
}

function pageWith(
  view: MatchView,
  { name, hasSides, button: named }: PageOfGame,
  side: number,
  ways: Parts<Content>,
): Message {
  const { match, viewer, say, reads } = view;
  const words = match.page(name, viewer, side, view.text);
  // A side has the name of its player: that of the button stands before it.
  const title = `${hasSides ? `${named(say).label} · ` : ''}${words?.title ?? ''}`;
  // To somebody who reads boards its text tells what its pictures show.
  const pictures = reads === true ? [] : match.page(name, viewer, side, view.label)?.pictures;
  return view.page(name, [text(`### ${title}`), pictures, text(words?.text), ways]);
}

/**
 * The private page in which something was answered, as it is afterwards. `said`: sentences about what the answer did.
 * If the question is all that can be answered, the question itself comes next.
 */
export function pageAfter(view: TableView, place: PressPlace, said: readonly string[] = []): Message {
  const { table, game, say } = view;
  if (table.phase === 'ended') return view.page('done', say('rejected-over'), 'over');
  if (!isSeated(view)) return noteMessage(say('done-answer'));
  const { match, seat } = view;
  const asked = match.openTo(seat);
  const question = () => questionPage(view, 0, said);
  if (asked?.secret === true || !game.pages.some(({ name }) => name === place)) return question();
  // A page without anything to press would go out of date as others play: a player who is out holds what is theirs.
  if (asked === undefined && match.guessRound(seat) === undefined) return question();
  const besides = match.page(place, seat, seat, view.text)?.answers ?? [];
  if (asked !== undefined && said.length > 0 && besides.length === 0) return question();
  const page = gamePage(view, { look: place, seat, said });
  return typeof page === 'string' ? question() : page;
}

interface WantedPiece {
  readonly group?: string | undefined;
  readonly piece?: string | undefined;
}

/** *What is this?*: menus of the pieces on the board, and the chosen one, or all at a glance. Undefined if none. */
export function piecesPage(view: MatchView, wanted: WantedPiece = {}): Message | undefined {
  const { table, game, match, viewer, say, text: spoken, label, wayTo } = view;
  const side = sideFor(view);
  const groups = match.pieces(viewer, side, label).filter(({ pieces }) => pieces.length > 0);
  if (groups.length === 0) return undefined;
  const find = (all: readonly PieceGroup[]) =>
    all.flatMap(({ pieces }) => pieces).find(({ id }) => id === wanted.piece);
  const piece = find(groups);
  const choices = piecesMenus(view, groups, { ...wanted, piece: piece?.id });
  const overview = rulesPageOf(game.pages);
  const sides = sidePageOf(game.pages);
  return view.page('pieces', [
    // All at a glance are two pictures high: the menus stand above them.
    piece === undefined
      ? [
          [`### ${say('button-pieces')}`, say('pieces-choose')],
          choices,
          overview && match.page(overview.name, viewer, side, label)?.pictures,
        ]
      : [
          [`### ${piece.name}`, find(match.pieces(viewer, side, spoken))?.words ?? piece.words],
          piece.picture,
          choices,
        ],
    topicMenu(game, undefined, view, { table: table.id, look: 'pieces', seat: side }),
    wayTo('help', side),
    sides && wayTo(sides, side),
  ]);
}

function piecesMenus(
  { say, menu }: MatchView,
  groups: readonly PieceGroup[],
  wanted: WantedPiece,
): Parts<Content> {
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
  const entries = groups.map(({ id, name }) => ({ value: id, label: name, chosen: id === shown?.id }));
  return [
    menu({ kind: 'piece', menu: 'group' }, say('pieces-groups'), entries),
    shown && menuOf(shown.pieces),
  ];
}
