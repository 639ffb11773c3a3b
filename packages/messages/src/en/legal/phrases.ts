import { brand, payoutTerms, policyExample, redemptionLimits } from '@goldwren/rules';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';

type Range = { readonly from: number; readonly to: number };

function counted(noun: string) {
  const forms = { one: noun, other: `${noun}s` };
  return (count: number) => `${formats.number(count)} ${formats.plural(count, forms)}`;
}

/** Values from packages/rules as the legal texts write them. */
export const phrases = {
  days: counted('day'),
  hours: counted('hour'),
  months: counted('month'),
  years: counted('year'),
  minutes: counted('minute'),
  businessDays: ({ from, to }: Range) => `${formats.number(from)} to ${formats.number(to)} business days`,
  hourRange: ({ from, to }: Range) => `${formats.number(from)} to ${formats.number(to)} hours`,
  /** `50 SC` */
  sweeps: (hundredths: bigint) => `${formats.amount(hundredths)} ${brand.sweepsCode}`,
  percent: (value: number | bigint) => `${value}%`,
  /** An amount of prizes in dollars, limits included: a coin is redeemed for a dollar. */
  prizes: (hundredths: bigint) => formats.usd(hundredths),
  /** The worked example of the policy text. */
  packageExample: `This is only an example, not a package of our store. A purchase of ${coins.gold(policyExample.goldHundredths)} that comes with ${coins.sweeps(policyExample.sweepsHundredths)} is a purchase of ${brand.goldCoins} only. The ${brand.sweepsCoins} are a free bonus.`,
  leastCash: `${formats.amount(payoutTerms.bank.minimumHundredths)} ${brand.sweepsCode}`,
  leastGiftCard: `${formats.amount(payoutTerms.gift_card.minimumHundredths)} ${brand.sweepsCode}`,
  twoApprovals: formats.usd(redemptionLimits.oneApprovalHundredths),
};
