import {
  account,
  addressProofMaxDays,
  brand,
  freeEntry as entry,
  identityReview,
  mailInCard,
  orderExpiryHours,
  paymentMethods,
  payoutTerms,
  play,
  redemptionLimits,
  redemptionStates,
  session,
  support,
  sweepsExpiry,
  sweepsLegalLine,
  usdCentsOf,
  w9FromCents,
  welcomeOffer,
} from '@goldwren/rules';
import type { HelpFacts } from '../../help/article.ts';
import type { FaqCategory } from '../../help/faq-category.ts';
import { ages } from '../ages.ts';
import { formats } from '../formats.ts';
import { places } from '../places.ts';
import { prizeTerms } from '../redemptions/prize-terms.ts';
import { businessDays, days, gc, hours, sc } from './phrases.ts';

const { bank: cash, gift_card: card } = payoutTerms;

const stateNames = (codes: readonly string[]) => formats.and(codes.map((code) => places.regionName('US', code)));

const excludedIn = (codes: readonly string[]) =>
  codes.length === 0 ? '' : `We do not open accounts in ${stateNames(codes)}. `;
const goldOnlyIn = (codes: readonly string[], consequence = '') =>
  codes.length === 0 ? '' : `In ${stateNames(codes)} there are no ${brand.sweepsCoins}.${consequence} `;

/** Questions by category. Each has a name for links to it. Answers use the same links as articles (help/article). */
const categories = {
  start: {
    title: 'Getting Started',
    questions: {
      'what-is-this': {
        question: `What is ${brand.name}?`,
        answer: [
          `A social casino with a sweepstakes. You play slots and table games with ${brand.goldCoins} for fun, or with ${brand.sweepsCoins}, which you can redeem for prizes. Every game shows its odds before you play, and you can check every round.`,
        ],
      },
      'who-may-play': {
        question: 'Who can play?',
        answer: ({ excluded, goldOnly }: HelpFacts) => [
          `People in the United States and Canada who are ${ages.inFull}. ${excludedIn(excluded)}${goldOnlyIn(goldOnly)}See every excluded place under [Where you can play](help/where-you-can-play).`,
        ],
      },
      'what-do-i-get': {
        question: 'What do I get for signing up?',
        answer: ({ goldOnly }: HelpFacts) => [
          `${gc(welcomeOffer.goldHundredths)} and ${sc(welcomeOffer.sweepsHundredths)}, added to your new account immediately. ${goldOnlyIn(goldOnly, ` You get the ${brand.goldCoins} only.`)}No purchase is necessary. [Sign up](register) takes a minute.`,
        ],
        answerWithout: [
          `${gc(welcomeOffer.goldHundredths)}, added to your new account immediately. No purchase is necessary. [Sign up](register) takes a minute.`,
        ],
      },
      'is-it-free': {
        question: 'Does it cost anything?',
        answer: [
          `No. Your account is free. You get ${brand.goldCoins} with a [daily bonus](help/gold-coins-and-sweeps-coins) and ${brand.sweepsCoins} with [free entries](free-entry). You can buy ${brand.goldCoins}, but you never have to.`,
        ],
        answerWithout: [
          `No. Your account is free, and you get ${brand.goldCoins} with a [daily bonus](help/gold-coins-and-sweeps-coins). You can buy ${brand.goldCoins}, but you never have to.`,
        ],
      },
    },
  },
  coins: {
    title: `${brand.goldCoins} & ${brand.sweepsCoins}`,
    questions: {
      'two-currencies': {
        question: 'What is the difference between the two?',
        answer: [
          `${brand.goldCoins} are for entertainment only and have no cash value. ${brand.sweepsCoins} are promotional entries. After you play them once, you can redeem them for prizes at about ${formats.usd(usdCentsOf(100n))} per ${brand.sweepsCode}.`,
        ],
      },
      'buy-sweeps': {
        question: `Can I buy ${brand.sweepsCoins}?`,
        answer: [
          `No. They are free: with a new account, with a [free entry](free-entry), or as a bonus with a package of ${brand.goldCoins}.`,
        ],
      },
      playthrough: {
        question: `Why must I play ${brand.sweepsCoins} before I redeem them?`,
        answer: [
          'Each coin is an entry in a sweepstakes, so you play it once before you redeem it. Coins that you win count as played. Your dashboard shows how many you still have to play.',
        ],
      },
      expiry: {
        question: 'Do coins expire?',
        answer: [
          `${brand.goldCoins} do not expire. ${brand.sweepsCoins} expire after ${days(sweepsExpiry.idleDays)} without login or play. We email you before they expire.`,
        ],
      },
    },
  },
  payments: {
    title: 'Purchases & Payments',
    questions: {
      'how-to-pay': {
        question: 'How can I pay?',
        answer: [
          `With ${formats.or(paymentMethods)}, on the payment provider’s own page. We never see your card. See [Buy Gold Coins](help/buy-gold-coins).`,
        ],
      },
      'coins-late': {
        question: 'I have paid. Where are my coins?',
        answer: [
          `We add them when the provider confirms the payment, usually within seconds. Your order shows its status. An order that is not paid within ${hours(orderExpiryHours)} expires and costs nothing. See [Check an order](help/check-an-order).`,
        ],
      },
      refund: {
        question: 'Can I get a refund?',
        answer: [
          '[Write to us](contact) with the order number. When we return a payment, we remove its coins. See [Refunds and chargebacks](help/refunds-and-chargebacks).',
        ],
      },
      'better-chances': {
        question: 'Does buying improve my chances?',
        answer: [`No. ${sweepsLegalLine} The odds are the same for every coin and every player.`],
      },
    },
  },
  prizes: {
    title: 'Prize Redemption',
    questions: {
      minimum: {
        question: 'How much do I need to redeem?',
        answer: [
          `At least ${sc(cash.minimumHundredths)} by bank transfer, Skrill, PayPal, check or prepaid Visa card, and ${sc(card.minimumHundredths)} for an Amazon gift card. You must have played them once and held them for ${hours(redemptionLimits.heldHours)}.`,
        ],
      },
      'how-long': {
        question: 'How long does it take?',
        answer: [
          `The review takes ${businessDays(redemptionStates.in_review.businessDays)}. From approval, an Amazon gift card takes ${businessDays(card.businessDays)}. A bank transfer, Skrill or PayPal takes ${businessDays(cash.businessDays)}, a check ${businessDays(payoutTerms.check.businessDays)}, and a prepaid Visa card ${businessDays(payoutTerms.card.businessDays)}. [Payout times](payout-times) shows measured times.`,
        ],
      },
      'prize-limits': {
        question: 'Is there a limit?',
        answer: [`You can send one request in ${hours(redemptionLimits.hoursBetween)}. ${prizeTerms.limits}`],
      },
      taxes: {
        question: 'Do I pay tax on prizes?',
        answer: ({ inCanada }: HelpFacts) => [
          inCanada
            ? 'You may have to. We withhold nothing from players in Canada. See [Tax on prizes](help/taxes-on-prizes).'
            : `You may have to. In the United States we need a W-9 when your prizes in a year reach ${formats.usd(w9FromCents)}. ${prizeTerms.withholding} See [Tax on prizes](help/taxes-on-prizes).`,
        ],
      },
    },
  },
  free: {
    title: 'No Purchase Necessary',
    questions: {
      'free-way': {
        question: `How do I get ${brand.sweepsCoins} without a purchase?`,
        answer: [
          `Fill in the form on [Free SC](free-entry), or mail a handwritten ${mailInCard} card. Each approved entry adds ${sc(entry.grantHundredths)}.`,
        ],
      },
      'how-often': {
        question: 'How often can I request them?',
        answer: ['Once a day, online and mail together. A day starts at midnight Eastern Time.'],
      },
      'entry-time': {
        question: 'When do I get them?',
        answer: [
          `We review online requests within ${businessDays(entry.reviewBusinessDays)}, and cards within ${businessDays(entry.mailInBusinessDays)} of arrival. We email you the result.`,
        ],
      },
      'same-coins': {
        question: `Are free ${brand.sweepsCoins} worth less?`,
        answer: ['No. Same games, same odds, same rules, same prizes.'],
      },
    },
  },
  security: {
    title: 'Account & Security',
    questions: {
      'lost-password': {
        question: 'I forgot my password. What now?',
        answer: [
          `Request a link under [Forgot your password?](forgot-password). It works for ${hours(account.resetLinkHours)}. A new password logs out every device.`,
        ],
      },
      'why-verify': {
        question: 'Why do you need my documents?',
        answer: [
          `The law requires us to know who we pay. You send them once, before your first prize: a photo ID, proof of address not older than ${days(addressProofMaxDays)}, and a selfie. The review takes ${identityReview.targetHours.from}-${identityReview.targetHours.to} hours. See [Verify your identity](help/verify-your-identity).`,
        ],
      },
      'two-accounts': {
        question: 'Can I have more than one account?',
        answer: ['No. One person, one account. We can refuse prizes of a second account.'],
      },
      'stay-signed-in': {
        question: 'Why was I logged out?',
        answer: [
          `We log you out after ${hours(session.idleHours)} without a visit, and after ${days(session.absoluteDays)} at the latest. A new password also logs out every device.`,
        ],
      },
      'take-a-break': {
        question: 'How do I stop or play less?',
        answer: [
          'Set a limit, take a break or exclude yourself: see [Limits, breaks and self-exclusion](help/limits-and-breaks) and [Responsible Play](responsible-play).',
        ],
      },
    },
  },
  games: {
    title: 'Games & Gameplay',
    questions: {
      'are-games-fair': {
        question: 'How do I know that a game is fair?',
        answer: [
          'We lock in each round before your browser makes its seed, and both together decide it. Your browser checks every round. You can check any round again under [Fairness](fairness).',
        ],
      },
      rtp: {
        question: 'What is RTP (return to player)?',
        answer: [
          `The share of all stakes that a game pays back over very many rounds. Our games are between ${play.rtpMinPercent}% and ${play.rtpMaxPercent}%, calculated exactly. Each game shows its own RTP.`,
        ],
      },
      disconnected: {
        question: 'My connection broke during a round. What now?',
        answer: [
          `You lose nothing. Open the game again to continue the round. After ${formats.wait(play.idleSessionMinutes * 60)} we finish an open round by its published rule and add any win to your balance.`,
        ],
      },
      'past-rounds': {
        question: 'Where do I find past rounds?',
        answer: [
          'Your [dashboard](dashboard) shows your latest rounds, [Activity](activity) every coin in or out, and [Fairness](fairness) the proof of each round.',
        ],
      },
      'get-help': {
        question: 'How do I reach a person?',
        answer: [
          `[Write to us](contact) at any time. We answer within ${hours(support.answerWithinHours)}. See also the [Help Center](help).`,
        ],
      },
    },
  },
} satisfies Record<string, FaqCategory>;

export const faqs = {
  title: 'Frequently asked questions',
  intro: 'Short answers. For more, see the [Help Center](help).',
  jump: 'Categories',
  linkTo: 'Link to this answer',
  more: 'Didn’t find your question?',
  contactSupport: 'Contact Support',
  categories,
};
