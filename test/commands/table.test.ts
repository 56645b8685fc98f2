import { describe, expect, test } from 'vitest';
import { ana, ben } from '../tables/room.ts';
import { commandsInWords } from './in-words.ts';
import { barroom, wordsOf } from './order.ts';

commandsInWords(`
# /table move
brings a table here, for those who sit there
  given; ana: /table move => says~: already in this channel
  cem: /table move @channel=d => says~: not at any table
  ben: /table move table=T1 @channel=d @guild=h ! not-in-this-server
  ben: /table move @channel=d -> channel d => board: T1
# /table status
tells who sits there, what is settled and whose turn it is
  given fast; cem: /table status => says~: waiting for Ana | says~: Ana (host), Ben | says~: 8 : 8
    | says~: pace: fast | says~: <t:1000:R>
# /table end
asks the host once more before anything ends
  given; ana: /table end -> phase playing => kind: page | ids: h1:end:T1:now h1:end:T1:vote
shows anybody else at the table which one it is before the others are asked
  given; ben: /table end -> vote none => ids: h1:end:T1:vote | says~: **Tiny T1** · Tiny · with Ana, Ben · <#c>
  ben: propose end; ben: /table end ! agreed-already
  cem: /table end => kind: page
ends the game with the last wish that was missing
  given; ana: propose end; ben: /table end -> phase ended => says~: This game is over
offers the host of a lobby to close it, and nobody else
  given lobby; ana: /table end => ids~: h1:lobby:T1:close
  ben: /table end ! not-the-host
# What is done at a table
is asked and told with its name, its game, its people and its channel
  given; ana: /table end => says~: **Tiny T1** · Tiny · with Ana, Ben · <#c>
  ana: /table leave => says~: **Tiny T1** · Tiny · with Ana, Ben · <#c>
  ana: /table host person=ben => says~: **Tiny T1** · Tiny · with Ana, Ben · <#c>
is told by what has changed, and from what to what
  given lobby; ana: /table pace pace=daily => says/: ^[^\\n]*\\nPace: relaxed → one day per turn$
  ana: /table pace pace=daily => says~: like that already
  ana: /table computer => says/: \\nPlayers: Ana, Ben → Ana, Ben, \\S+ 🤖$
  ana: /table host person=ben => says/: ^[^\\n]*\\nHost: <@101> → <@102>$
is told by what the others are asked to agree to
  given; ana: /table pace pace=daily => says/: Pace: relaxed → one day per turn\\sI’ve asked the others
# /table settings
calls a table something else, in its lobby and while it is played, for its host alone
  given; ana: /table settings name= Friday *night*  -> name Friday *night*
    => says~: Name: Tiny T1 → Friday \\*night\\*
  ben: /table settings name=Mine ! not-the-host; ana: /table settings name=\u200b ! unknown-option
  ana: /table settings => says~: before the game starts
is refused a name that another open table of the server has
  given lobby; given lobby; ana: /table settings name=Friday table=T1
  ana: /table settings name=friday table=T2 ! name-taken -> name
opens the page of a lobby’s host, for nobody else
  given lobby; ana: /table settings => ids~: h1:option:T1:pace
  ben: /table settings ! not-the-host
# /table leave
leaves a lobby at once
  given lobby; ben: /table leave -> seats ana => changed: T1
asks in private how a match is left, and says what comes of giving up
  given; ben: /table leave -> seats ana ben => ids: h1:leave:T1:hand-on h1:leave:T1:concede
    | says~: the other player wins | says!: host
  ana: /table leave => says~: Somebody else becomes the host
  given ben cem; ben: /table leave table=T2 => says~: the computer plays on for you
  dua: /table leave => changed:
# /table substitute
invites somebody to my own seat
  given; ben: /table substitute person=dua -> proposal substitute 1 dua => says~: I’ve asked the others
invites somebody to another’s seat by the host, by its name or number
  given; ana: /table substitute person=cem seat=ben -> proposal substitute 1 cem
  given; ana: /table substitute person=cem seat=2 table=T2 -> proposal substitute 1 cem
refuses who is no member, who sits there, and a seat that there is none of
  given; ana: /table substitute person=999 => says~: can’t play here
  ana: /table substitute person=ben ! sits-here-already
  ana: /table substitute person=dua seat=0 => says~: Whose seat
  ana: /table substitute person=dua seat=7 => says~: Whose seat
offers the seats by name while they are typed
  given; ana: types /table substitute seat=be => offers: 2 | names: 2. Ben
  ana: types /table substitute seat=2 => offers: 2 | names: 2. Ben
  dua: types /table substitute seat= => offers:
# /table computer
asks to let the computer play the seat that is free
  given ben cem; ben: leave; cem: /table computer -> proposal computer 1
asks once more before it takes one’s own seat for good
  given; ben: /table computer seat=ben -> seats ana ben => ids: h1:depute:T1:1
    | says~: You can’t come back to your seat
seats a computer player in a lobby, for its host
  given lobby; ben: /table computer ! not-the-host
  ana: /table computer -> seats ana ben computer, levels medium => changed: T1
leaves whoever is still playing their seat
  given; ben: /table computer ! still-playing
# /table host
hands over to somebody at the table
  given; ben: /table host person=ben ! not-the-host; ana: /table host person=ben -> host ben => changed: T1
  cem: /table status => says~: Ben (host)
hands nobody more lobbies than they may open
  ben: /play tiny; ben: /play tiny; ben: /play tiny; ben: /play tiny; ben: /play tiny; given lobby
  ana: /table host person=ben table=T6 -> host ana => says~: waiting for players
# /table language
has the channel spoken to in another language, by the host alone
  given; ben: /table language language=de ! not-the-host; ana: /table language language=tlh ! unknown-option
  ana: /table language language=de -> language de => changed: T1 | says~: Language: English → Deutsch
# /tables
says where the table waits for my word
  given; ana: propose end; ben: /tables => says~: Have your say!
  ana: /tables => says~: Your turn!
# A match that was put away
is listed, and taken up again by the board that one of its people asks for
  given; wait 30d1s; idle; wait 7d1s; idle; ana: /tables => says~: archived
  ana: /hand ! archived; ana: /undo ! archived; ana: /table leave ! archived; ana: /table host ! archived
  dua: /hand => says~: You’re not at any table
  cem: /board -> phase archived
  ben: /board -> phase playing => board: T1
is not meant while there is another that goes on
  given; wait 30d1s; idle; wait 7d1s; idle; given; ben: /board => board: T2
  ben: /board table=T1 => board: T1
# /table report
means the table that is played, before those that are over
  given fast; ana: step step end; ana: /table report problem=The points are wrong
    -> problems ana:The points are wrong
  given ben cem; ben: /table report problem=Nothing happens -> problems ben:Nothing happens
asks which table is meant where it may be several
  given; given lobby; ben: /table report problem=Nothing happens => says~: Which table?
  look T1 -> problems
is refused to who sits at no table there, and soon after another
  given; dua: /table report problem=Hello => says~: table
  ana: /table report problem=One; ana: /table report problem=Two ! too-soon-to-report
# a table that gathers people
begins at a time by the clocks of whoever opens it, who sees which clocks those are
  at 11; ana: wish zone Europe/Berlin; ana: /play tiny at=20:30 -> start 2026-01-10T19:30 => says~: Europe/Berlin
is refused at a time that cannot be, and against computers at once
  at 11; ana: /play tiny at=soon => says~: I can’t read that as a time.
  ana: /play tiny at=2026-01-10 8:00 => says~: already passed
  ana: /play tiny at=20:00 opponents=1 => says~: right away
  ana: /play tiny invite=999 => says~: That person can’t play here.
is offered to those alone whom it invites, and told to no others in lists
  at 11; ana: /play tiny private=true invite=ben -> kept ben
  ben: /tables => ids~: listed:T1:join
  cem: /tables => ids!: T1
  ana: /table invite person=cem until=13:00 => says~: Invited: <@102> → <@102>, <@103>
  cem: /tables => ids~: listed:T1:join
says once whom it invites
  ana: /play tiny; ana: /table invite person=ben -> invited ben => says~: Invited: <@102> | says!: –
has its start and who may join changed by its host alone, with a name in one command
  ana: /play tiny at=20:30; ana: /table settings at=full private=true name=Otters -> isPrivate yes, kept, start full
    => says~: → as soon as the table is full | says~: → Otters
    | says~: Who can join: everyone in this channel → only people the host invites
has times offered as they are typed, by the clocks and in the language of who types
  at 11; ana: wish zone Europe/Berlin; ana: types /play tiny at=20:30 @language=fr
    => names/: ^samedi 10 janvier à 20:30 \\(Europe/Berlin\\)( · [^·]+){6}$ | offers/: ^2026-01-10 20:30
  ana: types /play tiny at=full => offers: full
  ana: types /play tiny at=samedi @language=fr
    => offers: 2026-01-10 18:00 2026-01-10 19:00 2026-01-10 20:00 2026-01-10 21:00
  ana: types /play tiny at= => names/: ·.*·.*·.*·.*·
`);

describe('/table report', () => {
  test('gives a number to quote, and the log has a line without what was written', async () => {
    const there = await barroom();
    const id = await there.started();
    const reply = await there.gives(ben, '/table report', { problem: 'I hold the urchin and see two' });
    const kept = (await there.tables.look(id))?.table.reports[0];
    expect(kept).toMatchObject({ person: ben.id, words: 'I hold the urchin and see two' });
    expect(wordsOf(reply)).toContain(kept?.number ?? 'no number');
    expect(there.log.lines).toEqual(['warn: somebody reports a problem: npm run reports tells what']);
  });
});

/** A room in which Ana, who lives in Berlin, has opened a table with some options; it is noon there on 24 November 2026. */
async function opened(options: Readonly<Record<string, string>>) {
  const { gives, tables, clock, ...rest } = await barroom();
  clock.time = Date.UTC(2026, 10, 24, 11);
  await tables.profiles.change(ana.id, (profile) => ({ ...profile, zone: 'Europe/Berlin' }));
  const reply = await gives(ana, '/play tiny', options);
  const id = reply.kind === 'board' ? reply.table : '';
  const terms = async () => (await tables.look(id))?.table.terms;
  return { ...rest, gives, tables, clock, reply, id, terms };
}

describe('a table that gathers people', () => {
  test.each([
    'when the table is full',
    'As soon as the table is full',
    'Quand la table est complète',
    'wenn der Tisch voll ist',
    'когда стол заполнится',
  ])('begins once it is full in whichever words somebody writes that, which are offered: %s', async (at) => {
    const { terms, types } = await opened({ at });
    expect((await terms())?.start).toEqual({ kind: 'full' });
    for (const typed of [at, at.slice(0, 8)])
      expect((await types(ana, '/play tiny', 'at', typed))[0]?.value, typed).toBe('full');
  });
});
