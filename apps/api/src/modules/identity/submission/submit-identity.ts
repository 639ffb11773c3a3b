import type { FieldProblem } from '@goldwren/contracts/form-codes';
import type { Identity } from '@goldwren/contracts/player';
import { addBusinessDays, type IdentityNeed, identityReview } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { assertNotHeld, screenForExclusion } from '../../exclusions/public.ts';
import type { Files, RingSealed } from '../../files/public.ts';
import { type Claimant, lockClaimant, type Person, updateIdentity } from '../../players/public.ts';
import { consumeRateLimit } from '../../rate-limits/public.ts';
import { assertMayUpload, assertRecent } from '../documents/upload-document.ts';
import { type CaseRow, insertCase, selectCurrentDocuments, selectLatestCase } from '../identity.store.ts';
import { screenKnownPerson } from '../screen-known-person.ts';
import { type CaseKey, openSsn, sealSsn } from '../ssn/ssn-digits.ts';
import { counts } from '../vendor/counts.ts';
import { saveCase, selectLatestSession } from '../vendor/vendor-session.store.ts';
import { type ReadDeps, readIdentity } from './read-identity.ts';
import { hasUsableSsn, needsOf } from './to-identity.ts';

type SubmitDeps = ReadDeps & Pick<Context, 'database' | 'mailer' | 'events' | 'config' | 'files'>;

/**
 * Submits the documents for review, with the result of the identity vendor if there is one. The review clock starts, and nothing can be changed until the decision.
 * Before that, the player is compared with the sanctions list and with excluded people, in separate transactions. A
 * near match is left to the reviewer.
 * @throws Problem `validation_failed` with what is missing, by field; `conflict` during a review or after a passed one;
 *   `self_excluded` when the documents are those of an excluded person; `rate_limited`.
 */
export async function submitIdentity(deps: SubmitDeps, player: Person, ssnLast4: string | null): Promise<Identity> {
  await consumeRateLimit(deps.database.db, [{ rateLimit: 'identitySubmitPlayer', subject: player.id }]);
  assertMayUpload(player);
  await screenKnownPerson(deps, player.id, 'identity');
  if ((await screenForExclusion(deps, player.id, 'identity_submission')) === 'exact') assertNotHeld('exact');
  const id = newId();
  return inTransaction(deps.database, async (tx) => {
    const claimant = await lockClaimant(tx, player.id);
    if (!claimant) throw new Problem('not_found');
    assertMayUpload(claimant);
    const now = await readDatabaseClock(tx);
    const documents = await selectCurrentDocuments(tx, player.id);
    const latest = await selectLatestCase(tx, player.id);
    const session = await selectLatestSession(tx, player.id);
    assertComplete(needsOf(claimant, { documents, latest, session }, ssnLast4 !== null));
    const proof = documents.find(({ kind, status }) => kind === 'address_proof' && status === 'uploaded');
    if (proof?.issuedOn) assertRecent('address_proof', proof.issuedOn, now);
    const key = { playerId: player.id, id };
    const ssn = ssnOf(deps.files, claimant, latest, ssnLast4, key);
    const dueAt = addBusinessDays(now, identityReview.maxBusinessDays);
    const attempt = (latest?.attempt ?? 0) + 1;
    await insertCase(tx, { ...key, attempt, dueAt, ssnKeyId: ssn?.keyId ?? null, sealedSsn: ssn?.sealed ?? null });
    if (session && counts(session)) await saveCase(tx, session, id);
    await updateIdentity(tx, player.id, 'submitted');
    await notifySubmitted(deps, tx, claimant, dueAt);
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

/**
 * Returns the SSN digits, given now or stored from the previous review. Only residents of the United States have any.
 */
function ssnOf(
  { ring }: Pick<Files, 'ring'>,
  { country }: Claimant,
  latest: CaseRow | null,
  given: string | null,
  key: CaseKey,
): RingSealed | null {
  if (country !== 'US') return null;
  if (given !== null) return sealSsn(ring, given, key);
  if (!hasUsableSsn(latest)) return null;
  return sealSsn(ring, openSsn(ring, { keyId: latest.ssnKeyId, sealed: latest.sealedSsn }, latest), key);
}

function notifySubmitted({ mailer }: Pick<Context, 'mailer'>, tx: Db, player: Claimant, dueAt: Date): Promise<void> {
  const { email: recipient, locale, firstName } = player;
  return mailer.queue(tx, { template: 'identity_submitted', recipient, locale, firstName, dueBy: dueAt.toISOString() });
}
