import { expect, test } from 'vitest';
import { createFormCheck, type FormCode } from '../../shared/form-codes.ts';
import { w9Form } from './w9-form.ts';

const filled = {
  legal_name: 'Robin Wren',
  street: '12 Elm St',
  city: "O'Fallon",
  us_state: 'mo',
  postal_code: '63366',
  tin_type: 'ssn',
  tin: '123-12-1234',
  certified: true,
  signed_name: ' robin  WREN ',
};

test('removes spaces and hyphens from the taxpayer number', () => {
  expect(createFormCheck(w9Form)(filled)).toMatchObject({ body: { tin: '123121234', us_state: 'MO' } });
});

test.each<[object, string, FormCode]>([
  [{ tin: '12312123' }, 'tin', 'tin_length'],
  [{ tin: '1231212345' }, 'tin', 'tin_length'],
  [{ tin: '12312123x' }, 'tin', 'tin_length'],
  [{ tin: '1'.repeat(3_000) }, 'tin', 'tin_length'],
  [{ tin: '000-12-1234' }, 'tin', 'tin_never_issued'],
  [{ tin: '666-12-1234' }, 'tin', 'tin_never_issued'],
  [{ tin: '900-01-0001' }, 'tin', 'tin_never_issued'],
  [{ tin: '912-70-1234' }, 'tin', 'tin_is_itin'],
  [{ tin_type: 'itin' }, 'tin', 'tin_is_no_itin'],
  [{ tin_type: 'ein' }, 'tin_type', 'not_an_option'],
  [{ certified: false }, 'certified', 'certification_missing'],
  [{ certified: undefined }, 'certified', 'certification_missing'],
  [{ certified: 'true' }, 'certified', 'certification_missing'],
  [{ signed_name: '' }, 'signed_name', 'signature_missing'],
  [{ signed_name: 'Robin Finch' }, 'signed_name', 'signature_differs'],
  [{ legal_name: 'evil.com/win', signed_name: 'evil.com/win' }, 'legal_name', 'name_invalid'],
  [{ street: ' ' }, 'street', 'street_missing'],
  [{ street: 'see www.evil.com' }, 'street', 'address_has_link'],
  [{ city: '' }, 'city', 'city_missing'],
  [{ us_state: 'QC' }, 'us_state', 'region_not_of_country'],
  [{ us_state: '' }, 'us_state', 'region_missing'],
  [{ postal_code: 'K1A 0B1' }, 'postal_code', 'postal_code_invalid'],
  [{ surprise: 1 }, 'surprise', 'unknown_field'],
])('rejects %o: field %s has code %s', (wrong, field, code) => {
  const checked = createFormCheck(w9Form)({ ...filled, ...wrong });
  expect('problems' in checked && checked.problems[field]?.[0]?.code).toBe(code);
});
