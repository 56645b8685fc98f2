import { allSeats } from '../../../src/engine/seat.ts';
import { otys } from '../../../src/games/otys/index.ts';
import { COLOURS, SEA_LEVELS } from '../../../src/games/otys/rules/vocabulary.ts';
import { floorOf, type Looks, looksBySeat, plainLooks, rulesBy } from '../rules.ts';
import { given, type Scene } from './position.ts';

/** What one seat has, as it sees it itself. */
function sideLooks(at: Scene, seat: number): Looks {
  const { rewards, contracts = [], ...side } = at.seat(seat);
  return {
    ...plainLooks(side),
    hand: contracts.join(' '),
    column: at.column(seat),
    ...Object.fromEntries(SEA_LEVELS.map((level) => [`cubes${level}`, at.cubes(level, seat)])),
    ...Object.fromEntries(SEA_LEVELS.map((level, index) => [`reward${level}`, rewards[index] ?? ''])),
  };
}

/** The table, the open question, and what each seat has. */
export function looksOf(at: Scene): Looks {
  const { match } = at;
  const { display, store, turn, idle, active, result, ...view } = at.view();
  const [asked] = match.decisions;
  const safest = asked?.answers.flatMap((answer) => (answer.safest ? answer.notation : [])) ?? [];
  const shut = asked?.obstructed.map(({ move, unless }) => `${otys.notation.make(move)}:${unless}`) ?? [];
  return {
    ...plainLooks(view),
    ...looksBySeat(allSeats(match.seats).map((seat) => sideLooks(at, seat))),
    ...Object.fromEntries(
      SEA_LEVELS.map((level, index) => [`display${level}`, (display[index] ?? []).join(' ')]),
    ),
    ...{ legal: at.legal, answers: at.answers, contracts: at.contracts, sponsors: at.sponsors },
    asked: `${at.asked ?? 'nobody'}`,
    secret: `${asked?.secret ?? false}`,
    shut: shut.join(' '),
    safest: safest.join(' '),
    key: active === undefined ? '' : `${active.token} on ${active.level}`,
    turn: `${turn.number} of ${turn.seat} in round ${turn.round}`,
    store: COLOURS.map((colour) => colour.slice(0, 1).repeat(store[colour])).join(''),
    deck: at.state.deck.map((layer) => layer.toSorted().join(' ')).join(' / '),
    looking: (at.view(turn.seat).looking ?? []).join(' '),
    seen: [...(view.looking ?? []), ...(at.view(1 - turn.seat).looking ?? [])].join(' '),
    idle: idle === undefined ? '' : [idle.diver, ...idle.lacks, ...(idle.again ? ['again'] : [])].join(' '),
    result: result === undefined ? '' : `${result.scores.join(' ')} won by ${result.winners.join(' ')}`,
    floor: floorOf(match),
    undo: match.cannotUndo(match.turn.seat) ?? 'free',
    told: at.facts.map(({ kind }) => kind).join(' '),
  };
}

/** Tests of rules of Otys, in words. */
export const rules = rulesBy({ begin: given, looks: looksOf });
