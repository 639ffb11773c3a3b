/** Front door of auth: routes, the store behind the session cookie, clean-up, and registration for seeded players. */
export { authRoutes } from './auth.routes.ts';
export { countSessions, deleteSession, deleteSessionsOf, readSessions, writeSession } from './auth.store.ts';
export { cleanUpAuth } from './clean-up.ts';
export { closeOwnAccount, endOwnAccount, type OwnProof } from './close-own-account.ts';
export { createDeviceCookies, type DeviceCookies } from './device-cookie.ts';
export { eraseSignIn, hashOfNoPassword } from './erase-sign-in.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { provePassword } from './prove-password.ts';
export { authRecords } from './records.store.ts';
export { register } from './register.ts';
export { securityRoutes } from './security.routes.ts';
export { createSessionReader } from './session-reader.ts';
export { type Attempt, countedUnder, forgiveAttempt } from './sign-in-throttle.ts';
export { hasSecondFactor, removeSecondFactor } from './turn-second-factor.ts';
