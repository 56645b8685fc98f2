/**
 * Says a text in one language: by its key, with its variables filled in. Numbers are written as the language writes them;
 * what only looks like a number is handed over as a string.
 */
export type Say = (id: string, args?: Readonly<Record<string, string | number>>) => string;
