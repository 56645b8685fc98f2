import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Offer } from './draft.ts';
import { useWords } from './speech.ts';

/** The list above the command box: the box keeps the focus and hears the keys, `marked` is the line they are on. */
export function OfferList({
  name,
  title,
  required,
  offers,
  marked,
  nothing,
  hint,
  onMark,
  onTake,
}: {
  /** Id of the list; its lines are `name-0`, `name-1` and so on. */
  readonly name: string;
  readonly title: string;
  readonly required: boolean;
  readonly offers: readonly Offer[];
  readonly marked: number;
  readonly nothing: string;
  /** A word below the list. */
  readonly hint: string | undefined;
  onMark(index: number): void;
  onTake(offer: Offer): void;
}): VNode {
  const words = useWords();
  useEffect(() => {
    document.getElementById(`${name}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <div class="offers panel">
      <p class="offers-title small">
        {title}
        {required && <span class="required"> · {words.composer.required}</span>}
      </p>
      <div id={name} role="listbox" aria-label={title} class="offers-list">
        {offers.map((offer, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focused box handles keys (ARIA combobox with a listbox)
          <div
            key={offer.key}
            id={`${name}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === marked}
            class={`option${index === marked ? ' option-marked' : ''}`}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => onMark(index)}
            onClick={() => onTake(offer)}
          >
            <span class="strong">{offer.label}</span>
            {offer.note !== undefined && <span class="option-note soft">{offer.note}</span>}
            {offer.mark !== undefined && <span class="small">{offer.mark}</span>}
          </div>
        ))}
      </div>
      {offers.length === 0 && <p class="small">{nothing}</p>}
      {offers.length > 0 && hint !== undefined && <p class="small">{hint}</p>}
    </div>
  );
}
