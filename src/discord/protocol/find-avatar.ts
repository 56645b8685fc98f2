import type { Avatar } from '../../canvas/avatar.ts';

/** Finds the avatar at a place (see `avatarPlace`) among those at hand. One that is not is sent for, and there the next time. */
export type FindAvatar = (place: string) => Avatar | undefined;
