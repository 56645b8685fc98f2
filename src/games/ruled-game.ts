import type { Game, GameTypes } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { type Formerly, resuming } from './former-components.ts';
import type { Insight } from './insight.ts';

/** The rules of a game and how it judges positions, its types closed over: all that it takes to think about it. */
export interface RuledGame {
  /** The match of a snapshot, by the rules and components it began with. Throws `BrokenSave` for another text. */
  readonly resumed: <T>(
    snapshot: string,
    by: <G extends GameTypes>(match: Match<G>, insight: Insight<G>) => T,
  ) => T;
}

/** Rules with how positions are judged; `formerly` makes both for matches that began with other components. */
export function ruledGame<G extends GameTypes>(
  game: Game<G>,
  insight: Insight<G>,
  formerly?: Formerly<RuledGame>,
): RuledGame {
  const resume = resuming(game, formerly);
  return {
    resumed: (snapshot, by) => {
      const resumed = resume(snapshot);
      return 'match' in resumed ? by(resumed.match, insight) : resumed.former.resumed(snapshot, by);
    },
  };
}
