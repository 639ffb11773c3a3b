import type { Db } from '../../platform/database.ts';
import type { Waiting } from '../../platform/waiting.ts';
import { countOpenAlerts } from './alerts.store.ts';

/** The open alerts and their earliest deadline, for the first screen of the back office. */
export function waitingAlerts(db: Db): Promise<Waiting> {
  return countOpenAlerts(db);
}
