import { ComponentType } from 'discord-api-types/v10';
import { DiscordError } from '../discord-error.ts';
import { aboutError, type Log } from '../log.ts';
import type { Meter } from '../meter.ts';
import type { DiscordApi, SentMessage } from './discord-api.ts';
import type { MessagePayload } from './message.ts';

type WrapRequest = <A extends readonly unknown[], T>(
  kind: keyof DiscordApi,
  request: (...args: A) => Promise<T>,
) => (...args: A) => Promise<T>;

/** An API whose requests are each made in another way. The compiler cannot follow that each keeps its type. */
export const wrappedApi = (api: DiscordApi, wrap: WrapRequest): DiscordApi =>
  Object.fromEntries(
    Object.entries(api).map(([kind, request]) => [kind, wrap(kind as keyof DiscordApi, request)]),
  ) as unknown as DiscordApi;

/** Discord's API whose requests are counted and timed. */
export const meteredApi = (api: DiscordApi, meter: Meter): DiscordApi =>
  wrappedApi(api, (kind, request) => async (...args) => {
    const begun = performance.now();
    try {
      const answer = await request(...args);
      meter.sent(kind, 'done');
      return answer;
    } catch (error) {
      meter.sent(kind, error instanceof DiscordError ? error.kind : 'refused');
      throw error;
    } finally {
      meter.took('send', performance.now() - begun);
    }
  });

interface Persisting {
  readonly log: Log;
  /** Discord has refused a message that may name an emoji which is gone. Must not throw, and is not waited for. */
  readonly doubtIcons: () => void;
}

/**
 * Discord's API that asks again in another way. It reopens archived threads; the error is `locked` if it cannot. It
 * sends a refused message without its icons, and then without its pictures: `isPoorer`.
 */
export function persistentApi(api: DiscordApi, { log, doubtIcons }: Persisting): DiscordApi {
  const awake = async <T>(channel: string | undefined, request: () => Promise<T>): Promise<T> => {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof DiscordError) || error.kind !== 'archived' || channel === undefined) throw error;
      await api.revive(channel).catch((refused: unknown) => {
        throw refused instanceof DiscordError && CANNOT.has(refused.kind)
          ? new DiscordError('locked', refused.message)
          : refused;
      });
      return await request();
    }
  };
  const inSomeForm = async <T extends SentMessage | undefined>(
    channel: string | undefined,
    payload: MessagePayload,
    request: (form: MessagePayload) => Promise<T>,
  ): Promise<T | (T & { readonly isPoorer: true })> => {
    let form = payload;
    for (;;)
      try {
        const sent = await awake(channel, () => request(form));
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
        ? inSomeForm(token.channel_id, answer.payload, (payload) => api.answer(token, { ...answer, payload }))
        : awake(token.channel_id, () => api.answer(token, answer)),
    amend: (token, payload, followed) =>
      inSomeForm(token.channel_id, payload, (form) => api.amend(token, form, followed)),
    follow: (token, payload) => inSomeForm(token.channel_id, payload, (form) => api.follow(token, form)),
    post: (channel, payload, nonce) => inSomeForm(channel, payload, (form) => api.post(channel, form, nonce)),
    edit: (channel, message, payload) =>
      inSomeForm(channel, payload, (form) => api.edit(channel, message, form)),
    delete: (channel, message) => awake(channel, () => api.delete(channel, message)),
    renameThread: (thread, name) => awake(thread, () => api.renameThread(thread, name)),
  };
}

/** Only those who manage threads reopen a locked one ("Threads", Editing & Deleting Threads). */
const CANNOT: ReadonlySet<DiscordError['kind']> = new Set<DiscordError['kind']>(['closed', 'archived']);

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
