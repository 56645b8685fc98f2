import type { AskedChecks } from '../arguments.ts';
import { type Finding, notChecked } from '../finding.ts';
import type { OwnFiles } from '../machine.ts';
import { type Api, openApi, unanswered } from './api.ts';
import {
  type Application,
  askForApplication,
  checkClock,
  checkCommands,
  checkEmojis,
  checkServers,
} from './application.ts';
import { checkChannel } from './channel.ts';
import { checkGateway } from './gateway.ts';
import { postBoard } from './posting.ts';

/** How to go to Discord, and what to look at there. */
export interface Visit {
  readonly token: string;
  /** The base of another REST API; Discord's own where absent. */
  readonly apiUrl: string | undefined;
  readonly asked: AskedChecks;
  /** What the bot is made of, where it could be loaded. */
  readonly files: OwnFiles | undefined;
}

/** Looks at everything that Discord alone can tell, and changes nothing there but what was asked for. */
export async function* checkApplication({ token, apiUrl, asked, files }: Visit): AsyncGenerator<Finding> {
  const api = openApi(token, apiUrl);
  const first = await askForApplication(api).catch((error: unknown) => unanswered(error, 'The application'));
  yield* 'kind' in first ? [first] : first.findings;
  yield checkClock(api.ahead());
  if ('kind' in first) return yield notChecked('Nothing else was checked on Discord.');
  const { application } = first;
  yield* await answered('The servers', checkServers(api, application));
  yield* await answered('The gateway', checkGateway(api));
  if (files === undefined)
    yield notChecked(
      "Commands, emojis and channels were not checked: the bot's own files could not be loaded.",
    );
  else yield* checkFilesThere(api, application, files, asked);
}

async function* checkFilesThere(
  api: Api,
  application: Application,
  files: OwnFiles,
  { channel, post }: AskedChecks,
): AsyncGenerator<Finding> {
  yield* await answered('The commands', checkCommands(api, application, files));
  yield* await answered('The emojis', checkEmojis(api, application, files));
  if (channel === undefined) return;
  const looked = await checkChannel(api, application, channel, files.texts.in('en')).catch(
    (error: unknown) => ({
      findings: [unanswered(error, `The channel ${channel}`)],
      channel: undefined,
    }),
  );
  yield* looked.findings;
  if (!post) return;
  if (looked.channel === undefined) yield notChecked('No board was posted: the channel is not ready.');
  else yield await postBoard(api, looked.channel, files);
}

/** What a check found, or why Discord did not answer it; `about` begins that sentence. */
async function answered(
  about: string,
  findings: Promise<Finding | readonly Finding[]>,
): Promise<readonly Finding[]> {
  return [await findings.catch((error: unknown) => unanswered(error, about))].flat();
}
