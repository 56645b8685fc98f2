import type { Avatar } from '../../canvas/avatar.ts';

/** Returns the cached avatar of a place (see `avatarPlace`). A missing one is requested, and there the next time. */
export type FindAvatar = (place: string) => Avatar | undefined;
