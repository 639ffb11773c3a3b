/** Front door of the store: routes, the preparation of a database, jobs, and its check of the books. */

export { createPaymentProviders } from '../../payments/providers.ts';
export { deleteOldForgeries } from './notifications/forgery.store.ts';
export { countWaitingNotifications } from './notifications/inbox.store.ts';
export { processInbox } from './notifications/process-inbox.ts';
export { expireOrders } from './orders/expire-orders.ts';
export { selectOrders } from './orders/order.store.ts';
export { packagesStaffRoutes } from './packages/packages.staff-routes.ts';
export { seedPackages } from './packages/seed-packages.ts';
export { erasePayer } from './records/erase-payer.store.ts';
export { storeRecords } from './records/export.store.ts';
export { sumDebts, sumOrdersBecoming } from './records/figures.store.ts';
export { selectPurchasesBetween } from './records/purchases.store.ts';
export { ordersStaffRoutes } from './review/orders.staff-routes.ts';
export { waitingOrders } from './review/waiting-orders.ts';
export { countOrders, ordersMatchJournal, playersOfOrders } from './store.checks.ts';
export { storeRoutes } from './store.routes.ts';
