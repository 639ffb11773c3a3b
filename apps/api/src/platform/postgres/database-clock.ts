import type { Db } from '../database.ts';

/** Returns the database's time. Use it for decisions that must not depend on the clock of one API machine. */
export async function readDatabaseClock(db: Db): Promise<Date> {
  const { rows } = await db.$client.query<{ now: Date }>('SELECT now() AS now');
  return rows[0]?.now as Date;
}
