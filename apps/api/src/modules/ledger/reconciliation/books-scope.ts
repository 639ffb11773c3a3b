/** Which rows of the books a check reads. */
export interface BooksScope {
  /** The listed players, or players with ids above `after` up to and including `upTo`. Null means no bound. */
  readonly players: readonly string[] | { readonly after: string | null; readonly upTo: string | null };
  /** Only rows since this time. Null means the whole history of these players. */
  readonly since: Date | null;
}

export const wholeBooks: BooksScope = { players: { after: null, upTo: null }, since: null };

/** A scope as conditions of an SQL statement. */
export interface ScopeConditions {
  /** The condition that this column contains a player of the scope. */
  of(playerColumn: string): string;
  /** The condition that one of these times lies within the scope. */
  from(...instantColumns: string[]): string;
  readonly values: readonly unknown[];
}

/** @param values The values of $1 and so on in the statement. The values of the scope are appended. */
export function conditionsOf({ players, since }: BooksScope, values: readonly unknown[] = []): ScopeConditions {
  const all = [...values];
  const place = (value: unknown): string => `$${all.push(value)}`;
  const bounds: ((column: string) => string)[] = [];
  if ('after' in players) {
    const { after, upTo } = players;
    if (after !== null) bounds.push(above(place(after)));
    if (upTo !== null) bounds.push(notAbove(place(upTo)));
  } else bounds.push(among(place([...players])));
  const sincePlace = since === null ? null : place(since);
  return {
    of: (column) => bounds.map((bound) => bound(column)).join(' AND ') || 'true',
    from: (...columns) =>
      sincePlace === null
        ? 'true'
        : `(${columns.map((column) => `${column} >= ${sincePlace}::timestamptz`).join(' OR ')})`,
    values: all,
  };
}

const above = (place: string) => (column: string) => `${column} > ${place}::uuid`;
const notAbove = (place: string) => (column: string) => `${column} <= ${place}::uuid`;
const among = (place: string) => (column: string) => `${column} = ANY (${place}::uuid[])`;
