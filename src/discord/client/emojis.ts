import { createHash } from 'node:crypto';
import { Routes } from 'discord-api-types/v10';
import { z } from 'zod';
import type { GameIcon } from '../../games/icon-tile.ts';
import { type About, aboutError, type Log } from '../log.ts';
import { APPLICATION_EMOJIS, EMOJI_BYTES, EMOJI_NAME } from '../protocol/limits.ts';
import type { Icon, Icons } from '../views/message-context.ts';

/** Letters of the hash at the end of a name: enough to tell one drawing of an icon from the next. */
const HASH_LENGTH = 6;
/** Milliseconds before each change of an emoji: Discord's headers do not tell this limit ("Emoji Resource"). */
const PACE = 1_000;

const HASHED = /^(\w+)_[0-9a-f]{6}$/;

/** The part of Discord's REST API that application emojis need. */
export interface EmojiApi {
  get(route: `/${string}`): Promise<unknown>;
  post(route: `/${string}`, request: { readonly body: unknown }): Promise<unknown>;
  delete(route: `/${string}`): Promise<unknown>;
}

/** Small values that the bot keeps for itself. */
export interface Notes {
  setting(key: string): Promise<string | undefined>;
  setSetting(key: string, value: string): Promise<void>;
}

/** What bringing icons to Discord takes. */
export interface Bringing {
  readonly api: EmojiApi;
  readonly application: string;
  readonly icons: readonly GameIcon[];
  readonly notes: Notes;
  readonly log: Log;
  /** Waits this long; rejects when the signal is aborted meanwhile. */
  readonly pause: (milliseconds: number, ended: AbortSignal) => Promise<unknown>;
  /** Aborted when the bot ends: the next start brings what is missing then. */
  readonly ended: AbortSignal;
}

const emoji = z.object({ id: z.string(), name: z.string() });
const listed = z.object({ items: z.array(emoji) });
const noted = z.record(z.string(), emoji);

interface Drawn {
  readonly icon: string;
  /** The emoji's name: the icon's, and a hash of its drawing. */
  readonly name: string;
  readonly data: Uint8Array;
}

/** Milliseconds between two looks at the emojis that Discord seems not to have any more. */
const LOOK_AGAIN = 60_000;

/** Does some work when asked: at once, or a minute after the last time. It must not throw. */
export function seldom(
  work: () => Promise<void>,
  pause: (milliseconds: number) => Promise<unknown>,
): () => void {
  let isWanted = false;
  let isBusy = false;
  const go = async (): Promise<void> => {
    isBusy = true;
    while (isWanted) {
      isWanted = false;
      await work();
      await pause(LOOK_AGAIN);
    }
    isBusy = false;
  };
  return () => {
    isWanted = true;
    if (!isBusy) void go();
  };
}

/** The games' icons as application emojis. Until they are brought, and if that fails, words alone must do. */
export class Emojis {
  #known: ReadonlyMap<string, Icon> = new Map();

  readonly find: Icons = (name) => this.#known.get(name);

  /** Reads what an earlier run of this application noted, before anything is asked of Discord. */
  async recall(application: string, notes: Notes): Promise<void> {
    this.#known = readNote(await notes.setting(noteKey(application)));
  }

  /** Uploads missing icons, one by one and slowly, and removes former drawings. Never throws. */
  async bring(bringing: Bringing): Promise<void> {
    const { application, notes, log, ended } = bringing;
    try {
      const drawn = await drawings(bringing);
      this.#known = await this.#uploaded(bringing, drawn);
      await notes.setSetting(noteKey(application), JSON.stringify(Object.fromEntries(this.#known)));
    } catch (error) {
      if (ended.aborted) return;
      log.warn(
        aboutError(error),
        'The icons could not be updated. The bot uses words where they are missing.',
      );
    }
  }

  async #uploaded(
    { api, application, log, pause, ended }: Bringing,
    drawn: readonly Drawn[],
  ): Promise<Map<string, Icon>> {
    const there = listed.parse(await api.get(Routes.applicationEmojis(application))).items;
    const byName = new Map(there.map((each) => [each.name, each]));
    const known = new Map<string, Icon>();
    for (const { icon, name } of drawn) {
      const found = byName.get(name);
      if (found !== undefined) known.set(icon, found);
    }
    this.#known = known;
    const change = async (about: About, work: () => Promise<unknown>, sentence: string): Promise<void> => {
      await pause(PACE, ended);
      ended.throwIfAborted();
      await work().catch((error: unknown) => {
        ended.throwIfAborted();
        log.warn({ ...aboutError(error), ...about }, sentence);
      });
    };
    let room = APPLICATION_EMOJIS - there.length;
    for (const { icon, name, data } of drawn) {
      if (known.has(icon)) continue;
      if (room <= 0) {
        log.warn(
          { icon },
          `There is no room for this icon: the application already has ${APPLICATION_EMOJIS} emojis.`,
        );
        continue;
      }
      const upload = async () => {
        const body = { name, image: `data:image/png;base64,${Buffer.from(data).toString('base64')}` };
        known.set(icon, emoji.parse(await api.post(Routes.applicationEmojis(application), { body })));
        room -= 1;
      };
      await change({ icon }, upload, 'This icon could not be uploaded. The bot uses words instead.');
    }
    const wanted = new Set(drawn.map(({ name }) => name));
    const ours = new Set(drawn.map(({ icon }) => stem(icon)));
    for (const { id, name } of there) {
      const of = HASHED.exec(name)?.[1];
      if (of === undefined || !ours.has(of) || wanted.has(name)) continue;
      const remove = () => api.delete(Routes.applicationEmoji(application, id));
      await change({ emoji: name }, remove, 'An old version of an icon could not be removed.');
    }
    return known;
  }
}

const noteKey = (application: string): string => `emojis:${application}`;

const stem = (icon: string): string => icon.slice(0, EMOJI_NAME - HASH_LENGTH - 1);

/** Paints the icons, one of each name; what cannot be painted or is too large for Discord is left out. */
async function drawings({ icons, log }: Pick<Bringing, 'icons' | 'log'>): Promise<readonly Drawn[]> {
  const drawn = new Map<string, Drawn>();
  for (const { name: icon, paint } of icons) {
    if (drawn.has(icon)) continue;
    try {
      const data = await paint();
      if (data.length > EMOJI_BYTES)
        throw new RangeError(`${data.length} bytes are more than ${EMOJI_BYTES}`);
      const hash = createHash('sha256').update(data).digest('hex').slice(0, HASH_LENGTH);
      drawn.set(icon, { icon, name: `${stem(icon)}_${hash}`, data });
    } catch (error) {
      log.warn({ ...aboutError(error), icon }, 'This icon could not be drawn. The bot uses words instead.');
    }
  }
  return [...drawn.values()];
}

function readNote(text: string | undefined): ReadonlyMap<string, Icon> {
  try {
    return new Map(Object.entries(noted.parse(JSON.parse(text ?? '{}'))));
  } catch {
    return new Map();
  }
}

/**
 * Looks at an application's emojis without changing any: how many are `wanted`, the names of those `missing` in their
 * present drawing, and for how many there is `room`. Throws if Discord does not tell of them.
 */
export async function lookAtIcons(
  looking: Pick<Bringing, 'application' | 'icons' | 'log'> & { readonly api: Pick<EmojiApi, 'get'> },
) {
  const { api, application } = looking;
  const drawn = await drawings(looking);
  const there = listed.parse(await api.get(Routes.applicationEmojis(application))).items;
  const names = new Set(there.map(({ name }) => name));
  return {
    wanted: drawn.length,
    missing: drawn.filter(({ name }) => !names.has(name)).map(({ icon }) => icon),
    room: APPLICATION_EMOJIS - there.length,
  };
}
