/** The shards of a process: as many as Discord recommends, some of a number, or those shared with other processes. */
export type ShardsOfProcess =
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly ids: readonly number[]; readonly of: number }
  | { readonly kind: 'leased' };
