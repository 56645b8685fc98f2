import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import type { Texts } from '../../src/texts/texts.ts';
import type { Among, AtTable } from '../which-table.ts';
import type { SubcommandOf } from '../wording.ts';

/** One thing to do about a table: `/table NAME`. */
export interface Subcommand {
  readonly name: SubcommandOf<'table'>;
  /** The tables that it can be about. */
  readonly among: Among;
  /** Its options besides the one that tells which table is meant. */
  readonly options?: (texts: Texts) => readonly APIApplicationCommandBasicOption[];
  readonly run: AtTable;
}
