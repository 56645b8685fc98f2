import { type APIMessageTopLevelComponent, type APIUser, ComponentType } from 'discord-api-types/v10';
import { ROLES, USERS } from '../world/cast.ts';
import type { AllowedMentionsForm } from './forms/message.ts';

/** Who a message wakes, in the fields of a message. */
export interface Mentions {
  readonly mentions: APIUser[];
  readonly mention_roles: string[];
  readonly mention_everyone: boolean;
}

function textOf(component: APIMessageTopLevelComponent | { readonly type: ComponentType }): string {
  if (component.type === ComponentType.TextDisplay && 'content' in component) return component.content;
  if (!('components' in component)) return '';
  return component.components.map(textOf).join('\n');
}

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, id]) => (id === undefined ? [] : [id]))),
];

/** Finds who is mentioned in a message's texts and may be notified (Discord docs, message.mdx "Allowed Mentions"). */
export function mentionsIn(
  content: string,
  components: readonly APIMessageTopLevelComponent[],
  allowed: AllowedMentionsForm | null | undefined,
  repliedTo: APIUser | undefined,
): Mentions {
  const text = [content, ...components.map(textOf)].join('\n');
  const may = (kind: 'users' | 'roles', id: string): boolean =>
    allowed === null ||
    allowed === undefined ||
    allowed.parse?.includes(kind) === true ||
    allowed[kind]?.includes(id) === true;
  const users = found(text, /<@!?(\d+)>/g).flatMap((id) => {
    const user = USERS.get(id);
    return user !== undefined && may('users', id) ? [user] : [];
  });
  const wakesReplied =
    repliedTo !== undefined && allowed?.replied_user !== false && !users.includes(repliedTo);
  return {
    mentions: wakesReplied ? [...users, repliedTo] : users,
    mention_roles: found(text, /<@&(\d+)>/g).filter(
      (id) => ROLES.some((role) => role.id === id) && may('roles', id),
    ),
    mention_everyone:
      /@(?:everyone|here)\b/.test(text) && (!allowed || allowed.parse?.includes('everyone') === true),
  };
}
