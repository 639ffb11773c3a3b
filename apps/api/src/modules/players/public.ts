/** Front door of players: who they are and what they may do. */

export { currentVersions } from './accept-terms.ts';
export { accountRoutes } from './account.routes.ts';
export { assertTermsAccepted } from './assert-terms-accepted.ts';
export { isExcluded, selectBreaks } from './breaks.store.ts';
export { erasePlayer, type Leaving, lockLeaving, markLeft } from './erase-player.store.ts';
export { countRegistrations, selectFirstRegistration } from './figures.store.ts';
export { insertAcceptances } from './legal-acceptance.store.ts';
export { moveRegion } from './move-region.ts';
export type { Person } from './person.ts';
export {
  type Account,
  type Claimant,
  insertPlayer,
  isSuspendedByStaff,
  lockAccount,
  lockAccountByEmailKey,
  lockClaimant,
  markEmailVerified,
  markReclaimed,
  markSignedIn,
  markWelcomeSweeps,
  type NewPlayer,
  personColumns,
  replacePassword,
  selectClaimants,
  selectCredentials,
  selectCredentialsById,
  selectPerson,
  suspendRedemption,
  toPerson,
  updateIdentity,
  updatePassword,
} from './player.store.ts';
export { hasSignedInBefore, insertPlayerEvent, type PlayerEventRow, selectPlayerEvents } from './player-event.store.ts';
export {
  countPlayersByRegion,
  type PlayerLine,
  selectLineByEmailKey,
  selectNameAndBirthYear,
  selectPlayerLines,
} from './player-line.store.ts';
export { renamePlayer, wantsReminders } from './profile.store.ts';
export { playersRecords } from './records.store.ts';
export { showUser } from './show-user.ts';
export { type PlayerRow, type PlayerText, searchPlayers, selectPlayer } from './staff-view.store.ts';
export { closePlayer, lockStanding, type Standing, type StandingChange, updateStanding } from './standing.store.ts';
export { installUnsubscribe } from './unsubscribe.routes.ts';
