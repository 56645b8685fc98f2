import { FakeDiscord } from './fake-discord.ts';
import { board, lobby, MARKS } from './samples.ts';

/** A fake server in the middle of a game: a lobby, a board, a private message, a failed press. */
export async function sceneAt(): Promise<{ readonly discord: FakeDiscord; readonly address: string }> {
  const discord = new FakeDiscord();
  const address = await discord.listen();
  const [ana, bjorn, chidi] = [discord.person('Ana'), discord.person('Björn'), discord.person('Chidi')];
  discord.post('101', ana.user, { content: 'Shall we **dive** tonight?' });
  discord.post('101', bjorn.user, { content: 'In. I bring the keys.' });
  discord.post('101', bjorn.user, { content: `<@${chidi.user.id}> too?`, mentions: [chidi.user] });
  discord.show('101', lobby(ana.user.id, [bjorn.user.id, chidi.user.id]), ana, 'play otys');
  discord.post('101', discord.bot, { content: MARKS });
  const pictures = [
    {
      url: `${address}/attachments/The sea/190.png`,
      words: 'The sea of Ana: five levels, three divers waiting.',
    },
    {
      url: `${address}/attachments/The Colony/25.png`,
      words: 'The Colony: scores, contracts and the Store.',
    },
  ].map((one) => ({ ...one, url: encodeURI(one.url) }));
  discord.show('101', board(pictures, 4, ana.user.id), ana, 'board', [ana.user]);
  discord.post('101', discord.bot, { content: 'Only you know: **2 white, 1 blue** for 5 points.' }, ana);
  discord.post('102', discord.bot, { content: `<@${ana.user.id}>, you are up.`, mentions: [ana.user] });
  return { discord, address };
}
