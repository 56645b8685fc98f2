import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWords } from './around.ts';
import { filled } from './speech.ts';
import { Sign } from './words.tsx';

/** An entry of a menu. */
export interface MenuEntry {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly emoji?: APIMessageComponentEmoji;
}

/** A select menu: a closed line that opens a list; one pick closes it, several are confirmed with *Done*. */
export function Menu({
  entries,
  chosen,
  placeholder,
  least,
  most,
  disabled = false,
  busy = false,
  searchable = false,
  onChoose,
}: {
  readonly entries: readonly MenuEntry[];
  readonly chosen: readonly string[];
  readonly placeholder: string;
  readonly least: number;
  readonly most: number;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly searchable?: boolean;
  onChoose(values: readonly string[]): void;
}): VNode {
  const words = useWords();
  const name = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [up, setUp] = useState(false);
  const [marked, setMarked] = useState(0);
  const [picks, setPicks] = useState<readonly string[]>(chosen);
  const [typed, setTyped] = useState('');
  const several = most > 1;
  const shown = searchable && typed !== '' ? entries.filter((entry) => holds(entry, typed)) : entries;
  const enough = picks.length >= least && picks.length <= most;

  useEffect(() => setPicks(chosen), [chosen.join('\n')]);
  useEffect(() => {
    if (!open) return;
    const leave = (event: PointerEvent): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);
  useLayoutEffect(() => search.current?.focus(), [open]);
  useEffect(() => {
    if (open) box.current?.querySelector('.option-marked')?.scrollIntoView({ block: 'nearest' });
  }, [open, marked]);

  const show = (): void => {
    if (busy) return;
    setPicks(chosen);
    setTyped('');
    const at = entries.findIndex((entry) => chosen.includes(entry.value));
    setMarked(Math.max(0, at));
    setUp(opensUp(opener.current));
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  const send = (values: readonly string[]): void => {
    close();
    onChoose(values);
  };
  const pick = (entry: MenuEntry | undefined): void => {
    if (entry === undefined) return;
    if (!several) {
      send([entry.value]);
      return;
    }
    const without = picks.filter((value) => value !== entry.value);
    if (without.length < picks.length) setPicks(without);
    else if (picks.length < most) setPicks([...picks, entry.value]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        show();
      }
      return;
    }
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: marked + 1,
      ArrowUp: marked - 1,
      Home: 0,
      End: shown.length - 1,
    };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setMarked((step + shown.length) % Math.max(1, shown.length));
    } else if (event.key === 'Enter' || (event.key === ' ' && !searchable)) {
      // *Done* has the focus, and does what it does.
      if (event.target instanceof HTMLButtonElement && event.target !== opener.current) return;
      event.preventDefault();
      pick(shown[marked]);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab' && !several) {
      setOpen(false);
    }
  };

  const labels = entries.filter((entry) => picks.includes(entry.value));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the combobox and its list have the roles; keys bubble up here
    <div class={`menu${open ? ' menu-open' : ''}${up ? ' menu-up' : ''}`} ref={box} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={opener}
        class="menu-opener"
        role="combobox"
        aria-expanded={open}
        aria-controls={name}
        aria-haspopup="listbox"
        aria-label={placeholder}
        aria-activedescendant={open ? `${name}-${marked}` : undefined}
        // A menu that waits for its answer keeps the focus, which a disabled one would lose.
        disabled={disabled}
        aria-disabled={busy}
        onClick={() => (open ? close() : show())}
      >
        <span class={`menu-value${labels.length === 0 ? ' soft' : ''}`}>
          {labels.length === 0
            ? placeholder
            : labels.map((entry) => (
                <span key={entry.value} class="menu-chosen">
                  <Sign emoji={entry.emoji} /> {entry.label}
                </span>
              ))}
        </span>
        {busy ? <span class="dots" /> : <span class="chevron" aria-hidden="true" />}
      </button>
      {open && (
        <div class="menu-list panel">
          {searchable && (
            <input
              class="menu-search input"
              placeholder={words.select.search}
              aria-label={words.select.search}
              ref={search}
              value={typed}
              onInput={(event) => {
                setTyped(event.currentTarget.value);
                setMarked(0);
              }}
            />
          )}
          <div id={name} role="listbox" aria-multiselectable={several} class="menu-entries">
            {shown.map((entry, index) => {
              const picked = picks.includes(entry.value);
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the focused combobox handles keys (ARIA combobox)
                <div
                  key={entry.value}
                  id={`${name}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={picked}
                  aria-disabled={several && !picked && picks.length >= most}
                  class={`option${index === marked ? ' option-marked' : ''}`}
                  onPointerMove={() => setMarked(index)}
                  onClick={() => pick(entry)}
                >
                  <Sign emoji={entry.emoji} />
                  <span class="option-words">
                    <span class="strong">{entry.label}</span>
                    {entry.description !== undefined && <span class="small">{entry.description}</span>}
                  </span>
                  {several && <input type="checkbox" checked={picked} tabIndex={-1} aria-hidden="true" />}
                  {!several && picked && <span class="tick">✓</span>}
                </div>
              );
            })}
            {shown.length === 0 && <p class="option soft">{words.select.nothing}</p>}
          </div>
          {several && (
            <div class="menu-foot">
              <span class="small">
                {filled(words.select.choose, { count: least === most ? most : `${least}–${most}` })}
              </span>
              <button
                type="button"
                class="button button-primary"
                disabled={!enough}
                onClick={() => send(picks)}
              >
                {words.select.done}
              </button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** Whether there is more room above than below an opener, and too little below, in pixels. */
function opensUp(opener: HTMLElement | null): boolean {
  if (opener === null) return false;
  const { top, bottom } = opener.getBoundingClientRect();
  const frame = opener.closest('.log')?.getBoundingClientRect();
  const below = (frame?.bottom ?? innerHeight) - bottom;
  return below < 330 && top - (frame?.top ?? 0) > below;
}

function holds(entry: MenuEntry, typed: string): boolean {
  return entry.label.toLowerCase().includes(typed.trim().toLowerCase());
}
