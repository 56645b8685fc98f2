import { GatewayOpcodes, Routes } from 'discord-api-types/v10';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { type Finding, unwell, well } from '../finding.ts';
import type { Api } from './api.ts';

const shape = z.object({
  url: z.url(),
  shards: z.number(),
  session_start_limit: z.object({ total: z.number(), remaining: z.number(), reset_after: z.number() }),
});

/** As long as the gateway may take to greet, in milliseconds. */
const PATIENCE = 10_000;

/** A bot that has fewer starts left of its day than one in so many is started again and again by something. */
const FEW = 10;

/** How many shards Discord recommends, how many sessions are left, and whether the gateway answers; begins none. */
export async function checkGateway(api: Api): Promise<readonly Finding[]> {
  const { url, shards, session_start_limit: starts } = await api.ask(Routes.gatewayBot(), shape);
  return [startsFinding(shards, starts), await greetingFinding(url)];
}

function startsFinding(
  shards: number,
  { total, remaining, reset_after }: z.infer<typeof shape>['session_start_limit'],
): Finding {
  const connections = shards === 1 ? '1 shard' : `${shards} shards`;
  const hours = Math.ceil(reset_after / 3_600_000);
  const left = `${remaining} of ${total} session starts are left`;
  if (remaining >= shards && remaining * FEW >= total)
    return well(`Discord recommends ${connections}; ${left} for the next ${hours} hours.`);
  return unwell(
    `Only ${left}, and each start of the bot uses ${shards}.`,
    `In ${hours} hours there will be ${total} again. Something keeps restarting the bot; the end of its log says why.`,
  );
}

async function greetingFinding(url: string): Promise<Finding> {
  const failure = await greeted(`${url}?v=10&encoding=json`);
  const { host } = new URL(url);
  if (failure === undefined) return well(`The gateway at ${host} answers.`);
  return unwell(
    `The gateway at ${host} cannot be reached (${failure}).`,
    'Check whether a firewall or proxy blocks WebSockets (wss) to it. Without them the bot hears nothing.',
  );
}

/** Connects to a gateway until it says hello; brings what went wrong. */
function greeted(address: string): Promise<string | undefined> {
  const socket = new WebSocket(address, { handshakeTimeout: PATIENCE });
  return new Promise((done) => {
    const late = setTimeout(() => end('no answer in time'), PATIENCE);
    const end = (failure: string | undefined): void => {
      clearTimeout(late);
      socket.terminate();
      done(failure);
    };
    socket.once('message', (data) =>
      end(isHello(String(data)) ? undefined : 'it answers something unexpected'),
    );
    socket.once('error', (error) => end('code' in error ? String(error.code) : error.message));
    socket.once('close', (code) => end(`closed with ${code}`));
  });
}

function isHello(text: string): boolean {
  try {
    return z.object({ op: z.literal(GatewayOpcodes.Hello) }).safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
