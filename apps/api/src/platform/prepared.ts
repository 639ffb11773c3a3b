import { type Placeholder, sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** A placeholder for every input of a statement, by name. */
export type Inputs<T> = { readonly [K in keyof T & string]: Placeholder<K, T[K]> };

interface Built<Result> {
  prepare(name: string): { execute(inputs?: Record<string, unknown>): Promise<Result> };
}

/**
 * A statement that is built once per pool and prepared once per connection under its name. Building the Drizzle query for
 * every call would cost ten times as much. Define it at module level. The row type is inferred from `build`.
 *
 *     const walletsOf = prepared('select_wallets', (db, at: Inputs<{ playerId: string }>) =>
 *       db.select({ balance: wallet.balance }).from(wallet).where(eq(wallet.playerId, at.playerId)));
 *     const rows = await walletsOf(db, { playerId });
 */
export function prepared<T, Result>(
  name: string,
  build: (db: Db, at: Inputs<T>) => Built<Result>,
): (db: Db, inputs: T) => Promise<Result> {
  // Each transaction has its own `db`, whose entry is garbage-collected with it.
  const statements = new WeakMap<object, ReturnType<Built<Result>['prepare']>>();
  const at = new Proxy({} as Inputs<T>, { get: (_, key) => sql.placeholder(key as string) });
  return (db, inputs) => {
    let statement = statements.get(db);
    if (!statement) {
      statement = build(db, at).prepare(name);
      statements.set(db, statement);
    }
    return statement.execute(inputs as Record<string, unknown>);
  };
}
