import type { VNode } from 'preact';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GivenOption } from '../person.ts';
import { Act } from './act.tsx';
import { type Around, useAround, useEvent } from './around.ts';
import { nameWithSign } from './channel-sign.tsx';
import {
  activeField,
  askedFor,
  commandOffers,
  type Draft,
  draftOf,
  draftOffers,
  focusMoved,
  isCompleted,
  type OptionField,
  optionsLeft,
  type Pick,
  type ReadOption,
  type Roster,
  sendable,
  soFar,
  steppedBack,
  takesFile,
  typables,
  withPick,
  withTyped,
} from './command-line.ts';
import { filled, type Words } from './speech.ts';

/** The bot is asked for completions once typing has paused for this long, in milliseconds. */
const PAUSE = 120;
/** The box grows with its words up to this height, in pixels. */
const TALLEST = 220;

/** Where a person writes: plain words are said, a slash starts a command with its options one by one. */
export function Composer(): VNode {
  const name = useId();
  const around = useAround();
  const { ask, here, known, locale, spot, words } = around;
  const { composer } = words;
  const placeholder = filled(composer.message, { channel: here === undefined ? '' : nameWithSign(here) });
  const commands = useMemo(() => typables(known.commands, locale), [known.commands, locale]);
  const roster = rosterOf(around);
  const [text, setText] = useState('');
  const [draft, setDraft] = useState<Draft>();
  const [marked, setMarked] = useState(0);
  const [closed, setClosed] = useState(false);
  const [wrong, setWrong] = useState<{ readonly why: string; readonly field?: string | undefined }>();
  const box = useRef<HTMLTextAreaElement>(null);
  const line = useRef<HTMLFieldSetElement>(null);
  const answered = useCompletions(draft, roster, words);

  const field = draft && activeField(draft);
  const left = draft === undefined ? [] : optionsLeft(draft);
  const offers = closed
    ? []
    : draft === undefined
      ? commandOffers(commands, text)
      : draftOffers(draft, roster, answered, words);
  const isListed = draft !== undefined || (text.startsWith('/') && !closed);
  const { title, nothing } = askedFor(draft, commands.length, words);

  const focusActive = (): void => {
    if (draft === undefined) box.current?.focus();
    else line.current?.querySelectorAll('input')[draft.active]?.focus();
  };
  const place =
    draft === undefined ? 'words' : `${draft.command.name} ${draft.active} ${draft.fields.length}`;
  const mounted = useRef(false);
  useLayoutEffect(() => {
    setMarked(draft !== undefined && field === undefined ? -1 : 0);
    setClosed(false);
    // A touch screen would show its keyboard over the channel as soon as one enters it.
    if (mounted.current || matchMedia('(hover: hover)').matches) focusActive();
    mounted.current = true;
  }, [place]);
  useLayoutEffect(() => {
    if (wrong !== undefined) focusActive();
  }, [wrong]);
  useEffect(() => {
    const shown = box.current;
    if (shown === null) return;
    shown.style.height = 'auto';
    shown.style.height = `${Math.min(shown.scrollHeight, TALLEST)}px`;
  }, [text, place]);
  useEffect(() => {
    document.getElementById(`${name}-offers-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  // Letters that are typed beside the fields of the page are meant for this one.
  useEvent('keydown', ({ target, key, altKey, ctrlKey, metaKey }) => {
    const isElsewhere =
      target instanceof HTMLElement &&
      target.closest('input, textarea, dialog, .menu-open, [popover]') !== null;
    const isLetter = key.length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey;
    if (isLetter && !isElsewhere) focusActive();
  });

  const change = (next: Draft | undefined, typed = ''): void => {
    setWrong(undefined);
    setClosed(false);
    setDraft(next);
    if (next === undefined) setText(typed);
  };
  const onText = (typed: string): void => {
    const begun = draftOf(commands, typed);
    // Until a space follows it, the name may still become that of another command.
    const isNamed = begun !== undefined && typed.trimStart().length > `/${begun.command.name}`.length;
    setMarked(0);
    change(isNamed ? begun : undefined, typed);
  };

  const run = async (before: Draft): Promise<void> => {
    const read = sendable(before, roster, words);
    if ('wrong' in read) {
      setDraft(focusMoved(before, read.index));
      setWrong({ why: read.wrong, field: read.field });
      return;
    }
    change(undefined);
    const options = await Promise.all(read.options.map(handedOver));
    const answer = await ask({ do: 'command', ...spot, path: [...before.command.path], options });
    if (answer.kind === 'refused' || answer.kind === 'failed') {
      setDraft((now) => now ?? before);
      setWrong({ why: answer.why });
    }
  };
  const say = async (): Promise<void> => {
    const content = text.trim();
    if (content === '') return;
    if (content.startsWith('/')) {
      const typed = draftOf(commands, content);
      if (typed !== undefined) return run(typed);
      setWrong({ why: filled(composer.noSuchCommand, { typed: content }) });
      return;
    }
    setText('');
    const answer = await ask({ do: 'say', ...spot, content });
    if (answer.kind === 'refused' || answer.kind === 'failed') {
      setText((now) => (now === '' ? content : now));
      setWrong({ why: answer.why });
    }
  };
  const send = (): void => void (draft === undefined ? say() : run(draft));

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const offer = offers[marked];
    if (step !== 0 && offers.length > 0) {
      setMarked(marked < 0 && step < 0 ? offers.length - 1 : (marked + step + offers.length) % offers.length);
    } else if ((event.key === 'Tab' || event.key === 'Enter') && !event.shiftKey) {
      if (offer !== undefined) change(offer.takes);
      else if (event.key === 'Enter') send();
      else if (field !== undefined && draft !== undefined) setDraft(focusMoved(draft, draft.active + 1));
      else return;
    } else if (event.key === 'Tab' && draft !== undefined && draft.active > 0) {
      setDraft(focusMoved(draft, draft.active - 1));
    } else if (event.key === 'Escape') {
      if (draft !== undefined) change(undefined);
      else setClosed(true);
      setWrong(undefined);
    } else if (event.key === 'Backspace' && draft !== undefined && isEmptyInput(event.target)) {
      change(steppedBack(draft), `/${draft.command.name}`);
    } else {
      return;
    }
    event.preventDefault();
  };

  const typing = {
    'aria-haspopup': 'listbox' as const,
    'aria-controls': `${name}-offers`,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': offers.length > 0 && marked >= 0 ? `${name}-offers-${marked}` : undefined,
    onKeyDown,
  };
  const filling = {
    ...typing,
    role: 'combobox' as const,
    'aria-expanded': offers.length > 0,
    autoComplete: 'off',
  };
  const fieldOf = (of: Draft, { option, text: filledIn, picked }: OptionField, index: number): VNode => {
    const isBad = wrong?.field === option.name;
    const about = {
      id: `${name}-field-${index}`,
      'aria-label': `${option.name}: ${option.description}`,
      'aria-invalid': isBad,
      onFocus: () => setDraft((now) => now && focusMoved(now, index)),
    };
    return (
      <label
        key={option.name}
        for={about.id}
        class={`field${index === of.active ? ' field-active' : ''}${isBad ? ' field-wrong' : ''}`}
      >
        <span class="field-name soft">{option.name}</span>
        {takesFile(option) ? (
          <>
            <span class="plain-link">{picked === undefined ? composer.chooseFile : filledIn}</span>
            <input
              {...about}
              type="file"
              class="visually-hidden"
              onKeyDown={onKeyDown}
              onChange={({ currentTarget: { files } }) => {
                const [file] = files ?? [];
                if (file !== undefined)
                  change(withPick(focusMoved(of, index), { name: file.name, value: file }));
              }}
            />
          </>
        ) : (
          <input
            {...about}
            {...filling}
            value={filledIn}
            size={Math.max(4, filledIn.length + 1)}
            onInput={(event) => {
              setMarked(0);
              change(withTyped(focusMoved(of, index), event.currentTarget.value));
            }}
          />
        )}
      </label>
    );
  };
  return (
    <div class="composer">
      {isListed && (
        <div class="offers panel">
          <p class="offers-title small">
            {title}
            {field?.option.required === true && <span class="required"> · {composer.required}</span>}
          </p>
          <div id={`${name}-offers`} role="listbox" aria-label={title} class="offers-list">
            {offers.map(({ label, note, mark, takes }, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the focused box handles keys (ARIA combobox)
              <div
                key={index}
                id={`${name}-offers-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === marked}
                class={`option${index === marked ? ' option-marked' : ''}`}
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => setMarked(index)}
                onClick={() => {
                  change(takes);
                  focusActive();
                }}
              >
                <span class="strong">{label}</span>
                {note !== undefined && <span class="option-note soft">{note}</span>}
                {mark !== undefined && <span class="small">{mark}</span>}
              </div>
            ))}
          </div>
          {offers.length === 0 && <p class="small">{nothing}</p>}
          {offers.length > 0 && draft !== undefined && field === undefined && (
            <p class="small">{composer.enter}</p>
          )}
        </div>
      )}
      {wrong !== undefined && (
        <p class="wrong" role="alert">
          {wrong.why}
        </p>
      )}
      <div class={`composer-box${wrong === undefined ? '' : ' composer-box-wrong'}`}>
        {draft === undefined ? (
          <>
            <Act
              class="composer-act"
              name={composer.commands}
              label="/"
              onAct={() => {
                onText('/');
                box.current?.focus();
              }}
            />
            <textarea
              ref={box}
              rows={1}
              class="composer-words"
              placeholder={placeholder}
              aria-label={placeholder}
              value={text}
              onInput={(event) => onText(event.currentTarget.value)}
              {...typing}
            />
          </>
        ) : (
          <fieldset class="command-line" ref={line} aria-label={`/${draft.command.name}`}>
            <span class="strong">/{draft.command.name}</span>
            {draft.fields.map((one, index) => fieldOf(draft, one, index))}
            <input
              {...filling}
              class="tail"
              value={draft.tail}
              aria-label={left.length === 0 ? composer.enter : composer.optionsOrEnter}
              placeholder={left.length === 0 ? '' : filled(composer.optionsLeft, { count: left.length })}
              onFocus={() => setDraft((now) => now && focusMoved(now, now.fields.length))}
              onInput={(event) => {
                const tail = event.currentTarget.value;
                change(withTyped(draft, tail));
                setMarked(tail === '' ? -1 : 0);
              }}
            />
          </fieldset>
        )}
        {draft !== undefined && (
          <Act class="composer-act" name={words.cancel} label="✕" onAct={() => change(undefined)} />
        )}
        <button
          type="button"
          class="composer-act composer-send"
          aria-label={composer.send}
          disabled={draft === undefined && text.trim() === ''}
          onClick={send}
        >
          <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d="M3.4 20.4 21 12 3.4 3.6 3.4 10.2 15 12 3.4 13.8Z" />
          </svg>
        </button>
      </div>
    </div>
  );
}

const rosterOf = ({ known, channels }: Around): Roster => ({
  people: known.members.map(({ id, name, username }) => ({ name, value: id, note: username })),
  roles: (known.standings?.roles ?? []).map(({ id, name }) => ({ name, value: id })),
  channels: channels.map(({ id, name }) => ({ name, value: id })),
});

/** What the bot suggests for the field with the focus; empty if it is not asked or has not answered yet. */
function useCompletions(draft: Draft | undefined, roster: Roster, words: Words): readonly Pick[] {
  const { ask, spot } = useAround();
  const field = draft && activeField(draft);
  const isWanted = field !== undefined && field.picked === undefined && isCompleted(field.option);
  const wanted = isWanted ? field : undefined;
  const place = wanted && `${draft?.command.name} ${wanted.option.name}`;
  const [answer, setAnswer] = useState<{ readonly place: string; readonly picks: readonly Pick[] }>();
  useEffect(() => {
    if (draft === undefined || wanted === undefined || place === undefined) return;
    let late = false;
    const timer = setTimeout(async () => {
      const focused = wanted.option.sent;
      const options = soFar(draft.fields, focused, roster, words);
      const given = await ask({ do: 'complete', ...spot, path: [...draft.command.path], options, focused });
      if (!late) setAnswer({ place, picks: given.kind === 'choices' ? given.choices : [] });
    }, PAUSE);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [place, wanted?.text]);
  return answer !== undefined && answer.place === place ? answer.picks : [];
}

async function handedOver({ name, value }: ReadOption): Promise<GivenOption> {
  if (typeof value !== 'object') return { name, value };
  const bytes = new Uint8Array(await value.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return { name, value: { name: value.name, type: value.type, bytes: btoa(letters) } };
}

const isEmptyInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.value === '';
