import { SHALLOWS_PAIRS } from '../../../src/games/oteres/board/theme.ts';
import { oteres } from '../../../src/games/oteres/index.ts';
import { readComponents } from '../../../src/games/oteres/rules/read-components.ts';
import { samplesOf } from '../samples-of.ts';
import { hidden } from './hidden.ts';
import { samples } from './sample-views.ts';

/** What tests are told about Öterés. */
export const oteresSamples = samplesOf(
  { game: oteres, hidden, longest: 2_000 },
  {
    // What is settled with the card that asks for it is not asked by itself.
    asks: [
      'choose-card',
      'choose-gift',
      'choose-passed',
      'choose-kept',
      'choose-share',
      'choose-end',
      'gather-passing',
      'choose-look',
      'choose-exchange',
      'choose-split',
      'choose-picker',
      'pick-paw',
      'choose-swapped',
      'choose-pearl-under',
    ],
    readBox: readComponents,
    positions: samples,
    secrets: {
      // The cards of a hand, which pearl, and how pearls are split.
      answers: /(?:play|card|pearl)\.[a-z0-9-]+|left(?=")/,
      // A pearl with its worth, a hand, pearls as their owner sees them, what was taken.
      words:
        /(?:white|black) −?\d \(no\. |\b(?:white|black)\b[^\n"]{0,40} \(worth|oteres-(?:hand|pearls|catch)|\bYou (?:drew|got|put back|gave) |slipped (?:you|[^\n"]* this card: )|\bdrew (?!a card|another card|a (?:white|black) pearl|\d)/i,
    },
    inMessagesAlone: ['oteres-warning'],
    alts: { over: /The game ended in round/, asked: /Chooses a|Picks a paw|Plays |Waits/ },
    textPairs: SHALLOWS_PAIRS,
  },
);
