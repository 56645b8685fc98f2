import { parseArgs } from 'node:util';

/** What the host asks for besides the usual checks. */
export interface AskedChecks {
  readonly channel: string | undefined;
  readonly post: boolean;
}

/** Arguments that cannot be followed. The message is a sentence for the host, and how to ask. */
export class BrokenDoctorArguments extends Error {
  override readonly name = 'BrokenArguments';

  constructor(sentence: string) {
    super(`${sentence}\n${USAGE}`);
  }
}

/** How to ask. */
export const USAGE =
  'npm run doctor                             checks everything the bot needs\n' +
  'npm run doctor -- --channel ID             also checks what the bot may do in that channel\n' +
  'npm run doctor -- --channel ID --post      also posts a board there and removes it';

/** Discord's ids ("Reference", Snowflakes) as they are copied, with as many digits as they have had. */
const CHANNEL_ID = /^\d{17,20}$/;

/** Reads what the host typed: what is asked for, or `help`. Throws {@link BrokenDoctorArguments}. */
export function readDoctorArguments(args: readonly string[]): AskedChecks | 'help' {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: {
      channel: { type: 'string' },
      post: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    // What is wrong is said in words of ours.
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new BrokenDoctorArguments(`"${token.value}" is not an option. Options come after --.`);
    if (token.kind === 'option' && !['channel', 'post', 'help'].includes(token.name))
      throw new BrokenDoctorArguments(`There is no option ${token.rawName}.`);
  }
  if (values.help === true) return 'help';
  const { channel } = values;
  if (channel !== undefined && (typeof channel !== 'string' || !CHANNEL_ID.test(channel)))
    throw new BrokenDoctorArguments(
      '--channel needs the ID of a channel, a number of 17 digits or more. Turn on Developer Mode in your Discord settings, under ' +
        'Advanced. The menu of every channel then has Copy Channel ID.',
    );
  const post = values.post !== undefined;
  if (post && channel === undefined) throw new BrokenDoctorArguments('--post needs a --channel to post in.');
  return { channel, post };
}
