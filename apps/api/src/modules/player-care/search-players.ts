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

/** Parses the search text: an id, an email, digits of a phone number, or else a name. */
export function readText(text: string): PlayerText {
  const typed = canonicalEmail(text);
  if (isUuid(typed)) return { by: 'id', id: typed };
  if (typed.includes('@')) return { by: 'email', beginning: typed };
  const digits = typed.replace(/\D/g, '');
  if (/^[\d\s+().-]+$/.test(typed) && digits.length >= minDigits) return { by: 'phone', digits };
  return { by: 'name', part: typed.replace(/\s+/g, ' ') };
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
