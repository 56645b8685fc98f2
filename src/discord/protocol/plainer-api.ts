import { ComponentType } from 'discord-api-types/v10';
import { DiscordError } from '../discord-error.ts';
import { aboutError, type Log } from '../log.ts';
import type { DiscordApi, SentMessage } from './discord-api.ts';
import type { MessagePayload } from './message.ts';

interface Plainer {
  readonly log: Log;
  /** Discord has refused a message that may name an emoji which is gone. Must not throw, and is not waited for. */
  readonly doubtIcons: () => void;
}

/** Discord's API that sends a refused message again without its icons, and then without its pictures: `isPoorer`. */
export function plainerApi(api: DiscordApi, { log, doubtIcons }: Plainer): DiscordApi {
  const inSomeForm = async <T extends SentMessage | undefined>(
    payload: MessagePayload,
    request: (form: MessagePayload) => Promise<T>,
  ): Promise<T | (T & { readonly isPoorer: true })> => {
    let form = payload;
    for (;;)
      try {
        const sent = await request(form);
        return sent === undefined || form === payload ? sent : { ...sent, isPoorer: true };
      } catch (error) {
        const poorer = error instanceof DiscordError ? poorerForm(form, error) : undefined;
        if (poorer === undefined) throw error;
        log.warn(aboutError(error), 'a message was not taken as it was, and is sent again in a plainer form');
        if (form === payload && error instanceof DiscordError && error.part === 'icons') doubtIcons();
        form = poorer;
      }
  };
  return {
    ...api,
    answer: (token, answer) =>
      answer.kind === 'message' || answer.kind === 'update'
        ? inSomeForm(answer.payload, (payload) => api.answer(token, { ...answer, payload }))
        : api.answer(token, answer),
    amend: (token, payload, followed) => inSomeForm(payload, (form) => api.amend(token, form, followed)),
    follow: async (token, payload) => {
      const followed = async (form: MessagePayload) => ({
        id: await api.follow(token, form),
        attachments: [],
      });
      return (await inSomeForm(payload, followed)).id;
    },
    post: (channel, payload, nonce) => inSomeForm(payload, (form) => api.post(channel, form, nonce)),
    edit: (channel, message, payload) => inSomeForm(payload, (form) => api.edit(channel, message, form)),
  };
}

/** The next poorer form of a message that Discord did not take; `undefined` if there is none that it may take. */
function poorerForm(form: MessagePayload, { part }: DiscordError): MessagePayload | undefined {
  if (part === undefined) return undefined;
  const bare = part === 'icons' ? without(form, isIcon) : form;
  if (bare !== form) return bare;
  // A picture that the message was to keep may be gone: then all of them are to be sent anew.
  const named = form.body.attachments ?? [];
  if (named.length > form.files.length || without(form, isFile) !== form) return undefined;
  const worded = without(form, isGallery);
  if (worded === form) return undefined;
  return { body: { ...worded.body, attachments: [] }, files: [] };
}

/** Whether a value of a component is left out, by its name. */
type Left = (name: string, value: unknown) => boolean;

const isIcon: Left = (name) => name === 'emoji';
const isOfType =
  (type: ComponentType): Left =>
  (_, value) =>
    typeof value === 'object' && value !== null && 'type' in value && value.type === type;
const isGallery = isOfType(ComponentType.MediaGallery);
/** A file to be downloaded is what its message is for. */
const isFile = isOfType(ComponentType.File);

/** The message without some parts of its components; the same one if it has none of them. */
function without(form: MessagePayload, isLeft: Left): MessagePayload {
  const before = JSON.stringify(form.body.components ?? []);
  const components: NonNullable<MessagePayload['body']['components']> = JSON.parse(
    before,
    (name, value: unknown) => {
      if (Array.isArray(value)) return value.filter((part) => !isLeft('', part));
      return isLeft(name, value) ? undefined : value;
    },
  );
  return JSON.stringify(components) === before ? form : { ...form, body: { ...form.body, components } };
}
