import type { RefObject, VNode } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Answered } from '../page/wire.ts';
import type { GivenOption } from '../person.ts';
import {
  completed,
  type Field,
  fitting,
  narrowed,
  offered,
  type Pick,
  type Roster,
  readField,
  soFar,
  startingFields,
  type Typable,
} from './command-line.ts';

/** A way for the rest of the page to reach the command box. */
export interface ComposerHandle {
  focus(): void;
  /** Puts a command into the box, ready for its options. */
  start(name: string): void;
}

/** A command being typed. `active` is the field with the focus; one past the last is the tail, where more options are named. */
interface Draft {
  readonly command: Typable;
  readonly fields: readonly Field[];
  readonly active: number;
  readonly tail: string;
}

/** One line of the list above the box. */
interface Offer {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
  readonly mark?: string;
  take(): void;
}

/** Where a person writes: plain words are said, a slash starts a command with its options one by one. */
export function Composer({
  channelName,
  commands,
  roster,
  handle,
  onSay,
  onRun,
  onComplete,
}: {
  readonly channelName: string;
  readonly commands: readonly Typable[];
  readonly roster: Roster;
  readonly handle: RefObject<ComposerHandle | undefined>;
  onSay(content: string): Promise<Answered>;
  onRun(command: Typable, options: readonly GivenOption[]): Promise<Answered>;
  onComplete(command: Typable, options: readonly GivenOption[], focused: string): Promise<readonly Pick[]>;
}): VNode {
  const name = useId();
  const [text, setText] = useState('');
  const [draft, setDraft] = useState<Draft>();
  const [marked, setMarked] = useState(0);
  const [closed, setClosed] = useState(false);
  const [wrong, setWrong] = useState<{ readonly why: string; readonly field?: string }>();
  const [answered, setAnswered] = useState<{ readonly key: string; readonly picks: readonly Pick[] }>();
  const words = useRef<HTMLTextAreaElement>(null);
  const line = useRef<HTMLDivElement>(null);

  const field = draft?.fields[draft.active];
  const asking = draft !== undefined && field !== undefined && completed(field.option) ? field : undefined;
  const askingKey =
    asking === undefined ? undefined : `${draft?.command.name} ${asking.option.name} ${asking.text}`;

  useEffect(() => {
    if (draft === undefined || asking === undefined || askingKey === undefined || asking.picked !== undefined)
      return;
    let late = false;
    const timer = setTimeout(async () => {
      const options = soFar(draft.fields, asking.option.name, roster);
      const picks = await onComplete(draft.command, options, asking.option.name);
      if (!late) setAnswered({ key: askingKey, picks });
    }, 120);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [askingKey]);

  const focusActive = (): void => {
    const inputs = line.current?.querySelectorAll('input');
    const input = draft === undefined ? words.current : inputs?.[draft.active];
    input?.focus();
  };
  const place =
    draft === undefined ? 'words' : `${draft.command.name} ${draft.active} ${draft.fields.length}`;
  const atTail = draft !== undefined && field === undefined;
  const first = useRef(true);
  useEffect(() => {
    setMarked(atTail ? -1 : 0);
    setClosed(false);
    if (first.current) first.current = false;
    else focusActive();
  }, [place]);
  useEffect(() => {
    document.getElementById(`${name}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  useEffect(() => {
    const box = words.current;
    if (box === null) return;
    box.style.height = 'auto';
    box.style.height = `${Math.min(box.scrollHeight, 220)}px`;
  }, [text, place]);

  const begin = (command: Typable): void => {
    const fields = startingFields(command);
    setText('');
    setWrong(undefined);
    setDraft({ command, fields, active: 0, tail: '' });
  };
  handle.current = {
    focus: focusActive,
    start: (wanted) => {
      const command = commands.find((one) => one.name === wanted || one.path[0] === wanted);
      if (command !== undefined) begin(command);
    },
  };

  const left =
    draft === undefined
      ? []
      : draft.command.options.filter(
          (option) => !draft.fields.some((one) => one.option.name === option.name),
        );
  const setField = (index: number, change: Partial<Field>): void => {
    if (draft === undefined) return;
    setWrong(undefined);
    setClosed(false);
    setMarked(0);
    const fields = draft.fields.map((one, at) => {
      if (at !== index) return one;
      const { picked: _, ...rest } = one;
      return { ...rest, ...change };
    });
    setDraft({ ...draft, fields });
  };
  const moveTo = (active: number): void => {
    if (draft === undefined || active < 0 || active > draft.fields.length) return;
    setDraft({ ...draft, active });
  };
  const addOption = (optionName: string): void => {
    const option = left.find((one) => one.name === optionName);
    if (draft === undefined || option === undefined) return;
    setDraft({
      ...draft,
      fields: [...draft.fields, { option, text: '' }],
      active: draft.fields.length,
      tail: '',
    });
  };
  const leave = (back: string): void => {
    setDraft(undefined);
    setWrong(undefined);
    setText(back);
  };

  const offers: readonly Offer[] = ((): readonly Offer[] => {
    if (closed) return [];
    if (draft === undefined) {
      if (!text.startsWith('/')) return [];
      return fitting(commands, text.slice(1)).map((command) => ({
        key: command.name,
        label: `/${command.name}`,
        note: command.description,
        take: () => begin(command),
      }));
    }
    if (field === undefined) {
      return narrowed(
        left.map((option) => ({ name: option.name, value: option.name, note: option.description })),
        draft.tail,
      ).map((pick) => ({
        key: pick.name,
        label: pick.name,
        ...(pick.note === undefined ? {} : { note: pick.note }),
        mark: 'optional',
        take: () => addOption(pick.name),
      }));
    }
    if (field.picked !== undefined) return [];
    const list = offered(field.option, roster);
    const picks =
      list !== undefined ? narrowed(list, field.text) : asking !== undefined ? (answered?.picks ?? []) : [];
    return picks.slice(0, 25).map((pick) => ({
      key: String(pick.value),
      label: pick.name,
      ...(pick.note === undefined ? {} : { note: pick.note }),
      take: () => {
        if (draft === undefined) return;
        const fields = draft.fields.map((one, at) =>
          at === draft.active ? { ...one, text: pick.name, picked: pick } : one,
        );
        setWrong(undefined);
        setDraft({ ...draft, fields, active: draft.active + 1 });
      },
    }));
  })();

  const run = async (): Promise<void> => {
    if (draft === undefined) return;
    const given: GivenOption[] = [];
    for (const [index, one] of draft.fields.entries()) {
      const read = readField(one, roster);
      if (read.kind === 'wrong') {
        setDraft({ ...draft, active: index });
        setWrong({ why: read.why, field: one.option.name });
        return;
      }
      if (read.kind === 'value') given.push(read.given);
    }
    const before = draft;
    leave('');
    const answer = await onRun(before.command, given);
    if (answer.kind === 'refused' || answer.kind === 'failed') {
      setDraft((now) => now ?? before);
      setWrong({ why: answer.why });
    }
  };
  const say = async (): Promise<void> => {
    const content = text.trim();
    if (content === '') return;
    if (content.startsWith('/')) {
      setWrong({
        why: `There is no command “${content}”. Choose one from the list, or write words without a slash.`,
      });
      return;
    }
    setText('');
    const answer = await onSay(content);
    if (answer.kind === 'refused' || answer.kind === 'failed') {
      setText((now) => (now === '' ? content : now));
      setWrong({ why: answer.why });
    }
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const input = event.target instanceof HTMLInputElement ? event.target : undefined;
    if (event.isComposing) return;
    if (step !== 0 && offers.length > 0) {
      event.preventDefault();
      setMarked(marked < 0 && step < 0 ? offers.length - 1 : (marked + step + offers.length) % offers.length);
    } else if ((event.key === 'Tab' && !event.shiftKey) || (event.key === 'Enter' && !event.shiftKey)) {
      if (event.key === 'Enter') event.preventDefault();
      const offer = offers[marked];
      if (offer !== undefined) {
        event.preventDefault();
        offer.take();
      } else if (event.key === 'Enter') {
        void (draft === undefined ? say() : run());
      } else if (draft !== undefined && draft.active < draft.fields.length) {
        event.preventDefault();
        moveTo(draft.active + 1);
      }
    } else if (event.key === 'Tab' && draft !== undefined && draft.active > 0) {
      event.preventDefault();
      moveTo(draft.active - 1);
    } else if (event.key === 'Escape') {
      if (offers.length > 0 && !closed && draft === undefined) setClosed(true);
      else if (draft !== undefined) leave('');
      setWrong(undefined);
    } else if (event.key === 'Backspace' && draft !== undefined && input?.value === '') {
      event.preventDefault();
      if (field !== undefined && field.option.required !== true) {
        const fields = draft.fields.filter((one) => one !== field);
        setDraft({ ...draft, fields, active: Math.max(0, draft.active - 1) });
      } else if (draft.active > 0) moveTo(draft.active - 1);
      else leave(`/${draft.command.name}`);
    }
  };

  const onText = (typed: string): void => {
    setWrong(undefined);
    setClosed(false);
    setMarked(0);
    const exact = typed.endsWith(' ') ? commands.find((one) => `/${one.name} ` === typed) : undefined;
    if (exact !== undefined) begin(exact);
    else setText(typed);
  };

  const open = offers.length > 0;
  const title =
    draft === undefined
      ? 'Commands'
      : field === undefined
        ? `/${draft.command.name} · more options`
        : `${field.option.name} · ${field.option.description}`;
  const typing = {
    'aria-haspopup': 'listbox' as const,
    'aria-controls': `${name}-offers`,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': open && marked >= 0 ? `${name}-${marked}` : undefined,
    onKeyDown,
  };
  return (
    <div class="composer">
      {(open || draft !== undefined || (text.startsWith('/') && !closed)) && (
        <div class="offers">
          <p class="offers-title">
            {title}
            {field?.option.required === true && <span class="required"> · required</span>}
          </p>
          <div id={`${name}-offers`} role="listbox" aria-label={title} class="offers-list">
            {offers.map((offer, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the box hears the keys
              <div
                key={offer.key}
                id={`${name}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === marked}
                class={`offer${index === marked ? ' offer-marked' : ''}`}
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => setMarked(index)}
                onClick={() => {
                  offer.take();
                  focusActive();
                }}
              >
                <span class="offer-label">{offer.label}</span>
                {offer.note !== undefined && <span class="offer-note">{offer.note}</span>}
                {offer.mark !== undefined && <span class="offer-mark">{offer.mark}</span>}
              </div>
            ))}
          </div>
          {!open && (
            <p class="offers-none">{emptyWords(draft, field, asking !== undefined, commands.length)}</p>
          )}
        </div>
      )}
      {wrong !== undefined && (
        <p class="composer-wrong" role="alert">
          {wrong.why}
        </p>
      )}
      <div class={`composer-box${wrong === undefined ? '' : ' composer-box-wrong'}`}>
        {draft === undefined ? (
          <>
            <button
              type="button"
              class="composer-slash"
              aria-label="List the commands"
              title="Commands"
              onClick={() => {
                onText('/');
                words.current?.focus();
              }}
            >
              /
            </button>
            <textarea
              ref={words}
              rows={1}
              class="composer-words"
              placeholder={`Message #${channelName}`}
              aria-label={`Message #${channelName}, or / for commands`}
              value={text}
              onInput={(event) => onText(event.currentTarget.value)}
              {...typing}
            />
          </>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look and no more meaning
          <div class="command-line" ref={line} role="group" aria-label={`Command /${draft.command.name}`}>
            <span class="command-name">/{draft.command.name}</span>
            {draft.fields.map((one, index) => (
              <label
                key={one.option.name}
                class={`field${index === draft.active ? ' field-active' : ''}${wrong?.field === one.option.name ? ' field-wrong' : ''}`}
              >
                <span class="field-name">{one.option.name}</span>
                <input
                  {...typing}
                  role="combobox"
                  aria-expanded={open}
                  value={one.text}
                  size={Math.max(4, one.text.length + 1)}
                  aria-label={`${one.option.name}: ${one.option.description}`}
                  aria-invalid={wrong?.field === one.option.name}
                  autoComplete="off"
                  onFocus={() => moveTo(index)}
                  onInput={(event) => setField(index, { text: event.currentTarget.value })}
                />
              </label>
            ))}
            <input
              {...typing}
              role="combobox"
              aria-expanded={open}
              class="tail"
              value={draft.tail}
              autoComplete="off"
              aria-label={
                left.length === 0
                  ? 'Press Enter to send the command'
                  : 'More options, or Enter to send the command'
              }
              placeholder={left.length === 0 ? '' : `+${left.length} optional`}
              onFocus={() => moveTo(draft.fields.length)}
              onInput={(event) => {
                const tail = event.currentTarget.value;
                setDraft({ ...draft, tail });
                setMarked(tail === '' ? -1 : 0);
              }}
            />
          </div>
        )}
        {draft !== undefined && (
          <button
            type="button"
            class="composer-cancel"
            aria-label="Cancel the command"
            title="Cancel (Esc)"
            onClick={() => leave('')}
          >
            ✕
          </button>
        )}
        <button
          type="button"
          class="composer-send"
          aria-label={draft === undefined ? 'Send the message' : 'Send the command'}
          disabled={draft === undefined && text.trim() === ''}
          onClick={() => void (draft === undefined ? say() : run())}
        >
          <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d="M3.400 20.400 21 12 3.400 3.600 3.400 10.200 15 12 3.400 13.800Z" />
          </svg>
        </button>
      </div>
    </div>
  );
}

function emptyWords(
  draft: Draft | undefined,
  field: Field | undefined,
  asked: boolean,
  count: number,
): string {
  if (draft === undefined) {
    return count === 0
      ? 'The bot has no commands yet. It may still be starting.'
      : 'No command fits. Esc closes this list.';
  }
  if (field === undefined) return 'Press Enter to send.';
  if (field.picked !== undefined) return 'Chosen. Enter sends, Tab goes on.';
  if (asked) return 'The bot has nothing to suggest here.';
  return field.text === '' ? 'Type a value.' : 'Enter sends, Tab goes on.';
}
