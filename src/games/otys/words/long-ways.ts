/** The notations of the sponsor with the dive that asks afterwards, of the sponsor alone, and of that dive. */
const [BOTH, SPONSOR, DIVE] = ['sgo', 's', 'go'] as const;

/**
 * A dive with its sponsor, spelled out: the sponsor, and then the dive, with what is settled by it or asked after it. The dive with its sponsor has a
 * button only where there is room.
 */
export function longWays([first, second, ...rest]: readonly string[]): readonly (readonly string[])[] {
  if (first !== BOTH) return [];
  return second === undefined
    ? [[SPONSOR, DIVE], [SPONSOR]]
    : [
        [SPONSOR, `${DIVE}.${second}`, ...rest],
        [SPONSOR, DIVE, second, ...rest],
      ];
}
