import { describe, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import { openStoreThread } from '../../src/store/sqlite/store-thread.ts';
import type { Store } from '../../src/store/store.ts';
import { conforms } from './conformance.ts';
import { emptyFolder } from './folder.ts';
import { openMemoryStore } from './memory-store.ts';

/** A store that is closed when the test is over, before its folder goes. */
function closedAfter(store: Store): Store {
  onTestFinished(() => store.close());
  return store;
}

describe('the store in memory', () => conforms(openMemoryStore, 'with the clock'));

describe('the store in a file', () =>
  conforms(
    async (clock) => closedAfter(await openStore({ file: `${emptyFolder()}/bot.db`, clock })),
    'with the clock',
  ));

describe('the store in a thread of its own', () =>
  conforms(
    async () => closedAfter(await openStoreThread({ file: `${emptyFolder()}/bot.db` }).opened),
    'by itself',
  ));
