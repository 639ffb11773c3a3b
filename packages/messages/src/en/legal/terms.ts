import {
  account,
  brand,
  dashboard,
  firstPurchaseSpecial,
  freeEntry,
  legalTerms,
  limitRules,
  loginBonusHundredths,
  orderExpiryHours,
  orderReview,
  paymentMethods,
  play,
  session,
  support,
  sweepsExpiry,
  sweepsLegalLine,
  welcomeOffer,
} from '@goldwren/rules';
import type { LegalFacts, LegalSection } from '../../legal-text.ts';
import { ages } from '../ages.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';
import { phrases } from './phrases.ts';
import { places, withPlaces } from './places-of-law.ts';

const { liability, noticeDays } = legalTerms;
const lastBonusDay = loginBonusHundredths.length;

const sections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'This agreement',
    blocks: [
      `These terms are an agreement between you and the operator of ${brand.name} ("we", "us"). You accept them when you create an account. The [Sweepstakes Rules](rules) and the [Redemption Policy](redemption-policy) are part of them. The [Privacy Policy](privacy) explains how we use personal data.`,
      sweepsLegalLine,
      `${brand.name} is entertainment. It is not a way to earn a living, not an investment, and not gambling for money. You cannot stake anything that you buy from us for a prize.`,
    ],
  },
  {
    id: 'eligibility',
    title: 'Who can play',
    blocks: [
      {
        list: [
          `You are ${ages.inFull} on the day you register.`,
          'You live in the United States or in Canada.',
          places.excluded,
          places.goldOnly,
          'You play for yourself, and not for another person.',
          'You have not excluded yourself, and we have not closed an account of yours.',
        ],
      },
      `Where you live decides what you can use. Without a state or province in your profile you can play with ${brand.goldCoins}. Your ${brand.sweepsCoins} stay locked until you add one. You can change it once in ${phrases.days(account.regionChangeIntervalDays)}. Before that, our staff can change it. If you move to a place that excludes ${brand.sweepsCoins}, the ones in your account expire.`,
      'Our employees who work on games, payments or reviews, and members of their households, cannot play for prizes.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    blocks: [
      'Each person has one account. The details that you enter at registration must be true. We pay a prize only to the person whose identity was verified, in that name.',
      `Do not share your password. It has at least ${account.passwordMinLength} characters. We log you out after ${phrases.hours(session.idleHours)} without use, and after ${phrases.days(session.absoluteDays)} in any case. We ask for the password again before a redemption if you were away for more than ${phrases.minutes(session.freshIdleMinutes)}. Tell us immediately if another person uses your account.`,
      'You cannot sell, lend or give away an account or coins.',
    ],
  },
  {
    id: 'coins',
    title: 'Gold Coins and Sweeps Coins',
    blocks: [
      `${brand.goldCoins} (${brand.goldCode}) are for entertainment. They have no cash value and cannot be redeemed. We do not refund them once they are in your account, except where the law requires it.`,
      `${brand.sweepsCoins} (${brand.sweepsCode}) are promotional entries. They cannot be bought. You get them with the welcome offer, as a bonus with some packages of ${brand.goldCoins}, and by [free entry](free-entry), which costs nothing.`,
      phrases.packageExample,
      `You must play every ${brand.sweepsCode} once before you can redeem it, whatever its source. ${brand.sweepsCoins} expire after ${phrases.days(sweepsExpiry.idleDays)} without login or play. We email you ${phrases.days(sweepsExpiry.noticeDaysBefore.first)} and ${phrases.days(sweepsExpiry.noticeDaysBefore.last)} before.`,
    ],
  },
  {
    id: 'offers',
    title: 'Offers',
    blocks: [
      {
        list: [
          `Welcome offer: ${coins.gold(welcomeOffer.goldHundredths)} and ${coins.sweeps(welcomeOffer.sweepsHundredths)}, credited when you create your account. You get the ${brand.sweepsCoins} once per mailbox, and only where they are allowed.`,
          `First purchase: ${coins.gold(firstPurchaseSpecial.goldHundredths)} with ${coins.sweeps(firstPurchaseSpecial.sweepsHundredths)} for ${formats.usd(firstPurchaseSpecial.priceCents)}, once per person, until the first paid order.`,
          `Daily bonus: ${brand.goldCoins} on each day that you claim it, from ${formats.amount(loginBonusHundredths[0])} on the first to ${formats.amount(loginBonusHundredths[lastBonusDay - 1] ?? 0n)} on day ${lastBonusDay}. If you miss a day, you start over.`,
          `Free entry: ${coins.sweeps(freeEntry.grantHundredths)} for each approved request, under the [Sweepstakes Rules](rules).`,
          `Levels: every account has the level ${dashboard.vipLevel}. The bar next to it measures your ${brand.goldCoins} and gives no prize.`,
        ],
      },
    ],
  },
  {
    id: 'purchases',
    title: 'Purchases',
    blocks: [
      `You buy ${brand.goldCoins} at the price shown in US dollars, through our payment provider: ${formats.and([...paymentMethods])}. The provider receives your card or account number. We never receive it. We credit coins only when the provider confirms your payment.`,
      `An order that is not paid expires after ${phrases.hours(orderExpiryHours)}. If a payment does not match its order, or if you can no longer buy when it arrives, our staff credit or refund it within ${orderReview.maxBusinessDays} business days. We never keep a payment without crediting its coins.`,
      'A purchase is final once you have played its coins, except where the law gives you a right to withdraw. If you do not understand a charge, ask us before you dispute it.',
      'If a payment is refunded, or disputed with your bank (a chargeback), we remove its coins as far as your balance allows. You owe the rest, and you cannot redeem until it is settled.',
    ],
  },
  {
    id: 'games',
    title: 'Games',
    blocks: [
      `You can read the rules, the exact return and the odds of every game before you stake. They are the same for both coins. The return is between ${phrases.percent(play.rtpMinPercent)} and ${phrases.percent(play.rtpMaxPercent)}. It is an average over very many rounds and does not predict yours.`,
      'Our server decides every round, from numbers that were locked in before your stake. Animations only show the result. You can check each round in your browser: see [Fairness](fairness).',
      `A round that has started is never lost. If your connection breaks, the round stays open. We end a session after ${phrases.minutes(play.idleSessionMinutes)} without play, and settle an open round by the default action in its rules.`,
      'A malfunction voids the affected rounds. We return their stakes and remove coins that were credited by mistake. Your activity shows each correction. Two members of our staff approve it.',
    ],
  },
  {
    id: 'responsible-play',
    title: 'Limits and self-exclusion',
    blocks: [
      `You can set limits on purchases, losses and time, set a reality check, take a break, and exclude yourself: see [Responsible Play](responsible-play). A lower limit applies immediately. A higher limit applies after ${phrases.hours(limitRules.loosenAfterHours)}, if you confirm it within ${phrases.days(limitRules.confirmWithinDays)}. A self-exclusion cannot be shortened. We still pay the redemptions that you requested before.`,
      'After a self-exclusion you cannot open another account. If we find one, we close it.',
    ],
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    blocks: [
      {
        list: [
          'A second account, or an account under a false name.',
          'Hiding your location, with a VPN or otherwise.',
          'Programs that play or request free entries for you.',
          'Working with others to pass on coins or offers.',
          'Paying with a payment method that is not yours, and disputing payments that you made.',
          'Exploiting an error on the site instead of reporting it.',
          'Attacks on the site, and attempts to read other people’s data.',
        ],
      },
    ],
  },
  {
    id: 'suspension',
    title: 'Suspension and closing',
    blocks: [
      'We can suspend an account while we investigate a breach of these terms or a risk to others, or if a law or a payment provider requires it. We tell you the reason as far as the law allows. For a serious breach we close the account. Coins from the breach are forfeited, including unpaid prizes: for fraud, a second account, being underage, or abuse of offers.',
      `You can close your account at any time. Redeem what you can first, because you lose the coins of a closed account. If you think that a decision is wrong, [write to us](contact) and we review it again. We answer within ${phrases.hours(support.answerWithinHours)}.`,
    ],
  },
  {
    id: 'property',
    title: 'Our content',
    blocks: [
      `The site, its games, names and pictures belong to us or to our licensors. You can use them to play. Anyone can use the tools for checking rounds, for rounds of anyone who agrees.`,
    ],
  },
  {
    id: 'warranty',
    title: 'What we do not promise',
    blocks: [
      'We offer the site as it is. We do not promise that it is always available or free of errors, or that we continue to offer a game. This does not affect rights that the law gives consumers and that cannot be waived.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      `As far as the law allows, our total liability to you, for whatever reason, is limited to the greater of two amounts: what you paid us in the ${phrases.months(liability.months)} before the claim arose, and ${formats.usd(liability.leastCents)}. We are not liable for lost profit or indirect loss.`,
      'This does not limit liability for intent, gross negligence, or injury to people, or where the law does not allow a limit. It does not reduce an approved prize.',
    ],
  },
  {
    id: 'disputes',
    title: 'Disputes',
    blocks: [
      `[Write to us](contact) first. Most questions are settled that way, and we answer within ${phrases.hours(support.answerWithinHours)}. You can read and export the record of your rounds and of every coin. We use the same record as evidence.`,
      'The law of the place where you live protects you as a consumer, and you can use its courts. If one part of these terms is void, the other parts stay in force.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    blocks: [
      `We publish a new version at least ${phrases.days(noticeDays)} before it binds you, and ask you to accept it when you are logged in. Until then you play and buy under the version that you accepted. After the notice period you can play and buy only if you accept it. You can still log in, redeem and close your account. Each round, order and redemption follows the version under which it started.`,
      'We record which version you accepted and when. A change that the law requires immediately can apply earlier.',
    ],
  },
  {
    id: 'contact',
    title: 'How to contact us',
    blocks: [
      `Write to us through [Contact Us](contact). We answer within ${phrases.hours(support.answerWithinHours)}. The average is ${phrases.hourRange(support.averageAnswerHours)}.`,
    ],
  },
];

/** The Terms of Use. */
export function terms(facts: LegalFacts): readonly LegalSection[] {
  return withPlaces(sections, facts);
}
