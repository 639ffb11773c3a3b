import type { W9Form } from '@goldwren/contracts/player/w9-form';

/** Returns a valid W-9 form. */
export function w9Form(overrides: Partial<W9Form> = {}): W9Form {
  return {
    legal_name: 'Robin Wren',
    street: '12 Elm St',
    city: 'Albany',
    us_state: 'NY',
    postal_code: '12207',
    tin_type: 'ssn',
    tin: '123-12-6789',
    certified: true,
    signed_name: 'Robin Wren',
    ...overrides,
  };
}
