import { LRUCache } from 'lru-cache';
import type { Game, GameTypes } from '../engine/game.ts';
import { type Match, matchFrom } from '../engine/match.ts';
import { BrokenComponents } from './component-list.ts';
import { BrokenSave, readSnapshot } from './saved.ts';

/** Builds part of a game for components other than today's. Throws `BrokenComponents` if it cannot read them. */
export type Formerly<T> = (components: string) => T;

/** Component lists whose results are kept: a host changes them now and then, and matches last for weeks. */
const KEPT = 4;

type Resumed<G extends GameTypes, T> = { readonly match: Match<G> } | { readonly former: T };

/** Reads snapshots: a match keeps the components it began with. The function throws `BrokenSave` for other texts. */
export function resuming<G extends GameTypes, T extends object>(
  game: Game<G>,
  formerly: Formerly<T> | undefined,
): (text: string) => Resumed<G, T> {
  const makeFormer = (components: string): T => {
    try {
      if (formerly !== undefined) return formerly(components);
    } catch (error) {
      if (!(error instanceof BrokenComponents)) throw error;
    }
    throw new BrokenSave(`a ${game.name} match was begun with components that this version cannot read`);
  };
  const made = new LRUCache<string, T>({ max: KEPT, memoMethod: makeFormer });
  return (text) => {
    const snapshot = readSnapshot(game, text);
    const { components = game.components } = snapshot;
    if (components !== game.components && components !== undefined) return { former: made.memo(components) };
    return { match: matchFrom(game, components === undefined ? snapshot : { ...snapshot, components }) };
  };
}
