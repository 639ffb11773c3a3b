import type { Context } from './context.ts';
import { networkOf } from './http/caller/network-of.ts';
import { assertNotHeld, screenForExclusion } from './modules/exclusions/public.ts';
import { screenPlayer } from './modules/sanctions/public.ts';
import { admit } from './modules/throttle/public.ts';
import type { Db } from './platform/database.ts';

/**
 * Compares a player who submits documents with the sanctions lists and with excluded people. A near match is for the
 * reviewer, who sees it next to the documents.
 * @throws Problem `self_excluded` when the documents are those of an excluded person.
 */
export async function screenIdentity(context: Context, playerId: string): Promise<void> {
  await screenPlayer(context, playerId, 'identity');
  if ((await screenForExclusion(context, playerId, 'identity_submission')) === 'exact') assertNotHeld('exact');
}

/**
 * Counts an upload of a player and of their network.
 * @throws Problem `rate_limited` when either has sent too many.
 */
export function admitUpload(db: Db, playerId: string, ip: string): Promise<void> {
  return admit(db, [
    { throttle: 'uploadPlayer', subject: playerId },
    { throttle: 'uploadAddress', subject: networkOf(ip) },
  ]);
}
