/** The public interface of mail: queueing in the caller's transaction, and the functions of the worker. */
export { selectMailBacklog } from './backlog.store.ts';
export { deleteOldMail } from './mail.store.ts';
export { linkTo } from './mail-links.ts';
export { deleteMailTo, mailRecords } from './personal-data.store.ts';
export { queueMail } from './queue-mail.ts';
export type { QueuedMail } from './queued-mail.ts';
export { runMailLoop } from './run-mail-loop.ts';
export { createSmtpTransport } from './smtp-transport.ts';
export { createUnsubscribeLinks, unsubscribePath } from './unsubscribe-links.ts';
