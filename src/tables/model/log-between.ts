/** Entries of a match's log from one ply up to and without another, each as text; nothing where not all of them are at hand. */
export type LogBetween = (from: number, to: number) => readonly string[] | undefined;

/** Finds entries among those that were read. */
export const logBetween =
  (known: readonly { readonly ply: number; readonly body: string }[]): LogBetween =>
  (from, to) => {
    const between = known.filter(({ ply }) => ply >= from && ply < to);
    return between.length < to - from ? undefined : between.map(({ body }) => body);
  };
