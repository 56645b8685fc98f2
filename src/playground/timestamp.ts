/** A moment, in milliseconds since 1970, as Discord writes it. */
export const timestamp = (ms: number): string => new Date(ms).toISOString().replace('Z', '000+00:00');
