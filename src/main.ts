import './node-version.cjs';

// Imported now and not above: what a start loads may be nothing that an older Node could read.
void import('./start.ts')
  .then(({ start }) => start())
  .catch(async (error: unknown) => (await import('./start-refused.ts')).refuseStart(error));
