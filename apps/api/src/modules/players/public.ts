/** Front door of players: who they are and what they may do. */

export { accountRoutes } from './account.routes.ts';
export type { Person } from './person.ts';
export {
  type Account,
  insertPlayer,
  lockAccount,
  lockAccountByEmailKey,
  markEmailVerified,
  markReclaimed,
  markSignedIn,
  markWelcomeSweeps,
  type NewPlayer,
  personColumns,
  selectCredentials,
  selectPerson,
  suspendRedemption,
  toPerson,
  updatePassword,
} from './player.store.ts';
export { toUser } from './to-user.ts';
