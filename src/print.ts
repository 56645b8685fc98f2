import { neutral } from './texts/neutral-text.ts';

/** Writes lines for the host to the terminal. What people have written in them does nothing there. */
export const print = (words: string): void => void process.stdout.write(`${neutral(words)}\n`);

/** The same on the error stream. */
export const printError = (words: string): void => void process.stderr.write(`${neutral(words)}\n`);
