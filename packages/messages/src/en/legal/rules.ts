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
import { coins } from '../coins.ts';
import { formats } from '../formats.ts';
import { prizeTerms } from '../prize-terms.ts';
import { phrases } from './phrases.ts';
import { places, withPlaces } from './places-of-law.ts';

const grant = coins.sweeps(freeEntry.grantHundredths);

const sections: readonly LegalSection[] = [
  {
    id: 'no-purchase',
    title: 'No purchase necessary',
    blocks: [
      sweepsLegalLine,
      `A purchase or payment of any kind is not needed to enter, to play or to win. ${places.excluded}`,
    ],
  },
  {
    id: 'sponsor',
    title: 'Sponsor and time',
    blocks: [
      `The sponsor is the operator of ${brand.name}. The promotion goes on until we end it; we announce its end on this page, and every ${brand.sweepsCode} that can be redeemed then is redeemed. Days of these rules are calendar days of the time zone ${productTimeZone.replace('_', ' ')}.`,
    ],
  },
  {
    id: 'eligibility',
    title: 'Who may take part',
    blocks: [
      `People who live in the United States or in Canada and are ${ages.inFull}, each for themselves and with one account.`,
      places.excluded,
      places.goldOnly,
      `${brand.sweepsCoins} are played and redeemed only from a place where that is allowed, by people whose state or province is in their profile.`,
    ],
  },
  {
    id: 'how-to-enter',
    title: 'How to get Sweeps Coins',
    blocks: [
      {
        list: [
          `Free entry, online: the form on the page [Free SC](free-entry) brings ${grant} for each approved request.`,
          `Free entry, by mail: a handwritten card brings ${grant}, too.`,
          `Welcome offer: ${coins.sweeps(welcomeOffer.sweepsHundredths)} with a new account, once for each mailbox.`,
          `Bonus: with some packages of ${brand.goldCoins} come ${brand.sweepsCoins}, free of charge.`,
        ],
      },
      phrases.packageExample,
      `A ${brand.sweepsCode} is a ${brand.sweepsCode}: however it was obtained, it has the same games, odds, playthrough, expiry and prizes.`,
    ],
  },
  {
    id: 'online-entry',
    title: 'Free entry online',
    blocks: [
      'Fill in your full name, your email address, your date of birth, your country, your state or province, and your mailing address. A request of a minor, or from a place without free entries, is refused at once. Each person may make one request a day, online and by mail together; a second one of the same day is refused. A day begins at midnight.',
      `We review a request within ${phrases.businessDays(freeEntry.reviewBusinessDays)} and write to you. An approved one is credited to the account with that email address, once the address is verified; where there is none yet, the coins wait for ${phrases.days(freeEntry.heldDays)}.`,
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
      `Cards are processed within ${phrases.businessDays(freeEntry.mailInBusinessDays)} of their arrival. Cards that are printed, copied, incomplete or unreadable are void, and so are more than one of a person for a day. We are not responsible for mail that is lost or late.`,
    ],
  },
  {
    id: 'play',
    title: 'Playing',
    blocks: [
      `${brand.sweepsCoins} are staked in the [games](games). What a round wins is credited in ${brand.sweepsCoins} at once. The rules and the paytable of each game are part of these rules.`,
      `Before it can be redeemed, every ${brand.sweepsCode} is played once, whatever its source; what you win counts as played. ${brand.sweepsCoins} are held for ${phrases.hours(redemptionLimits.heldHours)} before they can be redeemed.`,
    ],
  },
  {
    id: 'odds',
    title: 'Odds and return',
    blocks: [
      `The odds of each game are computed exactly and published in its rules, with its return, which lies between ${phrases.percent(play.rtpMinPercent)} and ${phrases.percent(play.rtpMaxPercent)} over very many rounds. They are the same for ${brand.goldCoins} and ${brand.sweepsCoins}, for every player, and at every time: no round depends on what was won before.`,
      'Outcomes come from a random number fixed before the stake, which you can check yourself: see [Fairness](fairness).',
    ],
  },
  {
    id: 'prizes',
    title: 'Prizes',
    blocks: [
      `A ${brand.sweepsCode} that can be redeemed is worth about ${formats.usd(100n)}. Prizes are money, by bank transfer, Skrill, PayPal, check or prepaid Visa card from ${phrases.leastCash} on, or Amazon gift cards from ${phrases.leastGiftCard} on. What is needed and how long it takes stands in the [Redemption Policy](redemption-policy), what it really took under [Payout times](payout-times).`,
      'A prize cannot be passed on to somebody else, and is paid only in the name that was verified.',
    ],
  },
  {
    id: 'canada',
    title: 'Winners in Canada',
    blocks: [
      `Before a prize is paid to a resident of Canada, they answer a skill-testing question correctly, without help: a calculation in several steps, within ${phrases.minutes(skillTest.secondsPerQuestion / 60)}, in at most ${skillTest.attempts} attempts. Whoever fails in all of them gets the ${brand.sweepsCoins} back.`,
    ],
  },
  {
    id: 'expiry',
    title: 'Expiry',
    blocks: [
      `${brand.sweepsCoins} expire when you have neither logged in nor played for ${phrases.days(sweepsExpiry.idleDays)}. We warn you by mail ${phrases.days(sweepsExpiry.noticeDaysBefore.first)} and ${phrases.days(sweepsExpiry.noticeDaysBefore.last)} before; they never expire without the second warning.`,
    ],
  },
  {
    id: 'taxes',
    title: 'Taxes',
    blocks: [
      `Taxes on prizes are the winner's. In the United States a W-9 form is needed before the payout with which those of a calendar year reach ${formats.usd(w9FromCents)}. ${prizeTerms.withholding} The [Redemption Policy](redemption-policy) says more.`,
    ],
  },
  {
    id: 'winners',
    title: 'Winners in public',
    blocks: [
      'Paid prizes appear among the recent winners with first name, first letter of the last name, amount and day. You can choose in your account to appear as Anonymous. We use your name or picture for nothing else without asking you.',
    ],
  },
  {
    id: 'integrity',
    title: 'Fair conduct',
    blocks: [
      'Entries made by programs, under false names, for others, or in breach of the [Terms of Use](terms) are void. Coins from them are taken back and prizes are not paid.',
      'If fraud or a fault makes a fair promotion impossible, we may stop or change it; what was honestly won before is honored.',
    ],
  },
  {
    id: 'general',
    title: 'General',
    blocks: [
      `By taking part you accept these rules and the [Terms of Use](terms), with their limit of liability. No payment provider, and no maker of a device or system on which you play, sponsors this promotion. Federal, state, provincial and local law applies. Questions go to [Contact Us](contact).`,
    ],
  },
];

/** The Sweepstakes Rules. */
export function rules(facts: LegalFacts): readonly LegalSection[] {
  return withPlaces(sections, facts);
}
