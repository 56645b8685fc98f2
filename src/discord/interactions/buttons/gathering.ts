import type { Rejection } from '../../../tables/model/rejection.ts';
import type { Done } from '../../../tables/service/kept-tables.ts';
import type { Bot } from '../../channel/bot.ts';
import { gatheringPage } from '../../views/gathering-page.ts';
import { type Button, commandOf, type Press, shownChange } from '../button.ts';
import { pageHere, type Reply, sentence } from '../reply.ts';
import { clocksOf, startOf } from '../start-times.ts';

/** The host invites people to their lobby. */
export const invitePress: Button<'invite'> = {
  mode: 'update',
  press: async ({ table }, press, bot) =>
    shownGathering(await bot.tables.invite(commandOf(table, press), { invite: press.values }), press, bot),
};

/** The host says who may join, or when the match begins. */
export const termsPress: Button<'terms'> = {
  mode: 'update',
  press: async ({ table, of }, press, bot) => {
    const [value = ''] = press.values;
    const command = commandOf(table, press);
    if (of === 'who')
      return shownGathering(
        await bot.tables.setTerms(command, { isPrivate: value === 'invited' }),
        press,
        bot,
      );
    const { say } = press.context;
    const start = startOf(value, await clocksOf(pressed(press), bot), { say, texts: bot.texts });
    return typeof start === 'object'
      ? sentence(start.why)
      : shownGathering(await bot.tables.setTerms(command, { start }), press, bot);
  },
};

/** Who presses, as it takes to know their clocks. */
export const pressed = ({ person, ground, opened }: Pick<Press, 'person' | 'ground' | 'opened'>) => {
  const profile = opened?.profiles.get(person.id);
  return { person, language: ground.language, ...(profile === undefined ? {} : { profile }) };
};

async function shownGathering(done: Done | Rejection, press: Press, bot: Bot): Promise<Reply> {
  if (done.kind === 'refused' || !press.isAlone || done.table.phase !== 'lobby')
    return shownChange(done, press, 'done-answer');
  const clocks = await clocksOf(pressed(press), bot);
  return pageHere(() => gatheringPage(done, clocks, press.context, press.opened?.now), {
    ...{ now: done, changed: [done.table.id] },
  });
}
