import type { AuditAction, PlayerEventKind } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { signOutEverywhere } from '../auth/public.ts';
import { setWalletsFrozen } from '../ledger/public.ts';
import {
  insertPlayerEvent,
  lockStanding,
  type Standing,
  type StandingChange,
  updateStanding,
} from '../players/public.ts';

/** One change that staff can make to an account. */
interface Move {
  readonly mayBeDone: (standing: Standing) => boolean;
  readonly change: StandingChange;
  /** No stake can leave a frozen wallet. Undefined does not change the wallets. */
  readonly walletsFrozen?: boolean;
  readonly signsOut: boolean;
  readonly event: PlayerEventKind;
  readonly action: AuditAction;
}

const moves = {
  suspended: {
    mayBeDone: ({ suspendedAt }) => suspendedAt === null,
    change: { suspended: true },
    walletsFrozen: true,
    signsOut: true,
    event: 'suspended',
    action: 'player.suspended',
  },
  unsuspended: {
    mayBeDone: ({ suspendedAt }) => suspendedAt !== null,
    change: { suspended: false },
    walletsFrozen: false,
    signsOut: false,
    event: 'unsuspended',
    action: 'player.unsuspended',
  },
  closed: {
    mayBeDone: () => true,
    change: { suspended: true, closed: true },
    walletsFrozen: true,
    signsOut: true,
    event: 'closed',
    action: 'player.closed',
  },
  redemption_restored: {
    mayBeDone: ({ redemptionSuspendedAt }) => redemptionSuspendedAt !== null,
    change: { redemptionSuspended: false },
    signsOut: false,
    event: 'redemption_restored',
    action: 'player.redemption_restored',
  },
} as const satisfies Record<string, Move>;

export type StandingMove = keyof typeof moves;

/**
 * Suspends, restores or closes an account. Wallets, sessions, timeline, mail and audit log change in one transaction.
 * Of two concurrent calls, only one succeeds.
 * @throws Problem `not_found`; `conflict` when the account is not in the right state, or is closed, which is final.
 */
export async function changeStanding(
  { database, mailer, emit }: Pick<Context, 'database' | 'mailer' | 'emit'>,
  staff: StaffActor,
  to: { readonly playerId: string; readonly move: StandingMove; readonly reason: string },
): Promise<void> {
  const { playerId, reason } = to;
  const move: Move = moves[to.move];
  await inStaffTransaction(database, staff, async (tx) => {
    const standing = await lockStanding(tx, playerId);
    if (!standing) throw new Problem('not_found');
    if (standing.closedAt !== null) throw new Problem('conflict', { params: { reason: 'account_closed' } });
    if (!move.mayBeDone(standing)) throw new Problem('conflict', { params: { reason: 'account_state' } });
    await updateStanding(tx, playerId, move.change);
    if (move.walletsFrozen !== undefined) await setWalletsFrozen(tx, playerId, move.walletsFrozen);
    if (move.signsOut) await signOutEverywhere({ emit }, tx, playerId);
    await insertPlayerEvent(tx, { playerId, kind: move.event, staffId: staff.id, facts: { reason } });
    const { email: recipient, locale, firstName } = standing;
    await mailer.queue(tx, { template: 'account_changed', recipient, locale, firstName, change: to.move });
    await recordAudit(tx, {
      action: move.action,
      subject: { type: 'player', id: playerId },
      facts: { reason },
    });
  });
}
