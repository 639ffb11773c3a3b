/** The public interface of throttle: rate limits for expensive operations (packages/rules, throttles.ts). */
export { type Counted, consumeThrottle } from './consume-throttle.ts';
export { refundThrottle, resetCounts } from './refund-throttle.ts';
export { deleteEndedWindows as deleteEndedThrottles } from './throttle.store.ts';
