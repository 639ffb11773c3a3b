/** Front door of players: who they are and what they may do. */

export { accountRoutes } from './account.routes.ts';
export {
  type Account,
  insertPlayer,
  lockAccount,
  lockAccountByEmailKey,
  type NewPlayer,
  selectCredentials,
  signedInPlayerColumns,
  suspendRedemption,
  toSignedInPlayer,
} from './player.store.ts';
export { toUser } from './to-user.ts';
