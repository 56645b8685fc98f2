import type { APIMediaGalleryItem, APIUnfurledMediaItem } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useAround } from './around.ts';
import { useWords } from './speech.ts';

/** The box that Discord's desktop client fits a lone picture into, in pixels (seen in the client). */
const BOX = { width: 550, height: 350 } as const;

/** A gallery of pictures: one fits its box, several share a grid. A click enlarges. */
export function Gallery({ items }: { readonly items: readonly APIMediaGalleryItem[] }): VNode {
  const around = useAround();
  const pictures = items.map((item) => ({ url: item.media.url, alt: item.description ?? '' }));
  return (
    <div class={`gallery gallery-${gridOf(items.length)}`}>
      {items.map((item, index) => (
        <Shown
          key={index}
          media={item.media}
          alt={item.description ?? ''}
          spoiler={item.spoiler === true}
          alone={items.length === 1}
          onOpen={() => around.enlarge(pictures, index)}
        />
      ))}
    </div>
  );
}

function gridOf(count: number): string {
  if (count === 1) return 'one';
  if (count === 2) return 'two';
  if (count === 3) return 'three';
  return count === 4 ? 'four' : 'many';
}

function Shown({
  media,
  alt,
  spoiler,
  alone,
  onOpen,
}: {
  readonly media: APIUnfurledMediaItem;
  readonly alt: string;
  readonly spoiler: boolean;
  readonly alone: boolean;
  onOpen(): void;
}): VNode {
  const { message, picture } = useWords();
  const [hidden, setHidden] = useState(spoiler);
  const size = alone ? sizeIn(media) : {};
  return (
    <button
      type="button"
      class={`picture${hidden ? ' picture-hidden' : ''}`}
      aria-label={hidden ? message.spoilerShow : picture.enlarge(alt)}
      onClick={() => (hidden ? setHidden(false) : onOpen())}
    >
      <img src={media.url} alt={hidden ? '' : alt} {...size} />
      {hidden && <span class="spoiler-tag">{message.spoiler}</span>}
    </button>
  );
}

/** The size a picture takes in its box, so that the place is kept while it loads; empty when Discord did not say. */
function sizeIn(media: APIUnfurledMediaItem): { readonly width?: number; readonly height?: number } {
  const { width, height } = media;
  if (typeof width !== 'number' || typeof height !== 'number' || width < 1 || height < 1) return {};
  const scale = Math.min(1, BOX.width / width, BOX.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
