import type { W9 } from '@goldwren/contracts/player';
import type { TaxFormRow } from './tax-form.store.ts';

/** Builds a W-9 as its player and staff see it, with the last four digits of the number. */
export function w9View(form: TaxFormRow): W9 {
  return {
    legal_name: form.legalName,
    street: form.street,
    city: form.city,
    us_state: form.region,
    postal_code: form.postalCode,
    tin_type: form.tinType,
    tin_last4: form.tinLast4,
    signed_name: form.signedName,
    signed_at: form.signedAt.toISOString(),
  };
}
