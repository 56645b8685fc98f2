import type { Seat } from '../../../engine/seat.ts';
import { asSentence, capital } from '../../fitting.ts';
import {
  type AskedPiece,
  drawnAsIcon,
  type PieceDrawing,
  type PieceGroup,
  pieceMaker,
} from '../../pieces.ts';
import { drawDemand, type LegendEntry } from '../board/index.ts';
import {
  amount,
  backInWords,
  colourName,
  demandInWords,
  diverExplained,
  diverName,
  frontInWords,
  levelName,
  placeName,
  sponsorEffect,
} from '../board/piece-words.ts';
import { contractOf, paysNothing, rewardOf, type Scene, shownSide } from '../board/scene.ts';
import { COLOURS, EXPERT_OF, SEA_LEVELS } from '../rules/vocabulary.ts';
import { contractLine } from './contract-line.ts';
import type { IconName, OtysIcon } from './icon-names.ts';
import { OTYS_ICONS } from './icons.ts';
import { backEntry, diverEntry, frontEntry, sponsorEntry } from './legend-entries.ts';

const TILE = 90;
/** How large a demand is drawn: as on its card. */
const DEMAND = { width: 214, height: 70 } as const;

/** What lies on everybody's board and beside it, whatever the position: each has its words, or it does not compile. */
const FIXTURES = ['store', 'hacker', 'mechanic', 'keys', 'own-x', 'neutral-x'] as const;
type Fixture = (typeof FIXTURES)[number];
const PURSES = ['prestige', 'credit', 'battery'] as const;
type Purse = (typeof PURSES)[number];

const FIXTURE_ICONS: Readonly<Record<Fixture, OtysIcon>> = {
  store: 'trader',
  hacker: 'hacker',
  mechanic: 'mechanic',
  keys: 'key-3',
  'own-x': 'own-x',
  'neutral-x': 'neutral-x',
};

const drawnAs = ({ width, draw }: LegendEntry): PieceDrawing => ({
  width,
  height: TILE,
  draw: (pen) => draw(pen, 0, 0, TILE),
});

const pieceOf = pieceMaker<IconName>('otys');

/** The divers of a side, topmost level first, those at the surface last. */
function divers(scene: Scene, side: Seat): readonly AskedPiece<IconName>[] {
  const { say } = scene;
  const free = paysNothing(scene, side);
  return shownSide(scene, side).column.map((diver, space) => {
    const effect = asSentence(diverExplained(say, diver, free));
    const args = { effect, place: placeName(say, space), upgraded: diver.upgraded ? 'yes' : 'no' } as const;
    const words = say('otys-piece-diver', args);
    return pieceOf(
      diver.diver,
      diverName(say, diver.diver, diver.upgraded),
      words,
      drawnAs(diverEntry(say, diver, free)),
      diver.diver,
    );
  });
}

const sponsors = (scene: Scene): readonly AskedPiece<IconName>[] =>
  scene.view.sponsors.map((tile, at) => {
    const { say } = scene;
    const level = SEA_LEVELS[at] ?? SEA_LEVELS[0];
    return pieceOf(
      `sponsor-${tile.sponsor}`,
      say('otys-piece-sponsor', { level }),
      say('otys-piece-sponsor-words', {
        effect: asSentence(capital(sponsorEffect(say, tile.sponsor, tile.side))),
        level,
      }),
      drawnAs(sponsorEntry(say, tile)),
      'sponsor',
    );
  });

/** One reward token of each front that is on display, and the backs on the levels of a side. */
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
    ...[...fronts].map(([front, reward]) =>
      pieceOf(
        `front-${reward.front.kind === 'cube' ? reward.front.colours.join('-') : reward.front.kind}`,
        say('otys-piece-front', { front }),
        say('otys-piece-front-words', { front }),
        drawnAs(frontEntry(say, reward)),
        'reward',
      ),
    ),
    ...placed.map(([level, { back }]) =>
      pieceOf(
        `back-${level}`,
        say('otys-piece-back', { place: levelName(say, level) }),
        say('otys-piece-back-words', { back: backInWords(say, { back }) }),
        drawnAs(backEntry(say, back)),
        'reward',
      ),
    ),
  ];
}

function contracts(scene: Scene, side: Seat, reader: Seat | undefined): readonly AskedPiece<IconName>[] {
  const own = reader === undefined ? [] : (shownSide(scene, reader).contracts ?? []);
  const { say, view } = scene;
  const told = (ids: readonly string[], whose: 'public' | 'own', seat: Seat) =>
    ids.map((id, at) => {
      const { demand } = contractOf(scene, id);
      const name = say('otys-piece-contract', { demand: demandInWords(say, demand), whose });
      const drawing = {
        ...DEMAND,
        draw: (pen) => drawDemand(pen, demand, { x: 0, y: 0, ...DEMAND }),
      } satisfies PieceDrawing;
      return pieceOf(
        `contract-${whose}-${at + 1}`,
        name,
        asSentence(contractLine(scene, id, seat, at + 1).text),
        drawing,
        'contract',
      );
    });
  return [...told(view.row, 'public', side), ...told(own, 'own', reader ?? side)];
}

/** What lies on the board whatever the position, with how it stands now. */
const fixtures = (scene: Scene, side: Seat): readonly AskedPiece<IconName>[] =>
  FIXTURES.map((fixture) => {
    const { say, view } = scene;
    const { homeAt, reach, keys, track, neutralX } = shownSide(scene, side);
    const args = {
      ...{ home: homeAt, reach, hand: keys.length, track: track.length, held: neutralX },
      ...{ supply: view.neutralSupply, stock: COLOURS.reduce((sum, colour) => sum + view.store[colour], 0) },
    };
    return pieceOf(
      fixture,
      say(`otys-piece-${fixture}`),
      say(`otys-piece-${fixture}-words`, args),
      drawnAsIcon(OTYS_ICONS[FIXTURE_ICONS[fixture]]),
      FIXTURE_ICONS[fixture],
    );
  });

const PURSE_WORDS = {
  prestige: 'prestige',
  credit: 'credits',
  battery: 'batteries',
} as const satisfies Record<Purse, string>;

const counted = (scene: Scene, side: Seat): readonly AskedPiece<IconName>[] => {
  const { say, view } = scene;
  return [
    ...COLOURS.map((colour) =>
      pieceOf(
        colour,
        colourName(say, colour, 0),
        say('otys-piece-resource-words', { diver: diverName(say, EXPERT_OF[colour]) }),
        drawnAsIcon(OTYS_ICONS[colour]),
        colour,
      ),
    ),
    ...PURSES.map((purse) =>
      pieceOf(
        purse,
        say(`otys-piece-${purse}`),
        say(`otys-piece-${purse}-words`, {
          have: amount(say, PURSE_WORDS[purse], shownSide(scene, side)[PURSE_WORDS[purse]]),
          target: view.target,
        }),
        drawnAsIcon(OTYS_ICONS[purse]),
        purse,
      ),
    ),
  ];
};

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
    { id: 'counted', name: say('otys-pieces-counted'), pieces: counted(scene, side) },
  ];
}
