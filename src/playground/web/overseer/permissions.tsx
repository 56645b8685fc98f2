import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { BOT_PERMISSIONS, type BotPermission } from '../../oversight/orders.ts';
import type { TabProps } from './overseer-dialog.tsx';

const WORDS: Readonly<Record<BotPermission, string>> = {
  ViewChannel: 'View channel',
  SendMessages: 'Send messages',
  SendMessagesInThreads: 'Send messages in threads',
  EmbedLinks: 'Embed links',
  AttachFiles: 'Attach files',
  ReadMessageHistory: 'Read message history',
  UseExternalEmojis: 'Use external emojis',
  CreatePublicThreads: 'Create public threads',
  ManageThreads: 'Manage threads',
};

/** What the bot may do in a channel. */
export function Permissions({ standings, channels, here, onOrder }: TabProps): VNode {
  const places = channels.filter(({ kind }) => kind === 'text' || kind === 'forum');
  const start = channels.find(({ id }) => id === here);
  const [chosen, setChosen] = useState(start?.parent ?? here ?? '');
  const place = places.find(({ id }) => id === chosen) ?? places[0];
  const may = standings.channels.find(({ id }) => id === place?.id)?.bot;
  if (place === undefined || may === undefined) return <p>There are no channels.</p>;
  return (
    <>
      <label class="overseer-line">
        <span class="overseer-name">What the bot may do in</span>
        <select value={place.id} onChange={(event) => setChosen(event.currentTarget.value)}>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {BOT_PERMISSIONS.map((permission) => (
        <label key={permission} class="overseer-line">
          <span class="overseer-name">{WORDS[permission]}</span>
          <input
            type="checkbox"
            checked={may[permission]}
            onChange={() =>
              onOrder({ order: 'permit bot', channel: place.id, permission, allowed: !may[permission] })
            }
          />
        </label>
      ))}
    </>
  );
}
