import type { Match } from '../../../src/engine/match.ts';
import { catchPicture } from '../../../src/games/oteres/board/catch.ts';
import { finalPicture } from '../../../src/games/oteres/board/final.ts';
import { handPictures } from '../../../src/games/oteres/board/hand.ts';
import { LEGEND_CARDS, legendPicture } from '../../../src/games/oteres/board/legend.ts';
import { pearlStory } from '../../../src/games/oteres/board/pearl-story.ts';
import { pearlsPicture } from '../../../src/games/oteres/board/pearls.ts';
import { posterPicture } from '../../../src/games/oteres/board/poster.ts';
import { components as box, type Oteres } from '../../../src/games/oteres/index.ts';
import { URCHIN } from '../../../src/games/oteres/rules/vocabulary.ts';
import { createOteresPresenter, translatedComponents } from '../../../src/games/oteres/words/index.ts';
import type { Say } from '../../../src/texts/say.ts';
import { boardsOf } from '../boards-of.ts';
import { type Shot, shots } from '../samples-of.ts';
import { scene } from './position.ts';
import { crowded, picking, samples } from './sample-views.ts';
import { walk } from './words/walk.ts';

type People = readonly { readonly name: string }[];

const guests: People = ['Ana', 'Björn', 'Chidi', 'Дарья', 'Eloísa'].map((name) => ({ name }));

const presenter = createOteresPresenter(box);

const hand = (match: Match<Oteres>, seat: number, people: People, say: Say) =>
  handPictures({ view: match.view(seat), people, components: translatedComponents(box, say), say }, seat);

const namedPositions = (say: Say): readonly Shot[] =>
  Object.entries(samples).flatMap(([position, { scene: at, people }]): readonly Shot[] => {
    const { match } = at;
    const view = match.view(0);
    return shots(position, [
      ...boardsOf(presenter, match, { people, say }),
      ...hand(match, 0, people, say),
      pearlsPicture({ view, people, components: translatedComponents(box, say), say }, 0),
      ...(match.result === undefined ? [] : [finalPicture({ view: at.view(), people, say }, pearlStory([]))]),
    ]);
  });

/** One table for each kind of question, well into a game. */
const askedPositions = (say: Say): readonly Shot[] =>
  [3, 5].flatMap((seats): readonly Shot[] => {
    const asked = new Map<string, Match<Oteres>>();
    for (const seed of ['gallery', 'again', 'more'])
      walk({ seats, seed }, (match) => {
        const about = match.decisions[0]?.about.kind;
        if (about !== undefined && match.ply > 24 && !asked.has(about)) asked.set(about, match);
      });
    return [...asked].flatMap(([about, match]) =>
      shots(`asked-${seats}-${about}`, [
        ...boardsOf(presenter, match, { people: guests, say }),
        ...hand(match, match.decisions[0]?.seat ?? 0, guests, say),
      ]),
    );
  });

const catches = (say: Say): readonly Shot[] => {
  const split = scene({ me: { hand: 'which-paw dive', pearls: '2' } }).play('play.which-paw');
  const { match } = picking.scene;
  return [
    ['split', catchPicture({ view: split.view(0), people: guests, say }, true)],
    ['split-done', catchPicture({ view: match.view(0), people: guests, say }, true)],
    ['split-pick', catchPicture({ view: match.view(1), people: guests, say }, true)],
    ['share', catchPicture({ view: crowded.scene.view(0), people: guests, say }, false)],
  ];
};

const hands = (say: Say): readonly Shot[] =>
  [
    'dive',
    'dive dive urchin',
    'dive swap shoo snatch',
    'dive swap shoo snatch urchin abracadabra hands-off',
    'dive swap shoo snatch urchin hands-off',
    [...box.cards.keys(), 'urchin dive swap'].join(' '),
    '',
  ].flatMap((cards, at) =>
    shots(`hand-${at}`, hand(scene({ me: { hand: cards, pearls: '3 2 b-1' } }).match, 0, guests, say)),
  );

const endings = (say: Say): readonly Shot[] =>
  [3, 4, 5].map((seats): Shot => {
    const { match, moves } = walk({ seats, seed: 'gallery end' });
    const known = Array.from({ length: seats }, () => moves);
    const story = pearlStory(moves, known);
    return [`ending-${seats}`, finalPicture({ view: match.view('spectator'), people: guests, say }, story)];
  });

const legends = (say: Say): readonly Shot[] => {
  const ids = [...box.cards.keys(), URCHIN];
  return [0, 1].map(
    (part): Shot => [
      'rules',
      legendPicture(
        `${part + 1}`,
        'Cards',
        ids.slice(part * LEGEND_CARDS, (part + 1) * LEGEND_CARDS),
        translatedComponents(box, say),
        say,
      ),
    ],
  );
};

/** Every picture of Öterés, in named positions and for each kind of question. */
export const oteresPictures = (say: Say): readonly Shot[] => [
  ...namedPositions(say),
  ...askedPositions(say),
  ...catches(say),
  ...hands(say),
  ...endings(say),
  ...[1, 3, 5].map((seated): Shot => [`lobby-${seated}`, posterPicture(guests.slice(0, seated), 5, say)]),
  ...legends(say),
];
