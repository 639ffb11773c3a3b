import type { OperatorAlert } from '@goldwren/contracts/staff';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { alertView } from './alert-view.ts';
import { selectAlert } from './alerts.store.ts';

/** @throws Problem `not_found` */
export async function getAlert(db: Db, id: string): Promise<OperatorAlert> {
  const row = await selectAlert(db, id);
  if (!row) throw new Problem('not_found');
  return alertView(row);
}
