import { commandsInWords } from './in-words.ts';

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
`);
