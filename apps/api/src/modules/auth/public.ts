/** The public interface of auth: routes, the session store, clean-up, and registration for seeded players. */

export {
  type AccountAccess,
  accountEnding,
  emailVerified,
  registered,
  securityChanged,
  sessionsEnded,
  signedIn,
} from './auth.events.ts';
export { authPlugin } from './auth.plugin.ts';
export { cleanUpAuth } from './clean-up.ts';
export { closeOwnAccount, endOwnAccount, type PasswordProof } from './closure/close-own-account.ts';
export { eraseSignIn, hashUnknownPassword } from './closure/erase-sign-in.ts';
export { isGuessablePassword } from './passwords/guessable-password.ts';
export { hashPassword, verifyPassword } from './passwords/password-hash.ts';
export { provePassword } from './passwords/prove-password.ts';
export { authRecords } from './personal-data.store.ts';
export { hashOfToken } from './registration/issue-email-token.ts';
export { register } from './registration/register.ts';
export { useClaim } from './registration/registration-claim.store.ts';
export { sweepClaims } from './registration/sweep-claims.ts';
export { hasSecondFactor, removeSecondFactor } from './second-factor/set-up-second-factor.ts';
export { signOutEverywhere } from './sessions/end-sessions.ts';
export {
  countSessions,
  deleteSession,
  readSessions,
  writeSession,
} from './sessions/session.store.ts';
export { createSessionReader } from './sessions/session-reader.ts';
export { createDeviceCookies, createPlayerDevices, type DeviceCookies } from './sign-in/device-cookie.ts';
export { type Attempt, clearFailedAttempts, rateLimitKeysOf } from './sign-in/sign-in-rate-limit.ts';
