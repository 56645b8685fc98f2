import {
  type APIButtonComponent,
  type APIContainerComponent,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  type APISelectMenuComponent,
  ButtonStyle,
  ComponentType,
  SeparatorSpacingSize,
} from 'discord-api-types/v10';
import { createContext, type VNode } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { type Around, useAround } from './around.ts';
import { Gallery, Thumbnail } from './gallery.tsx';
import { Menu, type MenuEntry } from './menu.tsx';
import { useSettled } from './settled.ts';
import { useSpeech, useWords } from './speech.ts';
import { Sign, Spoiler, WordsProvider } from './words.tsx';

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
    case ComponentType.Container:
      return <Container part={part} />;
    case ComponentType.Section:
      return <Section part={part} />;
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
      return <FileCard url={part.file.url} name={nameIn(part.file.url)} />;
    default:
      return <p class="small">{words.message.cannotShow}</p>;
  }
}

function Container({ part }: { readonly part: APIContainerComponent }): VNode {
  const colour = part.accent_color;
  const accent = typeof colour === 'number' ? `#${colour.toString(16).padStart(6, '0')}` : undefined;
  const inside = (
    <div
      class={`container${accent === undefined ? '' : ' container-accent'}`}
      style={accent === undefined ? {} : { borderLeftColor: accent }}
    >
      <Parts parts={part.components} />
    </div>
  );
  return part.spoiler === true ? <Spoiler>{inside}</Spoiler> : inside;
}

function Section({ part }: { readonly part: APISectionComponent }): VNode {
  const around = useAround();
  const { accessory } = part;
  const picture =
    'media' in accessory ? { url: accessory.media.url, alt: accessory.description ?? '' } : undefined;
  return (
    <div class="section">
      <div class="section-words">
        {part.components.map((display, index) => (
          <WordsProvider key={index} text={display.content} />
        ))}
      </div>
      {accessory.type === ComponentType.Button && <PressButton button={accessory} />}
      {picture !== undefined && (
        <Thumbnail {...picture} class="thumbnail" onOpen={() => around.enlarge([picture], 0)} />
      )}
    </div>
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
  const { locale } = useSpeech();
  return (
    <a class="file" href={url} download={name} target="_blank" rel="noreferrer noopener">
      {name}
      {size !== undefined && (
        <span class="small">
          {Math.ceil(size / 1024).toLocaleString(locale, { style: 'unit', unit: 'kilobyte' })}
        </span>
      )}
    </a>
  );
}

const nameIn = (url: string): string =>
  decodeURIComponent(new URL(url, location.href).pathname.split('/').at(-1) ?? url);

const STYLES: Readonly<Record<ButtonStyle, string>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
  [ButtonStyle.Link]: 'secondary',
  [ButtonStyle.Premium]: 'primary',
};

function PressButton({ button }: { readonly button: APIButtonComponent }): VNode {
  const message = useContext(MessageContext);
  const around = useAround();
  const words = useWords();
  const [pressed, setPressed] = useState<string>();
  const counts = useSettled('custom_id' in button ? button.custom_id : '');
  const look = `button button-${STYLES[button.style]}`;
  if (button.style === ButtonStyle.Premium) return <p class="small">{words.message.cannotShow}</p>;
  const inside = (
    <>
      <Sign emoji={button.emoji} />
      {button.label !== undefined && <span class="button-label">{button.label}</span>}
    </>
  );
  if (button.style === ButtonStyle.Link)
    return (
      <a class={look} href={button.url} target="_blank" rel="noreferrer noopener">
        {inside}
        <span aria-hidden="true">↗</span>
      </a>
    );
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
      aria-label={button.label === undefined ? button.emoji?.name : undefined}
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

function Select({ select }: { readonly select: APISelectMenuComponent }): VNode {
  const message = useContext(MessageContext);
  const around = useAround();
  const words = useWords();
  const [busy, setBusy] = useState(false);
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
        await around.choose(message, select.custom_id, values);
        setBusy(false);
      }}
    />
  );
}

/** What a menu offers, and what is chosen in it from the start. */
export function entriesOf(
  select: APISelectMenuComponent,
  { channels, members, known }: Around,
): { readonly entries: readonly MenuEntry[]; readonly chosen: readonly string[] } {
  if (select.type === ComponentType.StringSelect) {
    const chosen = select.options.filter((option) => option.default === true).map((option) => option.value);
    return { entries: select.options, chosen };
  }
  const roles = (known.standings?.roles ?? []).map(({ id, name }) => ({ value: id, label: `@${name}` }));
  const people = members.map(({ id, name, username }) => ({ value: id, label: name, description: username }));
  const entries = {
    [ComponentType.ChannelSelect]: channels.map(({ id, name }) => ({ value: id, label: `#${name}` })),
    [ComponentType.RoleSelect]: roles,
    [ComponentType.UserSelect]: people,
    [ComponentType.MentionableSelect]: [...people, ...roles],
  };
  return { entries: entries[select.type], chosen: (select.default_values ?? []).map((value) => value.id) };
}
