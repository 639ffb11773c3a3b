/** The public interface of throttle: rate limits for expensive operations (packages/rules, throttles.ts). */
export { admit, type Counted } from './admit.ts';
export { giveBack, resetCounts } from './give-back.ts';
export { deleteEndedWindows as deleteEndedThrottles } from './throttle.store.ts';
