### Denen, die den Bot betreiben, sagen, dass etwas nicht stimmt.

slash-table-report = Sag den Leuten, die diesen Bot betreiben, was an deinem Tisch nicht stimmt
option-problem = problem · Was stimmt nicht? Sag, was du getan und was du erwartet hast

report-kept = Danke! Die Leute, die diesen Bot betreiben, können das jetzt lesen, mit den Zügen deines Spiels. Bis es vorbei ist, sehen sie nur, was alle am Tisch wissen dürfen. Wenn du mit ihnen darüber sprichst, nenn die Nummer **{ $number }**.
rejected-too-soon-to-report = Du hast an diesem Tisch gerade erst etwas gemeldet. Versuch es in { $minutes } Min. noch einmal.
rejected-too-many-reports = Zu diesem Tisch sind keine weiteren Meldungen möglich. Sprich bitte mit den Leuten, die diesen Bot betreiben.
