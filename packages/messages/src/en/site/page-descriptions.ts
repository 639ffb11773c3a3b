import type { pages } from './pages.ts';

/**
 * Descriptions for search engines and previews. They are in a separate file so that the first load does not
 * include them.
 */
export const pageDescriptions: Readonly<Record<keyof typeof pages, string>> = {
  home: 'A social sweepstakes casino that shows its odds before you play. 18+. No purchase necessary. Void where prohibited.',
  about: 'How the site works, what a new account gets, and what to know before you play.',
  'buy-coins': 'Packages of Gold Coins. No purchase necessary to play or to win. Void where prohibited.',
  'free-entry': 'Free Sweeps Coins where they are available: once a day, online or by mail.',
  games: 'Slots and table games. Every game shows its RTP and its odds before you stake anything.',
  'game-player':
    'Play with Gold Coins, or with Sweeps Coins where they are available. You can check every round in your browser.',
  'game-demo': 'Try the game without an account, with coins that have no value. Your browser verifies each round.',
  'game-rules': 'Rules, paytable and exact RTP of a game, open to everyone.',
  fairness: 'How to verify that a game round is fair, with a check of any round in your own browser.',
  replay: 'A shared round, replayed from its key.',
  login: 'Log in to play, see your balances and redeem.',
  register: 'Create an account and play with free coins. No purchase necessary. 18+. Void where prohibited.',
  'verify-email': 'Verify the email address of your account.',
  'sign-in-link': 'Log in with a link that we send to your email address.',
  'forgot-password': 'Request a link to set a new password.',
  'reset-password': 'Choose a new password with the link from your email.',
  dashboard: 'Your balances, your bonus, your orders and your latest rounds.',
  redeem: 'Redeem Sweeps Coins for prizes, and follow each redemption.',
  redemption: 'Redeem Sweeps Coins for prizes, and follow each redemption.',
  redemptions: 'How to redeem Sweeps Coins for prizes: every rule, each step and how long it takes.',
  'payout-times': 'How long redemptions took over the last 30 days, compared with our promise.',
  contact: 'Write to our support team by form or chat. People answer, every day of the year.',
  support: 'Your support tickets and our answers.',
  help: 'Search articles about accounts, coins, purchases and prizes, or contact a person.',
  'help-article': 'An article of the Help Center.',
  faqs: 'Short answers about coins, purchases, prizes, free entries, accounts and games.',
  'daily-challenge': 'Everyone gets the same hands. Play them as well as you can, without a stake.',
  achievements: 'What you have discovered and learned. No coins, no streaks.',
  'best-rounds': 'Your rounds with the highest multipliers, next to the totals of all rounds.',
  activity: 'Every coin in or out.',
  limits: 'Your limits on money and time, reality checks, and breaks from play.',
  'responsible-play': 'Limits, reality checks, breaks and self-exclusion, warning signs, and helplines.',
  terms: 'Our agreement with you: who can play, coins, purchases, limits, liability, and how terms change.',
  privacy: 'What data we collect and why, how long we keep it, who receives it, and your rights.',
  rules:
    'The rules of the sweepstakes: free entry online and by mail, odds, playthrough, prizes. No purchase necessary.',
  'redemption-policy': 'How you redeem Sweeps Coins for prizes: conditions, methods, times, identity, tax and limits.',
  account: 'Your profile, your password, where you are logged in, and your second factor.',
  'privacy-center': 'Download a copy of your data, or delete your account.',
  'checkout-return': 'The status of your order.',
};
