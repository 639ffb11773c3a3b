import { supportHours as open, support } from '@goldwren/rules';
import type { HelpSlug, HelpTopic } from '../help/topics.ts';
import { hours } from './help/phrases.ts';

interface Listed {
  readonly title: string;
  readonly summary: string;
  /** Found by the search, shown nowhere: what people call it who do not know our words. */
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
    summary: 'Who may join, what we ask for, and what a new account begins with.',
    keywords: 'register registration join sign up age confirm email welcome bonus offer',
  },
  'gold-coins-and-sweeps-coins': {
    title: 'Gold Coins and Sweeps Coins',
    summary: 'Two currencies: one to play for fun, one that can become a prize.',
    keywords: 'currency playthrough wagering expire expiration daily login bonus VIP',
  },
  'play-your-first-game': {
    title: 'Play your first game',
    summary: 'Stakes, rules and odds, what happens to a round that you leave, and how to check any of them.',
    keywords: 'RTP return odds stake bet spin rules paytable fair provably disconnect',
  },
  'where-you-can-play': {
    title: 'Where you can play',
    summary: 'Countries, excluded states, and what changes when you move.',
    keywords: 'state province country banned region location VPN move travel',
  },
  'sign-in-and-security': {
    title: 'Log in and keep your account safe',
    summary: 'A forgotten password, codes from an app, and the devices that are logged in.',
    keywords: 'login password reset 2FA TOTP authenticator recovery hacked locked out session device',
  },
  'your-details-and-data': {
    title: 'Your details and your data',
    summary: 'Change where you live, your language and your mails; get your data, or close your account.',
    keywords: 'change name address state language delete close account export GDPR CCPA',
  },
  'verify-your-identity': {
    title: 'Verify your identity',
    summary: 'Which documents we need, what makes a good picture, and how long the review takes.',
    keywords: 'KYC documents ID passport selfie proof of address SSN upload',
  },
  'limits-and-breaks': {
    title: 'Limits, breaks and self-exclusion',
    summary: 'How to limit money and time, pause for some days, or stop for good.',
    keywords: 'responsible gambling addiction deposit limit cool-off time out exclude stop reality check',
  },
  'buy-gold-coins': {
    title: 'Buy Gold Coins',
    summary: 'Packages, ways to pay, and when the coins arrive.',
    keywords: 'purchase pay payment card Skrill PayPal package deposit checkout price',
  },
  'check-an-order': {
    title: 'Check an order',
    summary: 'What each state of an order means, and what to do when coins are missing.',
    keywords: 'missing coins not received pending failed expired receipt order number',
  },
  'refunds-and-chargebacks': {
    title: 'Refunds and chargebacks',
    summary: 'What happens to coins when a payment goes back.',
    keywords: 'money back dispute cancel return unauthorized',
  },
  'free-sweeps-coins': {
    title: 'Get Sweeps Coins for free',
    summary: 'No purchase necessary: ask online or by mail, once a day.',
    keywords: 'AMOE no purchase necessary free entry mail postcard card',
  },
  'how-to-redeem': {
    title: 'Redeem Sweeps Coins',
    summary: 'From the coins in your balance to a prize, step by step, with every rule.',
    keywords: 'cash out withdraw withdrawal prize money redemption playthrough held',
  },
  'payout-methods-and-times': {
    title: 'Ways of payout, and how long they take',
    summary: 'Minimum amounts and times of each method, and the limits of a day and a month.',
    keywords:
      'withdrawal bank transfer ACH PayPal Skrill check Amazon gift card prepaid Visa card minimum limit how long',
  },
  'follow-a-redemption': {
    title: 'Follow a redemption',
    summary: 'What each state means, who acts next, and why a request may come back.',
    keywords: 'status pending rejected denied returned late delay withdrawal',
  },
  'taxes-on-prizes': {
    title: 'Tax on prizes, and the question for Canada',
    summary: 'Form W-9, what is withheld, the form after the year, and the skill-testing question.',
    keywords: 'IRS 1099 W-9 withholding Canada skill test question',
  },
};

/** `9 AM` */
const clock = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;

/** The Help Center; the articles themselves are downloaded one by one. */
export const help = {
  title: 'Help Center',
  intro: 'Search all articles, or choose a topic.',
  topics,
  articles,
  search: {
    label: 'Search the articles',
    placeholder: 'What do you need help with?',
    hint: 'Press / to search, ↓ and ↑ to choose, Esc to clear.',
    clear: 'Clear the search',
    found: (count: number) => (count === 1 ? 'Found in 1 article' : `Found in ${count} articles`),
    results: 'Search results',
    none: (query: string) => `Nothing found for “${query}”`,
    noneText: 'Try fewer or other words, look into the questions that are asked most, or ask us: a person answers.',
  },
  popular: 'Popular articles',
  cards: {
    title: 'Talk to us',
    email: { title: 'Email Support', text: 'Write to us; a person answers by email.', link: 'Write a message' },
    chat: {
      title: 'Live Chat',
      text: `A conversation that waits for you, even when you close the page. People answer at once from ${clock(open.fromHour)} to ${clock(open.toHour)} Eastern Time, every day.`,
      link: 'Start a chat',
    },
    always: {
      title: '24/7 Support',
      text: `Write at any hour of any day. Whenever it is, you have an answer within ${hours(support.answerWithinHours)}.`,
    },
  },
  notFoundAnswer: 'Did not find what you need?',
  contactSupport: 'Contact Support',
  allFaqs: 'Questions that are asked most',
  article: {
    back: 'All articles',
    inTopic: (topic: string) => `More about ${topic}`,
    unknown: 'Article not found',
    unknownText: 'There is no article at this address. Search the Help Center instead.',
    helpful: 'Still have a question?',
  },
};
