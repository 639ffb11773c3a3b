/** The public interface of rate limits for expensive operations (packages/rules, rate-limits.ts). */
export { type Counted, consumeRateLimit } from './consume-rate-limit.ts';
export { deleteEndedWindows as deleteEndedRateLimits } from './rate-limits.store.ts';
export { refundRateLimit, resetCounts } from './refund-rate-limit.ts';
