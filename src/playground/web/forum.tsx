import type { VNode } from 'preact';
import { bornAt } from '../world/snowflake.ts';
import { Act } from './act.tsx';
import { type Unread, useAround } from './around.ts';
import { ThreadForm } from './form.tsx';
import { momentIn, useNow } from './moment.ts';
import { filled } from './speech.ts';

/** The posts of a forum, those with the newest words first. */
export function Forum({ forum }: { readonly forum: Unread }): VNode {
  const { words, locale, channels, hashTo, open } = useAround();
  const now = useNow(60_000);
  const at = ({ newest, id }: Unread): number => bornAt(newest ?? id);
  const posts = channels
    .filter((one) => one.parent === forum.id)
    .sort((a, b) => Number(a.archived ?? false) - Number(b.archived ?? false) || at(b) - at(a));
  return (
    <section class="log forum" aria-label={filled(words.log.messages, { name: forum.name })}>
      <header class="forum-head soft">
        <p>{forum.topic ?? words.forum.about}</p>
        <Act
          class="button button-primary"
          label={words.thread.newPost}
          onAct={() => open(<ThreadForm channel={forum} />)}
        />
      </header>
      {posts.length === 0 && <p class="forum-none soft">{words.forum.none}</p>}
      {posts.map((post) => (
        <a
          key={post.id}
          class={`forum-post${post.fresh ? ' forum-fresh' : ''}${post.archived === true ? ' entry-off' : ''}`}
          href={hashTo({ channel: post })}
        >
          <b>{post.name}</b>
          <span class="small">
            {momentIn(locale, 'R', at(post) / 1000, now)}
            {post.locked === true && ` · ${words.sidebar.locked}`}
            {post.archived === true && ` · ${words.sidebar.archived}`}
          </span>
        </a>
      ))}
    </section>
  );
}
