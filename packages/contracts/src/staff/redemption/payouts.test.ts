import { expect, test } from 'vitest';
import { createFormCheck } from '../../shared/form-codes.ts';
import { payoutsContract } from './payouts.ts';

test('reports an invalid payment date with the code of a date', () => {
  const checked = createFormCheck(payoutsContract.paid.body)({ reference: 'WIRE-1', paid_on: '2026-02-30' });
  expect(checked).toEqual({ problems: { paid_on: [{ code: 'day_invalid' }] } });
});
