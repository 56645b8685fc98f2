### Telling the people who run the bot that something is wrong.

slash-table-report = Tell the people who run this bot that something is wrong at your table
option-problem = problem · What’s wrong? Say what you did and what you expected

# $number is six letters and digits.
report-kept = Thank you! The people who run this bot can read that now, with your game’s moves. They only see what everyone at the table may know, until the game is over. If you talk to them about it, quote **{ $number }**.
rejected-too-soon-to-report = You’ve just reported something at this table. Try again in { $minutes } min.
rejected-too-many-reports = This table already has as many reports as it can hold. Please talk to the people who run this bot.
