/** Front door of alerts: events that are kept, what staff do with them, and their clean-up. */

export { alertsPlugin } from './alerts.plugin.ts';
export { deleteSettledAlerts } from './alerts.store.ts';
export { type StoredEvents, storeOperatorEvents } from './store-operator-events.ts';
export { waitingAlerts } from './waiting-alerts.ts';
