import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { readId } from '../../src/discord/protocol/ids.ts';
import type { Client } from '../../src/playground/people.ts';
import { within } from '../discord/breaches.ts';

/** Something to press or choose in a message. */
export interface Control {
  readonly customId: string;
  /** The entry of a menu; absent for a button. */
  readonly value?: string;
  /** What the bot's own words for it are. */
  readonly label: string;
  /** The move that it answers with; absent where it does something else. */
  readonly notation?: string;
}

/** All that is written in a message, as it is read: where a line may break in it is another matter. */
export function words(message: APIMessage): string {
  return (message.components ?? [])
    .flatMap(within)
    .flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []))
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

export function controls(message: APIMessage): readonly Control[] {
  return (message.components ?? []).flatMap(within).flatMap((part): readonly Control[] => {
    if (part.type === ComponentType.Button && 'custom_id' in part && part.disabled !== true) {
      const id = readId(part.custom_id);
      const label = 'label' in part ? (part.label ?? '') : '';
      const notation = typeof id === 'object' && id.kind === 'answer' ? id.notation : undefined;
      return [{ customId: part.custom_id, label, ...(notation !== undefined && { notation }) }];
    }
    if (part.type === ComponentType.StringSelect && part.disabled !== true) {
      const id = readId(part.custom_id);
      const answers = typeof id === 'object' && id.kind === 'choose';
      return part.options.map(({ value, label }) => ({
        customId: part.custom_id,
        value,
        label,
        ...(answers && { notation: value }),
      }));
    }
    return [];
  });
}

/** The control that does this: by the kind of its id and, where the kind has one, what it names. */
export function control(message: APIMessage, kind: string, what?: string): Control | undefined {
  return controls(message).find(({ customId }) => {
    const id = readId(customId);
    if (typeof id === 'string' || id.kind !== kind) return false;
    return what === undefined || Object.values(id).includes(what);
  });
}

/** The newest message of the bot for all, with something to press in it. */
export function live(person: Client, channel: string): APIMessage | undefined {
  return person
    .messages(channel)
    .filter(
      ({ ephemeral, message }) => !ephemeral && message.author.bot === true && controls(message).length > 0,
    )
    .at(-1)?.message;
}

/** The newest private answer to this person; tips, which come beside answers, are none. */
export function whisper(person: Client, channel: string): APIMessage | undefined {
  return person
    .messages(channel)
    .filter(({ ephemeral, state, message }) => ephemeral && state === 'sent' && !isTip(message))
    .at(-1)?.message;
}

const isTip = (message: APIMessage): boolean => words(message).startsWith('💡');

export function use(person: Client, channel: string, message: APIMessage, { customId, value }: Control) {
  return value === undefined
    ? person.press(channel, message.id, customId)
    : person.choose(channel, message.id, customId, [value]);
}

/** Waits, in real time, until something is to be seen. Throws after so many milliseconds with what was awaited. */
export async function seen<T>(what: string, look: () => T | undefined, within = 120_000): Promise<T> {
  const until = Date.now() + within;
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    if (Date.now() > until) throw new Error(`never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
}
