import { describe, onTestFinished } from 'vitest';
import type { ClaimedStore } from '../../src/store/claimed-store.ts';
import { openStore } from '../../src/store/sqlite-store.ts';
import { openStoreThread } from '../../src/store/store-thread.ts';
import { conforms } from './conformance.ts';
import { emptyFolder } from './folder.ts';
import { openClaimedStore } from './memory-store.ts';

/** A store that is closed when the test is over, before its folder goes. */
function closedAfter(store: ClaimedStore): ClaimedStore {
  onTestFinished(() => store.close());
  return store;
}

describe('the store in memory', () => conforms(openClaimedStore, 'with the clock'));

describe('the store in a file', () =>
  conforms(
    async (clock) => closedAfter((await openStore({ file: `${emptyFolder()}/bot.db`, clock })).claimed),
    'with the clock',
  ));

describe('the store in a thread of its own', () =>
  conforms(
    async () => closedAfter((await openStoreThread({ file: `${emptyFolder()}/bot.db` }).opened).claimed),
    'by itself',
  ));
