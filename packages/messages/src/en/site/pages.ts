interface PageMessages {
  /** The title of the document. A page about one item adds its name once it is loaded. */
  readonly title: string;
  /** The name in lists of pages, where it differs from the title. */
  readonly label?: string;
  /** The name for a player in a place without Sweeps Coins, where the title would offer some. */
  readonly withoutSweeps?: string;
}

const words = {
  home: { title: 'Social casino with published odds', label: 'Home' },
  about: { title: 'About Goldwren', label: 'About' },
  'buy-coins': { title: 'Buy Coins' },
  'free-entry': { title: 'Free SC', withoutSweeps: 'Free entry' },
  games: { title: 'Games' },
  'game-player': { title: 'Game' },
  'game-demo': { title: 'Demo' },
  'game-rules': { title: 'Rules' },
  fairness: { title: 'Fairness' },
  replay: { title: 'Replay' },
  login: { title: 'Log in', label: 'Login' },
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
  'daily-challenge': { title: 'Daily challenge' },
  achievements: { title: 'Achievements' },
  'best-rounds': { title: 'Best rounds' },
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

/** The name of every page of the site, by its id. */
export const pages: Readonly<Record<keyof typeof words, PageMessages>> = words;
