import { redemptionLimits, redemptionStates, withholding } from '@goldwren/rules';
import { formats } from '../formats.ts';

const { from, to } = redemptionStates.approved.businessDays;

/** Sentences about prizes that several pages share, so that every page says the same. */
export const prizeTerms = {
  limits: `You can redeem up to ${formats.usd(redemptionLimits.dayHundredths)} a day and ${formats.usd(redemptionLimits.monthHundredths)} a calendar month. To redeem more than ${formats.usd(redemptionLimits.requestHundredths)} in one request, [contact support](contact).`,
  /** Names the players whom it concerns: legal texts and pages for visitors are read in both countries. */
  withholding: `For US players, ${formats.number(Number(withholding.percent))}% may be withheld for tax from a payout over ${formats.usd(withholding.overCents)}.`,
  fromApproval: `Payout times count from the approval of your request. They include the ${from}-${to} business days in which we hand your prize to the payment provider.`,
};
