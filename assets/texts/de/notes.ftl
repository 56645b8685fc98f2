### Notizen, die man sich an einem Tisch selbst schreibt.

slash-table-note = Schreib dir an deinem Tisch eine Notiz; nur du siehst sie
note-title = Deine Notiz
note-label = Was du dir merken möchtest
note-none = Du hast dir an diesem Tisch noch nichts notiert.
note-about = Nur du siehst sie. Sie verschwindet, wenn der Tisch gelöscht wird.
note-line = Deine Notiz: { $words }
button-note = Notiz
button-note-write = Schreiben
button-note-edit = Ändern
button-note-remove = Entfernen
form-late = Ich habe zu lange gebraucht. Drück bitte noch einmal.
