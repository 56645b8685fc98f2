/** Numbers that look random and are the same each time. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The same for things to choose from. */
export function choiceBy(seed: number): <T>(of: readonly T[]) => T {
  const roll = dice(seed);
  return (of) => {
    const one = of[roll(of.length)];
    if (one === undefined) throw new Error('nothing to choose from');
    return one;
  };
}
