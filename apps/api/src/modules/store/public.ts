/** Front door of the store: routes, the preparation of a database, jobs, and its check of the books. */
export { erasePayer } from './erase-payer.store.ts';
export { expireOrders } from './expire-orders.ts';
export { sumDebts, sumOrdersBecoming } from './figures.store.ts';
export { deleteOldForgeries } from './forgery.store.ts';
export { countWaitingNotifications } from './inbox.store.ts';
export { selectOrders } from './order.store.ts';
export { ordersStaffRoutes } from './orders.staff-routes.ts';
export { packagesStaffRoutes } from './packages.staff-routes.ts';
export { createPaymentProviders } from './payment/providers.ts';
export { processInbox } from './process-inbox.ts';
export { selectPurchasesBetween } from './purchases.store.ts';
export { storeRecords } from './records.store.ts';
export { seedPackages } from './seed-packages.ts';
export { countOrders, ordersMatchJournal, playersOfOrders } from './store.checks.ts';
export { storeRoutes } from './store.routes.ts';
export { waitingOrders } from './waiting-orders.ts';
