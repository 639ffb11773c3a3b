/** Front door of throttle: how often somebody may ask for what is dear to answer (packages/rules, throttles.ts). */
export { admit, type Counted } from './admit.ts';
export { giveBack, startAfresh } from './give-back.ts';
export { deletePassed as forgetPassedWindows } from './throttle.store.ts';
