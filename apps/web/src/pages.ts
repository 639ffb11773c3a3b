/**
 * public: everybody. guest: who is signed in is led on. player: signed-out visitors are led to /login with `from` and a
 * message. play: they are led to /login?next=….
 */
export type Access = 'public' | 'guest' | 'player' | 'play';

/** Where pages are listed. Pages stand there in the order of this file. */
export type NavPlace = 'top' | 'visitor' | 'player' | 'quick' | 'support' | 'legal' | 'bottom';

interface Page {
  /** As the router and the server match it. */
  path: `/${string}`;
  access: Access;
  /** Search engines may list it. It is the same for every visitor, and written to HTML when the site is built. */
  index: boolean;
  nav: readonly NavPlace[];
}

/**
 * Every page of the site, once; what it is called stands in packages/messages (pages). The id is the name of its file in routes/. Routes, guards, served paths, lists of links,
 * titles, and what the end-to-end tests check follow from here; a link to anything else does not compile.
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
    nav: ['quick'],
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
    nav: ['support'],
  },
  contact: {
    path: '/contact',
    access: 'public',
    index: true,
    nav: ['support'],
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
    nav: [],
  },
  limits: {
    path: '/dashboard/limits',
    access: 'player',
    index: false,
    nav: [],
  },
  'responsible-play': {
    path: '/responsible-play',
    access: 'public',
    index: true,
    nav: ['support'],
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

/** Addresses that others link to and that lead to a page of ours. */
export const movedPages = { '/sweepstakes-rules': 'rules' } as const satisfies Record<`/${string}`, PageId>;

export const pageIds = Object.keys(pages) as PageId[];

export function pageOf(id: PageId): Page {
  return pages[id];
}
