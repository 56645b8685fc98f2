/** Says a message of the texts in one language: its key, and what its variables stand for. */
export type Say = (id: string, args?: Readonly<Record<string, string | number>>) => string;
