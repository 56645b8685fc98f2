/** How many of a list are named: a server may have hundreds of them, and a message has no room for them. */
const MOST_PLACES_NAMED = 50;

/** Roles (`@&`), channels (`#`) or people (`@`) so that Discord names them, the first of a long list. */
export const placesMentioned = (sign: '@&' | '#' | '@', ids: readonly string[]): string => {
  const named = ids.slice(0, MOST_PLACES_NAMED).map((id) => `<${sign}${id}>`);
  return [...named, ...(ids.length > MOST_PLACES_NAMED ? ['…'] : [])].join(', ');
};
