/** The folder of the gateway library, as it stands in a stack. */
const LIBRARY = /[\\/]node_modules[\\/]@discordjs[\\/]ws[\\/]/;
/** A line of a stack in code of ours or a neighbour's, not of Node's own. */
const IN_CODE = /^ {4}at .*[\\/]/;

/**
 * Whether an error that nobody handled is the gateway library's own, as when two of its reconnections cross. The connection goes on or
 * is missed by the {@link GatewayHealth}, and nothing of ours was under way.
 */
export function isGatewayError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const [first] = (error.stack ?? '')
    .split('\n')
    .filter((line) => IN_CODE.test(line) && !line.includes('node:'));
  return first !== undefined && LIBRARY.test(first);
}
