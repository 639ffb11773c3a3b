/** The public interface of mail: queueing in the transaction of the cause, and the job that sends a mail. */
export { selectMailBacklog } from './backlog.store.ts';
export { deleteOldMail } from './mail.store.ts';
export { linkTo } from './mail-links.ts';
export { deleteMailTo, mailRecords } from './personal-data.store.ts';
export { queueMail } from './queue-mail.ts';
export type { QueuedMail } from './queued-mail.ts';
export { type MailDeps, sendMail } from './send-mail.ts';
export { createSmtpTransport } from './smtp-transport.ts';
export { createUnsubscribeLinks, unsubscribePath } from './unsubscribe-links.ts';
