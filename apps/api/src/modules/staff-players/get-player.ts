import type { PlayerFile } from '@goldwren/contracts/staff';
import { formatHundredths } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { countSessions, hasSecondFactor } from '../auth/public.ts';
import { areWalletsFrozen, readWallet } from '../ledger/public.ts';
import { selectPerson, selectPlayer } from '../players/public.ts';
import { readAllowance } from '../redemptions/public.ts';
import { readStatus } from '../responsible-play/public.ts';
import { statusOf } from './status-of.ts';

type PlayerContext = Pick<Context, 'database' | 'policy'>;

/**
 * Returns a player's account in full. The access is audited before the data is returned.
 * @throws Problem `not_found`.
 */
export async function viewPlayer(context: PlayerContext, staff: StaffActor, playerId: string): Promise<PlayerFile> {
  const file = await readPlayerFile(context, playerId);
  const subject = { type: 'player', id: playerId } as const;
  await inStaffTransaction(context.database, staff, (tx) =>
    recordAudit(tx, { action: 'player.viewed', subject, facts: {} }),
  );
  return file;
}

/** Returns the same after a staff action, which has its own audit entry. */
export async function readPlayerFile({ database, policy }: PlayerContext, playerId: string): Promise<PlayerFile> {
  const { db } = database;
  const row = await selectPlayer(db, playerId);
  if (!row) throw new Problem('not_found');
  const pack = await policy();
  const [wallet, frozen, { sessions, lastSeenAt }, controls, allowance, secondFactor] = await Promise.all([
    readWallet(db, playerId),
    areWalletsFrozen(db, playerId),
    countSessions(db, playerId),
    readStatus(db, pack, await selectPerson(db, playerId)),
    readAllowance(db, playerId),
    hasSecondFactor(db, playerId),
  ]);
  return {
    id: row.id,
    email: row.email,
    email_verified_at: iso(row.emailVerifiedAt),
    first_name: row.firstName,
    last_name: row.lastName,
    birth_date: row.birthDate,
    country: row.country,
    us_state: row.region,
    state_set_at: iso(row.regionSetAt),
    phone: row.phone,
    locale: row.locale,
    created_at: row.createdAt.toISOString(),
    reclaimed_at: iso(row.reclaimedAt),
    identity_status: row.identityStatus,
    status: statusOf(row),
    suspended_at: iso(row.suspendedAt),
    closed_at: iso(row.closedAt),
    redemption_suspended_at: iso(row.redemptionSuspendedAt),
    restrictions: controls.restrictions,
    wallet: {
      gold: formatHundredths(wallet.gold),
      sweeps: formatHundredths(wallet.sweeps),
      sweeps_unplayed: formatHundredths(wallet.sweepsUnplayed),
      frozen,
    },
    responsible_play: {
      limits: controls.limits,
      reality_check_minutes: controls.reality_check?.minutes ?? null,
      cool_off_until: controls.cool_off_until,
      self_exclusion: controls.self_exclusion,
    },
    redemption_limits: allowance,
    second_factor: secondFactor,
    sessions,
    last_seen_at: iso(lastSeenAt),
  };
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
