/** The slow work with which one person could keep others waiting, in the order in which a host reads it. */
export const HEAVY_WORK = [
  'record',
  'replay',
  'brought',
  'page',
  'film',
  'hint',
  'analysis',
  'stats',
  'export',
] as const;
/** A kind of heavy work. */
export type HeavyWork = (typeof HEAVY_WORK)[number];

/** What a host can switch off: all but what people have a right to. */
export const CAN_BE_OFF: readonly HeavyWork[] = HEAVY_WORK.filter((kind) => kind !== 'export');

/** Work of one lane waits for work of that lane alone: what takes a moment never waits for what takes minutes. */
export const LANES = ['own', 'brought', 'shown', 'hints', 'analyses', 'stats', 'exports'] as const;
/** A lane that heavy work takes. */
export type Lane = (typeof LANES)[number];

/** The lane of each kind of work. */
export const LANE_OF: { readonly [Kind in HeavyWork]: Lane } = {
  record: 'own',
  replay: 'own',
  // What a stranger has written may run into its bounds: the bot's own games do not wait for that.
  brought: 'brought',
  page: 'shown',
  film: 'shown',
  hint: 'hints',
  analysis: 'analyses',
  stats: 'stats',
  export: 'exports',
};
