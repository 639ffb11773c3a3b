import { brand, sweepsLegalLine, welcomeOffer } from '@goldwren/rules';
import { formats } from '../formats.ts';

const million = 100_000_000n;
const unreachable = 'We could not reach the server. Please check your connection and try again.';

/** The layout of every page, and messages that any page can show. */
export const site = {
  goldCoins: brand.goldCoins as string,
  sweepsCoins: brand.sweepsCoins as string,
  legalLine: sweepsLegalLine as string,
  skip: 'Skip to content',
  loadingPage: 'Loading page',
  dismiss: 'Dismiss',
  promoLabel: 'Welcome offer',
  promo: `New players: ${formats.amount((welcomeOffer.goldHundredths * 100n) / million)}M ${brand.goldCode} + ${formats.amount(welcomeOffer.sweepsHundredths)} ${brand.sweepsCode} free. No purchase necessary.`,
  promoWithout: `New players: ${formats.amount((welcomeOffer.goldHundredths * 100n) / million)}M ${brand.goldCode} free. No purchase necessary.`,
  noSweepsHere: `${brand.sweepsCoins} are not available where you are. Information about them on this page does not apply to you.`,
  closePromo: 'Close the welcome offer',
  main: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  shortcuts: 'Shortcuts',
  short: { home: 'Home', games: 'Games', dashboard: 'Wallet', redeem: 'Redeem' },
  dashboard: 'Dashboard',
  logout: 'Logout',
  login: 'Login',
  signUp: 'Sign Up Free',
  buyCoins: 'Buy Coins',
  buy: 'Buy',
  /**
   * The label of the balances, on phone and desktop. The page itself has the title of the specification,
   * Dashboard.
   */
  wallet: 'Wallet',
  contact: 'Contact Us',
  loggedOut: 'You are logged out.',
  stillLoggedIn: (why: string) => `You are still logged in. ${why}`,
  loginToContinue: 'Please login to continue',
  useTheme: { dark: 'Use dark theme', light: 'Use light theme' },
  broken: {
    title: 'Something went wrong',
    text: 'We could not show this page. Your balances are safe on our server.',
  },
  notFound: { title: 'Page not found', text: 'There is no page at this address.' },
  retry: 'Retry',
  backHome: 'Back to home',
  seeGames: 'See the games',
  ui: {
    close: 'Close',
    optional: 'optional',
    showTyped: (label: string) => `Show ${label.toLowerCase()}`,
    retry: 'Retry',
    requestId: 'Request ID',
    copy: 'Copy',
    copied: 'Copied',
  },
  /** Problems of the layout. Those of single pages are in failed-requests. */
  problems: { unreachable, logout: 'Please try again.' },
};
