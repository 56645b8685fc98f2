import { textContextFor } from '../../text-context.ts';

/** Four people at a table. */
export const textContext = textContextFor(4);
