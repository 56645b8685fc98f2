import type { APIMediaGalleryItem, APIUnfurledMediaItem } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useAround } from './around.ts';
import { filled, useWords } from './speech.ts';

/** The box that Discord's desktop client fits a lone picture into, in pixels (seen in the client). */
const BOX = { width: 550, height: 350 } as const;

/** A gallery of pictures: one fits its box, several share a grid. A click enlarges. */
export function Gallery({ items }: { readonly items: readonly APIMediaGalleryItem[] }): VNode {
  const around = useAround();
  const pictures = items.map((item) => ({ url: item.media.url, alt: item.description ?? '' }));
  return (
    <div class={`gallery${items.length === 1 ? ' gallery-one' : ''}`}>
      {items.map(({ media, description, spoiler }, index) => (
        <Thumbnail
          key={index}
          url={media.url}
          alt={description ?? ''}
          spoiler={spoiler === true}
          size={items.length === 1 ? sizeIn(media) : {}}
          onOpen={() => around.enlarge(pictures, index)}
        />
      ))}
    </div>
  );
}

/** A picture that opens, once it is no spoiler any more. */
export function Thumbnail({
  url,
  alt,
  spoiler = false,
  size = {},
  class: look = '',
  onOpen,
}: {
  readonly url: string;
  readonly alt: string;
  readonly spoiler?: boolean;
  readonly size?: { readonly width?: number; readonly height?: number };
  readonly class?: string;
  onOpen(): void;
}): VNode {
  const { message, picture } = useWords();
  const [hidden, setHidden] = useState(spoiler);
  return (
    <button
      type="button"
      class={`picture ${look}${hidden ? ' picture-hidden' : ''}`}
      aria-label={hidden ? message.spoilerShow : filled(picture.enlarge, { alt })}
      onClick={() => (hidden ? setHidden(false) : onOpen())}
    >
      <img src={url} alt={hidden ? '' : alt} {...size} />
      {hidden && <span class="spoiler-tag">{message.spoiler}</span>}
    </button>
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
