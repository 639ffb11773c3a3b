import type { Policy } from '@goldwren/contracts/player';
import {
  account,
  formatHundredths,
  freeEntry,
  loginBonusHundredths,
  mailInAddress,
  mailInCard,
  orderExpiryHours,
  type PolicyPack,
  play,
  productTimeZone,
  welcomeOffer,
} from '@goldwren/rules';
import { publishedConstants } from './published-constants.ts';

/** Builds the current policy pack and every published constant, as the pages print them. */
export function policyView(pack: PolicyPack): Policy {
  return {
    pack: {
      id: pack.id,
      from: pack.from,
      regions: Object.entries(pack.regions).map(([name, allowed]) => {
        const [country, region] = name.split('-') as ['US' | 'CA', string];
        return { country, region, allowed: [...allowed] };
      }),
    },
    time_zone: productTimeZone,
    minimum_age_years: account.minimumAgeYears,
    region_change_interval_days: account.regionChangeIntervalDays,
    welcome_offer: {
      gold: formatHundredths(welcomeOffer.goldHundredths),
      sweeps: formatHundredths(welcomeOffer.sweepsHundredths),
    },
    free_entry: {
      sweeps: formatHundredths(freeEntry.grantHundredths),
      held_days: freeEntry.heldDays,
      online_review_business_days: freeEntry.reviewBusinessDays,
      mail_review_business_days: freeEntry.mailInBusinessDays,
      mail_in: { address: [...mailInAddress], card_inches: mailInCard },
    },
    login_bonus_gold: loginBonusHundredths.map(formatHundredths),
    rtp_percent: { from: play.rtpMinPercent, to: play.rtpMaxPercent },
    session_idle_minutes: play.idleSessionMinutes,
    order_expiry_hours: orderExpiryHours,
    ...publishedConstants,
  };
}
