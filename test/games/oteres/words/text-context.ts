import { tellingTo } from '../../text-context.ts';

/** Five people at a table. */
export const telling = tellingTo(5);
