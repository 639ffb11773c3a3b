/**
 * public: everybody. guest: who is signed in is led on. player: signed-out visitors are led to /login with `from` and a
 * message. play: they are led to /login?next=… (spec §2).
 */
export type Access = 'public' | 'guest' | 'player' | 'play';

/** Where pages are listed. Pages stand there in the order of this file. */
export type NavPlace = 'top' | 'visitor' | 'player' | 'quick' | 'support' | 'legal' | 'bottom';

interface Page {
  /** As the router and the server match it. */
  path: `/${string}`;
  access: Access;
  /** Names the document; a page about one thing says which once it knows. */
  title: string;
  /** What lists of pages call it, where that is not its title. */
  label?: string;
  /** For search engines and previews. */
  description: string;
  /** Written to HTML when the site is built: the same for everybody, and readable without a script. */
  prerender: boolean;
  /** Search engines may list it. */
  index: boolean;
  nav: readonly NavPlace[];
}

/**
 * Every page of the site, once. The id is the name of its file in routes/. Routes, guards, served paths, lists of links,
 * titles, and what the browser journeys check follow from here; a link to anything else does not compile.
 */
export const pages = {
  home: {
    path: '/',
    access: 'public',
    title: 'Social casino with its odds in the open',
    label: 'Home',
    description:
      'A social sweepstakes casino that shows its odds before you play. 18+. No purchase necessary. Void where prohibited.',
    prerender: false,
    index: true,
    nav: ['quick', 'bottom'],
  },
  'buy-coins': {
    path: '/buy-coins',
    access: 'public',
    title: 'Buy Coins',
    description: 'Packages of Gold Coins, each with free Sweeps Coins. No purchase necessary to play or to win.',
    prerender: false,
    index: true,
    nav: ['top', 'quick'],
  },
  'free-entry': {
    path: '/free-entry',
    access: 'public',
    title: 'Free SC',
    description: 'Ask for Sweeps Coins without buying anything, once a day, online or by mail.',
    prerender: false,
    index: true,
    nav: ['top', 'quick'],
  },
  games: {
    path: '/games',
    access: 'public',
    title: 'Games',
    description: 'Slots and table games. Every game shows its return and its odds before you stake anything.',
    prerender: false,
    index: true,
    nav: ['top', 'quick', 'bottom'],
  },
  'game-player': {
    path: '/games/:slug',
    access: 'play',
    title: 'Game',
    description: 'Play with Gold Coins or Sweeps Coins. Every round can be checked in your browser.',
    prerender: false,
    index: false,
    nav: [],
  },
  'game-rules': {
    path: '/games/:slug/rules',
    access: 'public',
    title: 'Rules',
    description: 'Rules, paytable and exact return of a game, for everybody and before any stake.',
    prerender: false,
    index: true,
    nav: [],
  },
  login: {
    path: '/login',
    access: 'guest',
    title: 'Login',
    description: 'Log in to play, to see your balances and to redeem.',
    prerender: false,
    index: true,
    nav: ['visitor'],
  },
  register: {
    path: '/register',
    access: 'guest',
    title: 'Sign Up Free',
    description: 'Gold Coins and Sweeps Coins are added to every new account. No purchase necessary. 18+.',
    prerender: false,
    index: true,
    nav: ['visitor'],
  },
  'verify-email': {
    path: '/verify-email',
    access: 'public',
    title: 'Verify your email',
    description: 'Show that the email address of your account is yours.',
    prerender: false,
    index: false,
    nav: [],
  },
  'forgot-password': {
    path: '/forgot-password',
    access: 'guest',
    title: 'Forgot your password?',
    description: 'Ask for a link to set a new password.',
    prerender: false,
    index: false,
    nav: [],
  },
  'reset-password': {
    path: '/reset-password',
    access: 'public',
    title: 'Set a new password',
    description: 'Choose a new password with the link from your mail.',
    prerender: false,
    index: false,
    nav: [],
  },
  dashboard: {
    path: '/dashboard',
    access: 'player',
    title: 'Dashboard',
    description: 'Your balances, your bonus, your orders and your latest rounds.',
    prerender: false,
    index: false,
    nav: ['player', 'bottom'],
  },
  activity: {
    path: '/dashboard/activity',
    access: 'player',
    title: 'Activity',
    description: 'Every coin that came or went.',
    prerender: false,
    index: false,
    nav: [],
  },
  'checkout-return': {
    path: '/buy-coins/return',
    access: 'player',
    title: 'Your order',
    description: 'The state of your order, until it settles.',
    prerender: false,
    index: false,
    nav: [],
  },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof pages;

/**
 * Pages of the specification that the site does not have yet. Words that will lead there are plain words, and buttons
 * and lists leave them out, until the page is added above.
 */
export const awaitedPages = [
  'redeem',
  'help',
  'contact',
  'faqs',
  'responsible-play',
  'terms',
  'privacy',
  'rules',
  'redemption-policy',
] as const;

export type AwaitedPage = Exclude<(typeof awaitedPages)[number], PageId>;

export const pageIds = Object.keys(pages) as PageId[];

export function pageOf(id: PageId): Page {
  return pages[id];
}
