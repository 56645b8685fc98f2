import type { TableNow } from '../../tables/model/table.ts';
import { accessErrorOf } from '../channel/access.ts';
import type { Bot } from '../channel/bot.ts';
import { causeAt } from '../channel/cause.ts';
import { noteMessage } from '../views/page-message.ts';
import { lostPlaceMessage } from '../views/place-message.ts';
import { planNews } from '../views/plan-page.ts';
import type { Asker } from './replies.ts';

/**
 * Tells somebody, once each, that no direct message reaches them, and that a table of theirs has lost its place.
 *
 * @param untold that table, if there is one
 */
export async function sayWhatWaits(
  { person, profile, context: { say }, responder }: Asker,
  untold: string | undefined,
  { tables, discord }: Pick<Bot, 'tables' | 'discord'>,
): Promise<void> {
  const { profiles } = tables;
  // What they did may have removed their profile, which is not to be written anew.
  const isUnreached = profile.unreached && (await profiles.of(person)).unreached;
  if (isUnreached && (await responder.page(noteMessage(say('notice-unreached')))))
    await profiles.change(person, (known) => ({ ...known, unreached: false }));
  const lost = untold === undefined ? undefined : await tables.opened({ table: untold });
  const accessError = lost && accessErrorOf(lost);
  if (lost === undefined || lost.channel.untold !== person) return;
  const missing =
    accessError === 'closed' && discord !== undefined ? (await causeAt(lost.now.table, discord)).missing : [];
  const isTold =
    accessError === undefined ||
    (await responder.page(lostPlaceMessage(lost.now, accessError, missing, say)));
  if (isTold) await tables.note(lost.now.table.id, { told: person });
}

/** Tells somebody once what came of their plan at the table that they pressed. Tells whether it did. */
export async function sayPlayed(
  now: TableNow,
  { person, context, responder }: Asker,
  interaction: string,
  { tables }: Pick<Bot, 'tables'>,
): Promise<boolean> {
  const news = planNews(now, person, context);
  if (news === undefined || !(await responder.page(news))) return false;
  await tables.planTold({ table: now.table.id, person, interaction: `told:${interaction}` });
  return true;
}
