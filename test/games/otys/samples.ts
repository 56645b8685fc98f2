import { typedKeys } from '../../../src/games/kinds.ts';
import { otys } from '../../../src/games/otys/index.ts';
import { readComponents } from '../../../src/games/otys/rules/read-components.ts';
import { WORDINGS } from '../../../src/games/otys/words/question.ts';
import { samplesOf } from '../samples-of.ts';
import { hidden } from './hidden.ts';
import { samples } from './sample-views.ts';

/** What tests are told about Otys. */
export const otysSamples = samplesOf(
  { game: otys, hidden, longest: 20_000 },
  {
    asks: typedKeys(WORDINGS),
    readBox: readComponents,
    positions: samples,
    // Which contract is kept, and which could be completed, a private one among them.
    // A public contract is completed on the board; that those are no private ones is for `secrets.test.ts` to see.
    secrets: {
      answers: /(?:keep|(?<!:board:)done)\.[a-z0-9-]+/,
      words: /otys-(?:looking|hand)|yours \d+ · |Your contract /,
    },
    inMessagesAlone: ['otys-contract-ready'],
    alts: { over: /The game is over/, asked: /Chooses a|Places an X key|Dives at level/ },
  },
);
