import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';

/** A button that does something in the page, said in words; one that looks like a link if `class` says nothing. */
export function Act({
  label,
  class: look = 'plain-link',
  pressed,
  name,
  onAct,
}: {
  readonly label: ComponentChildren;
  readonly class?: string;
  /** Whether what it opens is open. */
  readonly pressed?: boolean;
  /** What it is called where its label is a mere sign. */
  readonly name?: string;
  onAct(): void;
}): VNode {
  return (
    <button type="button" class={look} aria-label={name} aria-expanded={pressed} onClick={onAct}>
      {label}
    </button>
  );
}

/** A button that asks once more before it does what cannot be taken back. */
export function Sure({
  label,
  sure,
  class: look = '',
  onSure,
}: {
  readonly label: string;
  readonly sure: string;
  readonly class?: string;
  onSure(): void;
}): VNode {
  const [asked, setAsked] = useState(false);
  const click = (): void => {
    if (asked) onSure();
    setAsked(!asked);
  };
  return (
    <button
      type="button"
      class={`${look}${asked ? ' act-danger' : ''}`}
      onBlur={() => setAsked(false)}
      onClick={click}
    >
      {asked ? sure : label}
    </button>
  );
}
