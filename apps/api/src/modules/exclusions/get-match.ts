import type { ExclusionMatchDetail } from '@goldwren/contracts/staff';
import type { Database, Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { type PlayerRow, selectBreaks, selectPlayer } from '../players/public.ts';
import { selectMatch } from './match.store.ts';
import { viewMatches } from './match-view.ts';

/**
 * Returns one match with both profiles. The access is audited.
 * @throws Problem `not_found`.
 */
export async function getMatch(database: Database, staff: StaffActor, id: string): Promise<ExclusionMatchDetail> {
  return inStaffTransaction(database, staff, async (tx) => {
    const row = await selectMatch(tx, id);
    if (!row) throw new Problem('not_found');
    const profile = profileOf(await playerOf(tx, row.playerId));
    const excluded = await playerOf(tx, row.excludedPlayerId);
    const { excludedAt, excludedUntil } = await selectBreaks(tx, row.excludedPlayerId);
    await recordAudit(tx, {
      action: 'exclusion.match_viewed',
      subject: { type: 'exclusion', id },
      facts: { player: row.playerId },
    });
    return {
      ...onlyRow(await viewMatches(tx, [row])),
      profile,
      // An erased account has only marks left.
      excluded_profile: excluded.lastName === '' ? null : profileOf(excluded),
      excluded_at: excludedAt?.toISOString() ?? null,
      excluded_until: excludedUntil?.toISOString() ?? null,
    };
  });
}

async function playerOf(db: Db, playerId: string): Promise<PlayerRow> {
  const row = await selectPlayer(db, playerId);
  if (!row) throw new Problem('not_found');
  return row;
}

function profileOf(row: PlayerRow): ExclusionMatchDetail['profile'] {
  return {
    first_name: row.firstName,
    last_name: row.lastName,
    birth_date: row.birthDate,
    email: row.email,
    phone: row.phone,
    created_at: row.createdAt.toISOString(),
  };
}
