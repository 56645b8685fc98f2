import { fileURLToPath } from 'node:url';
import { readTexts } from '../../src/texts/texts.ts';

/** The texts of the bot, read once for all files of a process; a missing text throws. */
export const texts = readTexts(fileURLToPath(new URL('../../assets/texts', import.meta.url)));

/** English as players read it. */
export const say = texts.in('en');
