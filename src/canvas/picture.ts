/** A picture that can be painted when it is needed. */
export interface Picture {
  readonly name: string;
  /** What it shows, in words, most relevant first; at most `ALT_LENGTH` characters. */
  readonly alt: string;
  /** The same whole, a sentence each, for somebody who reads it instead; absent where `alt` says it all. */
  readonly told?: () => readonly string[];
  readonly width: number;
  readonly height: number;
  /**
   * Identifies what is drawn, in other processes too, whether or not an avatar was loaded. Absent if name and words
   * suffice.
   */
  readonly key?: string;
  /** Tells which avatars were at hand for it; absent where it shows none. */
  readonly faces?: string;
  readonly paint: () => Promise<Uint8Array>;
}

/** The usual picture size, 11 : 7 like Discord's box of 550 × 350. One that leaves room below may be less high. */
export const PICTURE = { width: 1100, height: 700 } as const;

/** The size of a lobby's poster: lower, so that it is seen whole with the words and buttons below it. */
export const POSTER = { width: 1100, height: 480 } as const;

/** The size of a picture of a single moment: as wide, and low, as it stands between lines of a story. */
export const STRIP = { width: 1100, height: 200 } as const;

/** The most characters that Discord takes as the description of a media gallery item. */
export const ALT_LENGTH = 1024;

/** The sentences that fit into an alt text, whole and in their order; an ellipsis at its end stands for the rest. */
export const altText = (sentences: readonly string[]): string => {
  const whole = sentences.join(' ');
  if (whole.length <= ALT_LENGTH) return whole;
  let alt = '';
  for (const sentence of sentences) {
    const longer = alt === '' ? sentence : `${alt} ${sentence}`;
    if (longer.length + MORE.length > ALT_LENGTH) break;
    alt = longer;
  }
  return `${alt}${MORE}`;
};

/** What a picture says in these sentences: as many as its alt text holds, and all of them to a reader. */
export const saying = (sentences: readonly string[]): Pick<Picture, 'alt' | 'told'> => ({
  alt: altText(sentences),
  told: () => sentences,
});

const MORE = ' …';
