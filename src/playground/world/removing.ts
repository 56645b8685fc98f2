import type { World } from './world.ts';

function dropPosts(world: World, channelId: string): void {
  world.files.release(world.posts.drop(channelId));
}

/** Deletes a message, with its files. */
export function removePost(world: World, messageId: string): void {
  const post = world.posts.find(messageId);
  if (post === undefined) return;
  world.files.release(post.message.attachments.map(({ id }) => id));
  world.posts.remove(messageId);
}

/** Deletes a thread and all that was said in it. */
export function removeThread(world: World, threadId: string): void {
  dropPosts(world, threadId);
  world.threads.remove(threadId);
}

/** Deletes a channel of the server, its threads and all that was said there. */
export function removeChannel(world: World, channelId: string): void {
  for (const { id, parentId } of world.threads.all())
    if (parentId === channelId) {
      dropPosts(world, id);
      world.threads.remove(id, true);
    }
  dropPosts(world, channelId);
  world.channels.remove(channelId);
}
