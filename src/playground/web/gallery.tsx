import type { APIMediaGalleryItem, APIUnfurledMediaItem } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import { useAround } from './around.ts';
import { filled, useWords } from './speech.ts';

/** The box that Discord's desktop client fits a lone picture into, in pixels (seen in the client). */
const BOX = { width: 550, height: 350 } as const;

/** A gallery of pictures: one fits its box, several share a grid. A click enlarges. */
export function Gallery({ items }: { readonly items: readonly APIMediaGalleryItem[] }): VNode {
  const around = useAround();
  const { picture } = useWords();
  const pictures = items.map((item) => ({ url: item.media.url, alt: item.description ?? '' }));
  return (
    <div class={`gallery${items.length === 1 ? ' gallery-one' : ''}`}>
      {items.map(({ media, description }, index) => (
        <button
          key={index}
          type="button"
          class="picture"
          aria-label={filled(picture.enlarge, { alt: description ?? '' })}
          onClick={() => around.enlarge(pictures, index)}
        >
          <img src={media.url} alt={description ?? ''} {...(items.length === 1 ? sizeIn(media) : {})} />
        </button>
      ))}
    </div>
  );
}

/** The size a picture takes in its box, so that the place is kept while it loads; empty when Discord did not say. */
function sizeIn({ width, height }: APIUnfurledMediaItem): {
  readonly width?: number;
  readonly height?: number;
} {
  if (!width || !height) return {};
  const scale = Math.min(1, BOX.width / width, BOX.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
