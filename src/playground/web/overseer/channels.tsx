import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Sure } from '../channel-acts.tsx';
import { ChannelSign } from '../channel-list.tsx';
import { fillingIn } from '../filling-in.ts';
import { useWords } from '../speech.ts';
import type { TabProps } from './tab.ts';

/** The channels of the server, and whether the bot is in it at all. */
export function OverseenChannels({ standings: { bot }, channels, onOrder }: TabProps): VNode {
  const words = useWords();
  const { overseer } = words;
  const [kind, setKind] = useState<'text' | 'forum'>('text');
  const [name, setName] = useState('');
  const create = (event: Event): void => {
    event.preventDefault();
    onOrder({ order: 'create channel', kind, name });
    setName('');
  };
  return (
    <>
      <label class="overseer-line">
        <span class="overseer-name">{overseer.botIsIn}</span>
        <input
          type="checkbox"
          checked={bot.present}
          onChange={() => onOrder({ order: 'presence', member: bot.id, present: !bot.present })}
        />
      </label>
      <section>
        <h3>{overseer.tabs.channels}</h3>
        {channels
          .filter((one) => one.kind === 'text' || one.kind === 'forum')
          .map((one) => (
            <div key={one.id} class="overseer-line">
              <span class="overseer-name">
                <ChannelSign kind={one.kind} /> {one.name}
              </span>
              <Sure
                class="head-act"
                label={words.delete}
                sure={overseer.deleteChannel}
                onSure={() => onOrder({ order: 'delete channel', channel: one.id })}
              />
            </div>
          ))}
      </section>
      <form class="overseer-line overseer-new" onSubmit={create} {...fillingIn(words)}>
        <select
          aria-label={overseer.newKind}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value === 'forum' ? 'forum' : 'text')}
        >
          <option value="text">{overseer.text}</option>
          <option value="forum">{overseer.forum}</option>
        </select>
        <input
          class="overseer-name"
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
