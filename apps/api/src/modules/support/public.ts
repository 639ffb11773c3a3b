/** Front door of support: the public form, a player's threads, what staff do with tickets, and their clock. */
export { escalateTickets } from './escalate-tickets.ts';
export { deleteTickets, supportRecords } from './personal-data.store.ts';
export { supportRoutes } from './support.routes.ts';
export { supportStaffRoutes } from './support.staff-routes.ts';
export { selectTicketsOf } from './support.store.ts';
export { waitingTickets } from './waiting-tickets.ts';
