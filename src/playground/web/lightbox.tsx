import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from './dialog.tsx';
import { useWords } from './speech.ts';
import { useZoom } from './zoom.ts';

/** A picture that can be enlarged. */
export interface LightboxPicture {
  readonly url: string;
  readonly alt: string;
}

/** Pictures of a message in full size: arrows turn, clicks, fingers, + and - zoom, Esc closes. */
export function Lightbox({
  pictures,
  start,
  onClose,
}: {
  readonly pictures: readonly LightboxPicture[];
  readonly start: number;
  onClose(): void;
}): VNode {
  const words = useWords();
  const [at, setAt] = useState(start);
  const zoom = useZoom();
  const zoomed = zoom.zoom > 1;
  const picture = pictures[at];
  const turn = (by: number): void => {
    zoom.fit();
    setAt((at + by + pictures.length) % pictures.length);
  };
  return (
    <Dialog
      label={words.picture.title}
      kind="lightbox"
      onClose={onClose}
      onKey={(key) => {
        if (key === 'ArrowLeft') turn(-1);
        if (key === 'ArrowRight') turn(1);
        if (key === '+') zoom.closer();
        if (key === '-') zoom.further();
      }}
    >
      <div class="lightbox">
        <div class="lightbox-bar">
          {pictures.length > 1 && (
            <span class="lightbox-count">
              {at + 1} / {pictures.length}
            </span>
          )}
          <button
            type="button"
            class="icon-button"
            aria-label={words.picture.zoomOut}
            disabled={!zoom.canFurther}
            onClick={zoom.further}
          >
            −
          </button>
          <button
            type="button"
            class="icon-button"
            aria-label={words.picture.zoomIn}
            disabled={!zoom.canCloser}
            onClick={zoom.closer}
          >
            +
          </button>
          {picture !== undefined && (
            <a class="icon-button" href={picture.url} target="_blank" rel="noreferrer noopener">
              {words.picture.original}
            </a>
          )}
          <button type="button" class="icon-button" aria-label={words.picture.close} onClick={onClose}>
            ✕
          </button>
        </div>
        <div class={`lightbox-stage${zoomed ? ' lightbox-zoomed' : ''}`} data-beside {...zoom.stage}>
          <button
            type="button"
            class="lightbox-picture"
            aria-label={zoomed ? words.picture.fit : words.picture.full}
            onClick={zoom.toggle}
          >
            <img src={picture?.url} alt={picture?.alt ?? ''} {...zoom.image} />
          </button>
        </div>
        {picture?.alt !== undefined && picture.alt !== '' && <p class="lightbox-words">{picture.alt}</p>}
        {pictures.length > 1 && (
          <>
            <button
              type="button"
              class="lightbox-turn lightbox-back"
              aria-label={words.picture.previous}
              onClick={() => turn(-1)}
            >
              ‹
            </button>
            <button
              type="button"
              class="lightbox-turn lightbox-on"
              aria-label={words.picture.next}
              onClick={() => turn(1)}
            >
              ›
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
}
