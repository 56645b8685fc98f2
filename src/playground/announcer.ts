/** Tells those who watch of events; nobody does at first. */
export function createAnnouncer<E>() {
  const watchers = new Set<(event: E) => void>();
  return {
    announce(event: E): void {
      for (const seen of [...watchers]) seen(event);
    },
    watch(seen: (event: E) => void): () => void {
      watchers.add(seen);
      return () => watchers.delete(seen);
    },
  };
}
