import type { Db } from '../../platform/database.ts';
import type { Waiting } from '../../platform/waiting.ts';
import { countOpenAlerts } from './alerts.store.ts';

/** The alerts that wait for somebody, and the first of their clocks. */
export function waitingAlerts(db: Db): Promise<Waiting> {
  return countOpenAlerts(db);
}
