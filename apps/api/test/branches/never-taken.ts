/** Branches that a whole run of the tests may leave out, by their names, each with the reason. */
export const neverTaken: Readonly<Record<string, string>> = {};
