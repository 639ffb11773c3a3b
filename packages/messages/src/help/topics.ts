/** The categories of the Help Center and their articles, in display order. */
export const helpTopics = {
  'getting-started': [
    'create-your-account',
    'gold-coins-and-sweeps-coins',
    'play-your-first-game',
    'where-you-can-play',
  ],
  account: ['sign-in-and-security', 'your-details-and-data', 'verify-your-identity', 'limits-and-breaks'],
  purchases: ['buy-gold-coins', 'check-an-order', 'refunds-and-chargebacks', 'free-sweeps-coins'],
  redemptions: ['how-to-redeem', 'payout-methods-and-times', 'follow-a-redemption', 'taxes-on-prizes'],
} as const;

export type HelpTopic = keyof typeof helpTopics;
export type HelpSlug = (typeof helpTopics)[HelpTopic][number];

/** The most-read articles. */
export const popularArticles = [
  'how-to-redeem',
  'free-sweeps-coins',
  'verify-your-identity',
] as const satisfies readonly HelpSlug[];

export const helpTopicNames = Object.keys(helpTopics) as HelpTopic[];
export const helpSlugs: readonly HelpSlug[] = Object.values(helpTopics).flat();

export function isHelpSlug(text: string): text is HelpSlug {
  return (helpSlugs as readonly string[]).includes(text);
}

export function topicOf(slug: HelpSlug): HelpTopic {
  return helpTopicNames.find((topic) => (helpTopics[topic] as readonly HelpSlug[]).includes(slug)) as HelpTopic;
}
