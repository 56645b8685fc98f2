import type { Image } from '@napi-rs/canvas';

/** Somebody's picture from Discord, square and ready to be drawn. Where there is none yet, the seat's emblem stands for them. */
export interface Avatar {
  /** Tells it from every other picture: the same key is the same picture, so what it looks like may be kept under it. */
  readonly key: string;
  readonly image: Image;
}
