/** Which shards a process holds: as many as Discord wishes for, some of so many, or those that it shares with other processes. */
export type ShardsOfProcess =
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly ids: readonly number[]; readonly of: number }
  | { readonly kind: 'leased' };
