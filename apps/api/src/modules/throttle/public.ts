/** The public interface of throttle: rate limits for expensive operations (packages/rules, throttles.ts). */
export { admit, type Counted } from './admit.ts';
export { giveBack, startAfresh } from './give-back.ts';
export { deletePassed as forgetPassedWindows } from './throttle.store.ts';
