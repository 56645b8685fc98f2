import { openMatch } from '../../src/engine/match.ts';
import { gameEntries } from '../../src/games/index.ts';
import { readLogEntry, readSnapshot } from '../../src/games/saved.ts';

/** How many entries of a log somebody has pressed: the others were given for them, as anybody would give them after that press. */
export function pressedEntries(name: string, snapshot: string, log: readonly string[]): number {
  const played = gameEntries.find(({ playable }) => playable.name === name);
  if (played === undefined) throw new Error(`there is no ${name}`);
  return played.simulate((game, { closing }) => {
    let { match } = openMatch(game, readSnapshot(game, snapshot));
    let presses = 0;
    let former = -1;
    for (const entry of log.map((body) => readLogEntry(game, body))) {
      const asked = match.decisions.find(({ seat }) => seat === entry.seat);
      const given =
        asked && former === entry.seat ? closing?.sure?.(match.view('spectator'), asked) : undefined;
      if (entry.kind !== 'move') return log.length;
      if (given !== entry.notation) presses += 1;
      const next = match.play(entry.seat, entry.notation);
      if (typeof next === 'string') throw new Error(`a log does not lead on: ${next}`);
      match = next.match;
      former = entry.seat;
    }
    return presses;
  });
}
