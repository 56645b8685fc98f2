interface AnyFact {
  readonly kind: string;
}

/** A fact of one kind. */
export type FactOf<F extends AnyFact, K extends F['kind']> = Extract<F, { readonly kind: K }>;

/** What is told of each kind of fact of a game: a kind that is missing does not compile. */
export type FactTable<F extends AnyFact, Context, Told> = {
  readonly [K in F['kind']]: (context: Context, fact: FactOf<F, K>) => Told;
};

/** What a table tells of a fact: pairs it with its own kind, which the compiler cannot follow through an index. */
export const toldBy = <F extends AnyFact, Context, Told>(
  table: FactTable<F, Context, Told>,
  context: Context,
  fact: F,
): Told => (table[fact.kind as F['kind']] as (context: Context, fact: F) => Told)(context, fact);

/** The sentence of each kind of fact, or none of what another fact tells. */
export type FactSentences<F extends AnyFact, Turn> = FactTable<F, Turn, string | undefined>;

/** A turn in sentences: those of its facts, in order. */
export const factsTold = <F extends AnyFact, Turn>(
  sentences: FactSentences<F, Turn>,
  turn: Turn,
  facts: readonly F[],
): readonly string[] => facts.flatMap((fact) => toldBy(sentences, turn, fact) ?? []);
