/** Which rows of the books a check looks at. */
export interface BooksScope {
  /** Of which players: those named, or those with ids above `after` up to and including `upTo`; null: no bound. */
  readonly players: readonly string[] | { readonly after: string | null; readonly upTo: string | null };
  /** Only what happened from this moment on; null: the whole history of these players. */
  readonly since: Date | null;
}

export const wholeBooks: BooksScope = { players: { after: null, upTo: null }, since: null };

/** A scope as conditions of a statement. */
export interface ScopeConditions {
  /** The condition that this column names a player of the scope. */
  of(playerColumn: string): string;
  /** The condition that an instant lies within the scope. */
  from(...instantColumns: string[]): string;
  readonly values: readonly unknown[];
}

/** @param values What the statement has as $1 and so on; those of the scope follow. */
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
