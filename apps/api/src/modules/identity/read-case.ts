import type { IdentityFile } from '@goldwren/contracts/staff';
import type { Context } from '../../context.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { recordAudit } from '../audit/public.ts';
import type { Files } from '../files/public.ts';
import { selectClaimants } from '../players/public.ts';
import { caseFileOf } from './case-file.ts';

export type CaseDeps = Pick<Context, 'database' | 'clock' | 'mailer'> & { readonly files: Files };

/** Who of the staff acts. */
export interface Reviewer {
  readonly id: string;
  readonly name: string;
}

/**
 * A player's reviews, with what was entered beside what was sent; the look is written down before the answer leaves.
 * @throws Problem `not_found` when there is no such player.
 */
export async function readCaseFile(
  { database, clock, files }: CaseDeps,
  staff: Reviewer,
  playerId: string,
): Promise<IdentityFile> {
  return inTransaction(database, async (tx) => {
    const [player] = await selectClaimants(tx, [playerId]);
    if (!player) throw new Problem('not_found');
    const file = await caseFileOf(files, tx, player, clock.now());
    await recordAudit(tx, {
      staffId: staff.id,
      action: 'identity.read',
      subject: { type: 'player', id: playerId },
      facts: {},
    });
    return file;
  });
}
