import { allSeats } from '../../../src/engine/seat.ts';
import { oteres } from '../../../src/games/oteres/index.ts';
import { floorOf, type Looks, looksBySeat, plainLooks, rulesBy } from '../rules.ts';
import { answersOf } from '../story.ts';
import { given, type Scene } from './position.ts';

/** What one seat has: hand and answers as it sees them itself, its pearls also as others do: `pearls/2`, and `pearls/all`. */
function sideLooks(at: Scene, seat: number): Looks {
  const viewers = [...allSeats(at.match.seats), 'spectator'] as const;
  const seen = viewers.map((viewer) => [
    `pearls/${viewer === 'spectator' ? 'all' : viewer}`,
    at.pearls(seat, viewer),
  ]);
  return {
    ...plainLooks(at.view().seats[seat] ?? {}),
    ...Object.fromEntries(seen),
    pearls: at.pearls(seat),
    hand: at.hand(seat),
    front: at.front(seat),
    under: (at.view().seats[seat]?.front ?? []).flatMap(({ pearl }) => pearl ?? []).join(' '),
    marks: (at.view().seats[seat]?.pearls ?? []).map(({ mark }) => mark).join(' '),
    catch: at
      .view(seat)
      .catch.map(({ mark, value, paw }) =>
        [mark, value ?? '?', ...(paw === undefined ? [] : [paw])].join(':'),
      )
      .join(' '),
    passes: `${at.view(seat).passes ?? ''}`,
    answers: answersOf(at.match, seat),
    again: at.match.changeable.some((each) => each.seat === seat) ? 'yes' : 'no',
    undo: at.match.cannotUndo(seat) ?? 'free',
  };
}

/** The table, the open questions, and what each seat has. */
export function looksOf(at: Scene): Looks {
  const { match, facts } = at;
  const { turn, pool, before, result, ...view } = at.view();
  const last = facts.at(-1);
  const asked = match.decisions;
  const shut =
    asked[0]?.obstructed.map(({ move, unless }) => `${oteres.notation.make(move)}:${unless}`) ?? [];
  return {
    ...plainLooks({ card: '', chosen: '', laid: '', ...view }),
    ...looksBySeat(allSeats(match.seats).map((seat) => sideLooks(at, seat))),
    legal: at.legal,
    asked: at.asked,
    opened: asked.map(({ opened }) => opened).join(' '),
    secret: asked.every(({ secret }) => secret) ? 'yes' : 'no',
    safest: asked
      .flatMap(({ answers }) => answers.flatMap((each) => (each.safest ? each.notation : [])))
      .join(' '),
    shut: shut.join(' '),
    up: `${turn.seat}`,
    turn: `${turn.number}`,
    floor: floorOf(match),
    round: `${turn.round}`,
    pool: `${pool.white} white ${pool.black} black`,
    before:
      before === undefined
        ? ''
        : [before.seat, ...(before.card === undefined ? [] : [before.card])].join(' '),
    happened: at.happened,
    told: facts.map(({ kind }) => kind).join(' '),
    why: last?.kind === 'no-effect' ? last.why : '',
    urchins: `${at.state.deck.flat().filter((card) => card === 'urchin').length}`,
    result: result === undefined ? '' : `${result.scores.join(' ')} won by ${result.winners.join(' ')}`,
  };
}

/** Tests of rules of Öterés, in words. */
export const rules = rulesBy({ begin: given, looks: looksOf });
