import type { Seat } from '../../../engine/seat.ts';
import { asSentence } from '../../fitting.ts';
import { nameOf } from '../../person.ts';
import { type AskedPiece, drawnAsIcon, type PieceGroup, pieceMaker } from '../../pieces.ts';
import { cardFace, drawCardBack, drawFaces } from '../board/card.ts';
import { NO_CHANGES } from '../board/changes.ts';
import { valueText } from '../board/pearl.ts';
import { COMMA, cardName, cardText, countsInWords } from '../board/piece-words.ts';
import { drawPool } from '../board/pool.ts';
import { type Scene, shownSide } from '../board/scene.ts';
import { pearlCount } from '../rules/table.ts';
import { PEARL_COLOURS, URCHIN } from '../rules/vocabulary.ts';
import { cardIcon, type IconName, OTERES_ICONS } from './icons.ts';

const LONG = { width: 528, height: 176 } as const;
const BACK = { width: 130, height: 180 } as const;
const SHELL = { width: 260, height: 190 } as const;

const pieceOf = pieceMaker<IconName>('oteres');

function card(scene: Scene, id: string, where: string): AskedPiece<IconName> {
  const face = cardFace(id, scene.components, scene.say);
  const box = { x: 0, y: 0, ...LONG };
  return pieceOf(
    `card-${id}`,
    cardName(scene, id),
    [asSentence(cardText(scene, id)), where].join(' '),
    { ...LONG, draw: (pen) => drawFaces(pen, [face], 'long', [box]) },
    cardIcon(scene, id),
  );
}

/** The kinds of cards in the reader's hand, which nobody else is told of, and those that lie in front of anybody. */
function cards(scene: Scene, reader: Seat | undefined): readonly AskedPiece<IconName>[] {
  const { say, view } = scene;
  const hand = new Set(reader === undefined ? [] : (shownSide(scene, reader).hand ?? []));
  const front = new Map<string, readonly string[]>();
  for (const { seat, front: laid } of view.seats)
    for (const each of laid)
      front.set(each.card, [...new Set([...(front.get(each.card) ?? []), nameOf(scene, seat)])]);
  const shown = new Set([...hand, ...front.keys(), ...(view.card === undefined ? [] : [view.card])]);
  return [...shown].map((id) => {
    const names = front.get(id);
    const places = [
      ...(hand.has(id) ? [say('oteres-piece-in-hand')] : []),
      ...(names === undefined ? [] : [say('oteres-piece-in-front', { names: names.join(COMMA) })]),
      ...(view.card === id ? [say('oteres-piece-in-play')] : []),
    ];
    return card(scene, id, places.join(' '));
  });
}

function table(scene: Scene, side: Seat): readonly AskedPiece<IconName>[] {
  const { say, view, components } = scene;
  return [
    ...PEARL_COLOURS.map((colour) => {
      const values = components.pearls[colour];
      const args = {
        least: valueText(Math.min(...values)),
        most: valueText(Math.max(...values)),
        count: pearlCount(shownSide(scene, side), colour),
      };
      return pieceOf(
        `pearl-${colour}`,
        say(`oteres-piece-pearl-${colour}`),
        say(`oteres-piece-pearl-${colour}-words`, args),
        drawnAsIcon(OTERES_ICONS[colour]),
        colour,
      );
    }),
    pieceOf(
      'locked',
      say('oteres-piece-locked'),
      say('oteres-piece-locked-words'),
      drawnAsIcon(OTERES_ICONS['protect-pearl']),
      'protect-pearl',
    ),
    card(scene, URCHIN, say('oteres-piece-urchins', { count: components.urchins })),
    pieceOf(
      'pool',
      say('oteres-piece-pool'),
      say('oteres-piece-pool-words', {
        pearls: countsInWords(say, view.pool),
      }),
      { ...SHELL, draw: (pen) => drawPool(pen, view.pool, NO_CHANGES.pool, { x: 0, y: 0, ...SHELL }) },
    ),
    ...(['deck', 'discards'] as const).map((pile) =>
      pieceOf(
        pile,
        say(`oteres-board-${pile}`),
        say(`oteres-piece-${pile}-words`, {
          count: pile === 'deck' ? view.deckSize : view.discards.length,
        }),
        { ...BACK, draw: (pen) => drawCardBack(pen, { x: 0, y: 0, ...BACK }) },
      ),
    ),
  ];
}

/** The pieces on the table now. The cards of a hand are told of to their owner alone. */
export const piecesOf = (
  scene: Scene,
  side: Seat,
  reader: Seat | undefined,
): readonly PieceGroup<IconName>[] => {
  const seen = table(scene, side);
  const ids = new Set(seen.map(({ id }) => id));
  return [
    {
      id: 'cards',
      name: scene.say('oteres-rules-cards'),
      pieces: cards(scene, reader).filter(({ id }) => !ids.has(id)),
    },
    { id: 'table', name: scene.say('oteres-pieces-table'), pieces: seen },
  ];
};
