/** The channel that tests play in. */
export const PIER = '1300000000000000201';

/** The channel of posts. */
export const SHELF = '1300000000000000204';
