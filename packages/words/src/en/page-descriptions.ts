import type { pages } from './pages.ts';

/** What search engines and previews say of each page; apart from its name, so that no first load waits for them. */
export const pageDescriptions: Readonly<Record<keyof typeof pages, string>> = {
  home: 'A social sweepstakes casino that shows its odds before you play. 18+. No purchase necessary. Void where prohibited.',
  'buy-coins': 'Packages of Gold Coins, each with free Sweeps Coins. No purchase necessary to play or to win.',
  'free-entry': 'Ask for Sweeps Coins without buying anything, once a day, online or by mail.',
  games: 'Slots and table games. Every game shows its return and its odds before you stake anything.',
  'game-player': 'Play with Gold Coins or Sweeps Coins. Every round can be checked in your browser.',
  'game-rules': 'Rules, paytable and exact return of a game, for everybody and before any stake.',
  fairness: 'How no house can fake a round here, in plain words, and a check of any round in your own browser.',
  replay: 'A round that its player has shared, replayed from its key.',
  login: 'Log in to play, to see your balances and to redeem.',
  register: 'Gold Coins and Sweeps Coins are added to every new account. No purchase necessary. 18+.',
  'verify-email': 'Show that the email address of your account is yours.',
  'forgot-password': 'Ask for a link to set a new password.',
  'reset-password': 'Choose a new password with the link from your mail.',
  dashboard: 'Your balances, your bonus, your orders and your latest rounds.',
  redeem: 'Redeem Sweeps Coins for prizes, and follow each redemption.',
  redemption: 'Redeem Sweeps Coins for prizes, and follow each redemption.',
  redemptions: 'How Sweeps Coins are redeemed for prizes: every rule, each step and its clock.',
  'payout-times': 'How long redemptions really took over the last 30 days, beside what we promise.',
  contact: 'Write to our support by form or chat. People answer, every day of the year.',
  support: 'What you wrote to support, and our answers.',
  activity: 'Every coin that came or went.',
  limits: 'Your limits of money and time, reality checks, and breaks from play.',
  'responsible-play': 'Limits, reality checks, breaks and self-exclusion, the signs to look out for, and who to call.',
  terms: 'What you and we agree on when you play: who may, coins, purchases, limits, liability, and how terms change.',
  privacy: 'What we collect and why, for how long, with whom we share it, and your rights to see and delete it.',
  rules:
    'The rules of the sweepstakes: free entry online and by mail, odds, playthrough, prizes. No purchase necessary.',
  'redemption-policy': 'How Sweeps Coins become prizes: conditions, methods, times, identity, tax and limits.',
  'checkout-return': 'The state of your order, until it settles.',
};
