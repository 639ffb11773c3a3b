import { canonicalEmail, searchResultsPerKind } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import type { Found, SearchTerm } from '../../../platform/search-term.ts';
import { listStaffMembers } from '../../staff/public.ts';

/** Finds staff accounts by ID, or by a part of the name or email. */
export async function findStaffMembers(db: Db, { id, text }: SearchTerm): Promise<Found[]> {
  const part = canonicalEmail(text);
  const matching = (await listStaffMembers(db)).filter((one) =>
    id === null ? canonicalEmail(`${one.name}\n${one.email}`).includes(part) : one.id === id,
  );
  return matching
    .slice(0, searchResultsPerKind)
    .map(({ id: found, name, email }) => ({ id: found, name, note: email }));
}
