/** A picture that can be painted: everything about it is known before a pixel is. */
export interface Picture {
  /** File name with its ending, unique within a message. */
  readonly name: string;
  /** What it shows, in words: 1,024 characters at most, the most relevant first. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Paints and encodes it. */
  readonly paint: () => Promise<Uint8Array>;
}
