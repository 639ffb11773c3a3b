import type { FreeEntryForm } from '@goldwren/contracts/player';

export const entryFields = ['full_name', 'email', 'address'] as const;
export type EntryField = (typeof entryFields)[number];
export type EntryErrors = Partial<Record<EntryField, string>>;

/** What the form holds, as the contract's schema takes it. */
export function entryOf(data: FormData): FreeEntryForm {
  const text = (name: EntryField) => String(data.get(name) ?? '');
  return { full_name: text('full_name'), email: text('email'), address: text('address'), method: 'online' };
}

/**
 * The first problem of each field by the contract's schema, which is downloaded only now. Without it the server, which
 * checks the same, has the word.
 */
export async function entryErrors(entry: FreeEntryForm): Promise<EntryErrors> {
  const schemas = await import('@goldwren/contracts/player/forms').catch(() => null);
  const checked = schemas?.freeEntryForm.safeParse(entry);
  if (!checked || checked.success) return {};
  const errors: EntryErrors = {};
  for (const field of entryFields) {
    const found = checked.error.issues.find(({ path }) => path[0] === field);
    if (found) errors[field] = found.message;
  }
  return errors;
}
