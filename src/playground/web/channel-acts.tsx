import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { OversightOrder } from '../oversight/orders.ts';
import type { ShownChannel } from '../page/wire.ts';
import { useWords } from './speech.ts';

/** What can be done with the channel or thread one is in: buttons for its head. */
export function ChannelActs({
  channel,
  onStart,
  onOrder,
}: {
  readonly channel: ShownChannel;
  onStart(): void;
  onOrder(order: OversightOrder): void;
}): VNode | undefined {
  const words = useWords();
  const { id, kind, archived = false, locked = false } = channel;
  if (kind === 'text')
    return (
      <div class="head-acts">
        <button type="button" class="head-act" onClick={onStart}>
          {words.head.newThread}
        </button>
      </div>
    );
  if (kind !== 'thread') return undefined;
  return (
    <div class="head-acts head-acts-row">
      <button
        type="button"
        class="head-act"
        onClick={() => onOrder({ order: 'thread', thread: id, archived: !archived })}
      >
        {archived ? words.head.unarchive : words.head.archive}
      </button>
      <button
        type="button"
        class="head-act"
        onClick={() => onOrder({ order: 'thread', thread: id, locked: !locked })}
      >
        {locked ? words.head.unlock : words.head.lock}
      </button>
      <Sure
        class="head-act"
        label={words.delete}
        sure={words.reallyDelete}
        onSure={() => onOrder({ order: 'delete channel', channel: id })}
      />
    </div>
  );
}

/** A button that asks once more before it does what cannot be taken back. */
export function Sure({
  label,
  sure,
  class: look,
  onSure,
}: {
  readonly label: string;
  readonly sure: string;
  readonly class: string;
  onSure(): void;
}): VNode {
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      class={`${look}${asked ? ' act-danger' : ''}`}
      onBlur={() => setAsked(false)}
      onClick={() => {
        if (asked) onSure();
        setAsked(!asked);
      }}
    >
      {asked ? sure : label}
    </button>
  );
}
