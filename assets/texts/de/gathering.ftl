### Wie sich eine Lobby füllt: wer sich setzen darf, für wen Plätze frei bleiben und wann es losgeht.

## In der Lobby

lobby-wanted = { $missing ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $missing } Personen.
  }
lobby-full = Der Tisch ist voll.
lobby-anyone = Alle können mitspielen.
lobby-private = Mitspielen kann nur, wen { $host } einlädt.
lobby-begins-host = { $host } kann die Partie starten.
lobby-begins-full = Sobald der Tisch voll ist, geht es los.
lobby-begins-at = Wenn dann genug von euch da sind, geht es von selbst los.
lobby-starts = **Beginn: { $day }** · { $in }
lobby-missed = **Es hätte { $ago } losgehen sollen, aber es waren zu wenige da.** { $host }, starte, sobald ihr genug seid, oder nimm mit `/table settings` eine andere Zeit.
lobby-kept = { $count ->
    [one] { $people }, du bist eingeladen. Drück auf *Mitspielen* oder *Diesmal nicht*: Dein Platz bleibt bis { $until } frei.
   *[other] { $people }, ihr seid eingeladen. Drückt auf *Mitspielen* oder *Diesmal nicht*: Eure Plätze bleiben bis { $until } frei.
  }
lobby-kept-start = zum Beginn
lobby-invited-too = Weiterhin eingeladen: { $people }
event-lobby-came = { $who } kam { $ago } dazu
event-lobby-left = { $who } ist { $ago } gegangen
lobby-starts-listed = Beginn { $in }

## Was ihr Host bestimmt

gathering-title = Plätze und Beginn
gathering-button = Plätze und Beginn …
gathering-about = Lade Leute ein und bestimme, wer mitspielen darf und wann es losgeht. Steht ein Beginn fest, bleiben ihre Plätze bis dahin reserviert, sonst einen Tag.
gathering-who = Wer mitspielen kann
gathering-who-all = alle in diesem Kanal
gathering-who-invited = nur wen der Host einlädt
gathering-invite = Leute einladen
gathering-invited = Eingeladen
gathering-start = Beginn
gathering-start-host = wenn der Host auf Start drückt
gathering-start-full = sobald der Tisch voll ist
# Andere Worte, mit denen jemand das schreibt.
gathering-full-words = wenn der Tisch voll ist, sobald der Tisch voll ist, wenn voll, voll
gathering-zone = Deine Zeitzone ist { $zone }, bei dir ist es also { $time }. `/settings mine` ändert sie. Andere Zeiten gibst du mit `/table settings um:` an.
gathering-no-time = Das kann ich nicht als Zeit lesen. Schreib sie wie `morgen 20 Uhr` oder `Fr 19:30`.
gathering-read = Los geht’s am { $time }, nach deiner Uhr.
gathering-time-past = Diese Zeit ist schon vorbei. Nimm eine spätere, etwa `morgen 20 Uhr`.
gathering-time-far = Das ist über einen Monat hin. Bitte nimm eine frühere Zeit.
gathering-at-once = Gegen Computer geht es sofort los. Lass `gegner` weg, um auf Leute zu warten.
gathering-event = Hier setzt du dich dazu: { $address }

slash-table-invite = Lade jemanden an deinen Tisch ein und halte einen Platz frei
option-private = privat · Mitspielen kann nur, wen du einlädst
option-invite = einladen · Lade jemanden ein und halte einen Platz frei
option-at = um · Beginn nach deiner Uhr: morgen 20 Uhr, Fr 19:30, in 2 Stunden oder sobald der Tisch voll ist
option-kept-until = bis · Wie lange der Platz frei bleibt, nach deiner Uhr: morgen 20 Uhr, Fr 19:30
