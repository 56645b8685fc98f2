import { erasePerson } from '../../../tables/erasure.ts';
import { noteMessage } from '../../views/page-message.ts';
import type { Button } from '../button.ts';
import { awaitedTurn } from '../in-turn.ts';
import { pageHere } from '../reply.ts';

/** Removes all that is kept of the person who presses. */
export const forgetPress: Button<'forget'> = {
  mode: 'update',
  isForBlocked: true,
  press: async (_, { person, interaction, context: { say }, standpoint: { guild } }, bot) => {
    // To look for somebody in all that is kept takes the store as long as an export does.
    const erased = await awaitedTurn(
      'export',
      { person, guild },
      () => erasePerson(bot.tables, person.id, interaction),
      bot,
    );
    if ('code' in erased) return erased;
    const { tables, left } = erased;
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
