import { NETWORK_ERRORS } from './discord/protocol/network-errors.ts';
import { printError } from './print.ts';
import { wrongPackages } from './wrong-packages.cjs';

/** Errors whose message is a sentence for the host already: it names what is wrong, and what to do. */
const SENTENCES: ReadonlySet<string> = new Set(['ConfigurationRefused', 'StoreRefused', 'PortTaken']);

/** Errors whose message names a file that comes with the bot, and what is wrong with it. */
const DELIVERED: ReadonlySet<string> = new Set(['TextsBroken', 'BrokenComponents']);

/** Codes of a Discord that cannot be reached: Node's, and that of its `fetch`. */
const UNREACHABLE: ReadonlySet<unknown> = new Set([...NETWORK_ERRORS, 'UND_ERR_CONNECT_TIMEOUT']);

/** A port that another program has. `variable` is where the host chooses it. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';

  constructor(port: number, variable: string) {
    super(`Port ${port} is already in use. Stop the other program, or choose another port with ${variable}.`);
  }
}

const NO_TOKEN =
  'Discord does not accept the token in DISCORD_TOKEN. Copy it again from the Bot page of your application at ' +
  'https://discord.com/developers/applications. A reset there makes all older tokens invalid.';

/** Whether an error says that Discord cannot be reached now. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNREACHABLE.has(error.code);

/** What the host reads when a start cannot go on: a sentence for each thing that is wrong, and nothing secret. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return `The bot could not start: ${String(error)}.`;
  if (SENTENCES.has(error.name)) return error.message;
  if (DELIVERED.has(error.name)) return `${error.message}\nRestore the original file, or fix it.`;
  const wrong = wrongPackages(error);
  if (wrong !== undefined) return wrong;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'TokenInvalid') return NO_TOKEN;
  return `The bot could not start: ${error.message}`;
}

/** Ends the process with what the host reads of an error that a start cannot go on from. */
export function refuseStart(error: unknown): never {
  printError(sentenceOf(error));
  process.exit(1);
}
