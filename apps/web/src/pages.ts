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
  /** Written to HTML when the site is built: the same for everybody, and readable without a script. */
  prerender: boolean;
  /** Search engines may list it. */
  index: boolean;
  nav: readonly NavPlace[];
}

/**
 * Every page of the site, once; what it is called stands in packages/words (pages). The id is the name of its file in routes/. Routes, guards, served paths, lists of links,
 * titles, and what the browser journeys check follow from here; a link to anything else does not compile.
 */
export const pages = {
  home: {
    path: '/',
    access: 'public',
    prerender: false,
    index: true,
    nav: ['quick', 'bottom'],
  },
  'buy-coins': {
    path: '/buy-coins',
    access: 'public',
    prerender: false,
    index: true,
    nav: ['top', 'quick'],
  },
  'free-entry': {
    path: '/free-entry',
    access: 'public',
    prerender: false,
    index: true,
    nav: ['top', 'quick'],
  },
  games: {
    path: '/games',
    access: 'public',
    prerender: false,
    index: true,
    nav: ['top', 'quick', 'bottom'],
  },
  'game-player': {
    path: '/games/:slug',
    access: 'play',
    prerender: false,
    index: false,
    nav: [],
  },
  'game-rules': {
    path: '/games/:slug/rules',
    access: 'public',
    prerender: false,
    index: true,
    nav: [],
  },
  fairness: {
    path: '/fairness',
    access: 'public',
    prerender: false,
    index: true,
    nav: ['quick'],
  },
  replay: {
    path: '/replay/:token',
    access: 'public',
    prerender: false,
    index: false,
    nav: [],
  },
  login: {
    path: '/login',
    access: 'guest',
    prerender: false,
    index: true,
    nav: ['visitor'],
  },
  register: {
    path: '/register',
    access: 'guest',
    prerender: false,
    index: true,
    nav: ['visitor'],
  },
  'verify-email': {
    path: '/verify-email',
    access: 'public',
    prerender: false,
    index: false,
    nav: [],
  },
  'forgot-password': {
    path: '/forgot-password',
    access: 'guest',
    prerender: false,
    index: false,
    nav: [],
  },
  'reset-password': {
    path: '/reset-password',
    access: 'public',
    prerender: false,
    index: false,
    nav: [],
  },
  dashboard: {
    path: '/dashboard',
    access: 'player',
    prerender: false,
    index: false,
    nav: ['player', 'bottom'],
  },
  redeem: {
    path: '/redeem',
    access: 'player',
    prerender: false,
    index: false,
    nav: ['bottom'],
  },
  redemption: {
    path: '/redemption',
    access: 'player',
    prerender: false,
    index: false,
    nav: [],
  },
  redemptions: {
    path: '/redemptions',
    access: 'public',
    prerender: false,
    index: true,
    nav: ['quick'],
  },
  'payout-times': {
    path: '/payout-times',
    access: 'public',
    prerender: false,
    index: true,
    nav: ['support'],
  },
  help: {
    path: '/help',
    access: 'public',
    prerender: false,
    index: true,
    nav: ['support'],
  },
  contact: {
    path: '/contact',
    access: 'public',
    prerender: false,
    index: true,
    nav: ['support'],
  },
  'help-article': {
    path: '/help/:article',
    access: 'public',
    prerender: false,
    index: true,
    nav: [],
  },
  faqs: {
    path: '/faqs',
    access: 'public',
    prerender: false,
    index: true,
    nav: ['support'],
  },
  support: {
    path: '/dashboard/support',
    access: 'player',
    prerender: false,
    index: false,
    nav: [],
  },
  activity: {
    path: '/dashboard/activity',
    access: 'player',
    prerender: false,
    index: false,
    nav: [],
  },
  limits: {
    path: '/dashboard/limits',
    access: 'player',
    prerender: false,
    index: false,
    nav: [],
  },
  'responsible-play': {
    path: '/responsible-play',
    access: 'public',
    prerender: false,
    index: true,
    nav: ['support'],
  },
  account: {
    path: '/dashboard/account',
    access: 'player',
    prerender: false,
    index: false,
    nav: ['player'],
  },
  'privacy-center': {
    path: '/dashboard/privacy',
    access: 'player',
    prerender: false,
    index: false,
    nav: [],
  },
  'checkout-return': {
    path: '/buy-coins/return',
    access: 'player',
    prerender: false,
    index: false,
    nav: [],
  },
  terms: {
    path: '/terms',
    access: 'public',
    prerender: false,
    index: true,
    nav: ['legal'],
  },
  privacy: {
    path: '/privacy',
    access: 'public',
    prerender: false,
    index: true,
    nav: ['legal'],
  },
  rules: {
    path: '/rules',
    access: 'public',
    prerender: false,
    index: true,
    nav: ['legal'],
  },
  'redemption-policy': {
    path: '/redemption-policy',
    access: 'public',
    prerender: false,
    index: true,
    nav: ['legal'],
  },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof pages;

/** Addresses that others link to and that lead to a page of ours (decisions §3). */
export const movedPages = { '/sweepstakes-rules': 'rules' } as const satisfies Record<`/${string}`, PageId>;

export const pageIds = Object.keys(pages) as PageId[];

export function pageOf(id: PageId): Page {
  return pages[id];
}
