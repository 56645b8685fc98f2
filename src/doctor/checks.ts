import { type Configuration, ConfigurationRefused, readConfiguration } from '../configuration.ts';
import type { AskedChecks } from './arguments.ts';
import { checkContents } from './database/contents.ts';
import { checkPlace, checkRoom } from './database/place.ts';
import { type Finding, notChecked, unwell } from './finding.ts';
import {
  checkFonts,
  checkNode,
  loadNativeModules,
  loadOwnFiles,
  nativeModuleFindings,
  type OwnFiles,
} from './machine.ts';

/** What is looked at. */
export interface Machine {
  /** The version of the bot, that of Node, and the system that it runs on. */
  readonly bot: string;
  readonly node: string;
  readonly system: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Looks at everything, one thing after the other, and changes nothing but what was asked for. */
export async function* check(machine: Machine, asked: AskedChecks): AsyncGenerator<Finding> {
  const node = checkNode(machine);
  yield node;
  if (node.kind === 'unwell') return yield notChecked('Nothing else was checked.');
  const modules = loadNativeModules();
  yield* nativeModuleFindings(modules);
  const hasCanvas = modules['@napi-rs/canvas'] === undefined;
  const fonts = hasCanvas
    ? await checkFonts()
    : notChecked('The fonts were not checked: the canvas does not work.');
  yield fonts;
  let files: OwnFiles | undefined;
  if (fonts.kind === 'well') {
    const loaded = await loadOwnFiles();
    yield loaded.finding;
    files = loaded.files;
  } else yield notChecked('Games, texts and commands were not checked: they need the canvas and the fonts.');
  const configuration = configured(machine.environment);
  if (!('kind' in configuration)) {
    yield* configuration;
    yield notChecked('The database and Discord were not checked.');
    return;
  }
  yield* checkDatabase(configuration, modules['better-sqlite3'] === undefined);
  yield* checkDiscord(configuration, asked, files);
}

/** What the host settled, or what is wrong with it. */
function configured(environment: Machine['environment']): Configuration | readonly Finding[] {
  try {
    return readConfiguration(environment);
  } catch (error) {
    if (!(error instanceof ConfigurationRefused)) throw error;
    const cure = 'Correct the variable in .env, or wherever you set it.';
    return error.problems.map((problem) => unwell(problem, cure));
  }
}

async function* checkDatabase({ database }: Configuration, hasDriver: boolean): AsyncGenerator<Finding> {
  if (database.kind === 'postgres') {
    const { checkPostgres } = await import('./database/postgres.ts');
    return yield* await checkPostgres(database.address);
  }
  const path = database.file;
  const place = checkPlace(path);
  yield place;
  yield checkRoom(path);
  if (!hasDriver)
    yield notChecked('The contents of the database were not checked: better-sqlite3 does not work.');
  else if (place.kind === 'well') yield* await checkContents(path);
  else yield notChecked('The contents of the database were not checked: it cannot be opened.');
}

async function* checkDiscord(
  configuration: Configuration,
  asked: AskedChecks,
  files: OwnFiles | undefined,
): AsyncGenerator<Finding> {
  if (configuration.kind === 'bot') {
    const { token, apiUrl } = configuration;
    const { checkApplication } = await import('./discord/checks.ts');
    return yield* checkApplication({ token, apiUrl, asked, files });
  }
  yield notChecked('The clock and Discord were not checked: there is no DISCORD_TOKEN.');
  if (asked.channel !== undefined)
    yield unwell(
      `The channel ${asked.channel} was not checked: there is no DISCORD_TOKEN.`,
      "Put the bot's token into .env. The README explains where to get one.",
    );
}
