import { syncOf } from '../../../src/discord/client/client.ts';
import type { SentMessage } from '../../../src/discord/protocol/discord-api.ts';
import type { MessagePayload } from '../../../src/discord/protocol/message.ts';
import { randomNumbers } from '../../../src/engine/quick-chance.ts';
import type { PlayableGame } from '../../../src/games/playable.ts';
import { imageSize } from '../../../src/playground/world/image-size.ts';
import { Shares } from '../../../src/shares/shares.ts';
import { randomComputer } from '../../../src/tables/service/computer.ts';
import { tablesOf } from '../../../src/tables/tables.ts';
import { readTexts } from '../../../src/texts/texts.ts';
import { FakeApi, type SeenMessage } from '../../discord/fake-api.ts';
import { fakeLog } from '../../discord/fake-log.ts';
import { replaysHere } from '../../replays/replays-here.ts';
import { openMemoryStore } from '../../store/memory-store.ts';
import type { Ratios } from './heights.ts';

/** What a game has left in its channel. */
export interface LeftBehind {
  readonly messages: readonly SeenMessage[];
  readonly ratios: Ratios;
  readonly turns: number;
}

/** Notes how high the pictures are that pass by. */
class MeasuringApi extends FakeApi {
  readonly ratios = new Map<string, number>();

  override post(channel: string, payload: MessagePayload, nonce: string): Promise<SentMessage> {
    this.#measure(payload);
    return super.post(channel, payload, nonce);
  }

  override edit(channel: string, message: string, payload: MessagePayload): Promise<SentMessage> {
    this.#measure(payload);
    return super.edit(channel, message, payload);
  }

  #measure({ files }: MessagePayload): void {
    for (const { name, data } of files) {
      const size = imageSize(data);
      if (size !== undefined) this.ratios.set(name, size.height / size.width);
    }
  }
}

/** Plays a whole game at a table of so many people and computers, answered at random, and gives what then stands in the channel. */
export async function playedInChannel(
  game: PlayableGame,
  { people, computers, seed }: { readonly people: number; readonly computers: number; readonly seed: string },
): Promise<LeftBehind> {
  const clock = { time: Date.UTC(2026, 4, 1), now: () => clock.time };
  const store = await openMemoryStore(clock);
  const api = new MeasuringApi(clock);
  const tables = tablesOf({
    store,
    games: [game],
    clock,
    fresh: { tableId: () => 't1', seed: () => seed },
    computer: randomComputer(randomNumbers(`computers of ${seed}`)),
  });
  const bot = {
    ...{ tables, games: [game], texts: readTexts('assets/texts'), log: fakeLog(), clock },
    ...{ icons: () => undefined, avatars: () => undefined, replays: replaysHere([game], clock) },
    shares: new Shares(),
  };
  const sync = syncOf(bot, api);
  let interactions = 0;
  const act = (person: number) => {
    interactions += 1;
    clock.time += 1_000;
    return { table: 't1', person: `${100 + person}`, interaction: `i${interactions}` };
  };
  const said = async () => {
    sync.see('t1');
    await sync.idle();
  };
  const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'];
  const options = Object.fromEntries(game.options.map(({ name, values }) => [name, values[0] ?? '']));
  const host = { id: '100', name: 'Ana' };
  await tables.open({ guild: 'g', channel: 'c', game: game.name, host, options, interaction: 'open' });
  await said();
  for (let at = 1; at < people; at += 1) await tables.join(act(at), names[at] ?? '');
  for (let at = 0; at < computers; at += 1) await tables.addComputer(act(0));
  await tables.start(act(0));
  await said();
  const below = randomNumbers(`people of ${seed}`);
  for (;;) {
    const now = await tables.look('t1');
    const decisions = now?.match?.decisions ?? [];
    const asked = decisions[below(decisions.length)];
    if (now?.table.phase !== 'playing' || asked === undefined) break;
    const answer = asked.answers[below(asked.answers.length)];
    await tables.answer(act(asked.seat), asked.opened, answer?.notation ?? '');
    await said();
  }
  const now = await tables.look('t1');
  await store.close();
  return { messages: api.channel, ratios: api.ratios, turns: now?.match?.turn.number ?? 0 };
}
