import type { Colleague } from '@goldwren/contracts/staff';
import type { Db } from '../../platform/database.ts';
import { selectColleagues } from './staff.store.ts';

/** Everybody who works here or did, by name. A handful: no page. */
export async function listColleagues(db: Db): Promise<Colleague[]> {
  const rows = await selectColleagues(db);
  return rows.map(({ disabledAt, ...colleague }) => ({ ...colleague, active: disabledAt === null }));
}
