import { NETWORK_ERRORS } from '../protocol/network-errors.ts';

/** The folders of the gateway library and of the sockets that it speaks through, as they stand in a stack. */
const LIBRARY = /[\\/]node_modules[\\/](@discordjs[\\/])?ws[\\/]/;
/** A line of a stack in code of ours or a neighbour's, not of Node's own. */
const IN_CODE = /^ {4}at .*[\\/]/;

const OF_NETWORK: ReadonlySet<unknown> = new Set([...NETWORK_ERRORS, 'EPIPE']);

/** Whether an unhandled error is the gateway library's own: the {@link Gateway} goes on, and no work was affected. */
export function isGatewayError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const [first] = (error.stack ?? '')
    .split('\n')
    .filter((line) => IN_CODE.test(line) && !line.includes('node:'));
  if (first !== undefined) return LIBRARY.test(first);
  return 'code' in error && OF_NETWORK.has(error.code);
}
