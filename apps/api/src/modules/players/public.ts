/** Front door of players: who they are and what they may do. */

export { accountRoutes } from './account.routes.ts';
export { isExcludedPerson, selectBreaks } from './breaks.store.ts';
export type { Person } from './person.ts';
export {
  type Account,
  type Claimant,
  insertPlayer,
  lockAccount,
  lockAccountByEmailKey,
  lockClaimant,
  markEmailVerified,
  markReclaimed,
  markSignedIn,
  markWelcomeSweeps,
  type NewPlayer,
  personColumns,
  selectClaimants,
  selectCredentials,
  selectPerson,
  suspendRedemption,
  toPerson,
  updateIdentity,
  updatePassword,
} from './player.store.ts';
export {
  type PlayerLine,
  selectLineByEmailKey,
  selectNameAndBirthYear,
  selectPlayerLines,
} from './player-line.store.ts';
export { toUser } from './to-user.ts';
