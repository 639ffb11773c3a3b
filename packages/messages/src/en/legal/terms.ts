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
import { coins } from '../coins.ts';
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
      `These terms are an agreement between you and the operator of ${brand.name} ("we", "us"). You accept them by creating an account. The [Sweepstakes Rules](rules) and the [Redemption Policy](redemption-policy) are part of them; the [Privacy Policy](privacy) says what we do with personal data.`,
      sweepsLegalLine,
      `${brand.name} is entertainment. It is no way to earn a living, no investment, and no gambling for money: nothing that you buy from us can be staked for a prize.`,
    ],
  },
  {
    id: 'eligibility',
    title: 'Who may play',
    blocks: [
      {
        list: [
          `You are ${ages.inFull} on the day you register.`,
          'You live in the United States or in Canada.',
          places.excluded,
          places.goldOnly,
          'You play for yourself, and not for somebody else.',
          'You have not excluded yourself, and we have not closed an account of yours.',
        ],
      },
      `Where you live decides what is open to you. Without a state or province in your profile you may play with ${brand.goldCoins}; ${brand.sweepsCoins} wait until you name one. You may change it once in ${phrases.days(account.regionChangeIntervalDays)}; before that, our staff can. Who moves to a place that excludes ${brand.sweepsCoins} loses those in the account.`,
      'Employees of ours who work on games, payments or reviews, and people of their households, may not play for prizes.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    blocks: [
      'Each person has one account. What you tell us at registration must be true: a prize is paid only to the person whose identity was verified, in that name.',
      `Keep your password to yourself; it has at least ${account.passwordMinLength} characters. A session ends after ${phrases.hours(session.idleHours)} without use and after ${phrases.days(session.absoluteDays)} in any case, and we ask for the password again before a redemption when you were away for more than ${phrases.minutes(session.freshIdleMinutes)}. Tell us at once when somebody else uses your account.`,
      'An account cannot be sold, lent or given away, and neither can coins.',
    ],
  },
  {
    id: 'coins',
    title: 'Gold Coins and Sweeps Coins',
    blocks: [
      `${brand.goldCoins} (${brand.goldCode}) are for entertainment. They have no cash value, cannot be redeemed for anything, and are not returned for money once they are in your account, except where the law says so.`,
      `${brand.sweepsCoins} (${brand.sweepsCode}) are promotional entries. They cannot be bought. You get them with the welcome offer, as a bonus with some packages of ${brand.goldCoins}, and by [free entry](free-entry), which costs nothing.`,
      phrases.packageExample,
      `Every ${brand.sweepsCode} is played once before it can be redeemed, whatever it came from. ${brand.sweepsCoins} expire after ${phrases.days(sweepsExpiry.idleDays)} in which you have neither logged in nor played; we write to you ${phrases.days(sweepsExpiry.noticeDaysBefore.first)} and ${phrases.days(sweepsExpiry.noticeDaysBefore.last)} before.`,
    ],
  },
  {
    id: 'offers',
    title: 'Offers',
    blocks: [
      {
        list: [
          `Welcome offer: ${coins.gold(welcomeOffer.goldHundredths)} and ${coins.sweeps(welcomeOffer.sweepsHundredths)}, credited with the account; the ${brand.sweepsCoins} once for each mailbox, and only where they are allowed.`,
          `First purchase: ${coins.gold(firstPurchaseSpecial.goldHundredths)} with ${coins.sweeps(firstPurchaseSpecial.sweepsHundredths)} for ${formats.usd(firstPurchaseSpecial.priceCents)}, once for each person, until the first paid order.`,
          `Daily bonus: ${brand.goldCoins} on each day that you claim it, from ${formats.amount(loginBonusHundredths[0])} on the first to ${formats.amount(loginBonusHundredths[lastBonusDay - 1] ?? 0n)} on day ${lastBonusDay}; a missed day begins anew.`,
          `Free entry: ${coins.sweeps(freeEntry.grantHundredths)} for each approved request, under the [Sweepstakes Rules](rules).`,
          `Levels: every account has the level ${dashboard.vipLevel}. The bar beside it measures your ${brand.goldCoins} and brings no prize.`,
        ],
      },
    ],
  },
  {
    id: 'purchases',
    title: 'Purchases',
    blocks: [
      `You buy ${brand.goldCoins} at the price shown in US dollars, through our payment provider: ${formats.and([...paymentMethods])}. Your card or account number goes to the provider and never to us. Coins are credited when the provider tells us that you have paid, and at no other moment.`,
      `An order that is not paid expires after ${phrases.hours(orderExpiryHours)}. Where a payment does not fit its order, or you may no longer buy when it arrives, a person looks at it within ${phrases.days(orderReview.maxBusinessDays)} on which business is done, and credits or refunds it. Money is never kept without coins for it.`,
      'A purchase is final once coins were played, except where the law gives you a right to withdraw. Ask us about a charge that you do not understand before you dispute it.',
      'When a payment is refunded, or disputed with your bank (a chargeback), its coins are taken back as far as they are there; what is missing is owed, and redemption stops until it is settled.',
    ],
  },
  {
    id: 'games',
    title: 'Games',
    blocks: [
      `The rules, the exact return and the odds of every game can be read before a stake, and are the same for both coins. The return lies between ${phrases.percent(play.rtpMinPercent)} and ${phrases.percent(play.rtpMaxPercent)}: it is an average over very many rounds, and says nothing about yours.`,
      'The server decides every round, from numbers that were fixed before your stake; what an animation shows follows from it. You can check each round in your browser: see [Fairness](fairness).',
      `A round that was begun is never lost. When your connection breaks it stays open for you; a session that stays idle for ${phrases.minutes(play.idleSessionMinutes)} is ended, and an open round is settled by the default action that its rules name.`,
      'A malfunction voids the rounds that it touched: their stakes go back, and what was credited by mistake is taken back. Each such correction is a visible entry of your activity, made by two members of our staff.',
    ],
  },
  {
    id: 'responsible-play',
    title: 'Limits and self-exclusion',
    blocks: [
      `You can set limits for purchases, losses and time, a reality check, a break, and exclude yourself: see [Responsible Play](responsible-play). A stricter limit holds at once; a looser one after ${phrases.hours(limitRules.loosenAfterHours)} and when you confirm it within ${phrases.days(limitRules.confirmWithinDays)}. A self-exclusion cannot be shortened by anybody. Prizes that you had asked for are still paid.`,
      'Whoever has excluded themselves may not open another account. If one is opened, it is closed when we notice it.',
    ],
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    blocks: [
      {
        list: [
          'A second account, or an account under a false name.',
          'Hiding where you are, by a VPN or otherwise.',
          'Programs that play, or that ask for free entries, in your place.',
          'Playing together with others to pass coins or offers on.',
          'Payment with means that are not yours, and disputes of payments that you did make.',
          'Using a fault of ours instead of telling us about it.',
          'Attacks on the site, and attempts to read what belongs to others.',
        ],
      },
    ],
  },
  {
    id: 'suspension',
    title: 'Suspension and closing',
    blocks: [
      'We may suspend an account while we look into a breach of these terms, a risk to others, or what a law or a payment provider demands; we tell you why as far as we may. For a serious breach we close it, and coins that came from the breach are forfeited, among them prizes not yet paid: for fraud, a second account, being under age, or abuse of offers.',
      `You can close your account whenever you like. Redeem first what can be redeemed: coins of a closed account are lost. If you think that a decision is wrong, [write to us](contact) and we look at it again; we answer within ${phrases.hours(support.answerWithinHours)}.`,
    ],
  },
  {
    id: 'property',
    title: 'Our content',
    blocks: [
      `The site, its games, its names and its pictures belong to us or to those who license them to us. You may use them to play. The tools for checking rounds may be used by anybody, for rounds of anybody who agrees.`,
    ],
  },
  {
    id: 'warranty',
    title: 'What we do not promise',
    blocks: [
      'We offer the site as it is. We do not promise that it is always reachable or free of faults, or that a game stays on offer. Rights that the law gives consumers and that cannot be waived are not touched by this or by any other section.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      `As far as the law allows, all we owe you together, for whatever reason, is limited to the greater of what you have paid us in the ${phrases.months(liability.months)} before the claim arose and ${formats.usd(liability.leastCents)}. We are not liable for profit that you missed or for indirect loss.`,
      'This does not limit liability for intent, for gross negligence, for injury to people, or where the law does not let it be limited; and it does not reduce a prize that was approved.',
    ],
  },
  {
    id: 'disputes',
    title: 'Disputes',
    blocks: [
      `[Write to us](contact) first: most questions are settled that way, and we answer within ${phrases.hours(support.answerWithinHours)}. The record of your rounds and of every coin is yours to read and to export, and is the evidence that we go by as well.`,
      'The law of the place where you live protects you as a consumer, and its courts stay open to you. If one part of these terms is void, the rest goes on.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes of these terms',
    blocks: [
      `We publish a new version at least ${phrases.days(noticeDays)} before anybody is bound by it, and ask you to accept it when you are logged in. Until then you play and buy under the version that you accepted. After the notice, play and purchases wait until you accept; you can still log in, redeem what can be redeemed, and close your account. A round, an order or a redemption goes by the version under which it was begun.`,
      'We keep which version you accepted and when. What a change of law demands at once may come earlier.',
    ],
  },
  {
    id: 'contact',
    title: 'How to reach us',
    blocks: [
      `Write to us through [Contact Us](contact). We answer within ${phrases.hours(support.answerWithinHours)}; on average it takes ${phrases.hourRange(support.averageAnswerHours)}.`,
    ],
  },
];

/** The Terms of Use. */
export function terms(facts: LegalFacts): readonly LegalSection[] {
  return withPlaces(sections, facts);
}
