import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { BOT_PERMISSIONS } from '../../oversight/orders.ts';
import { useAround } from '../around.ts';
import { useWords } from '../speech.ts';
import { Check, type TabProps } from './tab.tsx';

/** What the bot may do in a channel. */
export function Permissions({ standings, onOrder }: TabProps): VNode {
  const { overseer } = useWords();
  const { channels, here } = useAround();
  const [chosen, setChosen] = useState(here?.parent ?? here?.id);
  const places = channels.filter(({ kind }) => kind === 'text' || kind === 'forum');
  const channel = (places.find(({ id }) => id === chosen) ?? places[0])?.id;
  const may = standings.channels.find(({ id }) => id === channel)?.bot;
  if (channel === undefined || may === undefined) return <p>{overseer.noChannels}</p>;
  return (
    <>
      <label class="overseer-line">
        <span class="overseer-name">{overseer.mayIn}</span>
        <select class="input" value={channel} onChange={(event) => setChosen(event.currentTarget.value)}>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {BOT_PERMISSIONS.map((permission) => (
        <Check
          key={permission}
          label={overseer.permissions[permission]}
          isOn={may[permission]}
          onChange={(allowed) => onOrder({ order: 'permit bot', channel, permission, allowed })}
        />
      ))}
    </>
  );
}
