/** Front door of alerts: events that are kept, what staff do with them, and their clean-up. */
export { alertsStaffRoutes } from './alerts.staff-routes.ts';
export { deleteSettledAlerts } from './alerts.store.ts';
export { type KeptEvents, keptEvents } from './store-operator-events.ts';
export { waitingAlerts } from './waiting-alerts.ts';
