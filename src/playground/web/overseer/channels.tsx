import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Sure } from '../act.tsx';
import { useAround } from '../around.ts';
import { ChannelSign } from '../channel-list.tsx';
import { useWords } from '../speech.ts';
import { Check, type TabProps } from './tab.tsx';

const KINDS = ['text', 'forum'] as const;

/** The channels of the server, and whether the bot is in it at all. */
export function OverseenChannels({ standings: { bot }, onOrder }: TabProps): VNode {
  const words = useWords();
  const { overseer } = words;
  const { channels } = useAround();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('text');
  const [name, setName] = useState('');
  const create = (event: Event): void => {
    event.preventDefault();
    onOrder({ order: 'create channel', kind, name });
    setName('');
  };
  return (
    <>
      <Check
        label={overseer.botIsIn}
        isOn={bot.present}
        onChange={(present) => onOrder({ order: 'presence', member: bot.id, present })}
      />
      <h3>{overseer.tabs.channels}</h3>
      {channels
        .filter((one) => one.kind === 'text' || one.kind === 'forum')
        .map((one) => (
          <div key={one.id} class="overseer-line">
            <span class="overseer-name">
              <ChannelSign kind={one.kind} /> {one.name}
            </span>
            <Sure
              class="small-act"
              label={words.delete}
              sure={overseer.deleteChannel}
              onSure={() => onOrder({ order: 'delete channel', channel: one.id })}
            />
          </div>
        ))}
      <form class="overseer-line overseer-new" onSubmit={create}>
        <select
          class="input"
          aria-label={overseer.newKind}
          value={kind}
          onChange={({ currentTarget: { value } }) => setKind(KINDS.find((one) => one === value) ?? 'text')}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {overseer[one]}
            </option>
          ))}
        </select>
        <input
          class="input overseer-name"
          aria-label={overseer.newName}
          placeholder={overseer.newPlaceholder}
          required
          maxLength={100}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="button button-secondary">
          {overseer.create}
        </button>
      </form>
    </>
  );
}
