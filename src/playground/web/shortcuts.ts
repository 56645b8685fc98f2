import { useEffect, useRef } from 'preact/hooks';

/** Alt and a digit becomes that member; any letter typed beside the fields goes to the command box. */
export function useShortcuts(hashes: readonly string[], toComposer: () => void): void {
  const now = useRef({ hashes, toComposer });
  now.current = { hashes, toComposer };
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.altKey && /^Digit[1-9]$/u.test(event.code)) {
        const hash = now.current.hashes[Number(event.code.slice(5)) - 1];
        if (hash === undefined) return;
        event.preventDefault();
        location.hash = hash;
        return;
      }
      const { target } = event;
      const busy =
        target instanceof HTMLElement &&
        target.closest('input, textarea, dialog, .menu-open, [popover]') !== null;
      const letter =
        event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (letter && !busy) now.current.toComposer();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
