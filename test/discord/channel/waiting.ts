import { GATHERING } from '../../../src/tables/model/announcement.ts';
import { inPlay } from '../stage.ts';

/** In milliseconds. */
export const HOUR = 60 * 60 * 1000;

/** A table in play, Ana up, whose hours pass. */
export async function waiting() {
  const here = await inPlay();
  const wake = async () => {
    for (const table of await here.tables.runDueTurns()) await here.spoken(table);
  };
  const hours = async (count: number) => {
    here.clock.time += count * HOUR;
    await wake();
  };
  /** Direct messages wait for those of other tables. */
  const gathered = () => hours(GATHERING / HOUR);
  const wish = (person: { readonly id: string }, notices: 'mention' | 'direct' | 'off') =>
    here.tables.profiles.change(person.id, (profile) => ({ ...profile, notices }));
  const latest = () => {
    const message = here.api.messages.at(-1);
    if (message === undefined) throw new Error('nothing was said');
    return message;
  };
  const pinged = () => latest().body.allowed_mentions?.users ?? [];
  return { ...here, hours, gathered, wake, wish, latest, pinged };
}
