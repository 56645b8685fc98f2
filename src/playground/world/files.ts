import type { APIAttachment } from 'discord-api-types/v10';
import { imageSize } from 'image-size';
import type { Clock } from '../clock.ts';
import type { Mint } from './snowflake.ts';

/** A file that was uploaded with a request. */
export interface Upload {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A file as it is served at `/attachments/CHANNEL/ID/NAME`. */
interface StoredFile extends Upload {
  readonly id: string;
}

/** How long a file is still served after the last message let go of it, for pages that show it right now. */
const LINGER = 60_000;
/** How many such files there are at most; the oldest go first. */
const MOST_LINGERING = 50;

/** The name under which Discord stores a file: spaces and odd characters give way. */
export const storedName = (name: string): string => {
  const plain = name.replace(/\s+/g, '_').replace(/[^\w.-]/g, '');
  return plain === '' ? 'unknown' : plain;
};

/** The size of a picture in pixels; undefined for anything else. */
export function sizeOf(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    return undefined;
  }
}

/** The files of the world; `origin` is where they are served. */
export function createFiles(origin: string, mint: Mint, clock: Clock, kept: readonly StoredFile[]) {
  const byId = new Map(kept.map((file) => [file.id, file]));
  let lingering: string[] = [];
  return {
    /** Keeps an upload and describes it the way that messages carry it. */
    store(channelId: string, upload: Upload, ephemeral: boolean): APIAttachment {
      const id = mint.next();
      const name = storedName(upload.name);
      byId.set(id, { ...upload, name, id });
      const url = `${origin}/attachments/${channelId}/${id}/${name}`;
      const size = sizeOf(upload.bytes);
      return {
        id,
        filename: name,
        size: upload.bytes.length,
        url,
        proxy_url: url,
        content_type: upload.contentType,
        ...(size ?? {}),
        ...(ephemeral ? { ephemeral } : {}),
      };
    },
    find: (id: string) => byId.get(id),
    /** Lets go of files that no message names any more; they are gone a minute later. */
    release(ids: readonly string[]): void {
      if (ids.length === 0) return;
      lingering.push(...ids);
      for (const id of lingering.slice(0, -MOST_LINGERING)) byId.delete(id);
      lingering = lingering.slice(-MOST_LINGERING);
      clock.after(LINGER, () => {
        for (const id of ids) byId.delete(id);
        lingering = lingering.filter((id) => !ids.includes(id));
      });
    },
    all: (): readonly StoredFile[] => [...byId.values()],
  };
}
