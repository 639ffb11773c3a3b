import type { Identity } from '@goldwren/contracts/player';
import type { Context } from '../../../context.ts';
import type { IdentityVendor } from '../../../identity-vendors/identity-vendor.ts';
import type { Db } from '../../../platform/database.ts';
import { selectCurrentDocuments, selectLatestCase } from '../identity.store.ts';
import { selectLatestSession } from '../vendor/vendor-session.store.ts';
import { type ApplicantFacts, toIdentity } from './to-identity.ts';

export interface ReadDeps extends Pick<Context, 'clock'> {
  /** Null: players only upload documents. */
  readonly identityVendor: IdentityVendor | null;
}

/** Returns the state of a player's identity check: status, deadlines, documents, and what is still needed. */
export async function readIdentity(
  { clock, identityVendor }: ReadDeps,
  db: Db,
  player: ApplicantFacts & { readonly id: string },
): Promise<Identity> {
  const documents = await selectCurrentDocuments(db, player.id);
  const latest = await selectLatestCase(db, player.id);
  const session = await selectLatestSession(db, player.id);
  return toIdentity(player, { documents, latest, session }, identityVendor, clock.now());
}
