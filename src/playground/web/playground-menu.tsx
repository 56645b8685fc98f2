import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BotOrder, BotReport } from '../page/wire.ts';

/** What can be done to the playground itself. */
export function PlaygroundMenu({
  bot,
  onOrder,
  onOversee,
}: {
  readonly bot: BotReport;
  onOrder(order: BotOrder): void;
  /** Opens what oversees the server. */
  onOversee(): void;
}): VNode {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = (event: PointerEvent): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true) setOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  const order = (what: BotOrder): void => {
    setOpen(false);
    onOrder(what);
  };
  return (
    <div class="playground" ref={box}>
      <button type="button" class="playground-opener" aria-expanded={open} onClick={() => setOpen(!open)}>
        Playground
      </button>
      {open && (
        <div class="playground-menu">
          <p>
            This is a Discord of your own on this computer. Nobody else sees it, and whatever happens to the
            bot, the channel stays.
          </p>
          <button
            type="button"
            class="playground-item"
            onClick={() => {
              setOpen(false);
              onOversee();
            }}
          >
            <b>Server and faults…</b>
            <span>Permissions, members, channels, and what goes wrong on the way to the bot.</span>
          </button>
          {bot.restarts > 0 && (
            <p class="small">
              The bot was started anew {bot.restarts === 1 ? 'once' : `${bot.restarts} times`} so far.
            </p>
          )}
          {bot.supervised && (
            <>
              <button type="button" class="playground-item" onClick={() => order('restart')}>
                <b>{bot.state === 'stopped' ? 'Start the bot' : 'Restart the bot'}</b>
                <span>
                  {bot.state === 'stopped'
                    ? 'Once more, as it was left alone.'
                    : 'Ends it politely and starts it again.'}
                </span>
              </button>
              {bot.state !== 'stopped' && (
                <button type="button" class="playground-item playground-danger" onClick={() => order('kill')}>
                  <b>Kill the bot</b>
                  <span>At once, like a power cut (kill -9). Games should not notice.</span>
                </button>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}
