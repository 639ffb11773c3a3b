import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from '../calendar.ts';
import { loginBonusHundredths } from '../constants.ts';
import { nextLoginBonus } from './login-bonus.ts';

const today = '2026-03-08';

test.each([
  ['a first claim', null, { day: 1, claimable: true }],
  ['claimed yesterday', { lastClaimDay: '2026-03-07', streak: 3 }, { day: 4, claimable: true }],
  ['claimed today', { lastClaimDay: today, streak: 3 }, { day: 4, claimable: false }],
  ['a missed day', { lastClaimDay: '2026-03-06', streak: 3 }, { day: 1, claimable: true }],
  ['the day after day 7', { lastClaimDay: '2026-03-07', streak: 7 }, { day: 1, claimable: true }],
  ['a clock that went back', { lastClaimDay: '2026-03-09', streak: 2 }, { day: 3, claimable: false }],
])('%s', (_what, record, expected) => expect(nextLoginBonus(record, today)).toMatchObject(expected));

test('regular claims pay the seven amounts in order, and a missed day restarts them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 60 }), (gaps) => {
      let record: { lastClaimDay: string; streak: number } | null = null;
      let day = today;
      for (const gap of gaps) {
        day = dayAfter(day, gap);
        const offer = nextLoginBonus(record, day);
        const before = record;
        expect(offer.claimable).toBe(before === null || gap > 0);
        expect(offer.amountHundredths).toBe(loginBonusHundredths[offer.day - 1]);
        if (!offer.claimable) continue;
        expect(offer.day).toBe(before !== null && gap === 1 ? (before.streak % 7) + 1 : 1);
        record = { lastClaimDay: day, streak: offer.day };
      }
    }),
  );
});
