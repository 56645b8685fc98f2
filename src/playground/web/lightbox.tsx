import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Act } from './act.tsx';
import type { ShownPicture } from './around.ts';
import { Dialog } from './dialog.tsx';
import { useWords } from './speech.ts';
import { useZoom } from './zoom.ts';

/** Pictures of a message in full size: arrows turn, a click or tap enlarges, Esc closes. */
export function Lightbox({
  pictures,
  start,
  onClose,
}: {
  readonly pictures: readonly ShownPicture[];
  readonly start: number;
  onClose(): void;
}): VNode {
  const { close, picture: words } = useWords();
  const [at, setAt] = useState(start);
  const zoom = useZoom();
  const { url, alt } = pictures[at] ?? { url: '', alt: '' };
  const isOne = pictures.length === 1;
  const turn = (by: number): void => {
    zoom.fit();
    setAt((at + by + pictures.length) % pictures.length);
  };
  return (
    <Dialog
      label={words.title}
      kind="lightbox"
      onClose={onClose}
      onKey={(key) => {
        if (key === 'ArrowLeft') turn(-1);
        if (key === 'ArrowRight') turn(1);
      }}
    >
      <div class="lightbox">
        <div class="lightbox-bar">
          <span>{!isOne && `${at + 1} / ${pictures.length}`}</span>
          <a class="icon-button" href={url} target="_blank" rel="noreferrer noopener">
            {words.original}
          </a>
          <Act class="icon-button" name={close} label="✕" onAct={onClose} />
        </div>
        <div class={`lightbox-stage${zoom.isEnlarged ? ' lightbox-zoomed' : ''}`} data-beside {...zoom.stage}>
          <button
            type="button"
            class="lightbox-picture"
            aria-label={zoom.isEnlarged ? words.fit : words.full}
            onClick={zoom.toggle}
          >
            <img src={url} alt={alt} {...zoom.image} />
          </button>
        </div>
        {alt !== '' && <p class="lightbox-words">{alt}</p>}
        {!isOne && (
          <>
            <Act class="lightbox-turn" name={words.previous} label="‹" onAct={() => turn(-1)} />
            <Act class="lightbox-turn lightbox-on" name={words.next} label="›" onAct={() => turn(1)} />
          </>
        )}
      </div>
    </Dialog>
  );
}
