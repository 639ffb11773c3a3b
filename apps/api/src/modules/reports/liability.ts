import type { Liability, LiabilityDay } from '@goldwren/contracts/staff';
import { formatHundredths, freeEntry, pagination, parseHundredths } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Database, Db } from '../../platform/database.ts';
import { inSnapshot } from '../../platform/transaction.ts';
import { countHeldEntries } from '../free-entry/public.ts';
import { sumRedeemable, sumSweepsHeld } from '../ledger/public.ts';
import { sumEscrow } from '../redemptions/public.ts';
import { sumDebts } from '../store/public.ts';
import { insertLiability, type LiabilityRow, selectLiabilities } from './liability.store.ts';
import { lastFinishedDay } from './product-days.ts';
import { dayCursor } from './read-reports.ts';

type Owed = Omit<LiabilityRow, 'day' | 'at' | 'redeemable' | 'playersRedeemable'>;

async function owedNow(tx: Db): Promise<Owed> {
  const held = await sumSweepsHeld(tx);
  const debts = await sumDebts(tx);
  const inEscrow = await sumEscrow(tx);
  return {
    ...held,
    inEscrow: inEscrow.map(({ sweeps, ...state }) => ({ ...state, sweeps: formatHundredths(sweeps) })),
    heldEntries: await countHeldEntries(tx),
    owingPlayers: debts.players,
    owedGold: debts.gold,
    owedSweeps: debts.sweeps,
  };
}

/**
 * Records what is owed to players now and what they could redeem, as the liability after the last finished day. Does
 * nothing when that day is recorded. Returns the day, or null.
 */
export async function recordLiability({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<string | null> {
  const day = lastFinishedDay(clock.now());
  const [last] = await selectLiabilities(database.db, { limit: 1 });
  if (last && last.day >= day) return null;
  const row = await inSnapshot(database, async (tx) => {
    const { players, redeemable } = await sumRedeemable(tx);
    return { ...(await owedNow(tx)), redeemable, playersRedeemable: players };
  });
  return (await insertLiability(database.db, { day, ...row })) ? day : null;
}

/** Returns what is owed now, from one snapshot, and the last recorded liability. */
export async function readLiability({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<{ at: string; now: Liability; last_night: LiabilityDay | null }> {
  const owed = await inSnapshot(database, owedNow);
  const [last] = await selectLiabilities(database.db, { limit: 1 });
  return { at: clock.now().toISOString(), now: owedView(owed), last_night: last ? dayView(last) : null };
}

/** Returns what was owed after each day, newest first. */
export async function listLiabilities(
  database: Database,
  { cursor, limit = pagination.defaultLimit }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ results: LiabilityDay[]; next_cursor: string | null }> {
  const rows = await selectLiabilities(database.db, { before: dayCursor(cursor), limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return { results: shown.map(dayView), next_cursor: rows.length > limit ? (shown.at(-1)?.day ?? null) : null };
}

function owedView(row: Owed): Liability {
  const escrow = row.inEscrow.reduce((sum, { sweeps }) => sum + (parseHundredths(sweeps) ?? 0n), 0n);
  const heldSweeps = BigInt(row.heldEntries) * freeEntry.grantHundredths;
  return {
    players: row.players,
    balances: formatHundredths(row.balances),
    unplayed: formatHundredths(row.unplayed),
    in_escrow: [...row.inEscrow],
    escrow: formatHundredths(escrow),
    held_entries: { entries: row.heldEntries, sweeps: formatHundredths(heldSweeps) },
    owed: {
      players: row.owingPlayers,
      gold: formatHundredths(row.owedGold),
      sweeps: formatHundredths(row.owedSweeps),
    },
  };
}

function dayView(row: LiabilityRow): LiabilityDay {
  return {
    day: row.day,
    at: row.at.toISOString(),
    redeemable: formatHundredths(row.redeemable),
    players_redeemable: row.playersRedeemable,
    ...owedView(row),
  };
}
