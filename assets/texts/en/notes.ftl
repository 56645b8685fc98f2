### Notes that people write at a table for themselves.

slash-table-note = Write yourself a note at your table; only you see it
note-title = Your note
note-label = What you’d like to remember
note-none = You haven’t written anything down at this table.
note-about = Only you see it. It goes when the table is deleted.
# $words are the note, or its beginning.
note-line = Your note: { $words }
button-note = Note
button-note-write = Write
button-note-edit = Edit
button-note-remove = Remove
form-late = That took me too long. Press again, please.
