import type { IdentityFile } from '@goldwren/contracts/staff';
import type { Context } from '../../../context.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import type { Files } from '../../files/public.ts';
import { selectClaimants } from '../../players/public.ts';
import { caseFileOf } from './case-file.ts';

export type CaseDeps = Pick<Context, 'database' | 'clock' | 'mailer'> & { readonly files: Files };

/**
 * Returns a player's reviews, with the entered data and the uploaded documents. The access is audited in the same
 * transaction.
 * @throws Problem `not_found` when there is no such player.
 */
export async function readCaseFile(
  { database, clock, files }: CaseDeps,
  staff: StaffActor,
  playerId: string,
): Promise<IdentityFile> {
  return inStaffTransaction(database, staff, async (tx) => {
    const [player] = await selectClaimants(tx, [playerId]);
    if (!player) throw new Problem('not_found');
    const file = await caseFileOf(files, tx, player, clock.now());
    await recordAudit(tx, {
      action: 'identity.read',
      subject: { type: 'player', id: playerId },
      facts: {},
    });
    return file;
  });
}
