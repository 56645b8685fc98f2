import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  type APISelectMenuComponent,
  ButtonStyle,
  ComponentType,
  SeparatorSpacingSize,
} from 'discord-api-types/v10';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useAround } from './around.ts';
import { Gallery } from './gallery.tsx';
import { Menu, type MenuEntry } from './menu.tsx';
import { useSettled } from './settled.ts';
import { useSpeech, useWords } from './speech.ts';
import { Sign, Spoiler, WordsProvider } from './words.tsx';

type AnyPart = APIMessageTopLevelComponent | APIContainerComponent['components'][number];

/** A message's components, laid out as Discord does. Keyed by place, so that the focus stays when a message changes. */
export function Parts({
  message,
  parts,
}: {
  readonly message: string;
  readonly parts: readonly AnyPart[];
}): VNode {
  return (
    <div class="parts">
      {parts.map((part, index) => (
        <Part key={index} message={message} part={part} />
      ))}
    </div>
  );
}

function Part({ message, part }: { readonly message: string; readonly part: AnyPart }): VNode {
  const words = useWords();
  switch (part.type) {
    case ComponentType.ActionRow:
      return <Row message={message} row={part} />;
    case ComponentType.Container:
      return <Container message={message} container={part} />;
    case ComponentType.Section:
      return <Section message={message} section={part} />;
    case ComponentType.TextDisplay:
      return <WordsProvider text={part.content} />;
    case ComponentType.MediaGallery:
      return <Gallery items={part.items} />;
    case ComponentType.Separator: {
      const large = part.spacing === SeparatorSpacingSize.Large;
      const line = part.divider !== false;
      return <hr class={`separator${large ? ' separator-large' : ''}${line ? '' : ' separator-bare'}`} />;
    }
    case ComponentType.File:
      return <FileCard url={part.file.url} name={nameIn(part.file.url) ?? words.message.file} />;
    default:
      return <p class="small">{words.message.cannotShow}</p>;
  }
}

function Container({
  message,
  container,
}: {
  readonly message: string;
  readonly container: APIContainerComponent;
}): VNode {
  const colour = container.accent_color;
  const inside = (
    <div
      class={`container${typeof colour === 'number' ? ' container-accent' : ''}`}
      style={
        typeof colour === 'number' ? { borderLeftColor: `#${colour.toString(16).padStart(6, '0')}` } : {}
      }
    >
      <Parts message={message} parts={container.components} />
    </div>
  );
  return container.spoiler === true ? <Spoiler>{inside}</Spoiler> : inside;
}

function Section({
  message,
  section,
}: {
  readonly message: string;
  readonly section: APISectionComponent;
}): VNode {
  const { accessory } = section;
  return (
    <div class="section">
      <div class="section-words">
        {section.components.map((display, index) => (
          <WordsProvider key={index} text={display.content} />
        ))}
      </div>
      {accessory.type === ComponentType.Button ? (
        <PressButton message={message} button={accessory} />
      ) : (
        <Thumbnail url={accessory.media.url} alt={accessory.description ?? ''} />
      )}
    </div>
  );
}

function Thumbnail({ url, alt }: { readonly url: string; readonly alt: string }): VNode {
  const around = useAround();
  const { picture } = useWords();
  return (
    <button
      type="button"
      class="picture thumbnail"
      aria-label={picture.enlarge(alt)}
      onClick={() => around.enlarge([{ url, alt }], 0)}
    >
      <img src={url} alt={alt} />
    </button>
  );
}

/** A file to download, by its name. */
export function FileCard({
  url,
  name,
  size,
}: {
  readonly url: string;
  readonly name: string;
  readonly size?: number;
}): VNode {
  const { words, locale } = useSpeech();
  return (
    <a class="file" href={url} download={name} target="_blank" rel="noreferrer noopener">
      <span class="file-name">{name}</span>
      {size !== undefined && (
        <span class="file-size">
          {words.message.kilobytes(Math.max(1, Math.round(size / 1024)).toLocaleString(locale))}
        </span>
      )}
    </a>
  );
}

function nameIn(url: string): string | undefined {
  const name = new URL(url, location.href).pathname.split('/').at(-1);
  return name === undefined || name === '' ? undefined : decodeURIComponent(name);
}

function Row({
  message,
  row,
}: {
  readonly message: string;
  readonly row: APIActionRowComponent<APIComponentInMessageActionRow>;
}): VNode {
  return (
    <div class="row">
      {row.components.map((component, index) =>
        component.type === ComponentType.Button ? (
          <PressButton key={index} message={message} button={component} />
        ) : (
          <Select key={component.custom_id} message={message} select={component} />
        ),
      )}
    </div>
  );
}

const STYLES: Readonly<Record<ButtonStyle, string>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
  [ButtonStyle.Link]: 'secondary',
  [ButtonStyle.Premium]: 'primary',
};

function PressButton({
  message,
  button,
}: {
  readonly message: string;
  readonly button: APIButtonComponent;
}): VNode {
  const around = useAround();
  const words = useWords();
  const [pressed, setPressed] = useState<string>();
  const counts = useSettled('custom_id' in button ? button.custom_id : '');
  const look = `button button-${STYLES[button.style]}`;
  if (button.style === ButtonStyle.Premium) {
    return (
      <button type="button" class={look} disabled>
        {words.message.shop}
      </button>
    );
  }
  const inside = (
    <>
      <Sign emoji={button.emoji} />
      {button.label !== undefined && <span class="button-label">{button.label}</span>}
    </>
  );
  if (button.style === ButtonStyle.Link) {
    return (
      <a class={look} href={button.url} target="_blank" rel="noreferrer noopener">
        {inside}
        <span class="outward" aria-hidden="true" />
      </a>
    );
  }
  const busy = pressed === button.custom_id;
  const press = async (): Promise<void> => {
    setPressed(button.custom_id);
    await around.press(message, button.custom_id);
    setPressed((now) => (now === button.custom_id ? undefined : now));
  };
  return (
    <button
      type="button"
      class={`${look}${busy ? ' button-busy' : ''}`}
      disabled={button.disabled === true}
      aria-busy={busy}
      aria-label={button.label === undefined ? (button.emoji?.name ?? words.message.button) : undefined}
      data-custom-id={button.custom_id}
      onClick={(event) => {
        if (!busy && counts(event)) void press();
      }}
    >
      {inside}
      {busy && <span class="dots" />}
    </button>
  );
}

function Select({
  message,
  select,
}: {
  readonly message: string;
  readonly select: APISelectMenuComponent;
}): VNode {
  const around = useAround();
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const { entries, chosen } = entriesOf(select, around);
  return (
    <Menu
      entries={entries}
      chosen={chosen}
      placeholder={select.placeholder ?? words.select.placeholder}
      least={select.min_values ?? 1}
      most={select.max_values ?? 1}
      disabled={select.disabled === true}
      busy={busy}
      searchable={select.type !== ComponentType.StringSelect}
      onChoose={async (values) => {
        setBusy(true);
        await around.choose(message, select.custom_id, values);
        setBusy(false);
      }}
    />
  );
}

/** What a menu offers, and what is chosen in it from the start. */
export function entriesOf(
  select: APISelectMenuComponent,
  around: ReturnType<typeof useAround>,
): { readonly entries: readonly MenuEntry[]; readonly chosen: readonly string[] } {
  if (select.type === ComponentType.StringSelect) {
    return {
      entries: select.options.map((option) => ({
        value: option.value,
        label: option.label,
        ...(option.description === undefined ? {} : { description: option.description }),
        ...(option.emoji === undefined ? {} : { emoji: option.emoji }),
      })),
      chosen: select.options.filter((option) => option.default === true).map((option) => option.value),
    };
  }
  const chosen = (select.default_values ?? []).map((value) => value.id);
  if (select.type === ComponentType.ChannelSelect) {
    return { entries: around.channels.map(({ id, name }) => ({ value: id, label: `#${name}` })), chosen };
  }
  const roles = around.roles.map(({ id, name }) => ({ value: id, label: `@${name}` }));
  if (select.type === ComponentType.RoleSelect) return { entries: roles, chosen };
  const people = around.members.map(({ id, name, username }) => ({
    value: id,
    label: name,
    description: username,
  }));
  return {
    entries: select.type === ComponentType.MentionableSelect ? [...people, ...roles] : people,
    chosen,
  };
}
