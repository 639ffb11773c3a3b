interface PageMessages {
  /** Names the document; a page about one thing says which once it knows. */
  readonly title: string;
  /** What lists of pages call it, where that is not its title. */
  readonly label?: string;
  /** What they call it to a player who lives where there are no Sweeps Coins, where the title would offer some. */
  readonly withoutSweeps?: string;
}

const words = {
  home: { title: 'Social casino with its odds in the open', label: 'Home' },
  about: { title: 'About Goldwren', label: 'About' },
  'buy-coins': { title: 'Buy Coins' },
  'free-entry': { title: 'Free SC', withoutSweeps: 'Free entry' },
  games: { title: 'Games' },
  'game-player': { title: 'Game' },
  'game-rules': { title: 'Rules' },
  fairness: { title: 'Fairness' },
  replay: { title: 'Replay' },
  login: { title: 'Login' },
  register: { title: 'Sign Up Free' },
  'verify-email': { title: 'Verify your email' },
  'sign-in-link': { title: 'Log in with a link' },
  'forgot-password': { title: 'Forgot your password?' },
  'reset-password': { title: 'Set a new password' },
  dashboard: { title: 'Dashboard' },
  redeem: { title: 'Redeem' },
  redemption: { title: 'Redeem' },
  redemptions: { title: 'Redemptions' },
  'payout-times': { title: 'Payout times' },
  help: { title: 'Help Center' },
  'help-article': { title: 'Help Center' },
  faqs: { title: 'FAQs' },
  contact: { title: 'Contact Us' },
  support: { title: 'Support' },
  activity: { title: 'Activity' },
  limits: { title: 'Limits and breaks' },
  'responsible-play': { title: 'Responsible Play' },
  terms: { title: 'Terms of Use' },
  privacy: { title: 'Privacy Policy' },
  rules: { title: 'Sweepstakes Rules' },
  'redemption-policy': { title: 'Redemption Policy' },
  account: { title: 'Account' },
  'privacy-center': { title: 'Your data' },
  'checkout-return': { title: 'Your order' },
} satisfies Record<string, PageMessages>;

/** What every page of the site is called, by its id. */
export const pages: Readonly<Record<keyof typeof words, PageMessages>> = words;
