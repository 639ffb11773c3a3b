import type { RiskCase, RiskCaseDetail } from '@goldwren/contracts/staff';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { startTicket } from '../support/public.ts';
import { type CaseRow, lockCase, selectCase, updateDecision } from './case.store.ts';
import { viewCases } from './case-view.ts';
import { readFile } from './read-file.ts';

type Deps = Pick<Context, 'database' | 'mailer'>;

/**
 * Returns one case with everything that the decision needs. The access is audited.
 * @throws Problem `not_found`.
 */
export function getCase({ database }: Pick<Deps, 'database'>, staff: StaffActor, id: string): Promise<RiskCaseDetail> {
  return inStaffTransaction(database, staff, async (tx) => {
    const row = await selectCase(tx, id);
    if (!row) throw new Problem('not_found');
    await audit(tx, 'risk.case_viewed', row);
    return { ...(await viewOne(tx, id)), file: await readFile(tx, row.playerId) };
  });
}

/**
 * Closes a case without concern. The same facts open no other case. A repeated call changes nothing, so the first note
 * stays.
 * @throws Problem `not_found`.
 */
export function closeCase(
  { database }: Pick<Deps, 'database'>,
  staff: StaffActor,
  id: string,
  note: string,
): Promise<RiskCase> {
  return inStaffTransaction(database, staff, async (tx) => {
    const row = await lockCase(tx, id);
    if (!row) throw new Problem('not_found');
    if (row.state !== 'no_concern') {
      await updateDecision(tx, row, { state: 'no_concern', decidedBy: staff.id, note });
      await audit(tx, 'risk.no_concern', row);
    }
    return viewOne(tx, id);
  });
}

/**
 * Writes to the player in a new support ticket. A repeated call returns the first ticket.
 * @throws Problem `not_found`; `conflict` (`risk_decided`) for a closed case.
 */
export function contactPlayer(
  { database, mailer }: Deps,
  staff: StaffActor,
  id: string,
  message: string,
): Promise<RiskCase> {
  return inStaffTransaction(database, staff, async (tx) => {
    const row = await lockCase(tx, id);
    if (!row) throw new Problem('not_found');
    if (row.state === 'no_concern') throw new Problem('conflict', { params: { reason: 'risk_decided' } });
    if (row.state === 'open') {
      const ticketId = await startTicket({ mailer }, tx, {
        playerId: row.playerId,
        category: 'account',
        text: message,
        by: staff,
      });
      await updateDecision(tx, row, { state: 'contacted', decidedBy: staff.id, ticketId });
      await audit(tx, 'risk.player_contacted', row);
    }
    return viewOne(tx, id);
  });
}

/** The note and the message are personal, so the audit log does not contain them. */
function audit(
  tx: Db,
  action: 'risk.case_viewed' | 'risk.no_concern' | 'risk.player_contacted',
  { id, playerId, score }: CaseRow,
): Promise<void> {
  return recordAudit(tx, { action, subject: { type: 'risk', id }, facts: { player: playerId, score } });
}

async function viewOne(tx: Db, id: string): Promise<RiskCase> {
  const row = await selectCase(tx, id);
  return onlyRow(await viewCases(tx, row ? [row] : []));
}
