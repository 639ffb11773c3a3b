import {
  brand,
  freeEntry,
  mailInAddress,
  mailInCard,
  play,
  productTimeZone,
  redemptionLimits,
  skillTest,
  sweepsExpiry,
  sweepsLegalLine,
  w9FromCents,
  welcomeOffer,
} from '@goldwren/rules';
import type { LegalFacts, LegalSection } from '../../legal-text.ts';
import { ages } from '../ages.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';
import { prizeTerms } from '../redemptions/prize-terms.ts';
import { phrases } from './phrases.ts';
import { places, withPlaces } from './places-of-law.ts';

const grant = coins.sweeps(freeEntry.grantHundredths);

const sections: readonly LegalSection[] = [
  {
    id: 'no-purchase',
    title: 'No purchase necessary',
    blocks: [
      sweepsLegalLine,
      `You do not need a purchase or payment of any kind to enter, to play or to win. ${places.excluded}`,
    ],
  },
  {
    id: 'sponsor',
    title: 'Sponsor and time',
    blocks: [
      `The sponsor is the operator of ${brand.name}. The promotion continues until we end it. We announce its end on this page, and then redeem every ${brand.sweepsCode} that can be redeemed. Days in these rules are calendar days of the time zone ${productTimeZone.replace('_', ' ')}.`,
    ],
  },
  {
    id: 'eligibility',
    title: 'Who can take part',
    blocks: [
      `People who live in the United States or in Canada and are ${ages.inFull}, each for themselves and with one account.`,
      places.excluded,
      places.goldOnly,
      `You can play and redeem ${brand.sweepsCoins} only from a place where this is allowed, and only with your state or province in your profile.`,
    ],
  },
  {
    id: 'how-to-enter',
    title: 'How to get Sweeps Coins',
    blocks: [
      {
        list: [
          `Free entry, online: the form on the page [Free SC](free-entry) gives ${grant} for each approved request.`,
          `Free entry, by mail: a handwritten card also gives ${grant}.`,
          `Welcome offer: ${coins.sweeps(welcomeOffer.sweepsHundredths)} with a new account, once per mailbox.`,
          `Bonus: some packages of ${brand.goldCoins} include ${brand.sweepsCoins}, free of charge.`,
        ],
      },
      phrases.packageExample,
      `Every ${brand.sweepsCode} is the same, whatever its source: the same games, odds, playthrough, expiry and prizes.`,
    ],
  },
  {
    id: 'online-entry',
    title: 'Free entry online',
    blocks: [
      'Fill in your full name, email address, date of birth, country, state or province, and mailing address. We reject a request from a minor, or from a place without free entries, immediately. Each person can make one request a day, online and by mail together. We reject a second request on the same day. A day starts at midnight.',
      `We review a request within ${phrases.businessDays(freeEntry.reviewBusinessDays)} and email you. We credit an approved request to the account with that email address, once the address is verified. If there is no account yet, we hold the coins for ${phrases.days(freeEntry.heldDays)}.`,
    ],
  },
  {
    id: 'mail-in-entry',
    title: 'Free entry by mail',
    blocks: [
      {
        list: [
          `Take a ${mailInCard} card and write on it by hand: your name, your email address, your date of birth and your mailing address.`,
          'Put one card in one stamped envelope.',
          `Mail it to: ${mailInAddress.join(', ')}.`,
        ],
      },
      `We process cards within ${phrases.businessDays(freeEntry.mailInBusinessDays)} of their arrival. Cards that are printed, copied, incomplete or unreadable are void. If a person sends more than one for a day, the others are void. We are not responsible for lost or late mail.`,
    ],
  },
  {
    id: 'play',
    title: 'Playing',
    blocks: [
      `You stake ${brand.sweepsCoins} in the [games](games). We credit wins in ${brand.sweepsCoins} immediately. The rules and the paytable of each game are part of these rules.`,
      `You play every ${brand.sweepsCode} once before you can redeem it, whatever its source. What you win counts as played. You hold ${brand.sweepsCoins} for ${phrases.hours(redemptionLimits.heldHours)} before you can redeem them.`,
    ],
  },
  {
    id: 'odds',
    title: 'Odds and return',
    blocks: [
      `We calculate the odds of each game exactly and publish them in its rules, with its return. The return is between ${phrases.percent(play.rtpMinPercent)} and ${phrases.percent(play.rtpMaxPercent)} over very many rounds. Odds and return are the same for ${brand.goldCoins} and ${brand.sweepsCoins}, for every player, and at every time. No round depends on earlier results.`,
      'Outcomes come from a random number that we lock in before the stake. You can check it yourself: see [Fairness](fairness).',
    ],
  },
  {
    id: 'prizes',
    title: 'Prizes',
    blocks: [
      `A ${brand.sweepsCode} that you can redeem is worth about ${formats.usd(100n)}. Prizes are money, by bank transfer, Skrill, PayPal, check or prepaid Visa card from ${phrases.leastCash} on, or Amazon gift cards from ${phrases.leastGiftCard} on. The [Redemption Policy](redemption-policy) lists requirements and times. [Payout times](payout-times) shows measured times.`,
      'You cannot pass a prize on to another person. We pay it only in the verified name.',
    ],
  },
  {
    id: 'canada',
    title: 'Winners in Canada',
    blocks: [
      `Residents of Canada correctly answer a skill-testing question, without help, before we pay a prize. It is a calculation in several steps, within ${phrases.minutes(skillTest.secondsPerQuestion / 60)}, in at most ${skillTest.attempts} attempts. If all attempts fail, we return the ${brand.sweepsCoins}.`,
    ],
  },
  {
    id: 'expiry',
    title: 'Expiry',
    blocks: [
      `${brand.sweepsCoins} expire after ${phrases.days(sweepsExpiry.idleDays)} without login or play. We warn you by email ${phrases.days(sweepsExpiry.noticeDaysBefore.first)} and ${phrases.days(sweepsExpiry.noticeDaysBefore.last)} before. They never expire without the second warning.`,
    ],
  },
  {
    id: 'taxes',
    title: 'Taxes',
    blocks: [
      `You are responsible for taxes on your prizes. In the United States we need a W-9 form before the payout with which your payouts in a calendar year reach ${formats.usd(w9FromCents)}, and tax may be withheld. ${prizeTerms.withholding} See the [Redemption Policy](redemption-policy).`,
    ],
  },
  {
    id: 'winners',
    title: 'Published winners',
    blocks: [
      'Paid prizes appear among the recent winners with first name, first letter of the last name, amount and date. You can choose in your account to appear as Anonymous. We do not use your name or picture for anything else without your consent.',
    ],
  },
  {
    id: 'integrity',
    title: 'Fair conduct',
    blocks: [
      'Entries made by programs, under false names, for others, or in breach of the [Terms of Use](terms) are void. We remove coins from them and do not pay prizes.',
      'If fraud or an error makes a fair promotion impossible, we may stop or change it. We honor earlier honest wins.',
    ],
  },
  {
    id: 'general',
    title: 'General',
    blocks: [
      `By taking part you accept these rules and the [Terms of Use](terms), with their limit of liability. No payment provider, and no maker of a device or system on which you play, sponsors this promotion. Federal, state, provincial and local law applies. If you have questions, use [Contact Us](contact).`,
    ],
  },
];

/** The Sweepstakes Rules. */
export function rules(facts: LegalFacts): readonly LegalSection[] {
  return withPlaces(sections, facts);
}
