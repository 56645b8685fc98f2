import { tellingTo } from '../../telling.ts';

/** Five people at a table. */
export const telling = tellingTo(5);
