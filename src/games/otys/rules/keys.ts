import { BrokenRule } from '../../../engine/agenda.ts';
import type { Choice, Rules } from '../../../engine/game.ts';
import { openQuestion } from './asking.ts';
import type { Components } from './components.ts';
import { deed, type Ledger, ownSide, seatSide } from './ledger.ts';
import { homeAt, ownOnTrack } from './side.ts';
import type { Otys, OtysState, SeatState } from './state.ts';
import { type Obstacle, type OwnKey, SEA_LEVELS, type SeaLevel, type TrackToken } from './vocabulary.ts';

/** These keys and one more at hand, ascending. */
export const atHand = (keys: readonly SeaLevel[], key: SeaLevel): readonly SeaLevel[] =>
  SEA_LEVELS.filter((level) => level === key || keys.includes(level));

function keyObstacle({ keys, ownX, neutralX }: SeatState, token: TrackToken): Obstacle | undefined {
  if (token === 'neutral') return neutralX > 0 ? undefined : 'none-held';
  return (token === 'x' ? ownX : keys.includes(token)) ? undefined : 'on-track';
}

function takeInHand(ledger: Ledger, token: TrackToken): void {
  const { seat } = ledger;
  const { keys } = seatSide(ledger.state, seat);
  if (token === 'neutral') ledger.count(seat, 'neutral-x', -1);
  else if (token === 'x') ledger.changeSeat(seat, { ownX: false });
  else ledger.changeSeat(seat, { keys: keys.filter((key) => key !== token) });
}

/** Step 3: the key in play goes to the Hacker track, or sends all tokens home ("Step 3"). */
export function shelveKey({ values }: Components, ledger: Ledger): void {
  const { seat, state } = ledger;
  const { active } = state.play;
  if (active === undefined) throw new BrokenRule('otys has no key in play');
  const side = seatSide(state, seat);
  const track = [...side.track, active.token];
  ledger.changePlay({ shelved: true });
  if (track.length < homeAt(values, side)) {
    ledger.changeSeat(seat, { track });
    return;
  }
  const neutral = track.filter((token) => token === 'neutral').length;
  ledger.changeSeat(seat, { track: [], keys: SEA_LEVELS, ownX: true });
  ledger.change({ neutralSupply: ledger.state.neutralSupply + neutral });
  ledger.tell({ kind: 'keys-home', seat });
}

function returns(state: OtysState): readonly Choice<Otys>[] {
  const track = ownOnTrack(ownSide(state));
  const obstacle = (key: OwnKey): Obstacle | undefined => {
    if (track.includes(key)) return undefined;
    return state.play.active?.token === key ? 'in-play' : 'at-hand';
  };
  return [...SEA_LEVELS, 'x' as const].map((key) => ({
    move: { kind: 'return', key },
    steps: [{ kind: 'key-back', key }],
    unless: obstacle(key),
  }));
}

/** Playing a key, and taking one back from the track. */
export const keyRules = (components: Components) =>
  ({
    'choose-key': openQuestion(components)((state) => {
      const side = ownSide(state);
      const xKey = (neutral: boolean): Choice<Otys> => ({
        move: { kind: 'x-key', neutral },
        steps: [
          { kind: 'phase', phase: 'level' },
          { kind: 'move-sponsors' },
          { kind: 'choose-level', neutral, moved: true },
        ],
        unless: keyObstacle(side, neutral ? 'neutral' : 'x'),
      });
      const numbered = SEA_LEVELS.map(
        (level): Choice<Otys> => ({
          move: { kind: 'key', level },
          steps: [{ kind: 'play-key', token: level, level }],
          unless: keyObstacle(side, level),
        }),
      );
      return [...numbered, xKey(false), xKey(true)];
    }),
    'choose-level': openQuestion(components)((_, { neutral, moved }) =>
      SEA_LEVELS.map((level) => ({
        move: { kind: 'level', level },
        steps: [
          ...(moved === true ? [] : [{ kind: 'move-sponsors' } as const]),
          { kind: 'play-key', token: neutral ? 'neutral' : 'x', level },
        ],
      })),
    ),
    'move-sponsors': deed((ledger, _step, { state }) => {
      ledger.change({ sponsors: [...state.sponsors.slice(-1), ...state.sponsors.slice(0, -1)] });
      ledger.tell({ kind: 'sponsors-turned' });
    }),
    'play-key': deed((ledger, { token, level }) => {
      ledger.tell({ kind: 'key-played', seat: ledger.seat, token, level });
      takeInHand(ledger, token);
      ledger.changePlay({ phase: 'prepare', active: { token, level } });
      ledger.follow({ kind: 'prepare' });
    }),
    'return-key': openQuestion(components)(returns),
    'key-back': deed((ledger, { key }, { state }) => {
      const { seat } = ledger;
      const { track, keys } = seatSide(state, seat);
      ledger.changeSeat(seat, {
        track: track.filter((token) => token !== key),
        ...(key === 'x' ? { ownX: true } : { keys: atHand(keys, key) }),
      });
      ledger.tell({ kind: 'key-returned', seat, token: key });
    }),
  }) satisfies Partial<Rules<Otys>>;
