/** Forms of a phrase by the plural categories of a language (CLDR); `other` where it has no other. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** How a language counts: picks the form that goes with a number. */
export function countingIn(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** A sentence with things in it that are shown in a way of their own, such as a link. */
export type PartedSentence<Thing> = (Thing | string)[];
