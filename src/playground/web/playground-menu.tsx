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
            This is a small Discord on your own computer. Nobody else can see it, and your channels stay even
            if the bot stops.
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
            <span>Set permissions, members and channels, or make things go wrong.</span>
          </button>
          {bot.restarts > 0 && (
            <p class="small">
              The bot has been restarted {bot.restarts === 1 ? 'once' : `${bot.restarts} times`} so far.
            </p>
          )}
          {bot.supervised && (
            <>
              <button type="button" class="playground-item" onClick={() => order('restart')}>
                <b>{bot.state === 'stopped' ? 'Start the bot' : 'Restart the bot'}</b>
                <span>
                  {bot.state === 'stopped'
                    ? 'It stopped and wasn’t restarted.'
                    : 'Stops it gently and starts it again.'}
                </span>
              </button>
              {bot.state !== 'stopped' && (
                <button type="button" class="playground-item playground-danger" onClick={() => order('kill')}>
                  <b>Kill the bot</b>
                  <span>Stops it right away, like a power cut (kill -9). Your games will survive.</span>
                </button>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}
