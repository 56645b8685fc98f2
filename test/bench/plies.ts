import { cpuUsage } from 'node:process';
import { legalAnswers, settle } from '../../src/engine/agenda.ts';
import type { Game, GameTypes } from '../../src/engine/game.ts';
import { type Match, openMatch } from '../../src/engine/match.ts';
import { quickChance } from '../../src/engine/quick-chance.ts';
import type { Simulation } from '../../src/games/game-entry.ts';
import { gameEntries } from '../../src/games/index.ts';
import { spotAt } from '../../src/opponents/spot.ts';
import { nextOf } from '../games/walk.ts';
import type { Size } from './size.ts';

const SEATS = 4;

/** Plays a game of random answers from its first question: how many there were. */
type PlayGame = <G extends GameTypes>(match: Match<G>, below: (bound: number) => number) => number;

/** By the rules alone, as a search does. */
const byRules: PlayGame = ({ game, snapshot }, below) => {
  const chance = { below, rngCount: 0 };
  let { position, asks } = spotAt(game, snapshot.position, 0);
  for (let plies = 0; ; plies += 1) {
    const ask = asks[below(asks.length)];
    const choices = ask === undefined ? [] : legalAnswers(ask);
    const choice = choices[below(choices.length)];
    if (choice === undefined) return plies;
    const agenda = [...choice.steps, ...position.agenda.slice(1)];
    ({ position, asks } = settle(game, { state: position.state, agenda }, chance));
  }
};

/** As a match, with notation, undo and the log's entries. */
const asMatch: PlayGame = (from, below) => {
  let match = from;
  for (let plies = 0; ; plies += 1) {
    const decision = match.decisions[below(match.decisions.length)];
    const answer = decision?.answers[below(decision.answers.length)];
    if (decision === undefined || answer === undefined) return plies;
    ({ match } = nextOf(match, decision.seat, answer.notation));
  }
};

/** So many games are set up before time is taken: a set-up takes as long as many plies, and a search makes none. */
const GAMES = 20;

/** Plies a second of the processor, of whole games. */
function speed<G extends GameTypes>(
  game: Game<G>,
  simulation: Simulation<G>,
  play: PlayGame,
  seconds: number,
): number {
  const opened = Array.from({ length: GAMES }, (_, number) => {
    const setup = { seats: SEATS, options: simulation.options(number), seed: `plies ${number}` };
    return openMatch(game, setup).match;
  });
  const { user } = cpuUsage();
  const used = (): number => (cpuUsage().user - user) / 1e6;
  let plies = 0;
  for (let round = 0; round === 0 || used() < seconds; round += 1)
    for (const [number, match] of opened.entries())
      plies += play(match, quickChance(GAMES * round + number).below);
  return Math.round(plies / used());
}

/** Prints how fast random answers are found and played at a table of four: the second figure of each is of code that is warm. */
export const run = async (size: Size): Promise<void> => {
  for (const entry of gameEntries)
    entry.simulate((game, simulation) => {
      for (const [name, play] of Object.entries({ 'by the rules alone': byRules, 'as a match': asMatch })) {
        const figures = [0, 1].map(() => speed(game, simulation, play, size === 'smallest' ? 0.1 : 5));
        console.log(`${game.name} ${name}: ${figures.join(', ')} plies a second`);
      }
    });
};
