import {
  type APIButtonComponent,
  type APIContainerComponent,
  type APIMessageTopLevelComponent,
  type APISelectMenuComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { createContext, type VNode } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { type Around, useAround, useWords } from './around.ts';
import { Gallery } from './gallery.tsx';
import { Menu, type MenuEntry } from './menu.tsx';
import { useSettled } from './settled.ts';
import { Sign, WordsProvider } from './words.tsx';

type AnyPart = APIMessageTopLevelComponent | APIContainerComponent['components'][number];

/** The id of the message that a component stands in. */
const MessageContext = createContext('');

/** A message's components, laid out as Discord does. Keyed by place, so that the focus stays when a message changes. */
export const MessageParts = ({
  message,
  parts,
}: {
  readonly message: string;
  readonly parts: readonly AnyPart[];
}): VNode => (
  <MessageContext.Provider value={message}>
    <Parts parts={parts} />
  </MessageContext.Provider>
);

const Parts = ({ parts }: { readonly parts: readonly AnyPart[] }): VNode => (
  <div class="parts">
    {parts.map((part, index) => (
      <Part key={index} part={part} />
    ))}
  </div>
);

function Part({ part }: { readonly part: AnyPart }): VNode {
  const words = useWords();
  switch (part.type) {
    case ComponentType.ActionRow:
      return (
        <div class="row">
          {part.components.map((component, index) =>
            component.type === ComponentType.Button ? (
              <PressButton key={index} button={component} />
            ) : (
              <Select key={component.custom_id} select={component} />
            ),
          )}
        </div>
      );
    case ComponentType.Container: {
      const accent = `#${(part.accent_color ?? 0).toString(16).padStart(6, '0')}`;
      return (
        <div class="container" style={{ borderLeftColor: accent }}>
          <Parts parts={part.components} />
        </div>
      );
    }
    case ComponentType.Section:
      return (
        <div class="section">
          <div class="section-words">
            {part.components.map((display, index) => (
              <WordsProvider key={index} text={display.content} />
            ))}
          </div>
          {part.accessory.type === ComponentType.Button && <PressButton button={part.accessory} />}
        </div>
      );
    case ComponentType.TextDisplay:
      return <WordsProvider text={part.content} />;
    case ComponentType.MediaGallery:
      return <Gallery items={part.items} />;
    case ComponentType.Separator:
      return <hr class="separator" />;
    case ComponentType.File: {
      const { url } = part.file;
      const name = decodeURIComponent(new URL(url, location.href).pathname.split('/').at(-1) ?? url);
      return (
        <a class="file" href={url} download={name} target="_blank" rel="noreferrer noopener">
          {name}
        </a>
      );
    }
    default:
      return <p class="small">{words.message.cannotShow}</p>;
  }
}

function PressButton({ button }: { readonly button: APIButtonComponent }): VNode {
  const message = useContext(MessageContext);
  const { words, request, spot } = useAround();
  const [pressed, setPressed] = useState<string>();
  const id = 'custom_id' in button ? button.custom_id : '';
  const counts = useSettled(id);
  if (!('custom_id' in button)) return <p class="small">{words.message.cannotShow}</p>;
  const busy = pressed === id;
  const press = async (): Promise<void> => {
    setPressed(id);
    await request({ do: 'press', ...spot, message, customId: id });
    setPressed((now) => (now === id ? undefined : now));
  };
  return (
    <button
      type="button"
      class={`button button-${ButtonStyle[button.style].toLowerCase()}${busy ? ' button-busy' : ''}`}
      disabled={button.disabled === true}
      aria-busy={busy}
      data-custom-id={id}
      onClick={(event) => {
        if (!busy && counts(event)) void press();
      }}
    >
      <Sign emoji={button.emoji} />
      <span class="button-label">{button.label}</span>
      {busy && <span class="dots" />}
    </button>
  );
}

function Select({ select }: { readonly select: APISelectMenuComponent }): VNode {
  const message = useContext(MessageContext);
  const around = useAround();
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const { custom_id: customId } = select;
  return (
    <Menu
      {...entriesOf(select, around)}
      placeholder={select.placeholder ?? words.select.placeholder}
      least={select.min_values ?? 1}
      most={select.max_values ?? 1}
      disabled={select.disabled === true}
      busy={busy}
      searchable={select.type !== ComponentType.StringSelect}
      onChoose={async (values) => {
        setBusy(true);
        await around.request({ do: 'choose', ...around.spot, message, customId, values: [...values] });
        setBusy(false);
      }}
    />
  );
}

/** What a menu offers, and what is chosen in it from the start. */
export function entriesOf(
  select: APISelectMenuComponent,
  { channels, members }: Around,
): { readonly entries: readonly MenuEntry[]; readonly chosen: readonly string[] } {
  if (select.type === ComponentType.StringSelect) {
    const chosen = select.options.filter((option) => option.default === true).map((option) => option.value);
    return { entries: select.options, chosen };
  }
  const entries =
    select.type === ComponentType.ChannelSelect
      ? channels.map(({ id, name }) => ({ value: id, label: `#${name}` }))
      : members.map(({ id, name, username }) => ({ value: id, label: name, description: username }));
  return { entries, chosen: [] };
}
