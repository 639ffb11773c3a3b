/** The public interface of push: its calls and event handlers, the job that sends a message, and erasure. */
export { pushRecords } from './personal-data.store.ts';
export { pushPlugin } from './push.plugin.ts';
export { deletePush } from './push.store.ts';
export { createPushTransport } from './push-transport.ts';
export { type PushDeps, sendPush } from './send-push.ts';
