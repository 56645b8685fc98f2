import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BotOrder } from '../page/wire.ts';
import { LANGUAGES, readLanguage } from '../words/languages.ts';
import { Act } from './act.tsx';
import { useAround } from './around.ts';
import { useWords } from './speech.ts';

/** What can be done to the playground itself. */
export function PlaygroundMenu({ onOversee }: { onOversee(): void }): VNode {
  const { menu } = useWords();
  const {
    known: { bot },
    me,
    oversee,
    request,
  } = useAround();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && box.current?.contains(target) !== true) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  const item = (title: string, about: string, act: () => void, danger = ''): VNode => (
    <Act
      class={`playground-item ${danger}`}
      label={
        <>
          <b>{title}</b>
          <span>{about}</span>
        </>
      }
      onAct={() => {
        setOpen(false);
        act();
      }}
    />
  );
  const order = (what: BotOrder) => (): void => void request({ do: 'bot', order: what });
  const stopped = bot.state === 'stopped';
  return (
    <div class="playground" ref={box}>
      <Act class="small-act" label={menu.playground} pressed={open} onAct={() => setOpen(!open)} />
      {open && (
        <div class="playground-menu panel">
          <p>{menu.about}</p>
          {me?.locale !== undefined && (
            <label class="playground-language">
              {menu.language(me.name)}
              <select
                class="input"
                value={readLanguage(me.locale).locale}
                onChange={({ currentTarget: { value } }) => {
                  const { locale } = readLanguage(value);
                  oversee({ order: 'choose locale', member: me.id, locale });
                }}
              >
                {LANGUAGES.map(({ name, locale }) => (
                  <option key={locale} value={locale} lang={locale}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          {item(menu.oversee, menu.overseeAbout, onOversee)}
          {bot.restarts > 0 && <p class="small">{menu.restarts(bot.restarts)}</p>}
          {bot.supervised &&
            item(
              stopped ? menu.start : menu.restart,
              stopped ? menu.startAbout : menu.restartAbout,
              order('restart'),
            )}
          {bot.supervised && !stopped && item(menu.kill, menu.killAbout, order('kill'), 'playground-danger')}
        </div>
      )}
    </div>
  );
}
