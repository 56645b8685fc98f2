import { iconName, type TableIcon } from '../../games/table-icons.ts';

/** An application emoji as components and texts name it. */
export interface Icon {
  readonly id: string;
  readonly name: string;
}

/** The application emoji of an icon; nothing while there is none, and words alone must do. */
export type Icons = (name: string) => Icon | undefined;

/** An icon within a text, with a space after it; nothing where there is none. */
export function iconText(icons: Icons, name: string | undefined): string {
  const icon = name === undefined ? undefined : icons(name);
  return icon === undefined ? '' : `<:${icon.name}:${icon.id}> `;
}

/** The name of a game's icon for something that every table has: `tiny_undo`. */
export const sharedIcon = (game: string, icon: TableIcon): string => iconName(game, icon);
