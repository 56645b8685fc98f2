import type { Pen } from '../../../canvas/pen.ts';
import type { DecisionOf } from '../../../engine/match.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { asSentence, capital } from '../../fitting.ts';
import { typedKeys } from '../../kinds.ts';
import { nameOf } from '../../person.ts';
import { type AskedPiece, drawnAsIcon, type PieceGroup, pieceMaker } from '../../pieces.ts';
import type { Page } from '../../presenter.ts';
import { drawDemand } from '../board/contract-card.ts';
import { drawDiver, drawSponsor } from '../board/diver-tile.ts';
import { type LegendEntry, legendPicture } from '../board/legend.ts';
import {
  amount,
  BESIDE,
  backInWords,
  colourName,
  demandInWords,
  diverEffect,
  diverExplained,
  diverName,
  frontInWords,
  levelName,
  placeName,
  sponsorEffect,
} from '../board/piece-words.ts';
import { drawPermanent, drawReward } from '../board/reward-token.ts';
import { paysNothing, placedReward, type Scene, shownSide, tokensOn } from '../board/scene.ts';
import { contractOf, REWARD_BACKS, type Reward, type RewardBack, rewardOf } from '../rules/components.ts';
import { cubeCount, diverAt } from '../rules/side.ts';
import { sponsorOn } from '../rules/sponsors.ts';
import type { Otys } from '../rules/state.ts';
import type { DiverView, SponsorTile } from '../rules/view.ts';
import { COLOURS, expertOf, SEA_LEVELS, type SeaLevel, SURFACE_SPACES } from '../rules/vocabulary.ts';
import { contractLine } from './contract-line.ts';
import { type IconName, OTYS_ICONS, type OtysIcon } from './icons.ts';

const DIVER = 221;
const SPONSOR = 192;
const TOKEN = 66;
const PERMANENT = 50;
const TILE = 80;

/** A side of a diver, with what it does, `free` of cost or not; its name stands on the tile. */
export const diverEntry = (say: Say, diver: DiverView, free = false): LegendEntry => ({
  words: say('label-value', {
    label: diverName(say, diver.diver, diver.upgraded),
    value: diverExplained(say, diver, free),
  }),
  beside: diverExplained(say, diver, free),
  width: DIVER,
  draw: (pen, x, y, height) =>
    drawDiver(pen, diver, { x, y: y + (height - TILE) / 2, width: DIVER, height: TILE }, say, free),
});

/** A side of a sponsor, with what it does. */
export const sponsorEntry = (say: Say, tile: SponsorTile): LegendEntry => ({
  words: capital(sponsorEffect(say, tile)),
  width: SPONSOR,
  draw: (pen, x, y, height) => drawSponsor(pen, tile, { x, y, width: SPONSOR, height }, say),
});

/** A reward token as it is drawn from, with what its front does. */
export const frontEntry = (say: Say, reward: Reward): LegendEntry => ({
  words: say('otys-legend-front', { front: frontInWords(say, reward.front) }),
  width: TOKEN,
  draw: (pen, x, y, height) => drawReward(pen, reward, x + TOKEN / 2, y + height / 2, TOKEN),
});

/** A reward token as it lies at a level, with what its back brings. */
export const backEntry = (say: Say, back: RewardBack): LegendEntry => ({
  words: say('otys-legend-back', { back: backInWords(say, { back }) }),
  width: TOKEN,
  draw: (pen, x, y, height) =>
    drawPermanent(pen, back, { x, y: y + (height - PERMANENT) / 2, width: TOKEN, height: PERMANENT }),
});

function tokensOnDisplay(scene: Scene): readonly Reward[] {
  const all = scene.view.display.flat().map((id) => rewardOf(scene, id));
  return [...new Map(all.map((reward) => [reward.front.kind, reward])).values()];
}

function levelLine(scene: Scene, seat: Seat, level: SeaLevel): string {
  const { say } = scene;
  const tokens = tokensOn(scene, level).map(({ front }) => frontInWords(say, front));
  const placed = placedReward(scene, seat, level);
  return [
    `**${capital(levelName(say, level))}**`,
    diverLine(scene, seat, diverAt(shownSide(scene, seat), level)),
    say('otys-effect-sponsor', { effect: sponsorEffect(say, sponsorOn(scene.view, level)) }),
    ...(tokens.length === 0 ? [] : [say('otys-legend-tokens', { tokens: tokens.join(' / ') })]),
    ...(placed === undefined ? [] : [say('otys-legend-placed', { back: backInWords(say, placed) })]),
  ].join(BESIDE);
}

const diverLine = (scene: Scene, seat: Seat, diver: DiverView): string =>
  scene.say('label-value', {
    label: diverName(scene.say, diver.diver, diver.upgraded),
    value: diverEffect(scene.say, diver, paysNothing(scene, seat)),
  });

/** The levels of a question: those of keys or an X key, else the key in play's; empty at the end of a turn. */
function levelsAsked({ view }: Scene, { about, answers }: DecisionOf<Otys>): readonly SeaLevel[] {
  if (about.kind === 'choose-end' || about.kind === 'hold') return [];
  const levels = answers.flatMap(({ move }) => {
    if (move.kind === 'key' || move.kind === 'level') return [move.level];
    return move.kind === 'return' && move.key !== 'x' ? [move.key] : [];
  });
  return levels.length > 0 ? levels : view.active === undefined ? [] : [view.active.level];
}

/** What the divers, sponsors and reward tokens do that a question is about, in a line for each level. */
export const piecesAsked = (scene: Scene, decision: DecisionOf<Otys>): readonly string[] =>
  levelsAsked(scene, decision).map((level) => levelLine(scene, decision.seat, level));

/** What the pieces do that are on the boards now: a seat's divers, and what lies on the levels. */
export function legendPage(scene: Scene, seat: Seat): Page<never> {
  const { say, view } = scene;
  const { column, rewards } = shownSide(scene, seat);
  const placed = rewards.flatMap((id) => (id === undefined ? [] : [rewardOf(scene, id).back]));
  return {
    title: say('otys-legend-title', { name: nameOf(scene, seat) }),
    text: [
      say('otys-legend-surface'),
      ...column
        .slice(0, SURFACE_SPACES)
        .toReversed()
        .map((diver) => diverLine(scene, seat, diver)),
      ...SEA_LEVELS.map((level) => levelLine(scene, seat, level)),
    ].join('\n'),
    pictures: [
      legendPicture(
        'now-divers',
        say('otys-rules-divers'),
        column.map((diver) => diverEntry(say, diver, paysNothing(scene, seat))),
      ),
      legendPicture('now-levels', say('otys-legend-levels'), [
        ...view.sponsors.map((tile) => sponsorEntry(say, tile)),
        ...tokensOnDisplay(scene).map((reward) => frontEntry(say, reward)),
        ...REWARD_BACKS.filter((back) => placed.includes(back)).map((back) => backEntry(say, back)),
      ]),
    ],
    answers: [],
  };
}

const PIECE_TILE = 90;
const DEMAND = { width: 214, height: 70 } as const;

/** What has its own words whatever the position, with its icon: a thing without words does not compile. */
const FIXTURES = {
  store: 'trader',
  hacker: 'hacker',
  mechanic: 'mechanic',
  keys: 'key-3',
  'own-x': 'own-x',
  'neutral-x': 'neutral-x',
} as const satisfies Record<string, OtysIcon>;
const PURSES = { prestige: 'prestige', credit: 'credits', battery: 'batteries' } as const;

const pieceOf = pieceMaker<IconName>('otys');

const tileOf = (
  { width, draw }: LegendEntry,
  id: string,
  name: string,
  words: string,
  icon: IconName,
): AskedPiece<IconName> => {
  const drawing = { width, height: PIECE_TILE, draw: (pen: Pen) => draw(pen, 0, 0, PIECE_TILE) };
  return pieceOf(id, name, words, drawing, icon);
};

function divers(scene: Scene, side: Seat): readonly AskedPiece<IconName>[] {
  const { say } = scene;
  const free = paysNothing(scene, side);
  return shownSide(scene, side).column.map((diver, space) => {
    const effect = asSentence(diverExplained(say, diver, free));
    const name = diverName(say, diver.diver, diver.upgraded);
    const words = say('otys-piece-diver', { effect, place: placeName(say, space) });
    return tileOf(diverEntry(say, diver, free), diver.diver, name, words, diver.diver);
  });
}

const sponsors = (scene: Scene): readonly AskedPiece<IconName>[] =>
  scene.view.sponsors.map((tile, at) => {
    const { say } = scene;
    const level = SEA_LEVELS[at] ?? SEA_LEVELS[0];
    const effect = asSentence(capital(sponsorEffect(say, tile)));
    const [name, words] = [
      say('otys-piece-sponsor', { level }),
      say('otys-piece-sponsor-words', { effect, level }),
    ];
    return tileOf(sponsorEntry(say, tile), `sponsor-${tile.sponsor}`, name, words, 'sponsor');
  });

function rewards(scene: Scene, side: Seat): readonly AskedPiece<IconName>[] {
  const { say, view } = scene;
  const fronts = new Map(
    view.display.flat().map((id) => {
      const reward = rewardOf(scene, id);
      return [frontInWords(say, reward.front), reward] as const;
    }),
  );
  const placed = shownSide(scene, side).rewards.flatMap((id, at) =>
    id === undefined ? [] : [[SEA_LEVELS[at] ?? SEA_LEVELS[0], rewardOf(scene, id)] as const],
  );
  return [
    ...[...fronts].map(([front, reward]) => {
      const id = `front-${reward.front.kind === 'cube' ? reward.front.colours.join('-') : reward.front.kind}`;
      const [name, words] = [say('otys-piece-front', { front }), say('otys-piece-front-words', { front })];
      return tileOf(frontEntry(say, reward), id, name, words, 'reward');
    }),
    ...placed.map(([level, { back }]) => {
      const name = say('otys-piece-back', { place: levelName(say, level) });
      const words = say('otys-piece-back-words', { back: backInWords(say, { back }) });
      return tileOf(backEntry(say, back), `back-${level}`, name, words, 'reward');
    }),
  ];
}

function contracts(scene: Scene, side: Seat, reader: Seat | undefined): readonly AskedPiece<IconName>[] {
  const own = reader === undefined ? [] : (shownSide(scene, reader).contracts ?? []);
  const { say, view } = scene;
  const told = (ids: readonly string[], whose: 'public' | 'own', seat: Seat) =>
    ids.map((id, at) => {
      const { demand } = contractOf(scene, id);
      const name = say(`otys-piece-contract-${whose}`, { demand: demandInWords(say, demand) });
      const number = whose === 'public' ? at + 1 : undefined;
      const words = asSentence(contractLine(scene, id, seat, number).text);
      const draw = (pen: Pen): void => drawDemand(pen, demand, { x: 0, y: 0, ...DEMAND });
      return pieceOf(`contract-${whose}-${at + 1}`, name, words, { ...DEMAND, draw }, 'contract');
    });
  return [...told(view.row, 'public', side), ...told(own, 'own', reader ?? side)];
}

function fixtures(scene: Scene, side: Seat): readonly AskedPiece<IconName>[] {
  const { say, view } = scene;
  const { homeAt, reach, keys, track, neutralX } = shownSide(scene, side);
  const args = {
    ...{ home: homeAt, reach, hand: keys.length, track: track.length, held: neutralX },
    ...{ supply: view.neutralSupply, stock: cubeCount(view.store) },
  };
  return typedKeys(FIXTURES).map((id) =>
    drawnPiece(id, say(`otys-piece-${id}`), say(`otys-piece-${id}-words`, args), FIXTURES[id]),
  );
}

const drawnPiece = (id: string, name: string, words: string, icon: OtysIcon): AskedPiece<IconName> =>
  pieceOf(id, name, words, drawnAsIcon(OTYS_ICONS[icon]), icon);

function countedPieces(scene: Scene, side: Seat): readonly AskedPiece<IconName>[] {
  const { say, view } = scene;
  return [
    ...COLOURS.map((colour) => {
      const words = say('otys-piece-resource-words', { diver: diverName(say, expertOf(colour)) });
      return drawnPiece(colour, colourName(say, colour, 0), words, colour);
    }),
    ...typedKeys(PURSES).map((id) => {
      const purse = PURSES[id];
      const have = amount(say, purse, shownSide(scene, side)[purse]);
      const words = say(`otys-piece-${id}-words`, { have, target: view.target });
      return drawnPiece(id, say(`otys-piece-${id}`), words, id);
    }),
  ];
}

/** The pieces on the board now, of a side of it and beside it. Private contracts are those of the reader alone. */
export function piecesOf(
  scene: Scene,
  side: Seat,
  reader: Seat | undefined,
): readonly PieceGroup<IconName>[] {
  const { say } = scene;
  return [
    { id: 'divers', name: say('otys-rules-divers'), pieces: divers(scene, side) },
    { id: 'sponsors', name: say('otys-rules-sponsors'), pieces: sponsors(scene) },
    { id: 'rewards', name: say('otys-rules-rewards'), pieces: rewards(scene, side) },
    { id: 'contracts', name: say('otys-rules-contracts'), pieces: contracts(scene, side, reader) },
    { id: 'board', name: say('otys-pieces-board'), pieces: fixtures(scene, side) },
    { id: 'counted', name: say('otys-pieces-counted'), pieces: countedPieces(scene, side) },
  ];
}
