import type { IdentityFile } from '@goldwren/contracts/staff';
import { missedAge, productDay, sameName } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { screenWithin } from '../../exclusions/public.ts';
import { type Claimant, lockClaimant, updateIdentity } from '../../players/public.ts';
import { identityVerified } from '../identity.events.ts';
import type { CaseRow } from '../identity.store.ts';
import { closeVerified, lockCase } from './case.store.ts';
import { caseFileOf } from './case-file.ts';
import type { CaseDeps } from './read-case.ts';

export type ApproveDeps = CaseDeps & Pick<Context, 'config' | 'emit'>;

/** The person as the documents show them. */
export interface PersonOnPaper {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
}

/** The person with the number of the identity document. */
export interface PersonWithDocument extends PersonOnPaper {
  readonly documentNumber: string;
}

/**
 * Verifies a player's identity. If the owner of the mailbox took over the account, the account gets the verified name
 * and birth date.
 * @throws Problem `not_found`; `conflict` when the review is already decided; `conflict` when the person differs from
 *   what was entered or the account was taken over, and the reviewer has not confirmed it; `validation_failed` for a
 *   minor; `conflict` (`exclusion_match`) while the account may belong to a self-excluded person.
 */
export async function approveCase(
  deps: ApproveDeps,
  staff: StaffActor,
  of: { readonly playerId: string; readonly caseId: string },
  person: PersonWithDocument,
  differencesConfirmed: boolean,
): Promise<IdentityFile> {
  const approved = await inStaffTransaction(deps.database, staff, async (tx) => {
    const { player, open } = await lockForDecision(tx, of);
    const now = await readDatabaseClock(tx);
    assertOfAge(player, person, productDay(now));
    const differs = differsFromEntered(player, person);
    if ((differs || player.reclaimedAt !== null) && !differencesConfirmed) {
      throw new Problem('conflict', { params: { reason: 'identity_differs' } });
    }
    const { firstName, lastName, birthDate, documentNumber: document } = person;
    const evidence = { people: [{ firstName, lastName, birthDate }], document };
    // The transaction commits the match, but approves nothing.
    if (await screenWithin(tx, deps.config.seedKey, player.id, 'identity_approval', evidence)) return null;
    const verified = { verifiedFirstName: firstName, verifiedLastName: lastName, verifiedBirthDate: birthDate };
    await closeVerified(tx, open, verified, staff);
    await updateIdentity(tx, player.id, 'verified', player.reclaimedAt === null ? undefined : evidence.people[0]);
    const { email: recipient, locale } = player;
    await deps.mailer.queue(tx, { template: 'identity_verified', recipient, locale, firstName: player.firstName });
    await deps.emit(tx, identityVerified, { playerId: player.id });
    const file = await caseFileOf(deps.files, tx, { ...player, identityStatus: 'verified' }, now);
    await recordAudit(tx, {
      action: 'identity.approved',
      subject: { type: 'identity', id: open.id },
      facts: { player: player.id, differs, reclaimed: player.reclaimedAt !== null },
    });
    return file;
  });
  if (approved === null) throw new Problem('conflict', { params: { reason: 'exclusion_match' } });
  return approved;
}

/**
 * Locks the player first and then the review, in the same order as uploads and submissions.
 * @throws Problem `not_found`, `conflict` when it is already decided.
 */
export async function lockForDecision(
  tx: Db,
  { playerId, caseId }: { readonly playerId: string; readonly caseId: string },
): Promise<{ player: Claimant; open: CaseRow }> {
  const player = await lockClaimant(tx, playerId);
  const open = player && (await lockCase(tx, playerId, caseId));
  if (!open) throw new Problem('not_found');
  if (open.status !== 'waiting') throw new Problem('conflict', { params: { reason: 'identity_decided' } });
  return { player, open };
}

function differsFromEntered(entered: Claimant, person: PersonOnPaper): boolean {
  return (
    !sameName(entered.firstName, person.firstName) ||
    !sameName(entered.lastName, person.lastName) ||
    entered.birthDate !== person.birthDate
  );
}

function assertOfAge({ country, region }: Claimant, { birthDate }: PersonOnPaper, today: string): void {
  const min = missedAge({ birthDate, country, region }, today);
  if (min === null) return;
  throw new Problem('validation_failed', { fields: { birth_date: [{ code: 'too_young', params: { min } }] } });
}
