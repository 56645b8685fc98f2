import { commandsInWords } from './in-words.ts';

commandsInWords(`
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
`);
