import { createHash } from 'node:crypto';
import type { Message } from '../protocol/message.ts';

/**
 * Tells what stands in a message from all else that could: its components without their marks, and what its pictures show. Nothing is
 * painted for it.
 */
export function digestOf({ components, pictures, keeps = [], files = [] }: Message): string {
  const shown = [
    components.map((part) => ({ ...part, id: undefined })),
    pictures.map(({ name, alt, key }) => [name, key ?? alt]),
    keeps.map(({ id, name }) => [id, name]),
    files.map(({ name }) => name),
  ];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}
