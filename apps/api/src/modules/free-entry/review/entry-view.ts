import type { StaffFreeEntry, StaffFreeEntryDetail } from '@goldwren/contracts/staff';
import type { EntryRejection } from '@goldwren/messages/facts/mail-facts';
import { maskEmail, shortFullName } from '@goldwren/rules';
import type { EntryRow } from '../free-entry.store.ts';
import type { ViewedEntry } from './view-entry.ts';

/** Builds an entry as lists show it. */
export function entryView(row: EntryRow, now: Date): StaffFreeEntry {
  return {
    id: row.id,
    reference: row.reference,
    method: row.method,
    status: row.status,
    display: shortFullName(row.fullName),
    email: maskEmail(row.email),
    day: row.day,
    created_at: row.createdAt.toISOString(),
    due_at: row.dueAt.toISOString(),
    breached: row.status === 'pending' && row.dueAt < now,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: row.decidedBy,
  };
}

/** Builds an entry in full, with the entries that may come from the same person. */
export function entryDetailView({ entry, alike, player }: ViewedEntry, now: Date): StaffFreeEntryDetail {
  return {
    ...entryView(entry, now),
    full_name: entry.fullName,
    full_email: entry.email,
    address: entry.address,
    birth_date: entry.birthDate,
    country: entry.country,
    us_state: entry.region,
    rejection: entry.rejection && rejectionView(entry.rejection),
    held_until: entry.heldUntil?.toISOString() ?? null,
    granted_at: entry.grantedAt?.toISOString() ?? null,
    player,
    alike: alike.map((other) => ({
      id: other.id,
      reference: other.reference,
      method: other.method,
      status: other.status,
      day: other.day,
      display: shortFullName(other.fullName),
      same: sharedBy(entry, other),
    })),
  };
}

function rejectionView(rejection: EntryRejection): NonNullable<StaffFreeEntryDetail['rejection']> {
  switch (rejection.code) {
    case 'region':
      return { code: 'region', note: null, region: `${rejection.country}-${rejection.region ?? '?'}` };
    case 'self_excluded':
      return { code: 'self_excluded', note: null, region: null };
    case 'written':
      return { code: 'other', note: rejection.text, region: null };
    default:
      return { code: rejection.code, note: rejection.note, region: null };
  }
}

function sharedBy(one: EntryRow, other: EntryRow): ('email' | 'person' | 'address')[] {
  const shares = {
    email: one.emailKey === other.emailKey,
    person: one.personKey === other.personKey,
    address: one.addressKey !== null && one.addressKey === other.addressKey,
  };
  return (['email', 'person', 'address'] as const).filter((key) => shares[key]);
}
