import type { ExclusionMatchDetail } from '@goldwren/contracts/staff';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { type PlayerRow, selectBreaks, selectPlayer } from '../players/public.ts';
import { selectForeignExclusion } from './between-cells/foreign.store.ts';
import { selectMarksOfExcluded } from './exclusions.store.ts';
import { selectMatch } from './match.store.ts';
import { viewMatches } from './match-view.ts';
import { boxOf, personOf } from './person-marks.ts';

type Deps = Pick<Context, 'database'> & { readonly config: { readonly seedKey: Buffer } };

/**
 * Returns one match with both profiles. The access is audited.
 * @throws Problem `not_found`.
 */
export async function getMatch(
  { database, config }: Deps,
  staff: StaffActor,
  id: string,
): Promise<ExclusionMatchDetail> {
  return inStaffTransaction(database, staff, async (tx) => {
    const row = await selectMatch(tx, id);
    if (!row) throw new Problem('not_found');
    const profile = profileOf(await playerOf(tx, row.playerId));
    const excluded = await excludedSide(tx, config.seedKey, row.excludedPlayerId);
    await recordAudit(tx, {
      action: 'exclusion.match_viewed',
      subject: { type: 'exclusion', id },
      facts: { player: row.playerId },
    });
    return { ...onlyRow(await viewMatches(tx, [row])), profile, ...excluded };
  });
}

type ExcludedSide = Pick<
  ExclusionMatchDetail,
  'excluded_profile' | 'excluded_people' | 'excluded_at' | 'excluded_until'
>;

/** Of an account of another cell, this cell knows the names and birth dates only. */
async function excludedSide(tx: Db, key: Buffer, id: string): Promise<ExcludedSide> {
  const foreign = await selectForeignExclusion(tx, id);
  if (foreign) {
    const { people } = personOf(boxOf(key), await selectMarksOfExcluded(tx, [id]));
    const named = people.map(({ firstName, lastName, birthDate }) => ({
      first_name: firstName,
      last_name: lastName,
      birth_date: birthDate,
    }));
    return { excluded_profile: null, excluded_people: named, ...termOf(foreign) };
  }
  const excluded = await playerOf(tx, id);
  return {
    // An erased account has only marks left.
    excluded_profile: excluded.lastName === '' ? null : profileOf(excluded),
    excluded_people: [],
    ...termOf(await selectBreaks(tx, id)),
  };
}

function termOf({ excludedAt, excludedUntil }: { excludedAt: Date | null; excludedUntil: Date | null }) {
  return { excluded_at: excludedAt?.toISOString() ?? null, excluded_until: excludedUntil?.toISOString() ?? null };
}

async function playerOf(db: Db, playerId: string): Promise<PlayerRow> {
  const row = await selectPlayer(db, playerId);
  if (!row) throw new Problem('not_found');
  return row;
}

function profileOf(row: PlayerRow): NonNullable<ExclusionMatchDetail['excluded_profile']> {
  return {
    first_name: row.firstName,
    last_name: row.lastName,
    birth_date: row.birthDate,
    email: row.email,
    phone: row.phone,
    created_at: row.createdAt.toISOString(),
  };
}
