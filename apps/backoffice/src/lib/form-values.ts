/** What was filled in: an optional field that stayed empty is left out of the body. */
export function filledIn<Values extends Record<string, string>>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== '')) as Partial<Values>;
}
