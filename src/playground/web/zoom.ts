import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** How much larger than the window a picture may be shown, and by how much one step of a button or key enlarges it. */
const MOST = 5;
const STEP = 1.5;
/** What a tap or click enlarges a picture to at least, if its own size is no larger. */
const CLOSER = 2.5;
/** Milliseconds within which a second tap belongs to the first. */
const DOUBLE = 300;
/** Pixels from which on moving the mouse with its button held is no click any more. */
const MOVED = 4;

/** A place in the window, in pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}

const middleOf = ({ left, top, width, height }: DOMRect): Place => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Where two fingers are, and how far apart. */
function fingersOf(touches: TouchList): (Place & { readonly apart: number }) | undefined {
  const [one, other] = [touches[0], touches[1]];
  if (one === undefined || other === undefined) return undefined;
  const [dx, dy] = [one.clientX - other.clientX, one.clientY - other.clientY];
  return {
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
    apart: Math.hypot(dx, dy),
  };
}

/**
 * A picture in a scrolling stage. Two fingers, Ctrl and the wheel, a tap or click, buttons and keys enlarge it around
 * the point under them. It moves by scrolling, and by dragging with the mouse.
 */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  /** How many times its size in the window. */
  const [zoom, setZoom] = useState(1);
  const fitting = useRef(0);
  const held = useRef<(Place & { readonly across: number; readonly down: number }) | undefined>(undefined);
  const pinch = useRef<{ readonly apart: number; readonly zoom: number } | undefined>(undefined);
  const drag = useRef<{ readonly from: Place; readonly isMoved: boolean } | undefined>(undefined);
  const enlargedAt = useRef(Number.NEGATIVE_INFINITY);

  const zoomTo = (wanted: number, at?: Place): void => {
    const [box, shown] = [stage.current?.getBoundingClientRect(), image.current?.getBoundingClientRect()];
    if (box === undefined || shown === undefined || shown.width === 0) return;
    if (zoom === 1) fitting.current = shown.width;
    const place = at ?? middleOf(box);
    const across = (place.x - shown.left) / shown.width;
    held.current = { ...place, across, down: (place.y - shown.top) / shown.height };
    setZoom(Math.min(MOST, Math.max(1, wanted)));
  };
  useLayoutEffect(() => {
    const [box, shown] = [stage.current, image.current?.getBoundingClientRect()];
    if (box === null || shown === undefined || held.current === undefined) return;
    const { x, y, across, down } = held.current;
    box.scrollLeft += shown.left + across * shown.width - x;
    box.scrollTop += shown.top + down * shown.height - y;
  }, [zoom]);

  return {
    zoom,
    stage: {
      ref: stage,
      onWheel: (event: WheelEvent) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        zoomTo(zoom * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
      },
      onTouchStart: ({ touches }: TouchEvent) => {
        const fingers = fingersOf(touches);
        pinch.current = fingers && { apart: fingers.apart, zoom };
      },
      onTouchMove: (event: TouchEvent) => {
        const fingers = fingersOf(event.touches);
        if (fingers === undefined || pinch.current === undefined) return;
        if (event.cancelable) event.preventDefault();
        zoomTo((pinch.current.zoom * fingers.apart) / pinch.current.apart, fingers);
      },
      onTouchEnd: () => {
        pinch.current = undefined;
      },
      onMouseDown: ({ clientX: x, clientY: y }: MouseEvent) => {
        drag.current = { from: { x, y }, isMoved: false };
      },
      onMouseMove: (event: MouseEvent) => {
        if (event.buttons !== 1 || drag.current === undefined || zoom === 1) return;
        const { from, isMoved } = drag.current;
        stage.current?.scrollBy(-event.movementX, -event.movementY);
        const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) >= MOVED;
        drag.current = { from, isMoved: isMoved || far };
      },
    },
    image: {
      ref: image,
      draggable: false,
      style: zoom === 1 ? {} : { width: `${fitting.current * zoom}px` },
    },
    /** A tap or click on the picture, or its button pressed by a key. A double tap is one. */
    toggle: (event: MouseEvent): void => {
      if (drag.current?.isMoved === true) {
        drag.current = undefined;
        return;
      }
      const isSecond = event.timeStamp - enlargedAt.current < DOUBLE;
      if (isSecond) return;
      const at = event.detail === 0 ? undefined : { x: event.clientX, y: event.clientY };
      if (zoom > 1) {
        zoomTo(1);
        return;
      }
      enlargedAt.current = event.timeStamp;
      const own = (image.current?.naturalWidth ?? 0) / (image.current?.getBoundingClientRect().width ?? 1);
      zoomTo(Math.max(CLOSER, own), at);
    },
    closer: (): void => zoomTo(zoom * STEP),
    further: (): void => zoomTo(zoom / STEP),
    fit: (): void => setZoom(1),
    canCloser: zoom < MOST,
    canFurther: zoom > 1,
  };
}
