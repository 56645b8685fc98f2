import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { BOT_PERMISSIONS } from '../../oversight/orders.ts';
import { useWords } from '../speech.ts';
import type { TabProps } from './tab.ts';

/** What the bot may do in a channel. */
export function Permissions({ standings, channels, here, onOrder }: TabProps): VNode {
  const { overseer } = useWords();
  const places = channels.filter(({ kind }) => kind === 'text' || kind === 'forum');
  const start = channels.find(({ id }) => id === here);
  const [chosen, setChosen] = useState(start?.parent ?? here ?? '');
  const place = places.find(({ id }) => id === chosen) ?? places[0];
  const may = standings.channels.find(({ id }) => id === place?.id)?.bot;
  if (place === undefined || may === undefined) return <p>{overseer.noChannels}</p>;
  return (
    <>
      <label class="overseer-line">
        <span class="overseer-name">{overseer.mayIn}</span>
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
          <span class="overseer-name">{overseer.permissions[permission]}</span>
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
