import type { APIMessage } from 'discord-api-types/v10';
import { ROLES, USERS } from '../world/cast.ts';
import type { AllowedMentionsForm } from './forms/message.ts';

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, id]) => id ?? [])),
];

/** Finds who is mentioned in a message's texts and may be notified (Discord docs, message.mdx "Allowed Mentions"). */
export function mentionsIn(
  text: string,
  allowed?: AllowedMentionsForm | null,
): Pick<APIMessage, 'mentions' | 'mention_roles' | 'mention_everyone'> {
  const may = (kind: 'users' | 'roles', id: string): boolean =>
    !allowed || allowed[kind]?.includes(id) === true;
  return {
    mentions: found(text, /<@!?(\d+)>/g).flatMap((id) => {
      const user = USERS.get(id);
      return user !== undefined && may('users', id) ? [user] : [];
    }),
    mention_roles: found(text, /<@&(\d+)>/g).filter(
      (id) => ROLES.some((role) => role.id === id) && may('roles', id),
    ),
    mention_everyone: !allowed && /@(?:everyone|here)\b/.test(text),
  };
}
