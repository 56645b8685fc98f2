import { rulesPageOf, sidePageOf } from '../../games/pages.ts';
import type { AskedPiece, PieceGroup } from '../../games/pieces.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { SELECT_OPTIONS } from '../protocol/limits.ts';
import { galleries, type Message, type Parts, text } from '../protocol/message.ts';
import { controlsAt, privatePage, type Row, rows } from './components.ts';
import { type Looker, type MessageContext, textContextsOf } from './message-context.ts';
import { wayTo } from './page-way.ts';
import { topicMenu } from './rules-page.ts';

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
