import type { Locale } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BotOrder, BotReport, ShownMember } from '../page/wire.ts';
import { LANGUAGES, readLanguage } from '../words/languages.ts';
import { useWords } from './speech.ts';

/** What can be done to the playground itself. */
export function PlaygroundMenu({
  bot,
  me,
  onOrder,
  onOversee,
  onLocale,
}: {
  readonly bot: BotReport;
  readonly me: ShownMember | undefined;
  onOrder(order: BotOrder): void;
  /** Opens what oversees the server. */
  onOversee(): void;
  /** The person chose a language. */
  onLocale(locale: Locale): void;
}): VNode {
  const { menu } = useWords();
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
        {menu.playground}
      </button>
      {open && (
        <div class="playground-menu">
          <p>{menu.about}</p>
          {me?.locale !== undefined && (
            <label class="playground-language">
              {menu.language(me.name)}
              <select
                value={readLanguage(me.locale).locale}
                onChange={({ currentTarget }) => {
                  const chosen = LANGUAGES.find(({ locale }) => locale === currentTarget.value);
                  if (chosen !== undefined) onLocale(chosen.locale);
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
          <button
            type="button"
            class="playground-item"
            onClick={() => {
              setOpen(false);
              onOversee();
            }}
          >
            <b>{menu.oversee}</b>
            <span>{menu.overseeAbout}</span>
          </button>
          {bot.restarts > 0 && <p class="small">{menu.restarts(bot.restarts)}</p>}
          {bot.supervised && (
            <>
              <button type="button" class="playground-item" onClick={() => order('restart')}>
                <b>{bot.state === 'stopped' ? menu.start : menu.restart}</b>
                <span>{bot.state === 'stopped' ? menu.startAbout : menu.restartAbout}</span>
              </button>
              {bot.state !== 'stopped' && (
                <button type="button" class="playground-item playground-danger" onClick={() => order('kill')}>
                  <b>{menu.kill}</b>
                  <span>{menu.killAbout}</span>
                </button>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}
