import type { Identity } from '@goldwren/contracts/player';
import { addressProofFault, addressProofMaxDays, type DocumentKind, productDay } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { newId } from '../../../platform/ids.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Files } from '../../files/public.ts';
import { lockClaimant, type Person } from '../../players/public.ts';
import { insertDocument, supersedeKind } from '../identity.store.ts';
import { type ReadDeps, readIdentity } from '../submission/read-identity.ts';
import { type ApplicantFacts, mayUpload } from '../submission/to-identity.ts';
import { preparePicture } from './prepare-picture.ts';

export type UploadDeps = ReadDeps & Pick<Context, 'database'> & { readonly files: Files };

export interface Upload {
  readonly kind: DocumentKind;
  /** The date on a proof of address. Ignored for other documents. */
  readonly issuedOn: string | null;
  readonly file: Uint8Array;
}

/**
 * Stores an upload, re-encoded and encrypted, in place of the document of its kind. Of two concurrent uploads, the
 * later one stays. The worker deletes replaced files.
 * @throws Problem `validation_failed` at `file` or `issued_on`, `conflict` during a review or after a passed one.
 */
export async function uploadDocument(deps: UploadDeps, player: Person, upload: Upload): Promise<Identity> {
  const { database, clock, files } = deps;
  const { kind } = upload;
  assertMayUpload(player);
  const issuedOn = kind === 'address_proof' ? upload.issuedOn : null;
  if (issuedOn !== null) assertRecent('issued_on', issuedOn, clock.now());
  const picture = await preparePicture(upload.file);
  const fileId = await files.put(database.db, picture.bytes);
  const id = newId();
  return inTransaction(database, async (tx) => {
    const claimant = await lockClaimant(tx, player.id);
    if (!claimant) throw new Problem('not_found');
    assertMayUpload(claimant);
    const replaced = await supersedeKind(tx, player.id, kind);
    if (replaced !== null) await files.release(tx, [replaced]);
    const { width: widthPixels, height: heightPixels } = picture;
    await insertDocument(tx, { playerId: player.id, id, kind, fileId, widthPixels, heightPixels, issuedOn });
    await files.keep(tx, fileId);
    return readIdentity(deps, tx, claimant);
  });
}

/** @throws Problem `conflict` during a review or after a passed one. */
export function assertMayUpload(player: Pick<ApplicantFacts, 'identityStatus'>): void {
  if (mayUpload(player)) return;
  const reason = player.identityStatus === 'verified' ? 'identity_verified' : 'identity_in_review';
  throw new Problem('conflict', { params: { reason } });
}

/** @throws Problem `validation_failed` at `field` when a proof of address has no date of the last 90 days. */
export function assertRecent(field: string, issuedOn: string, now: Date): void {
  switch (addressProofFault(issuedOn, productDay(now))) {
    case 'no_day':
      throw new Problem('validation_failed', { fields: { [field]: [{ code: 'day_invalid' }] } });
    case 'in_future':
      throw new Problem('validation_failed', { fields: { [field]: [{ code: 'day_in_future' }] } });
    case 'too_old': {
      const problem = { code: 'issued_on_too_old', params: { max: addressProofMaxDays } } as const;
      throw new Problem('validation_failed', { fields: { [field]: [problem] } });
    }
    case null:
  }
}
