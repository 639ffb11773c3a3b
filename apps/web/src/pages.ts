/**
 * public: everyone. guest: signed-in players are redirected. player: signed-out visitors are redirected to /login with
 * `from` and a message. play: they are redirected to /login?next=….
 */
export type Access = 'public' | 'guest' | 'player' | 'play';

/** The lists of pages. Each is in the order of this file. `menu` and `own-menu` (of players) are for the menu on phones. */
export type NavPlace = 'top' | 'visitor' | 'player' | 'menu' | 'own-menu' | 'quick' | 'support' | 'legal' | 'bottom';

interface Page {
  /** The path as the router and the server match it. */
  path: `/${string}`;
  access: Access;
  /** True when search engines may list the page. It is then the same for every visitor, and prerendered as HTML. */
  index: boolean;
  nav: readonly NavPlace[];
}

/**
 * All pages of the site. Their titles are in packages/messages (pages). The id is the name of the file, in a folder of
 * routes/. Routes, guards, served paths, lists of links, titles and the checks of the end-to-end tests derive from this
 * object. A link to any other page does not compile.
 */
export const pages = {
  home: {
    path: '/',
    access: 'public',
    index: true,
    nav: ['quick', 'bottom'],
  },
  about: {
    path: '/about',
    access: 'public',
    index: true,
    nav: ['quick'],
  },
  'buy-coins': {
    path: '/buy-coins',
    access: 'public',
    index: true,
    nav: ['top', 'quick'],
  },
  'free-entry': {
    path: '/free-entry',
    access: 'public',
    index: true,
    nav: ['top', 'quick'],
  },
  games: {
    path: '/games',
    access: 'public',
    index: true,
    nav: ['top', 'quick', 'bottom'],
  },
  'game-player': {
    path: '/games/:slug',
    access: 'play',
    index: false,
    nav: [],
  },
  'game-demo': {
    path: '/games/:slug/demo',
    access: 'public',
    index: false,
    nav: [],
  },
  'game-rules': {
    path: '/games/:slug/rules',
    access: 'public',
    index: true,
    nav: [],
  },
  fairness: {
    path: '/fairness',
    access: 'public',
    index: true,
    nav: ['quick', 'menu'],
  },
  'daily-challenge': {
    path: '/daily-challenge',
    access: 'public',
    index: false,
    nav: [],
  },
  replay: {
    path: '/replay/:token',
    access: 'public',
    index: false,
    nav: [],
  },
  login: {
    path: '/login',
    access: 'guest',
    index: true,
    nav: ['visitor'],
  },
  register: {
    path: '/register',
    access: 'guest',
    index: true,
    nav: ['visitor'],
  },
  'verify-email': {
    path: '/verify-email',
    access: 'public',
    index: false,
    nav: [],
  },
  'sign-in-link': {
    path: '/sign-in-link',
    access: 'guest',
    index: false,
    nav: [],
  },
  'forgot-password': {
    path: '/forgot-password',
    access: 'guest',
    index: false,
    nav: [],
  },
  'reset-password': {
    path: '/reset-password',
    access: 'public',
    index: false,
    nav: [],
  },
  dashboard: {
    path: '/dashboard',
    access: 'player',
    index: false,
    nav: ['player', 'bottom'],
  },
  redeem: {
    path: '/redeem',
    access: 'player',
    index: false,
    nav: ['bottom'],
  },
  redemption: {
    path: '/redemption',
    access: 'player',
    index: false,
    nav: [],
  },
  redemptions: {
    path: '/redemptions',
    access: 'public',
    index: true,
    nav: ['quick'],
  },
  'payout-times': {
    path: '/payout-times',
    access: 'public',
    index: true,
    nav: ['support'],
  },
  help: {
    path: '/help',
    access: 'public',
    index: true,
    nav: ['support', 'menu'],
  },
  contact: {
    path: '/contact',
    access: 'public',
    index: true,
    nav: ['support', 'menu'],
  },
  'help-article': {
    path: '/help/:article',
    access: 'public',
    index: true,
    nav: [],
  },
  faqs: {
    path: '/faqs',
    access: 'public',
    index: true,
    nav: ['support'],
  },
  support: {
    path: '/dashboard/support',
    access: 'player',
    index: false,
    nav: [],
  },
  activity: {
    path: '/dashboard/activity',
    access: 'player',
    index: false,
    nav: ['own-menu'],
  },
  achievements: {
    path: '/dashboard/achievements',
    access: 'player',
    index: false,
    nav: [],
  },
  'best-rounds': {
    path: '/dashboard/best-rounds',
    access: 'player',
    index: false,
    nav: [],
  },
  limits: {
    path: '/dashboard/limits',
    access: 'player',
    index: false,
    nav: ['own-menu'],
  },
  'responsible-play': {
    path: '/responsible-play',
    access: 'public',
    index: true,
    nav: ['support', 'menu'],
  },
  account: {
    path: '/dashboard/account',
    access: 'player',
    index: false,
    nav: ['player'],
  },
  'privacy-center': {
    path: '/dashboard/privacy',
    access: 'player',
    index: false,
    nav: [],
  },
  'checkout-return': {
    path: '/buy-coins/return',
    access: 'player',
    index: false,
    nav: [],
  },
  terms: {
    path: '/terms',
    access: 'public',
    index: true,
    nav: ['legal'],
  },
  privacy: {
    path: '/privacy',
    access: 'public',
    index: true,
    nav: ['legal'],
  },
  rules: {
    path: '/rules',
    access: 'public',
    index: true,
    nav: ['legal'],
  },
  'redemption-policy': {
    path: '/redemption-policy',
    access: 'public',
    index: true,
    nav: ['legal'],
  },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof pages;

/** Addresses that external links use, with the page that they redirect to. */
export const movedPages = { '/sweepstakes-rules': 'rules' } as const satisfies Record<`/${string}`, PageId>;

export const pageIds = Object.keys(pages) as PageId[];

export function pageOf(id: PageId): Page {
  return pages[id];
}
