import { channelsConform } from './channels.ts';
import { conforming } from './conforming.ts';
import { peopleConform } from './people.ts';
import { removalConforms } from './removal.ts';
import { resultsConform } from './results.ts';
import { tablesConform } from './tables.ts';

/**
 * What every store does for those who work at tables by claims. `open` brings an empty one whose clock is the given one, where it can be
 * given one.
 */
export function conforms(...how: Parameters<typeof conforming>): void {
  const store = conforming(...how);
  tablesConform(store);
  channelsConform(store);
  removalConforms(store);
  peopleConform(store);
  resultsConform(store);
}
