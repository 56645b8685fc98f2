import type { VNode } from 'preact';
import { bornAt } from '../world/epoch.ts';
import type { Unread } from './channel-list.tsx';
import { useNow } from './clock.ts';
import { momentIn } from './moment.ts';
import { hashOf, slugOf } from './place.ts';

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
  const now = useNow(60_000);
  const at = ({ newest, id }: Unread): number => bornAt(newest ?? id);
  const sorted = [...posts].sort(
    (a, b) => Number(a.archived ?? false) - Number(b.archived ?? false) || at(b) - at(a),
  );
  return (
    <section class="log forum" aria-label={`Posts in ${forum.name}`}>
      <header class="forum-head">
        <p>{forum.topic ?? 'Start a post or read one.'}</p>
        <button type="button" class="button button-primary" onClick={onNew}>
          New post
        </button>
      </header>
      {sorted.length === 0 && <p class="forum-none">No posts yet.</p>}
      <ul>
        {sorted.map((post) => (
          <li key={post.id}>
            <a
              class={`forum-post${post.fresh ? ' forum-fresh' : ''}${post.archived === true ? ' channel-archived' : ''}`}
              href={hashOf(username, slugOf(post))}
            >
              <b>{post.name}</b>
              <span class="forum-note">
                {momentIn('R', at(post) / 1000, now)}
                {post.locked === true && ' · locked'}
                {post.archived === true && ' · archived'}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
