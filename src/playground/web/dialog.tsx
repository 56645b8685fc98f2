import { type ComponentChildren, createContext, type VNode } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { Act } from './act.tsx';
import { useWords } from './around.ts';

/** Closes the dialog that one is in. */
export const CloseContext = createContext<() => void>(() => undefined);

/** A dialog above the page: holds the focus. Esc, or a click beside it or on its `data-beside` parts, closes it. */
export function Dialog({
  label,
  kind,
  onKey,
  children,
}: {
  readonly label: string;
  /** One with a head of its title, or one of pictures alone. */
  readonly kind: 'form' | 'overseer' | 'lightbox';
  /** Hears which key is pressed, whatever has the focus in it. */
  onKey?(key: string): void;
  readonly children: ComponentChildren;
}): VNode {
  const words = useWords();
  const close = useContext(CloseContext);
  const dialog = useRef<HTMLDialogElement>(null);
  const began = useRef<EventTarget | null>(null);
  useEffect(() => {
    const before = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    // What is typed right after it was opened is meant for its first field.
    if (kind === 'form') shown?.querySelector<HTMLElement>('textarea, input:not([type=hidden])')?.focus();
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
        close();
      }}
      onKeyDown={({ key }) => onKey?.(key)}
      onPointerDown={({ target }) => {
        began.current = target;
      }}
      onClick={({ target }) => {
        const isBeside =
          target === dialog.current || (target instanceof HTMLElement && 'beside' in target.dataset);
        // Words that are marked until beside the dialog end in a click there which did not begin there.
        if (isBeside && target === began.current) close();
      }}
    >
      {kind === 'lightbox' ? (
        children
      ) : (
        <div class="form">
          <header class="form-head">
            <h2>{label}</h2>
            <Act class="icon-button" name={words.close} label="✕" onAct={close} />
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
