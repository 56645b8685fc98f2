/** A union told apart by `kind`, from what each kind has: `Kinds<{ pass: object; bid: { count: number } }>`. */
export type Kinds<Of> = { [K in keyof Of]: { readonly kind: K } & Readonly<Of[K]> }[keyof Of];
