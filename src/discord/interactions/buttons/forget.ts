import { erasePerson } from '../../../tables/erasure.ts';
import { noteMessage } from '../../views/page-message.ts';
import type { Button } from '../button.ts';
import { pageHere } from '../reply.ts';

/** Removes all that is kept of the person who presses. */
export const forget: Button<'forget'> = {
  mode: 'update',
  isForBlocked: true,
  press: async (_, { person, interaction, context: { say } }, bot) => {
    const { tables, left } = await erasePerson(bot.tables, person.id, interaction);
    const name = say('player-unknown');
    return pageHere(
      () =>
        noteMessage(
          left === 0 ? say('done-forgotten', { name }) : say('done-forgotten-but', { count: left, name }),
        ),
      { changed: tables },
    );
  },
};
