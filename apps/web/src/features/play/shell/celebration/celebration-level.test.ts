import fc from 'fast-check';
import { expect, it } from 'vitest';
import { celebrationOf } from './celebration-level.ts';

const raised = '0.00';

it.each([
  ['0.20', '0.00', 0],
  ['0.20', '0.10', 0],
  ['0.20', '0.20', 0],
  ['0.20', '0.21', 1],
  ['0.20', '1.99', 1],
  ['0.20', '2.00', 10],
  ['0.20', '4.99', 10],
  ['0.20', '5.00', 25],
  ['0.20', '9.99', 25],
  ['0.20', '10.00', 50],
  ['0.20', '19.99', 50],
  ['0.20', '20.00', 100],
  ['5000.00', '5000.00', 0],
  ['5000.00', '5000.01', 1],
  ['5000.00', '49999.99', 1],
  ['5000.00', '50000.00', 10],
  ['5000.00', '249999.99', 25],
  ['5000.00', '250000.00', 50],
])('celebrates a stake of %s that paid %s at level %d', (stake, payout, level) => {
  expect(celebrationOf({ stake, raised, payout })).toBe(level);
});

it('counts what a decision added to the stake: a doubled hand that returns its stake is not a win', () => {
  expect(celebrationOf({ stake: '100.00', raised: '100.00', payout: '200.00' })).toBe(0);
  expect(celebrationOf({ stake: '100.00', raised: '100.00', payout: '1999.99' })).toBe(1);
  expect(celebrationOf({ stake: '100.00', raised: '100.00', payout: '2000.00' })).toBe(10);
});

it('never celebrates a higher payout less', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 14n });
  const wire = (hundredths: bigint) => `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
  fc.assert(
    fc.property(amount, amount, amount, (stake, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      const at = (payout: bigint) => celebrationOf({ stake: wire(stake), raised, payout: wire(payout) });
      expect(at(less)).toBeLessThanOrEqual(at(more));
    }),
  );
});
