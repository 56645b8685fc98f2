import type { VNode } from 'preact';
import { bornAt } from '../world/epoch.ts';
import type { Unread } from './channel-list.tsx';
import { useNow } from './clock.ts';
import { momentIn } from './moment.ts';
import { hashOf, slugOf } from './place.ts';
import { useSpeech } from './speech.ts';

/** The posts of a forum, those with the newest words first. */
export function Forum({
  forum,
  posts,
  username,
  onNew,
}: {
  readonly forum: Unread;
  readonly posts: readonly Unread[];
  readonly username: string;
  onNew(): void;
}): VNode {
  const { words, locale } = useSpeech();
  const now = useNow(60_000);
  const at = ({ newest, id }: Unread): number => bornAt(newest ?? id);
  const sorted = [...posts].sort(
    (a, b) => Number(a.archived ?? false) - Number(b.archived ?? false) || at(b) - at(a),
  );
  return (
    <section class="log forum" aria-label={words.forum.postsIn(forum.name)}>
      <header class="forum-head">
        <p>{forum.topic ?? words.forum.about}</p>
        <button type="button" class="button button-primary" onClick={onNew}>
          {words.thread.newPost}
        </button>
      </header>
      {sorted.length === 0 && <p class="forum-none">{words.forum.none}</p>}
      <ul>
        {sorted.map((post) => (
          <li key={post.id}>
            <a
              class={`forum-post${post.fresh ? ' forum-fresh' : ''}${post.archived === true ? ' channel-archived' : ''}`}
              href={hashOf(username, slugOf(post))}
            >
              <b>{post.name}</b>
              <span class="forum-note">
                {momentIn(locale, 'R', at(post) / 1000, now)}
                {post.locked === true && ` · ${words.sidebar.locked}`}
                {post.archived === true && ` · ${words.sidebar.archived}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
