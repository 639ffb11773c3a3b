import type { RiskFile } from '@goldwren/contracts/staff';
import { formatHundredths, type RiskLinkKind, riskSignals } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { sumPlayOf } from '../ledger/public.ts';
import { selectMembers, selectPlayerLines } from '../players/public.ts';
import { sumRedemptionsOf } from '../redemptions/public.ts';
import { sumOrdersOf } from '../store/public.ts';
import { assessPlayer } from './assess-player.ts';
import { selectCasesOf } from './case.store.ts';
import { countAccounts, countFacts, isDue, selectFacts } from './fact.store.ts';
import { type ScoreRow, selectLatestScore, selectLinks } from './score.store.ts';

/** More browsers than anyone uses. */
const maxDevices = 20;

/**
 * Returns everything that staff need to judge the risk of an account. The access is audited.
 * @throws Problem `not_found`.
 */
export function viewFile(
  { database }: Pick<Context, 'database'>,
  staff: StaffActor,
  playerId: string,
): Promise<RiskFile> {
  return inStaffTransaction(database, staff, async (tx) => {
    const file = await readFile(tx, playerId);
    await recordAudit(tx, { action: 'risk.viewed', subject: { type: 'player', id: playerId }, facts: {} });
    return file;
  });
}

/** Assesses an account now, and returns the same. */
export function assessNow(
  { database, config }: Pick<Context, 'database' | 'config'>,
  staff: StaffActor,
  playerId: string,
): Promise<RiskFile> {
  return inStaffTransaction(database, staff, async (tx) => {
    await assessPlayer(tx, config.seedKey, playerId, 'staff');
    const file = await readFile(tx, playerId);
    await recordAudit(tx, {
      action: 'risk.assessed',
      subject: { type: 'player', id: playerId },
      facts: { score: file.assessment?.score ?? null },
    });
    return file;
  });
}

/** @throws Problem `not_found`. */
export async function readFile(db: Db, playerId: string): Promise<RiskFile> {
  const player = (await selectPlayerLines(db, [playerId])).get(playerId);
  if (!player) throw new Problem('not_found');
  const score = await selectLatestScore(db, playerId);
  const [latest] = await selectCasesOf(db, playerId);
  return {
    player,
    assessment: score && assessmentView(score),
    assessment_due: await isDue(db, playerId),
    links: await viewLinks(db, playerId),
    devices: await viewDevices(db, playerId),
    networks: await countFacts(db, playerId, 'network'),
    figures: await readFigures(db, playerId),
    case: latest ? { id: latest.id, state: latest.state } : null,
  };
}

function assessmentView({ score, version, occasion, assessedAt, reasons }: ScoreRow): RiskFile['assessment'] {
  return {
    score,
    version,
    occasion,
    assessed_at: assessedAt.toISOString(),
    reasons: reasons.map((reason) => ({ ...reason, weight: riskSignals[reason.signal].weight })),
  };
}

/** Accounts that were closed since the assessment are left out. */
async function viewLinks(db: Db, playerId: string): Promise<RiskFile['links']> {
  const links = await selectLinks(db, playerId);
  const members = await selectMembers(db, [...links.keys()]);
  const lines = await selectPlayerLines(db, [...members.keys()]);
  return [...members.values()]
    .map(({ id, createdAt, suspendedAt }) => ({
      player: lines.get(id) ?? { id, display: '', email: '' },
      kinds: links.get(id) as RiskLinkKind[],
      created_at: createdAt.toISOString(),
      suspended: suspendedAt !== null,
    }))
    .sort((a, b) => b.kinds.length - a.kinds.length || a.created_at.localeCompare(b.created_at));
}

async function viewDevices(db: Db, playerId: string): Promise<RiskFile['devices']> {
  const devices = await selectFacts(db, playerId, 'device', maxDevices);
  const accounts = await countAccounts(
    db,
    devices.map(({ value }) => value),
  );
  return devices.map(({ browser, system, firstSeenAt, lastSeenAt, value }) => ({
    browser,
    system,
    first_seen_at: firstSeenAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    accounts: accounts.get(value.toString('hex')) ?? 1,
  }));
}

async function readFigures(db: Db, playerId: string): Promise<RiskFile['figures']> {
  const orders = await sumOrdersOf(db, playerId);
  const redemptions = await sumRedemptionsOf(db, playerId);
  const { gold, sweeps } = await sumPlayOf(db, playerId);
  return {
    purchases: orders.orders,
    purchased: formatHundredths(orders.cents),
    redemptions: redemptions.redemptions,
    redeemed: formatHundredths(redemptions.sweeps),
    wagered_gold: formatHundredths(gold.staked),
    wagered_sweeps: formatHundredths(sweeps.staked),
  };
}
