interface PageWords {
  /** Names the document; a page about one thing says which once it knows. */
  readonly title: string;
  /** What lists of pages call it, where that is not its title. */
  readonly label?: string;
  /** For search engines and previews. */
  readonly description: string;
}

const words = {
  home: {
    title: 'Social casino with its odds in the open',
    label: 'Home',
    description:
      'A social sweepstakes casino that shows its odds before you play. 18+. No purchase necessary. Void where prohibited.',
  },
  'buy-coins': {
    title: 'Buy Coins',
    description: 'Packages of Gold Coins, each with free Sweeps Coins. No purchase necessary to play or to win.',
  },
  'free-entry': {
    title: 'Free SC',
    description: 'Ask for Sweeps Coins without buying anything, once a day, online or by mail.',
  },
  games: {
    title: 'Games',
    description: 'Slots and table games. Every game shows its return and its odds before you stake anything.',
  },
  'game-player': {
    title: 'Game',
    description: 'Play with Gold Coins or Sweeps Coins. Every round can be checked in your browser.',
  },
  'game-rules': {
    title: 'Rules',
    description: 'Rules, paytable and exact return of a game, for everybody and before any stake.',
  },
  login: { title: 'Login', description: 'Log in to play, to see your balances and to redeem.' },
  register: {
    title: 'Sign Up Free',
    description: 'Gold Coins and Sweeps Coins are added to every new account. No purchase necessary. 18+.',
  },
  'verify-email': { title: 'Verify your email', description: 'Show that the email address of your account is yours.' },
  'forgot-password': { title: 'Forgot your password?', description: 'Ask for a link to set a new password.' },
  'reset-password': {
    title: 'Set a new password',
    description: 'Choose a new password with the link from your mail.',
  },
  dashboard: { title: 'Dashboard', description: 'Your balances, your bonus, your orders and your latest rounds.' },
  activity: { title: 'Activity', description: 'Every coin that came or went.' },
  'checkout-return': { title: 'Your order', description: 'The state of your order, until it settles.' },
} satisfies Record<string, PageWords>;

/** What every page of the site is called, by its id. */
export const pages: Readonly<Record<keyof typeof words, PageWords>> = words;
