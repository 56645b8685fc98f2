import type { Table } from '../../tables/model/table.ts';

/** Knows where each table's live message stands. */
interface LiveMessages {
  readonly liveMessage: (
    table: string,
  ) => Promise<{ readonly channel: string; readonly message: string } | undefined>;
}

/** The way to a table: its live message, or its channel while there is none. */
export async function tableLink(
  { id, guild, channel }: Table,
  { outbox }: { readonly outbox: LiveMessages },
): Promise<string> {
  const live = await outbox.liveMessage(id);
  return live === undefined
    ? `<#${channel}>`
    : `https://discord.com/channels/${guild}/${live.channel}/${live.message}`;
}
