/** The public interface of the store: routes, package seeding, jobs and the check of orders against the journal. */

export { createPaymentProviders } from '../../payments/configured-providers.ts';
export { deleteOldForgeries } from './notifications/forgery.store.ts';
export { countWaitingNotifications } from './notifications/inbox.store.ts';
export { processInbox } from './notifications/process-inbox.ts';
export { expireOrders } from './orders/expire-orders.ts';
export { selectOrders } from './orders/order.store.ts';
export { seedPackages } from './packages/seed-packages.ts';
export { erasePayer } from './records/erase-payer.store.ts';
export { storeRecords } from './records/export.store.ts';
export { sumDebts, sumOrdersBecoming } from './records/figures.store.ts';
export { sumOrdersOf } from './records/lifetime.store.ts';
export { selectPurchasesBetween } from './records/purchases.store.ts';
export { sendRefund } from './refunds/send-refund.ts';
export { findOrders } from './review/find-orders.ts';
export { waitingOrders } from './review/waiting-orders.ts';
export { countOrders, ordersMatchJournal, playersOfOrders } from './store.checks.ts';
export { storePlugin } from './store.plugin.ts';
