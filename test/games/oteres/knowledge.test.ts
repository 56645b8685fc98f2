import { rules } from './rules.ts';

rules(`
# who knows what (rulings)
colour and number of pearls, hand sizes and cards in front are open, values and hands are not
  given hand dive swap, pearls 3 b-2 !1 | -> handSize 2, 0.pearls/all ? b? !?, front hands-off, under 3
the old owner of a pearl taken blind knows which one left; the new one learns it, others do not
  given hand snatch; pearls 4; | play.snatch -> 0.pearls/0 4, 0.pearls/1 4, 0.pearls/2 ?
what was known stays known when the pearl goes on to another
  given hand snatch, deck dive dive dive, pool 0; pearls 4, hand dive; hand snatch
  aim.snatch.1 play.dive aim.snatch.0 -> 2.pearls/0~ 4$, 2.pearls/1~ 4$, 2.pearls/2~ 4$
passing to the left is known to both sides, and to nobody else
  given hand with-the-current, pearls 0; pearls 2; pearls 4
  play.with-the-current -> 1.pearls/0 0, 1.pearls/1 0, 1.pearls/2 ?
a pearl back in the pool is forgotten: drawn again it is another one
  given hand trade-in, pearls 4, pool; ; ; out | play.trade-in -> pearls 4, 0.pearls/1 ?, 0.marks 35
`);
