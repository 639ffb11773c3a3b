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
import type { HelpFacts } from '../help/article.ts';
import type { FaqCategory } from '../help/faq-category.ts';
import { ages } from './ages.ts';
import { formats } from './formats.ts';
import { businessDays, days, gc, hours, sc } from './help/phrases.ts';
import { places } from './places.ts';
import { prizeTerms } from './prize-terms.ts';

const { bank: cash, gift_card: card } = payoutTerms;

const stateNames = (codes: readonly string[]) => formats.and(codes.map((code) => places.regionName('US', code)));

const excludedIn = (codes: readonly string[]) =>
  codes.length === 0 ? '' : `We do not open accounts in ${stateNames(codes)}. `;
const goldOnlyIn = (codes: readonly string[], consequence = '') =>
  codes.length === 0 ? '' : `In ${stateNames(codes)} there are no ${brand.sweepsCoins}.${consequence} `;

/** Questions by category, each named, for links to it. Answers link as articles do (help/article). */
const categories = {
  start: {
    title: 'Getting Started',
    questions: {
      'what-is-this': {
        question: `What is ${brand.name}?`,
        answer: [
          `A social casino with a sweepstakes: you play slots and table games with ${brand.goldCoins} for fun, or with ${brand.sweepsCoins}, which can become prizes. Every game shows its odds before you play, and every round can be checked.`,
        ],
      },
      'who-may-play': {
        question: 'Who may play?',
        answer: ({ excluded, goldOnly }: HelpFacts) => [
          `People in the United States and Canada who are ${ages.inFull}. ${excludedIn(excluded)}${goldOnlyIn(goldOnly)}[Where you can play](help/where-you-can-play) lists every excluded place.`,
        ],
      },
      'what-do-i-get': {
        question: 'What do I get for signing up?',
        answer: ({ goldOnly }: HelpFacts) => [
          `${gc(welcomeOffer.goldHundredths)} and ${sc(welcomeOffer.sweepsHundredths)}, added to your new account at once. ${goldOnlyIn(goldOnly, ` You get the ${brand.goldCoins} alone.`)}No purchase is necessary. [Sign up](register) takes a minute.`,
        ],
        answerWithout: [
          `${gc(welcomeOffer.goldHundredths)}, added to your new account at once. No purchase is necessary. [Sign up](register) takes a minute.`,
        ],
      },
      'is-it-free': {
        question: 'Does it cost anything?',
        answer: [
          `No. The account is free, a [daily bonus](help/gold-coins-and-sweeps-coins) brings ${brand.goldCoins}, and [free entries](free-entry) bring ${brand.sweepsCoins}. You can buy ${brand.goldCoins}, but never have to.`,
        ],
        answerWithout: [
          `No. The account is free, and a [daily bonus](help/gold-coins-and-sweeps-coins) brings ${brand.goldCoins}. You can buy ${brand.goldCoins}, but never have to.`,
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
          `${brand.goldCoins} are for entertainment only and have no cash value. ${brand.sweepsCoins} are promotional entries: once played they can be redeemed for prizes, at about ${formats.usd(usdCentsOf(100n))} per ${brand.sweepsCode}.`,
        ],
      },
      'buy-sweeps': {
        question: `Can I buy ${brand.sweepsCoins}?`,
        answer: [
          `No. They come free: with a new account, with a [free entry](free-entry), or as a bonus with a package of ${brand.goldCoins}.`,
        ],
      },
      playthrough: {
        question: `Why must I play ${brand.sweepsCoins} before I redeem them?`,
        answer: [
          'Each has to be played once, wherever it came from; it is an entry in a sweepstakes, not money to pass on. What you win counts as played. Your dashboard shows how much is left to play.',
        ],
      },
      expiry: {
        question: 'Do coins expire?',
        answer: [
          `${brand.goldCoins} do not. ${brand.sweepsCoins} expire after ${days(sweepsExpiry.idleDays)} without logging in or playing; we mail you before.`,
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
          `With ${formats.or(paymentMethods)}, on the payment provider’s own page. We never see your card. More under [Buy Gold Coins](help/buy-gold-coins).`,
        ],
      },
      'coins-late': {
        question: 'I have paid. Where are my coins?',
        answer: [
          `They are added as soon as the provider confirms the payment, usually within seconds. Your order shows its state; one that is not paid within ${hours(orderExpiryHours)} expires and costs nothing. See [Check an order](help/check-an-order).`,
        ],
      },
      refund: {
        question: 'Can I get a refund?',
        answer: [
          '[Write to us](contact) with the order number. When a payment goes back, so do its coins. See [Refunds and chargebacks](help/refunds-and-chargebacks).',
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
          `At least ${sc(cash.minimumHundredths)} by bank transfer, Skrill, PayPal, check or prepaid Visa card, and ${sc(card.minimumHundredths)} for an Amazon gift card. They must have been played once and held for ${hours(redemptionLimits.heldHours)}.`,
        ],
      },
      'how-long': {
        question: 'How long does it take?',
        answer: [
          `The review takes ${businessDays(redemptionStates.in_review.businessDays)}. Counted from the approval, an Amazon gift card takes ${businessDays(card.businessDays)}, a bank transfer, Skrill or PayPal ${businessDays(cash.businessDays)}, a check ${businessDays(payoutTerms.check.businessDays)}, and a prepaid Visa card ${businessDays(payoutTerms.card.businessDays)}. How long it really took is under [Payout times](payout-times).`,
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
            : `You may have to. In the United States we need a W-9 once the prizes of a year reach ${formats.usd(w9FromCents)}. ${prizeTerms.withholding} See [Tax on prizes](help/taxes-on-prizes).`,
        ],
      },
    },
  },
  free: {
    title: 'No Purchase Necessary',
    questions: {
      'free-way': {
        question: `How do I get ${brand.sweepsCoins} without buying?`,
        answer: [
          `Fill in the form on [Free SC](free-entry), or mail a handwritten ${mailInCard} card. Each approved entry adds ${sc(entry.grantHundredths)}.`,
        ],
      },
      'how-often': {
        question: 'How often may I ask?',
        answer: ['Once a day, online and mail together. A day begins at midnight Eastern Time.'],
      },
      'entry-time': {
        question: 'When do I get them?',
        answer: [
          `Online requests are reviewed within ${businessDays(entry.reviewBusinessDays)}, cards within ${businessDays(entry.mailInBusinessDays)} of arriving. You get a mail either way.`,
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
          `Ask for a link under [Forgot your password?](forgot-password). It is good for ${hours(account.resetLinkHours)}, and a new password signs out every device.`,
        ],
      },
      'why-verify': {
        question: 'Why do you ask for documents?',
        answer: [
          `The law wants us to know whom we pay. Once, before your first prize: a photo ID, proof of address not older than ${days(addressProofMaxDays)}, and a selfie. It takes ${identityReview.targetHours.from}-${identityReview.targetHours.to} hours. See [Verify your identity](help/verify-your-identity).`,
        ],
      },
      'two-accounts': {
        question: 'May I have more than one account?',
        answer: ['No. One person, one account. Prizes of a second one can be refused.'],
      },
      'stay-signed-in': {
        question: 'Why was I signed out?',
        answer: [
          `After ${hours(session.idleHours)} without a visit, and ${days(session.absoluteDays)} at the latest. A new password signs out every device too.`,
        ],
      },
      'take-a-break': {
        question: 'How do I stop, or slow down?',
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
          'Each round is fixed before your browser makes its seed, and both decide it. Your browser checks every round; you can check any again under [Fairness](fairness).',
        ],
      },
      rtp: {
        question: 'What is the return to player?',
        answer: [
          `How much of all stakes a game pays back over very many rounds. Ours lie between ${play.rtpMinPercent}% and ${play.rtpMaxPercent}%, computed exactly; each game shows its own.`,
        ],
      },
      disconnected: {
        question: 'My connection broke in the middle of a round.',
        answer: [
          `Nothing is lost. Open the game again and the round is there. After ${formats.wait(play.idleSessionMinutes * 60)} an open round is finished by its published rule, and a win is in your balance.`,
        ],
      },
      'past-rounds': {
        question: 'Where do I see rounds that I played?',
        answer: [
          'Your [dashboard](dashboard) has the latest, [Activity](activity) every coin that came or went, and [Fairness](fairness) the proof of each round.',
        ],
      },
      'get-help': {
        question: 'How do I reach a person?',
        answer: [
          `[Write to us](contact) at any hour; we answer within ${hours(support.answerWithinHours)}. The [Help Center](help) has more.`,
        ],
      },
    },
  },
} satisfies Record<string, FaqCategory>;

export const faqs = {
  title: 'Frequently asked questions',
  intro: 'Short answers. The [Help Center](help) has the long ones.',
  jump: 'Categories',
  linkTo: 'Link to this answer',
  more: 'Your question is not here?',
  contactSupport: 'Contact Support',
  categories,
};
