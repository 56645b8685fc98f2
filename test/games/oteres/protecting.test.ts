import { rules } from './rules.ts';

rules(`
# Hands off! (rulebook, "Specific card descriptions")
lays a white pearl of one’s choice under the card, which stays in front
  given hand hands-off, pearls 1 b-1 3
  -> legal stake.hands-off.1 stake.hands-off.3
  stake.hands-off.3 -> pearls 1 b-1 !3, front hands-off, under 3, discards! hands-off
without a white pearl lies there without one, and none comes under it later
  given hand hands-off dive, pearls b-1
  play.hands-off -> front hands-off, under, legal end, happened card-played card-laid nothing-protected
a further one goes to another player still in, who chooses the pearl; all see in front of whom it was laid
  given hand hands-off, pearls !1 2; pearls 3 4; pearls 0, out;
  -> legal aim.hands-off.1 aim.hands-off.3
  aim.hands-off.1 -> asked 1, legal pearl.3 pearl.4, laid 1
  aim.hands-off.1 pearl.4 -> 1.pearls 3 !4, laid
  aim.hands-off.3 -> 3.front hands-off, asked 0
one that was received does not count as one’s own; one may hold several (rulings)
  given hand hands-off, pearls 1 2, front hands-off+
  -> legal stake.hands-off.1 stake.hands-off.2
  stake.hands-off.1 -> pearls !1 2, front hands-off hands-off
  given hand hands-off, pearls !1, deck dive dive; hand hands-off, pearls 3 4 0;
  aim.hands-off.1 1:pearl.3 -> asked 1, legal stake.hands-off.2 stake.hands-off.4 play.dive
  aim.hands-off.1 1:pearl.3 stake.hands-off.2 -> 1.pearls !3 !4 0
a protected pearl is neither passed, swapped nor returned by its owner, and still scores
  given hand trade-in, pearls !4 1, pool 0 | play.trade-in -> pearls~ ^!4
  given hand with-the-current, pearls !4 1 2 | play.with-the-current -> 0.answers pearl.2 pearl.3
`);
