import { BrokenRule } from '../../../engine/agenda.ts';

/** A list without one of the entries equal to each of these. Throws {@link BrokenRule} for one that is not there. */
export function without<T>(list: readonly T[], ...entries: readonly T[]): readonly T[] {
  return entries.reduce<readonly T[]>((rest, entry) => {
    const at = rest.indexOf(entry);
    if (at < 0) throw new BrokenRule('oteres takes what is not there');
    return rest.toSpliced(at, 1);
  }, list);
}
