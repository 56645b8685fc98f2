import { describe, expect, test } from 'vitest';
import { ana, dua, keptAt, overwrite } from '../tables/room.ts';
import { commandsInWords } from './in-words.ts';
import { barroom, wordsOf } from './order.ts';

commandsInWords(`
# /settings mine
says what holds, and changes what is named
  ana: /settings mine => chosen/: ^When it’s your turn, I ping you in the channel · Language: same as your Discord
    · No quiet hours · UTC: it’s \\d\\d:\\d\\d$
  ana: /settings mine notices=direct reminders=false quiet-from=22 quiet-to=7 zone=Asia/Kathmandu text-boards=true
    language=en => profile: language="en" notices="direct" quiet={"from":22,"to":7} reminders=false text=true
    zone="Asia/Kathmandu" | chosen/: ^When it’s your turn, I send you a direct message · Language: English
    · Quiet hours: 22:00 to 7:00 · Asia/Kathmandu: it’s \\d\\d:\\d\\d$
  ana: /settings mine quiet-to=22 language=discord
    => profile: notices="direct" reminders=false text=true zone="Asia/Kathmandu"
  ben: /settings mine => profile:
takes no place that there is none of, nor half of the quiet hours
  ana: /settings mine zone=Mars => says~: don’t know that time zone
  ana: /settings mine quiet-to=7 => says~: both | profile:
  ana: types /settings mine zone=new york => offers~: America/New_York | names~: America/New_York
has /board tell the position in words to who wishes so
  given; ana: /board => board: T1
  ana: /settings mine text-boards=true; ana: /board => says~: 0 : 0
  wait 15s; ana: /board text=false => board: T1
# /settings vacation
stops the clocks at every table of mine until the end of a day, and tells them
  at 12; given; ana: /settings vacation until=2026-01-15 -> awayUntil 2026-01-16T00:00, away ana
    => kind: page | changed: T1 | says~: <t:1768478400:D>
  ana: /settings mine => says~: Away until <t:1768478400:D>
  ana: /table status => says~: is away until <t:1768478400:D>
  wait 1s; ana: /settings vacation -> awayUntil~ ^2026-01-10T12 => says~: Welcome back
  ana: /settings vacation => says~: You’re not away
refuses what is no day, past, or too long
  at 12; ana: /settings vacation until=tomorrow => says~: like this
  ana: /settings vacation until=2026-02-30 => says~: like this
  ana: /settings vacation until=2026-01-09 => says~: already over
  ana: /settings vacation until=2026-03-15 => says~: three weeks
# /settings server
is settled by those who manage the server, and shown to everybody
  ana: /settings server role=7 => says~: Only those who manage | server:
  settles most-in-channel=3 => says~: \`/settings server\` shows it | says!: Pace of new tables
    | says~: Open tables per channel: 25 at most → **Open tables per channel: 3 at most** | server: mostInChannel=3
  settles most-in-channel=3 => says~: It was like that already
  settles => says~: Open tables per channel: 3 at most · \`most-in-channel\` | says~: type \`/settings server\`
  ben: /settings server => says~: Open tables per channel: 3 | says!: most-in-channel | says!: type \`
says who may open tables, and holds others to it
  settles role=7; ben: /play tiny => says~: Only <@&7> can open tables
  ben: /play tiny @roles=7 => kind: board
  ben: /play tiny @manager => kind: board
  settles role=7; cem: /play tiny => kind: board
says where tables may be opened, threads of those channels among them
  settles channel=9; ben: /play tiny => says~: <#9>
  ben: /play tiny @channel=10 @home=9 => kind: board
has no tables opened in one channel and its threads, or in one more than the server names
  ana: /settings channel tables=false @manager @channel=8
    => says~: tables be opened in this channel? Yes → **Can tables be opened in this channel? No**
  ben: /play tiny @channel=8 => says~: No tables can be opened in this channel
  ben: /play tiny @channel=80 @home=8 => says~: No tables can be opened in this channel
  ben: /play tiny @channel=9 => kind: board
  settles => says~: not in <#8>
  settles channel=9; cem: /play tiny @channel=7 => says~: <#9>
  ana: /settings channel tables=true @manager @channel=8; cem: /play tiny @channel=8 => kind: board
says in which language tables speak, which is else that of their host, or of the server where the bot does not speak it
  ben: /play tiny -> language en => live~: Join
  ben: close; ben: /play tiny @language=de @serverLanguage=en-US -> language de
  ben: close; ben: /play tiny @language=en-US @serverLanguage=de -> language en
  ben: close; ben: /play tiny @language=pt-BR @serverLanguage=de -> language de
  ben: close; settles language=de => says~: Language of new tables: Deutsch
  ben: /play tiny @language=en-US -> language de
  settles language=discord; ben: /play tiny @language=fr @serverLanguage=fr -> language fr
says at which pace tables begin, and whether in a thread of their own, where nobody says otherwise
  ben: /play tiny -> pace relaxed, thread
  ben: close; settles pace=daily thread=true
    => says~: Pace of new tables: one day per turn | says~: get its own thread, unless /play says otherwise?
  ben: /play tiny -> pace daily, thread wanted
  ben: pace live -> pace live
  ben: /play tiny thread=false -> thread
  ben: /play tiny @kind=thread @channel=d -> thread
  ben: /play tiny @kind=elsewhere @channel=d -> thread
  settles pace=none => says!: get its own thread, unless /play says otherwise?
  settles thread=false; ben: /play tiny -> pace none, thread
says how a game is played where nobody says otherwise
  ana: /settings server game=tiny option=pace value=fast @manager => says~: Tiny · pace: fast
  ana: /settings server game=tiny option=pace value=never @manager => says~: Please give me a game
  ben: /play tiny -> options fast 0
  ben: /play tiny pace=slow -> options slow 0
  ana: types /settings server game=tiny option=pa => offers: pace | names: pace
# /settings server, for who spoils it for others
keeps a person from its tables, tells the managers alone, and lets them back
  given lobby dua; given ben dua; settles block=dua most-tables=7 => ids: h1:block:104 h1:block:104:not
    | says/: Lobbies they leave: 1\\. Games .*: 1\\. | changed: | server: mostTables=7
  block dua -> woken yes => live~: **Dua** has been blocked from playing here
  look T1 -> woken yes
  settles => says~: Kept from the tables: <@104> · \`block\`
  ben: /settings server => says!: Kept | says!: <@ | says!: Nobody
  ben: /settings server block=ana => says~: Only those who
  settles block=ana => says~: block yourself
  look T2; settles block=dua => says~: Games in which they’re back in their seat: 1. Lobbies don’t come back | changed: T2
    | live~: is back in their seat | server: mostTables=7
settles for new tables who takes a seat that was left, and the board says so
  settles freed-seats=former; ana: /play tiny; ben cem: join; ana: start; ben: leave
    => live~: Only someone who has played it before
  settles freed-seats=agreed; ana: /play tiny; ben cem: join; ana: start; ben: leave
    => live~: the others at the table decide
  dua: take 1 => live~: would like to play on in the seat of
  settles freed-seats=anyone; ana: /play tiny; ben cem: join; ana: start; ben: leave
    => live~: Anyone can take the seat
settles for new tables that a host cannot end alone after the first round
  settles early-end=vote => says~: after the first round, only if everyone agrees**
  ana: /play tiny; ben: join; ana: start; ana: /table end => says~: you can end it right now
  ana: end; ben: step end; ana: /table end -> phase playing => says~: It ends only if everyone agrees
has the result say which host ended a match by themselves
  given; ana: end-match => live~: Ana, the host, ended this game early.
# /table pace
is set by the host in the lobby, and put to everybody in a match
  given lobby; ben: /table pace pace=live ! not-the-host; ana: /table pace pace=live -> pace live
  ana: start; ana: /table pace pace=daily -> pace live, proposal pace daily => says~: I’ve asked the others
# /table nudge
reminds whoever is up, when they have had an hour
  given; ben: /table nudge ! too-soon-to-nudge; wait 1h; ben: /table nudge => kind: page | changed: T1
# /privacy
asks once more before it removes anything
  given; ana: /privacy remove -> seats ana ben => ids: h1:forget
  dua: /privacy remove => says~: no way back
`);

describe('/settings server, for who spoils it for others', () => {
  test('keeps as many people from its tables as those who manage it can read of', async () => {
    const { tables, settles } = await barroom();
    const people = Array.from({ length: 50 }, (_, at) => `${1_300_000_000_000_000_000n + BigInt(at)}`);
    await tables.servers.change('g', (known) => ({ ...known, blocked: people }));
    const answer = wordsOf(await settles({ block: dua.id }));
    expect(answer).toContain('50 people');
    expect((await tables.servers.of('g')).blocked).toEqual(people);
    const all = wordsOf(await settles({}));
    expect(people.every((id) => all.includes(id))).toBe(true);
    expect(all.length).toBeLessThan(4_000);
  });
});

describe('/privacy', () => {
  test('says beside the file how many tables are missing in it', async () => {
    const { gives, started, store } = await barroom();
    await started();
    expect(wordsOf(await gives(ana, '/privacy export'))).not.toContain('isn’t complete');
    const { table } = await keptAt(store, await started());
    await overwrite(store, { ...table, body: '{}' });
    expect(wordsOf(await gives(ana, '/privacy export'))).toContain('so this file isn’t complete');
  });
});
