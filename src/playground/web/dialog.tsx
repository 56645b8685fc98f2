import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Act } from './act.tsx';
import { useWords } from './speech.ts';

/** A dialog above the page: holds the focus. Esc, or a click beside it or on its `data-beside` parts, closes it. */
export function Dialog({
  label,
  kind,
  onClose,
  onKey,
  children,
}: {
  readonly label: string;
  /** One with a head of its title, or one of pictures alone. */
  readonly kind: 'form' | 'overseer' | 'lightbox';
  onClose(): void;
  /** Hears which key is pressed, whatever has the focus in it. */
  onKey?(key: string): void;
  readonly children: ComponentChildren;
}): VNode {
  const { close } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const began = useRef<EventTarget | null>(null);
  useEffect(() => {
    const before = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    // What is typed right after it was opened is meant for its first field.
    if (kind === 'form') shown?.querySelector<HTMLElement>('textarea, input')?.focus();
    // Merely taking the dialog away would lose the focus, so whatever had it before gets it back.
    return () => {
      shown?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog dialog-${kind}${kind === 'lightbox' ? '' : ' panel'}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={({ key }) => onKey?.(key)}
      onPointerDown={({ target }) => {
        began.current = target;
      }}
      onClick={({ target }) => {
        const beside =
          target === dialog.current || (target instanceof HTMLElement && 'beside' in target.dataset);
        // Words that are marked until beside the dialog end in a click there which did not begin there.
        if (beside && target === began.current) onClose();
      }}
    >
      {kind === 'lightbox' ? (
        children
      ) : (
        <div class="form">
          <header class="form-head">
            <h2>{label}</h2>
            <Act class="icon-button" name={close} label="✕" onAct={onClose} />
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
