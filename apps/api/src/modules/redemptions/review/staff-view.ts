import type { PlayerLine, QueuedRedemption, StaffRedemption } from '@goldwren/contracts/staff';
import { approvalsNeeded, formatHundredths, redemptionStates } from '@goldwren/rules';
import type { Person } from '../../players/public.ts';
import type { AllowanceRow } from '../eligibility/eligibility.store.ts';
import type { ApprovalRow, EventRow } from '../lifecycle/status-history.store.ts';
import type { QueueRow } from './queue.store.ts';

/** Builds a redemption as the queue shows it. */
export function queuedView(row: QueueRow, player: PlayerLine | undefined, approvals: number): QueuedRedemption {
  return {
    id: row.id,
    player: player ?? { id: row.playerId, display: '', email: '' },
    amount: formatHundredths(row.sweepsSubmitted),
    payout_method: row.payoutMethod,
    status: row.status,
    needs: [...row.needs],
    created_at: row.createdAt.toISOString(),
    since: row.since.toISOString(),
    due_at: row.dueAt?.toISOString() ?? null,
    breached: row.late,
    approvals,
    approvals_needed: approvalsNeeded(row.sweepsSubmitted),
  };
}

export interface StaffViewParts {
  readonly row: QueueRow;
  readonly line: PlayerLine | undefined;
  readonly person: Person;
  readonly events: readonly EventRow[];
  readonly approvals: readonly ApprovalRow[];
  readonly exclusionMatches: StaffRedemption['exclusion_matches'];
  readonly allowance: Pick<AllowanceRow, 'requestHundredths' | 'dayHundredths' | 'monthHundredths' | 'until'>;
  /** Names of staff by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** Builds a redemption with everything that a decision needs. */
export function staffView({
  row,
  line,
  person,
  events,
  approvals,
  exclusionMatches,
  allowance,
  names,
}: StaffViewParts): StaffRedemption {
  const staffMember = (id: string) => ({ id, name: names.get(id) ?? id });
  const usd = (cents: bigint | null): string | null => (cents === null ? null : formatHundredths(cents));
  return {
    ...queuedView(row, line, approvals.length),
    payout_details: row.detailsMasked,
    next_step: redemptionStates[row.status].step,
    approved_by: approvals.map(({ staffId, at }) => ({ ...staffMember(staffId), at: at.toISOString() })),
    history: events.map(({ status, at, reason, note, staffId }) => ({
      status,
      at: at.toISOString(),
      reason,
      note,
      by: staffId === null ? null : staffMember(staffId),
    })),
    person: {
      country: person.country,
      region: person.region,
      identity_status: person.identityStatus,
      created_at: person.createdAt,
      suspended: person.suspendedAt !== null,
      redemption_suspended: person.redemptionSuspendedAt !== null,
    },
    exclusion_matches: exclusionMatches,
    limits: {
      request: formatHundredths(allowance.requestHundredths),
      day: formatHundredths(allowance.dayHundredths),
      month: formatHundredths(allowance.monthHundredths),
      until: allowance.until?.toISOString() ?? null,
    },
    withheld: usd(row.withheldCents),
    paid_amount: usd(row.paidCents),
    paid_at: row.paidAt?.toISOString() ?? null,
  };
}
