import { describe, onTestFinished } from 'vitest';
import { openStoreThread } from '../../src/store/sqlite/store-thread.ts';
import { conforms } from './conformance/conformance.ts';
import { emptyFolder } from './folder.ts';
import { describeStores, openedFor } from './kinds.ts';
import { openMemoryStore } from './memory-store.ts';

describe('the store in memory', () => conforms(openMemoryStore, 'with the clock'));

describeStores((kind) => conforms((clock) => openedFor(kind, clock), 'with the clock'));

describe('the store in a thread of its own', () =>
  conforms(async () => {
    const store = await openStoreThread({ file: `${emptyFolder()}/bot.db` }).opened;
    onTestFinished(() => store.close());
    return store;
  }, 'by itself'));
