import { otys } from '../../../src/games/otys/index.ts';
import { readComponents } from '../../../src/games/otys/rules/read-components.ts';
import { samplesOf } from '../samples-of.ts';
import { otysGallery, otysPictures } from './gallery.ts';
import { hidden } from './hidden.ts';
import { longNames } from './sample-views.ts';

/** What tests are told about Otys. */
export const otysSamples = samplesOf(
  { game: otys, hidden, longest: 20_000 },
  {
    asks: [
      'choose-key',
      'choose-level',
      'prepare',
      'propel',
      'propel-to',
      'choose-end',
      'hold',
      'expert',
      'trader',
      'choose-price',
      'spy',
      'engineer',
      'explorer',
      'return-key',
      'upgrade',
      'pick-reward',
      'battery-or-carry',
      'carry-to',
      'choose-colour',
      'keep',
      'permanent',
    ],
    readBox: readComponents,
    pictures: otysPictures,
    gallery: otysGallery,
    names: longNames.people.map(({ name }) => name),
    // Which contract is kept, and which could be completed, a private one among them.
    // A public contract is completed on the board; that those are no private ones is for `presenter/secrets.test.ts` to see.
    secrets: {
      answers: /(?:keep|(?<!:board:)done)\.[a-z0-9-]+/,
      words: /otys-(?:looking|hand)|yours \d+ · |Your contract /,
    },
    inMessagesAlone: ['otys-contract-ready'],
    alts: { over: /The game is over/, asked: /Chooses a|Places an X key|Dives at level/ },
    german: {
      glossary: [
        [/\bcontracts?\b/i, /auftr[aä]g/i],
        [/\bdivers?\b/i, /taucher/i],
        [/\bsponsors?\b/i, /sponsor/i],
        [/\bkeys?\b/i, /schlüssel|neutrale[sn]? X|heim$/i],
        [/\blevels?\b/i, /ebene/i],
        [/\bpropellers?\b/i, /propeller/i],
        [/\bHacker\b/, /Hacker/],
        [/\bcubes?\b/i, /rohstoff/i],
        [/\bresources?\b/i, /rohstoff/i],
        [/\bCredits?\b/, /Credit/],
        [/\bBatter(y|ies)\b/, /Batterie/],
        [/\bStore\b/, /Laden/],
        [/\bPrestige\b/, /Prestige/],
        [/\brewards?\b/i, /belohnung|dauernd/i],
      ],
      without: [
        'otys-value-variant-on',
        'otys-sponsor-4-advanced',
        'otys-text-variant',
        'otys-board-sponsor-4-basic',
        'otys-board-display-heading',
        'otys-board-tracks',
        'otys-answer-keep-near',
        'otys-legend-mark-lacks',
      ],
    },
  },
);
