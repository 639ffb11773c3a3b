/** The public interface of players: who they are and what they may do. */

export { isExcluded, selectBreaks } from './breaks.store.ts';
export { erasePlayer, lockPlayerToErase, markLeft, type PlayerToErase } from './erase-player.store.ts';
export { countRegistrations, selectFirstRegistration } from './figures.store.ts';
export type { Person } from './person.ts';
export { playersRecords } from './personal-data.store.ts';
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
  selectAddresses,
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
export { playersPlugin } from './players.plugin.ts';
export { assertMayLiveIn, expireSweepsWhereBarred, moveRegion } from './profile/move-region.ts';
export {
  type LockedProfile,
  lockPlayer,
  renamePlayer,
  updateProfile,
  wantsReminders,
} from './profile/profile.store.ts';
export { showUser } from './profile/show-user.ts';
export { type Member, selectMembers } from './staff/member.store.ts';
export {
  type NamedPlayer,
  type PlayerLine,
  selectLineByEmailKey,
  selectNameAndBirthYear,
  selectNamedPlayers,
  selectPlayerLines,
} from './staff/player-line.store.ts';
export { type PlayerRow, type PlayerText, searchPlayers, selectPlayer } from './staff/player-search.store.ts';
export {
  closePlayer,
  lockStanding,
  type Standing,
  type StandingChange,
  updateStanding,
} from './staff/standing.store.ts';
export { acceptTerms, currentVersions } from './terms/accept-terms.ts';
export { assertTermsAccepted } from './terms/assert-terms-accepted.ts';
export { insertAcceptances } from './terms/legal-acceptance.store.ts';
