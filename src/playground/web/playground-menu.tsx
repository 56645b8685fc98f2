import type { VNode } from 'preact';
import { LANGUAGES, readLanguage } from '../languages.ts';
import type { BotOrder } from '../page/wire.ts';
import { useAround } from './around.ts';
import { filled, useWords } from './speech.ts';

const ID = 'playground-menu';

/** What can be done to the playground itself. */
export function PlaygroundMenu({ onOversee }: { onOversee(): void }): VNode {
  const { menu, overseer } = useWords();
  const { known, me, oversee, request } = useAround();
  const { bot } = known;
  const stopped = bot.state === 'stopped';
  const item = (title: string, about: string, act: () => void, danger = ''): VNode => (
    <button
      type="button"
      class={`playground-item ${danger}`}
      popovertarget={ID}
      popovertargetaction="hide"
      onClick={act}
    >
      <b>{title}</b>
      <span>{about}</span>
    </button>
  );
  const order = (what: BotOrder) => (): void => void request({ do: 'bot', order: what });
  return (
    <>
      <button type="button" class="small-act" popovertarget={ID}>
        {menu.playground}
      </button>
      <div id={ID} popover="auto" class="playground-menu panel">
        <p>{menu.about}</p>
        {me?.locale !== undefined && (
          <label class="playground-language">
            {filled(menu.language, { name: me.name })}
            <select
              class="input"
              value={readLanguage(me.locale).locale}
              onChange={({ currentTarget: { value } }) =>
                oversee({ order: 'choose locale', member: me.id, locale: readLanguage(value).locale })
              }
            >
              {LANGUAGES.map(({ name, locale }) => (
                <option key={locale} value={locale} lang={locale}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {item(`${overseer.title}…`, menu.overseeAbout, onOversee)}
        {bot.restarts > 0 && <p class="small">{filled(menu.restarts, { count: bot.restarts })}</p>}
        {bot.supervised &&
          item(stopped ? menu.start : menu.restart, stopped ? '' : menu.restartAbout, order('restart'))}
        {bot.supervised && !stopped && item(menu.kill, menu.killAbout, order('kill'), 'playground-danger')}
      </div>
    </>
  );
}
