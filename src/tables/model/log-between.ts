/** Log entries from one ply up to but excluding another, as text; undefined if not all of them are known. */
export function logBetween(
  known: readonly { readonly ply: number; readonly body: string }[],
  from: number,
  to: number,
): readonly string[] | undefined {
  const between = known.filter(({ ply }) => ply >= from && ply < to);
  return between.length < to - from ? undefined : between.map(({ body }) => body);
}
