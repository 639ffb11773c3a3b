import type { Db } from '../../platform/database.ts';
import type { QueueLength } from '../../platform/queue-length.ts';
import { countOpenAlerts } from './alerts.store.ts';

/** The open alerts and their earliest deadline, for the first screen of the back office. */
export function waitingAlerts(db: Db): Promise<QueueLength> {
  return countOpenAlerts(db);
}
