import { useRef } from 'preact/hooks';

/** Nobody has read a button that came under the pointer less than so many milliseconds ago. */
const READ_AFTER = 400;
/** So many pixels does a hand move between the two clicks of a double click. */
const SAME_PLACE = 8;

/** A click of a pointer: where, and when in milliseconds. */
export interface Click {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/**
 * Whether a click was meant for what was there before: the pointer has not moved since its last click, and the button
 * appeared there since, a moment ago. The second half of a double click is one.
 */
export const isMeantForFormer = (click: Click, former: Click | undefined, shownAt: number): boolean =>
  former !== undefined &&
  former.time <= shownAt &&
  click.time - shownAt < READ_AFTER &&
  Math.abs(click.x - former.x) < SAME_PLACE &&
  Math.abs(click.y - former.y) < SAME_PLACE;

/** The click before, on whatever button of a message. */
let former: Click | undefined;

/** Tells for each click on a button whether it counts; key presses always do. `name` tells it from its replacement. */
export function useSettled(name: string): (event: MouseEvent) => boolean {
  const shown = useRef({ name, at: performance.now() });
  if (shown.current.name !== name) shown.current = { name, at: performance.now() };
  return ({ detail, clientX, clientY }) => {
    if (detail === 0) return true;
    const click = { x: clientX, y: clientY, time: performance.now() };
    const counts = !isMeantForFormer(click, former, shown.current.at);
    if (counts) former = click;
    return counts;
  };
}
