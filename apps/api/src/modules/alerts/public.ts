/** The public interface of alerts: stored events, the tools of staff, and the clean-up. */

export { alertsPlugin } from './alerts.plugin.ts';
export { deleteSettledAlerts } from './alerts.store.ts';
export { type StoredEvents, storeOperatorEvents } from './store-operator-events.ts';
export { waitingAlerts } from './waiting-alerts.ts';
