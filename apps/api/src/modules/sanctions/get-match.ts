import type { SanctionsMatchDetail } from '@goldwren/contracts/staff';
import type { Database } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { selectPlayerLines } from '../players/public.ts';
import { selectMatch, selectScreenings } from './match.store.ts';
import { matchView } from './match-view.ts';

/** Many more screenings than a player has in years. */
const maxScreenings = 100;

/**
 * Returns one match with every screening of its player. The access is audited.
 * @throws Problem `not_found`.
 */
export async function getMatch(database: Database, staff: StaffActor, id: string): Promise<SanctionsMatchDetail> {
  return inStaffTransaction(database, staff, async (tx) => {
    const row = await selectMatch(tx, id);
    if (!row) throw new Problem('not_found');
    const { playerId } = row;
    const players = await selectPlayerLines(tx, [playerId]);
    const screenings = await selectScreenings(tx, playerId, maxScreenings);
    const now = await readDatabaseClock(tx);
    await recordAudit(tx, {
      action: 'sanctions.match_viewed',
      subject: { type: 'sanctions', id },
      facts: { player: playerId },
    });
    return {
      ...matchView(row, players.get(playerId), now),
      screenings: screenings.map((screening) => ({
        id: screening.id,
        at: screening.screenedAt.toISOString(),
        occasion: screening.occasion,
        name: screening.name,
        birth_year: screening.birthYear,
        list_version: screening.listVersion,
        list_sha256: screening.listSha256,
        result: screening.result,
      })),
    };
  });
}
