/** Front door of identity: who a player is. */

export { accountRoutes } from './account.routes.ts';
export {
  insertPlayer,
  type NewPlayer,
  selectCredentials,
  signedInPlayerColumns,
  toSignedInPlayer,
} from './player.store.ts';
export { toUser } from './to-user.ts';
