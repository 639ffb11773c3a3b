import type { Db } from '../database.ts';

/** The database's now: what must not differ between many API machines is decided by it. */
export async function readDatabaseClock(db: Db): Promise<Date> {
  const { rows } = await db.$client.query<{ now: Date }>('SELECT now() AS now');
  return rows[0]?.now as Date;
}
