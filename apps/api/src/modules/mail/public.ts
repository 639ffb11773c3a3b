/** Front door of mail: queueing in the transaction of the cause. */
export { queueMail } from './queue-mail.ts';
export type { QueuedMail } from './queued-mail.ts';
