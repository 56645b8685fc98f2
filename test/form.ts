/** Whether everything is to be tried (`npm run test:long`), and not a sample of what takes long. */
const isLong = process.env['MODE'] === 'long';

/** What is tried in the usual form of the tests, and what in the long one. */
export const inForm = <T>(usual: T, long: T): T => (isLong ? long : usual);
