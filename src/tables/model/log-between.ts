/** Entries of a match's log from one ply up to and without another, each as text; nothing where not all of them are among those that are known. */
export function logBetween(
  known: readonly { readonly ply: number; readonly body: string }[],
  from: number,
  to: number,
): readonly string[] | undefined {
  const between = known.filter(({ ply }) => ply >= from && ply < to);
  return between.length < to - from ? undefined : between.map(({ body }) => body);
}
