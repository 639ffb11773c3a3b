import type { ArticleText } from '../../help/article.ts';
import type { HelpSlug } from '../../help/topics.ts';

/** The articles. Each loads when a player reads it or searches. */
export const helpArticles: Readonly<Record<HelpSlug, () => Promise<{ readonly article: ArticleText }>>> = {
  'create-your-account': () => import('./create-your-account.ts'),
  'gold-coins-and-sweeps-coins': () => import('./gold-coins-and-sweeps-coins.ts'),
  'play-your-first-game': () => import('./play-your-first-game.ts'),
  'where-you-can-play': () => import('./where-you-can-play.ts'),
  'sign-in-and-security': () => import('./sign-in-and-security.ts'),
  'your-details-and-data': () => import('./your-details-and-data.ts'),
  'verify-your-identity': () => import('./verify-your-identity.ts'),
  'limits-and-breaks': () => import('./limits-and-breaks.ts'),
  'buy-gold-coins': () => import('./buy-gold-coins.ts'),
  'check-an-order': () => import('./check-an-order.ts'),
  'refunds-and-chargebacks': () => import('./refunds-and-chargebacks.ts'),
  'free-sweeps-coins': () => import('./free-sweeps-coins.ts'),
  'how-to-redeem': () => import('./how-to-redeem.ts'),
  'payout-methods-and-times': () => import('./payout-methods-and-times.ts'),
  'follow-a-redemption': () => import('./follow-a-redemption.ts'),
  'taxes-on-prizes': () => import('./taxes-on-prizes.ts'),
};
