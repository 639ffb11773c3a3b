import type { FieldProblem } from '@goldwren/contracts/form-codes';
import type { Identity } from '@goldwren/contracts/player';
import { addBusinessDays, type IdentityNeed, identityReview } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Files, RingSealed } from '../../files/public.ts';
import { type Claimant, lockClaimant, type Person, updateIdentity } from '../../players/public.ts';
import { admit } from '../../throttle/public.ts';
import { assertMaySend, assertRecent } from '../documents/upload-document.ts';
import { type CaseRow, insertCase, selectCurrentDocuments, selectLatestCase } from '../identity.store.ts';
import { type CaseKey, openSsn, sealSsn } from '../ssn/ssn-digits.ts';
import { readIdentity } from './read-identity.ts';
import { keepsSsn, needsOf } from './to-identity.ts';

export type SubmitDeps = Pick<Context, 'database' | 'clock' | 'mailer'> & {
  readonly files: Pick<Files, 'ring'>;
  /**
   * Compares the player with the sanctions list and with excluded people, in transactions of their own. Throws for an
   * excluded person. The lists are above this module.
   */
  readonly screen: (playerId: string) => Promise<unknown>;
};

/**
 * Asks for the review: its clock starts, and nothing can be changed until it is decided.
 * @throws Problem `validation_failed` with what is missing, by field; `conflict` while a review runs or once one was
 *   passed; `rate_limited`.
 */
export async function submitIdentity(deps: SubmitDeps, player: Person, ssnLast4: string | null): Promise<Identity> {
  await admit(deps.database.db, [{ throttle: 'identitySubmitPlayer', subject: player.id }]);
  assertMaySend(player);
  await deps.screen(player.id);
  const id = newId();
  return inTransaction(deps.database, async (tx) => {
    const claimant = await lockClaimant(tx, player.id);
    if (!claimant) throw new Problem('not_found');
    assertMaySend(claimant);
    const now = await readDatabaseClock(tx);
    const documents = await selectCurrentDocuments(tx, player.id);
    const latest = await selectLatestCase(tx, player.id);
    assertComplete(needsOf(claimant, documents, latest, ssnLast4 !== null));
    const proof = documents.find(({ kind, status }) => kind === 'address_proof' && status === 'uploaded');
    if (proof?.issuedOn) assertRecent('address_proof', proof.issuedOn, now);
    const key = { playerId: player.id, id };
    const ssn = ssnOf(deps.files, claimant, latest, ssnLast4, key);
    const dueAt = addBusinessDays(now, identityReview.maxBusinessDays);
    const attempt = (latest?.attempt ?? 0) + 1;
    await insertCase(tx, { ...key, attempt, dueAt, ssnKeyId: ssn?.keyId ?? null, sealedSsn: ssn?.sealed ?? null });
    await updateIdentity(tx, player.id, 'submitted');
    await tellSubmitted(deps, tx, claimant, dueAt);
    return readIdentity(deps, tx, { ...claimant, identityStatus: 'submitted' });
  });
}

function assertComplete(needs: readonly IdentityNeed[]): void {
  if (needs.length === 0) return;
  const problemOf = (need: IdentityNeed): FieldProblem => ({
    code: need === 'ssn_last4' ? 'ssn_last4_missing' : 'document_missing',
  });
  throw new Problem('validation_failed', {
    fields: Object.fromEntries(needs.map((need) => [need, [problemOf(need)]])),
  });
}

/** The digits, given now or kept from the review before; residents of the United States alone have any. */
function ssnOf(
  { ring }: Pick<Files, 'ring'>,
  { country }: Claimant,
  latest: CaseRow | null,
  given: string | null,
  key: CaseKey,
): RingSealed | null {
  if (country !== 'US') return null;
  if (given !== null) return sealSsn(ring, given, key);
  if (!keepsSsn(latest)) return null;
  return sealSsn(ring, openSsn(ring, { keyId: latest.ssnKeyId, sealed: latest.sealedSsn }, latest), key);
}

function tellSubmitted({ mailer }: Pick<Context, 'mailer'>, tx: Db, player: Claimant, dueAt: Date): Promise<void> {
  const { email: recipient, locale, firstName } = player;
  return mailer.queue(tx, { template: 'identity_submitted', recipient, locale, firstName, dueBy: dueAt.toISOString() });
}
