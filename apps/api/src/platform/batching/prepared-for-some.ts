import { type Column, eq, inArray, type Placeholder, type SQL } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { type Inputs, prepared } from '../prepared.ts';

/** Most keys for one statement. */
export const keysAtOnce = 16;

/**
 * Fixed placeholders instead of an array. PostgreSQL only knows the length of an array at each call, so it would plan every
 * call again (110 µs for a session, of which the read takes 30 µs). Unused placeholders repeat a key.
 */
const places = Array.from({ length: keysAtOnce }, (_, place) => `key${place}`);

/** Builds the condition that a column is one of the keys. `Key` is the type of the keys. */
export type IsAsked<Key> = ((column: Column) => SQL) & { readonly key?: Key };

/** At least one key. */
export type Keys<Key> = readonly [Key, ...Key[]];

interface Built<Result> {
  prepare(name: string): { execute(inputs?: Record<string, unknown>): Promise<Result> };
}

/**
 * Like `prepared`, for a read by one key or by several keys at once, at most `keysAtOnce`.
 *
 *     const walletsOf = preparedForSome('select_wallets', (db, isAsked: IsAsked<string>) =>
 *       db.select().from(wallet).where(isAsked(wallet.playerId)));
 *     const rows = await walletsOf(db, [playerId, other]);
 */
export function preparedForSome<Key, Result>(
  name: string,
  build: (db: Db, isAsked: IsAsked<Key>) => Built<Result>,
): (db: Db, keys: Keys<Key>) => Promise<Result> {
  const forOne = prepared(name, (db, at: Inputs<{ key: unknown }>) => build(db, (column) => eq(column, at.key)));
  const forSome = prepared(`${name}_some`, (db, at: Inputs<Record<string, unknown>>) =>
    build(db, (column) =>
      inArray(
        column,
        places.map((place) => at[place] as Placeholder),
      ),
    ),
  );
  return (db, keys) => {
    const [first] = keys;
    if (keys.length === 1) return forOne(db, { key: first });
    return forSome(db, Object.fromEntries(places.map((place, n) => [place, keys[n] ?? first])));
  };
}
