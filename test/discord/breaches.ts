import type { APIMessageComponent, RESTPostAPIChannelMessageJSONBody } from 'discord-api-types/v10';
import { ComponentType, MessageFlags } from 'discord-api-types/v10';
import { FILE_BYTES, FILES, PINGS, REQUEST_BYTES } from '../../src/discord/protocol/limits.ts';
import type { Message, MessagePayload } from '../../src/discord/protocol/message.ts';
import { faultsOf } from '../../src/playground/rest/components.ts';
import { RestRefusal } from '../../src/playground/rest/refusal.ts';
import { readMessage } from '../../src/playground/rest/writing.ts';

/** Where a message goes past what Discord allows, as the Discord on this machine has it, or past what is good for people; a line each. */
export function breaches({ components, pictures, files = [], pings }: Message): readonly string[] {
  const all = components.flatMap(within);
  const names = [...pictures, ...files].map(({ name }) => name);
  const words = all.flatMap((part) => ('content' in part ? [part.content] : [])).join('\n');
  const unnamed = (pings ?? []).filter((person) => !words.includes(`<@${person}>`));
  const wordless = all.some(
    (part) => part.type === ComponentType.Button && wordsOf(part).join('').trim() === '',
  );
  return [
    ...refusals(components, names),
    ...over('files', names.length, FILES),
    ...over('pings', pings?.length ?? 0, PINGS),
    ...unnamed.map((person) => `it pings ${person}, whom it does not name`),
    ...(all.length === 0 ? ['there is nothing in it'] : []),
    ...(new Set(names).size < names.length ? [`a file name stands twice: ${names.join(' ')}`] : []),
    ...(wordless ? ['a button has no words'] : []),
  ];
}

/** What the Discord on this machine objects to in components beside files of these names; an emoji may be any. */
export function refusals(components: readonly unknown[], names: readonly string[]): readonly string[] {
  const text = JSON.stringify({ components, flags: MessageFlags.IsComponentsV2 });
  const emojis = new Set([...text.matchAll(/"emoji":\{"id":"(\d+)"/gu)].map(([, id]) => id ?? ''));
  try {
    const form = readMessage(JSON.parse(text));
    const faults = faultsOf(form.components, { attachments: new Set(names), emojis });
    return faults.map(({ path, message }) => `${path.join('.')}: ${message}`);
  } catch (error) {
    if (!(error instanceof RestRefusal)) throw error;
    return [JSON.stringify(error.body)];
  }
}

/** What of a message would turn around as somebody's name in it runs from right to left and is not set apart, or does not end. */
export const turned = ({ components, pictures }: Message): readonly string[] => [
  ...components.flatMap(within).flatMap(wordsOf).flatMap(turnedWords),
  ...pictures.flatMap(({ alt }) => turnedWords(alt)),
];

/** The same of a few words. */
export function turnedWords(words: string): readonly string[] {
  const around = words.replaceAll(/\u2068[^\n\u2068\u2069]*\u2069/gu, '');
  return /[\p{Script=Hebrew}\p{Script=Arabic}\u2068\u2069]/u.test(around) ? [`turned around: ${words}`] : [];
}

/** The words of one part, each text by itself: what is read, and what stands on a button or in a menu. */
export function wordsOf(part: APIMessageComponent): readonly string[] {
  switch (part.type) {
    case ComponentType.TextDisplay:
      return [part.content];
    case ComponentType.Button:
      return 'label' in part && part.label !== undefined ? [part.label] : [];
    case ComponentType.StringSelect:
      return [
        part.placeholder ?? '',
        ...part.options.flatMap(({ label, description }) => [label, description ?? '']),
      ];
    default:
      return [];
  }
}

/** Where a painted message is too large, a line each. */
export function sizeBreaches({ files, body }: MessagePayload): readonly string[] {
  const sizes = files.map(({ data }) => data.byteLength);
  const whole = sizes.reduce((sum, size) => sum + size, JSON.stringify(body).length);
  return [
    ...sizes.flatMap((size) => over('bytes of a file', size, FILE_BYTES)),
    ...over('bytes of a request', whole, REQUEST_BYTES),
  ];
}

/** Everything in a message, each part by itself, in the order in which it is read. */
export function within(component: APIMessageComponent): readonly APIMessageComponent[] {
  const inner = 'components' in component ? component.components : [];
  const beside = 'accessory' in component ? [component.accessory] : [];
  return [component, ...[...inner, ...beside].flatMap(within)];
}

/** Words as they are read: whether a line may break beside a number or a dot is another matter. */
export const spaced = (words: string): string =>
  words.replaceAll(/\u00a0(?=·)|(?<=[\p{L}\p{N}*])\u00a0(?=[\p{L}\p{N}+−])/gu, ' ');

/** All that can be pressed in a body, and all that can be read: its text, and with what stands on buttons and in menus its words. */
export function partsOf(body: Pick<RESTPostAPIChannelMessageJSONBody, 'components'>) {
  const all = (body.components ?? []).flatMap((component) => within(component as APIMessageComponent));
  return {
    ids: all.flatMap((part) => ('custom_id' in part ? [part.custom_id] : [])),
    text: spaced(all.flatMap((part) => ('content' in part ? [part.content] : [])).join('\n')),
    words: all.flatMap(wordsOf).map(spaced),
    values: all.flatMap((part) =>
      part.type === ComponentType.StringSelect ? part.options.map(({ value }) => value) : [],
    ),
  };
}

const over = (what: string, size: number, most: number): readonly string[] =>
  size > most ? [`${what}: ${size} of ${most}`] : [];
