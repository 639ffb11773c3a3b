import fc from 'fast-check';
import { expect, it } from 'vitest';
import { celebrationOf } from './celebration.ts';

it.each([
  ['0.20', '0.00', 'none'],
  ['0.20', '0.10', 'none'],
  ['0.20', '0.20', 'none'],
  ['0.20', '0.21', 'win'],
  ['0.20', '1.99', 'win'],
  ['0.20', '2.00', 'big'],
  ['0.20', '9.99', 'big'],
  ['0.20', '10.00', 'huge'],
  ['5000.00', '5000.00', 'none'],
  ['5000.00', '5000.01', 'win'],
  ['5000.00', '49999.99', 'win'],
  ['5000.00', '50000.00', 'big'],
  ['5000.00', '249999.99', 'big'],
  ['5000.00', '250000.00', 'huge'],
])('celebrates a stake of %s that paid %s as %s', (stake, payout, tier) => {
  expect(celebrationOf({ stake, payout })).toBe(tier);
});

it('counts what a decision added to the stake: a doubled hand that returns its stake is not a win', () => {
  expect(celebrationOf({ stake: '100.00', raised: '100.00', payout: '200.00' })).toBe('none');
  expect(celebrationOf({ stake: '100.00', raised: '100.00', payout: '1999.99' })).toBe('win');
  expect(celebrationOf({ stake: '100.00', raised: '100.00', payout: '2000.00' })).toBe('big');
});

it('never celebrates a higher payout less', () => {
  const order = ['none', 'win', 'big', 'huge'];
  const amount = fc.bigInt({ min: 1n, max: 10n ** 14n });
  const wire = (hundredths: bigint) => `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
  fc.assert(
    fc.property(amount, amount, amount, (stake, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      const at = (payout: bigint) => order.indexOf(celebrationOf({ stake: wire(stake), payout: wire(payout) }));
      expect(at(less)).toBeLessThanOrEqual(at(more));
    }),
  );
});
