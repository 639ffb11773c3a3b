import type { Identity } from '@goldwren/contracts/player';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { selectCurrentDocuments, selectLatestCase } from '../identity.store.ts';
import { type ApplicantFacts, toIdentity } from './to-identity.ts';

/** Returns the state of a player's identity check: status, deadlines, documents, and what is still needed. */
export async function readIdentity(
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  player: ApplicantFacts & { readonly id: string },
): Promise<Identity> {
  const documents = await selectCurrentDocuments(db, player.id);
  const latest = await selectLatestCase(db, player.id);
  return toIdentity(player, documents, latest, clock.now());
}
