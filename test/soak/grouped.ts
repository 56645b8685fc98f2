/** Items by what they have in common, each group in its order. */
export function grouped<T, K>(items: Iterable<T>, by: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(by(item));
    if (group === undefined) groups.set(by(item), [item]);
    else group.push(item);
  }
  return groups;
}
