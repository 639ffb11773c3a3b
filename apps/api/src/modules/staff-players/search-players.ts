import type { FoundPlayer } from '@goldwren/contracts/staff';
import {
  type AccountStatus,
  type Country,
  canonicalEmail,
  type IdentityStatus,
  maskEmail,
  shortName,
} from '@goldwren/rules';
import { idCursor, isUuid } from '../../platform/cursors.ts';
import type { Db } from '../../platform/database.ts';
import { type PlayerRow, type PlayerText, searchPlayers as selectFound } from '../players/public.ts';
import { statusOf } from './status-of.ts';

export interface PlayerSearch {
  readonly text?: string | undefined;
  readonly country?: Country | undefined;
  readonly region?: string | undefined;
  readonly status?: AccountStatus | undefined;
  readonly identityStatus?: IdentityStatus | undefined;
  readonly redemptionSuspended: boolean;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const minDigits = 4;
/** Each part is a search in the index. No name needs more, and later parts are left out. */
const maxParts = 8;

/**
 * Parses the search text: an id, a phone number, or else parts of names and of an email, in any order. Zeros before a
 * phone number are left out, because the stored number can begin with a country code.
 */
export function readText(text: string): PlayerText {
  const typed = text.trim();
  const id = canonicalEmail(typed);
  if (isUuid(id)) return { by: 'id', id };
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  if (/^[\d\s+().-]+$/.test(typed) && digits.length >= minDigits) return { by: 'parts', parts: [digits] };
  return { by: 'parts', parts: typed.split(/\s+/).slice(0, maxParts) };
}

/**
 * Returns players, newest first. Personal data is masked, so that the list only distinguishes them.
 * @throws Problem `validation_failed` for an invalid cursor.
 */
export async function searchPlayers(
  db: Db,
  { text, cursor, limit, ...filter }: PlayerSearch,
): Promise<{ results: FoundPlayer[]; nextCursor: string | null }> {
  const rows = await selectFound(db, {
    ...filter,
    text: text === undefined ? undefined : readText(text),
    beforeId: idCursor(cursor) ?? undefined,
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  return { results: page.map(found), nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

function found(row: PlayerRow): FoundPlayer {
  return {
    id: row.id,
    display: shortName(row.firstName, row.lastName),
    email: maskEmail(row.email),
    country: row.country,
    us_state: row.region,
    status: statusOf(row),
    redemption_suspended: row.redemptionSuspendedAt !== null,
    identity_status: row.identityStatus,
    created_at: row.createdAt.toISOString(),
  };
}
