import { Client, Events, GatewayIntentBits } from 'discord.js';
import { guardedSharding } from '../../../src/discord/client/sharding.ts';

/**
 * A process with nothing but discord.js in it, at the Discord whose API and token are its first two arguments, with the guard where
 * the third says `guarded`. It says `ready` for each new session, and each complaint of the guard.
 */
const [, , api = '', token = '', guard = ''] = process.argv;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const log = {
  debug: () => {},
  info: () => {},
  warn: (_about: object, sentence: string) => say(sentence),
  error: (_about: object, sentence: string) => say(sentence),
};
const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api },
  ...(guard === 'guarded' ? { ws: { buildStrategy: guardedSharding(log) } } : {}),
});
// Busy while Discord answers its wish to resume, as with a picture, it reads all of the answer at once.
client.on(Events.Debug, (line) => {
  if (line.includes('Resuming session'))
    setImmediate(() => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500));
});
client.on(Events.ShardReady, () => say('ready'));
await client.login(token);
