import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A dialog above the page: it holds the focus, and Esc or a click beside it closes it. */
export function Dialog({
  label,
  kind,
  onClose,
  children,
}: {
  readonly label: string;
  readonly kind: string;
  onClose(): void;
  readonly children: ComponentChildren;
}): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    // Merely taking the dialog away would lose the focus, so whatever had it before gets it back.
    return () => {
      shown?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it, which the dialog itself reports as onCancel
    <dialog
      ref={dialog}
      class={`dialog dialog-${kind}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
