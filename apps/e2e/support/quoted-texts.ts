/**
 * Texts that the specification requires on a page, visible after loading. A pattern replaces the
 * specification's `N` or `x`.
 */
type Quotes = readonly (string | RegExp)[];

interface QuotedPage {
  readonly both?: Quotes;
  readonly visitor?: Quotes;
  readonly player?: Quotes;
}

/** In the layout of every page. */
const quotedEverywhere: Quotes = [
  'Buy Coins',
  'Free SC',
  'Games',
  'Help Center',
  'Contact Us',
  'FAQs',
  'Responsible Play',
  'Terms of Use',
  'Privacy Policy',
  'Sweepstakes Rules',
  'Redemption Policy',
  '500+ players',
  '4.8/5',
];

/** Additional texts in the top bar and the menu. */
export const quotedInTheMenu = {
  visitor: ['Buy Coins', 'Free SC', 'Games', 'Login', 'Sign Up Free'],
  player: ['Buy Coins', 'Free SC', 'Games', 'Dashboard', 'Logout'],
} as const;

const redeem: QuotedPage = {
  visitor: [/50 SC/, '$2,500', '$10,000'],
  player: [/50 SC/],
};

/** By path. From §2 and §5 of the specification unless noted otherwise. */
const quotedOn: Readonly<Record<string, QuotedPage>> = {
  '/': { both: ['HOT'] },
  '/login': { visitor: ['Email', 'Password'] },
  '/register': {
    visitor: ['Must be 18+ to join', 'Not available in: WA, MT, NV, ID', 'United States', 'Canada'],
  },
  '/buy-coins': { both: ['BEST VALUE', 'VIP Package', /perfect for beginners/i, '$5', '$500'] },
  '/free-entry': { both: [/3\s?[x×]\s?5/] },
  '/games': { both: ['All Games', 'Slots', 'Table Games', 'New', 'Hot', /Showing \d+ games/] },
  '/games/starlight-fortune': { player: [/Gold: [\d,.]+ • SC: [\d,.]+/] },
  '/games/jacks-or-better-poker': { player: [/Gold: [\d,.]+ • SC: [\d,.]+/] },
  '/dashboard': {
    player: ['Bronze', '100', '200', '300', '500', '750', '1,000', '2,500'],
  },
  '/redeem': redeem,
  '/redemption': redeem,
  '/redemptions': redeem,
  '/help': {
    both: [
      'Email Support',
      'Live Chat',
      '24/7 Support',
      'Getting Started',
      'Account & Profile',
      'Purchases & Payments',
      'Redemptions',
      'Contact Support',
    ],
  },
  '/contact': {
    both: [
      'Live Chat',
      'Start Chat',
      'Help Center',
      // The categories of §3.
      'General Inquiry',
      'Account Issues',
      'Payment & Purchases',
      'Prize Redemption',
      'Technical Support',
      'Feedback',
    ],
  },
  '/faqs': {
    both: [
      'Getting Started',
      'Gold Coins & Sweeps Coins',
      'Purchases & Payments',
      'Prize Redemption',
      'No Purchase Necessary',
      'Account & Security',
      'Games & Gameplay',
    ],
  },
  '/responsible-play': { both: ['Request Self-Exclusion'] },
  // The constants of §9 in the text.
  '/terms': { both: ['$100', '30 days', '12 months'] },
  '/privacy': { both: ['30 days', '72 hours', 'Request My Data', 'Delete My Account', 'Export Data'] },
  '/rules': { both: [/3\s?[x×]\s?5/, '90 days', /no purchase necessary/i] },
  '/redemption-policy': {
    both: ['$2,500', '$10,000', '$5,000', '$600', '24%', 'January 31', '1099-MISC', 'W-9', '30 days'],
  },
};

/** Returns the texts that this visitor or player must see on the page at this path. */
export function quotesFor(path: string, who: 'visitor' | 'player'): Quotes {
  const page = quotedOn[path] ?? {};
  return [...quotedEverywhere, ...(page.both ?? []), ...(page[who] ?? [])];
}
