import { textContextFor } from '../../text-context.ts';

/** Five people at a table. */
export const textContext = textContextFor(5);
