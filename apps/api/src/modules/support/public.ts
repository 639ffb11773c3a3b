/** The public interface of support: the public form, a player's tickets, the tools of staff, and the deadlines. */
export { escalateTickets } from './escalate-tickets.ts';
export { findTickets } from './find-tickets.ts';
export { deleteTickets, supportRecords } from './personal-data.store.ts';
export { startTicket } from './start-ticket.ts';
export { supportPlugin } from './support.plugin.ts';
export { selectTicketsOf } from './support.store.ts';
export { waitingTickets } from './waiting-tickets.ts';
