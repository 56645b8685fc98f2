import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from './around.ts';

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

/** A button that deletes something, and asks once more before it does. */
export function Sure({ class: look = '', onSure }: { readonly class?: string; onSure(): void }): VNode {
  const words = useWords();
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
      {asked ? words.reallyDelete : words.delete}
    </button>
  );
}
