import type { APIMediaGalleryItem, APIUnfurledMediaItem } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Act } from './act.tsx';
import { useAround, useWords } from './around.ts';
import { CloseContext, Dialog } from './dialog.tsx';
import { filled } from './speech.ts';

/** The box that Discord's desktop client fits a lone picture into, in pixels (seen in the client). */
const BOX = { width: 550, height: 350 } as const;

/** A gallery of pictures: one fits its box, several share a grid. A click enlarges. */
export function Gallery({ items }: { readonly items: readonly APIMediaGalleryItem[] }): VNode {
  const { open } = useAround();
  const { picture } = useWords();
  return (
    <div class={`gallery${items.length === 1 ? ' gallery-one' : ''}`}>
      {items.map(({ media, description }, index) => (
        <button
          key={index}
          type="button"
          class="picture"
          aria-label={filled(picture.enlarge, { alt: description ?? '' })}
          onClick={() => open(<Lightbox pictures={items} start={index} />)}
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

/** What a tap or click enlarges a picture to at least, if its own size is no larger. */
const CLOSER = 2.5;
/** Milliseconds within which a second tap belongs to the first. */
const DOUBLE = 300;
/** Pixels from which on moving the mouse with its button held is no click any more. */
const MOVED = 4;

/** A picture enlarged to a width in pixels: a point of the window, and which part of the picture stays there. */
interface Enlarged {
  readonly width: number;
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

/**
 * Pictures of a message in full size: arrows turn, Esc closes. A tap or click enlarges a picture around the point
 * under it, and fits it again; two fingers enlarge the window itself, as anywhere. An enlarged picture moves by
 * scrolling, and by dragging with the mouse.
 */
function Lightbox({
  pictures,
  start,
}: {
  readonly pictures: readonly APIMediaGalleryItem[];
  readonly start: number;
}): VNode {
  const { close: closing, picture: words } = useWords();
  const close = useContext(CloseContext);
  const [at, setAt] = useState(start);
  const [enlarged, setEnlarged] = useState<Enlarged>();
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const since = useRef(Number.NEGATIVE_INFINITY);
  const dragged = useRef(0);
  const url = pictures[at]?.media.url ?? '';
  const alt = pictures[at]?.description ?? '';
  const isOne = pictures.length === 1;
  useLayoutEffect(() => {
    const [box, shown] = [stage.current, image.current?.getBoundingClientRect()];
    if (box === null || shown === undefined || enlarged === undefined) return;
    box.scrollLeft += shown.left + enlarged.across * shown.width - enlarged.x;
    box.scrollTop += shown.top + enlarged.down * shown.height - enlarged.y;
  }, [enlarged]);
  const turn = (by: number): void => {
    setEnlarged(undefined);
    setAt((at + by + pictures.length) % pictures.length);
  };
  /** A tap or click on the picture, or its button pressed by a key. A double tap is one. */
  const toggle = ({ detail, clientX, clientY, timeStamp }: MouseEvent): void => {
    const shown = image.current?.getBoundingClientRect();
    const isDrag = detail > 0 && dragged.current >= MOVED;
    if (isDrag || timeStamp - since.current < DOUBLE || shown === undefined) return;
    if (enlarged !== undefined) {
      setEnlarged(undefined);
      return;
    }
    since.current = timeStamp;
    const { left, top, width, height } = shown;
    const [x, y] = detail === 0 ? [left + width / 2, top + height / 2] : [clientX, clientY];
    setEnlarged({
      width: Math.max(width * CLOSER, image.current?.naturalWidth ?? 0),
      ...{ x, y, across: (x - left) / width, down: (y - top) / height },
    });
  };
  return (
    <Dialog
      label={words.title}
      kind="lightbox"
      onKey={(key) => {
        if (key === 'ArrowLeft') turn(-1);
        if (key === 'ArrowRight') turn(1);
      }}
    >
      <div class="lightbox">
        <div class="lightbox-bar">
          <span>{!isOne && `${at + 1} / ${pictures.length}`}</span>
          <a class="icon-button" href={url} target="_blank" rel="noreferrer noopener">
            {words.original}
          </a>
          <Act class="icon-button" name={closing} label="✕" onAct={close} />
        </div>
        <div
          class={`lightbox-stage${enlarged === undefined ? '' : ' lightbox-zoomed'}`}
          data-beside
          ref={stage}
        >
          <button
            type="button"
            class="lightbox-picture"
            aria-label={enlarged === undefined ? words.full : words.fit}
            onMouseDown={() => {
              dragged.current = 0;
            }}
            onMouseMove={({ buttons, movementX, movementY }) => {
              if (buttons !== 1 || enlarged === undefined) return;
              stage.current?.scrollBy(-movementX, -movementY);
              dragged.current += Math.hypot(movementX, movementY);
            }}
            onClick={toggle}
          >
            <img
              src={url}
              alt={alt}
              ref={image}
              draggable={false}
              style={enlarged === undefined ? {} : { width: `${enlarged.width}px` }}
            />
          </button>
        </div>
        {alt !== '' && <p class="lightbox-words">{alt}</p>}
        {!isOne && (
          <>
            <Act class="lightbox-turn" name={words.previous} label="‹" onAct={() => turn(-1)} />
            <Act class="lightbox-turn lightbox-on" name={words.next} label="›" onAct={() => turn(1)} />
          </>
        )}
      </div>
    </Dialog>
  );
}
