### Les notes que chacun écrit pour soi à une table.

slash-table-note = Noter quelque chose à ta table ; personne d’autre ne le voit
note-title = Ta note
note-label = Ce que tu veux te rappeler
note-none = Tu n’as encore rien noté à cette table.
note-about = Personne d’autre ne la voit. Elle disparaît quand la table est supprimée.
note-line = Ta note : { $words }
button-note = Note
button-note-write = Écrire
button-note-edit = Modifier
button-note-remove = Supprimer
form-late = J’ai mis trop de temps. Appuie encore une fois.
