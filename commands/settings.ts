import { slash } from './declared.ts';
import { channel } from './settings/channel.ts';
import { mine, vacation } from './settings/mine.ts';
import { server } from './settings/server.ts';

/** `/settings …`: personal settings, and those of a server for its managers. Without options it shows them. */
export const settingsCommand = slash({ about: 'settings', parts: () => [mine, vacation, server, channel] });
