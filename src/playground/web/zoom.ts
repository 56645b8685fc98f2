import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** What a tap or click enlarges a picture to at least, if its own size is no larger. */
const CLOSER = 2.5;
/** Milliseconds within which a second tap belongs to the first. */
const DOUBLE = 300;
/** Pixels from which on moving the mouse with its button held is no click any more. */
const MOVED = 4;

/** A picture enlarged to a width in pixels around a point of the window, and where in the picture that point is. */
interface Enlarged {
  readonly width: number;
  readonly at: { readonly x: number; readonly y: number };
  readonly part: { readonly across: number; readonly down: number };
}

/**
 * A picture in a scrolling stage. A tap or click enlarges it around the point under it, and fits it again; two fingers
 * enlarge the window itself, as anywhere. It moves by scrolling, and by dragging with the mouse.
 */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [enlarged, setEnlarged] = useState<Enlarged>();
  const since = useRef(Number.NEGATIVE_INFINITY);
  const dragged = useRef(0);
  useLayoutEffect(() => {
    const [box, shown] = [stage.current, image.current?.getBoundingClientRect()];
    if (box === null || shown === undefined || enlarged === undefined) return;
    box.scrollLeft += shown.left + enlarged.part.across * shown.width - enlarged.at.x;
    box.scrollTop += shown.top + enlarged.part.down * shown.height - enlarged.at.y;
  }, [enlarged]);
  return {
    isEnlarged: enlarged !== undefined,
    fit: (): void => setEnlarged(undefined),
    stage: {
      ref: stage,
      onMouseDown: () => {
        dragged.current = 0;
      },
      onMouseMove: ({ buttons, movementX, movementY }: MouseEvent) => {
        if (buttons !== 1 || enlarged === undefined) return;
        stage.current?.scrollBy(-movementX, -movementY);
        dragged.current += Math.hypot(movementX, movementY);
      },
    },
    image: {
      ref: image,
      draggable: false,
      style: enlarged === undefined ? {} : { width: `${enlarged.width}px` },
    },
    /** A tap or click on the picture, or its button pressed by a key. A double tap is one. */
    toggle: ({ detail, clientX, clientY, timeStamp }: MouseEvent): void => {
      const shown = image.current?.getBoundingClientRect();
      const isDrag = detail > 0 && dragged.current >= MOVED;
      if (isDrag || timeStamp - since.current < DOUBLE || shown === undefined) return;
      if (enlarged !== undefined) {
        setEnlarged(undefined);
        return;
      }
      since.current = timeStamp;
      const { left, top, width, height } = shown;
      const at = detail === 0 ? { x: left + width / 2, y: top + height / 2 } : { x: clientX, y: clientY };
      setEnlarged({
        width: Math.max(width * CLOSER, image.current?.naturalWidth ?? 0),
        at,
        part: { across: (at.x - left) / width, down: (at.y - top) / height },
      });
    },
  };
}
