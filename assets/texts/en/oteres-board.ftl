## The pictures of Öterés: what is written on them.

oteres-board-status-card = Chooses a card
oteres-board-status-action = Plays { $card }
oteres-board-status-laid = Has laid a card
oteres-board-status-end = Can end the turn
oteres-board-status-out = Out, pearls still count
oteres-board-status-chosen = Has chosen
oteres-board-status-only = Passes the only one
oteres-board-status-choosing = Chooses a pearl
oteres-board-status-nothing = Has nothing to pass
oteres-board-status-picks = Picks a paw

oteres-board-turn = Round { $round } · { $name }
oteres-board-deck = Deck
oteres-board-discards = Discards
oteres-board-catch = Catch of { $name }
oteres-board-first = 1st

oteres-board-hand-title = Your hand
oteres-board-hand-more = Your other cards
oteres-board-hand-empty = Your hand is empty.
oteres-board-pearls-mine = Your pearls
oteres-board-pearls-none = no pearls yet
# $count is the number of points, $points how it is written.
oteres-board-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
oteres-board-known = You also know
oteres-board-pearls-title = The pearls of { $name }
oteres-board-pearl-of = { $name }’s pearl

oteres-board-catch-split = Split them over your two paws
oteres-board-catch-done = Your two paws
oteres-board-catch-share = Share the catch
oteres-board-catch-pick = Pick a paw
oteres-board-catch-shown = The catch
oteres-board-catch-hidden = Pearls in these paws: { $count }
oteres-board-paw-left = Left paw
oteres-board-paw-right = Right paw

oteres-board-poster = Most points win · two urchins, and you’re out

oteres-board-otter-calm = The otter floats calmly.
oteres-board-otter-curious = The otter peers at the paws.
oteres-board-otter-sly = The otter winks at the snatch.
oteres-board-otter-hurt = The otter has felt a sea urchin.
oteres-board-otter-startled = The otter is startled: somebody just went out.
oteres-board-otter-tense = The otter holds its breath: only two are left in.
oteres-board-otter-happy = The otter cheers.
oteres-board-final-most = The most points win
oteres-board-final-then = Most points, then fewest pearls
oteres-board-final-fewest = A tie in points: fewer pearls win
oteres-board-final-shared = A tie in points and in pearls
oteres-board-final-points = Points
oteres-board-final-pearls = Pearls
oteres-board-final-from = The emblem below a pearl: who it came from
oteres-board-final-curve = Points of the best two

## The same in words, for those who do not see the pictures.

oteres-board-alt-white = white
oteres-board-alt-black = black
oteres-board-alt-turn = Round { $round }, turn of { $name }: { $status }.
oteres-board-alt-left = Pool: { $white } white, { $black } black. Deck: { $deck }.
oteres-board-alt-new-white = { $sign }{ $count } white
oteres-board-alt-new-black = { $sign }{ $count } black
oteres-board-alt-new-came = pearls exchanged: { $count }
oteres-board-alt-new-cards = cards { $sign }{ $count }
oteres-board-alt-new-laid = got { $card }
oteres-board-alt-new-out = is out
oteres-board-alt-new-pool = pool { $changes }
oteres-board-alt-new-discards = discards +{ $count }
oteres-board-alt-under = { $card } in front{ $count ->
        [0] { "" }
       *[other] , over no. { $numbers }
    }: { $text }
