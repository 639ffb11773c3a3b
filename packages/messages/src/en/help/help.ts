import { supportHours as open, support } from '@goldwren/rules';
import type { HelpSlug, HelpTopic } from '../../help/topics.ts';
import { hours } from './phrases.ts';

interface Listed {
  readonly title: string;
  readonly summary: string;
  /** Search terms that are not shown: words that people use and we do not. */
  readonly keywords: string;
}

/** Names of the categories. */
const topics: Record<HelpTopic, string> = {
  'getting-started': 'Getting Started',
  account: 'Account & Profile',
  purchases: 'Purchases & Payments',
  redemptions: 'Redemptions',
};

const articles: Record<HelpSlug, Listed> = {
  'create-your-account': {
    title: 'Create your account',
    summary: 'Who can join, what we need from you, and what a new account gets.',
    keywords: 'register registration join sign up age confirm email welcome bonus offer',
  },
  'gold-coins-and-sweeps-coins': {
    title: 'Gold Coins and Sweeps Coins',
    summary: 'Two currencies: one for fun, one that you can redeem for prizes.',
    keywords: 'currency playthrough wagering expire expiration daily login bonus VIP',
  },
  'play-your-first-game': {
    title: 'Play your first game',
    summary: 'Stakes, rules and odds, what happens if you leave a round, and how to check a round.',
    keywords: 'RTP return odds stake bet free spins rules paytable fair provably disconnect',
  },
  'where-you-can-play': {
    title: 'Where you can play',
    summary: 'Countries, excluded states, and what changes when you move.',
    keywords: 'state province country banned region location VPN move travel',
  },
  'sign-in-and-security': {
    title: 'Log in and keep your account safe',
    summary: 'Forgotten passwords, codes from an app, and devices that are logged in.',
    keywords: 'login password reset 2FA TOTP authenticator recovery hacked locked out session device',
  },
  'your-details-and-data': {
    title: 'Your details and your data',
    summary: 'Change your state, language or emails, get your data, or close your account.',
    keywords: 'change name address state language delete close account export GDPR CCPA',
  },
  'verify-your-identity': {
    title: 'Verify your identity',
    summary: 'Which documents we need, what makes a good picture, and how long the review takes.',
    keywords: 'KYC documents ID passport selfie proof of address SSN upload',
  },
  'limits-and-breaks': {
    title: 'Limits, breaks and self-exclusion',
    summary: 'How to limit money and time, take a break, or exclude yourself.',
    keywords: 'responsible gambling addiction deposit limit cool-off time out exclude stop reality check',
  },
  'buy-gold-coins': {
    title: 'Buy Gold Coins',
    summary: 'Packages, payment methods, and when you get your coins.',
    keywords: 'purchase pay payment card Skrill PayPal package deposit checkout price',
  },
  'check-an-order': {
    title: 'Check an order',
    summary: 'What each order status means, and what to do if coins are missing.',
    keywords: 'missing coins not received pending failed expired receipt order number',
  },
  'refunds-and-chargebacks': {
    title: 'Refunds and chargebacks',
    summary: 'What happens to coins when a payment is returned or reversed.',
    keywords: 'money back dispute cancel return unauthorized',
  },
  'free-sweeps-coins': {
    title: 'Get Sweeps Coins for free',
    summary: 'No purchase necessary: request them online or by mail, once a day.',
    keywords: 'AMOE no purchase necessary free entry mail postcard card',
  },
  'how-to-redeem': {
    title: 'Redeem Sweeps Coins',
    summary: 'How to turn your coins into a prize, step by step, with every rule.',
    keywords: 'cash out withdraw withdrawal prize money redemption playthrough held',
  },
  'payout-methods-and-times': {
    title: 'Payout methods and times',
    summary: 'Minimum and time of each method, and the daily and monthly limits.',
    keywords:
      'withdrawal bank transfer ACH PayPal Skrill check Amazon gift card prepaid Visa card minimum limit how long',
  },
  'follow-a-redemption': {
    title: 'Follow a redemption',
    summary: 'What each status means, who acts next, and why we may return a request.',
    keywords: 'status pending rejected denied returned late delay withdrawal',
  },
  'taxes-on-prizes': {
    title: 'Tax on prizes and the skill-testing question',
    summary: 'Form W-9, withholding, your yearly tax form, and the question for Canada.',
    keywords: 'IRS 1099 W-9 withholding Canada skill test question',
  },
};

/** `9 AM` */
const clock = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;

/** The Help Center. Its articles load one by one. */
export const help = {
  title: 'Help Center',
  intro: 'Search all articles, or choose a topic.',
  topics,
  articles,
  search: {
    label: 'Search articles',
    placeholder: 'What do you need help with?',
    hint: 'Press / to search, ↓ and ↑ to choose, Esc to clear.',
    clear: 'Clear search',
    found: (count: number) => (count === 1 ? 'Found in 1 article' : `Found in ${count} articles`),
    results: 'Search results',
    none: (query: string) => `No articles match “${query}”`,
    noneText: 'Try fewer or different words, read the most-asked questions, or contact us. A person answers.',
  },
  popular: 'Popular articles',
  cards: {
    title: 'Talk to us',
    email: { title: 'Email Support', text: 'Write to us. A person answers by email.', link: 'Write a message' },
    chat: {
      title: 'Live Chat',
      text: `Your chat stays open even if you close the page. People answer directly from ${clock(open.fromHour)} to ${clock(open.toHour)} Eastern Time, every day.`,
      link: 'Start a chat',
    },
    always: {
      title: '24/7 Support',
      text: `Write at any time. We answer within ${hours(support.answerWithinHours)}.`,
    },
  },
  notFoundAnswer: 'Didn’t find what you need?',
  contactSupport: 'Contact Support',
  allFaqs: 'Most-asked questions',
  article: {
    back: 'All articles',
    inTopic: (topic: string) => `More about ${topic}`,
    unknown: 'Article not found',
    unknownText: 'There is no article at this address. Search the Help Center instead.',
    helpful: 'Still have a question?',
  },
};
