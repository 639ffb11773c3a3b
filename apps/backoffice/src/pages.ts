import type { StaffPermission } from '@goldwren/rules';

/** Base path of the back office. */
export const base = '/staff';

/** Groups of the navigation, in order. Their names are in packages/messages (staff/frame). */
export const navGroups = ['queues', 'players', 'money', 'checks', 'site', 'monitoring'] as const;
export type NavGroup = (typeof navGroups)[number];

interface Page {
  /** Path in the router's syntax, below `base`. */
  path: `/${string}`;
  /**
   * Permission that the page requires; null before sign-in. The server checks the same permission for every
   * call.
   */
  permission: StaffPermission | null;
  /** Title of the document and label in the navigation. */
  title: string;
  /** Group in the navigation. Null for pages with a parameter. */
  nav: NavGroup | null;
  /** The queues of the first screen (`GET /api/staff/work`) that this page handles. */
  queue?: string | readonly string[];
}

/**
 * Every page of the back office. The ID is the name of the file, in a folder of routes/. Routes, guards, served
 * paths, the navigation, titles and end-to-end tests use this list. A link to any other page does not compile.
 */
export const pages = {
  work: { path: '/', permission: 'own_account', title: 'Work', nav: 'queues' },
  'free-entries': {
    path: '/free-entries',
    permission: 'free_entries.review',
    title: 'Free entries',
    nav: 'checks',
    queue: 'free_entries',
  },
  'free-entry': { path: '/free-entries/:id', permission: 'free_entries.review', title: 'Free entry', nav: null },
  tickets: {
    path: '/tickets',
    permission: 'tickets.answer',
    title: 'Support tickets',
    nav: 'queues',
    queue: 'tickets',
  },
  ticket: { path: '/tickets/:id', permission: 'tickets.answer', title: 'Ticket', nav: null },
  macros: { path: '/macros', permission: 'tickets.answer', title: 'Ticket macros', nav: 'queues' },
  orders: { path: '/orders', permission: 'orders.review', title: 'Orders', nav: 'money', queue: 'orders_review' },
  order: { path: '/orders/:id', permission: 'orders.review', title: 'Order', nav: null },
  redemptions: {
    path: '/redemptions',
    permission: 'redemptions.read',
    title: 'Redemptions',
    nav: 'money',
    queue: ['redemptions_review', 'redemptions_second_review'],
  },
  redemption: { path: '/redemptions/:id', permission: 'redemptions.read', title: 'Redemption', nav: null },
  sanctions: {
    path: '/sanctions',
    permission: 'sanctions.review',
    title: 'Sanctions matches',
    nav: 'checks',
    queue: 'sanctions',
  },
  'sanctions-lists': {
    path: '/sanctions-lists',
    permission: 'sanctions.review',
    title: 'Sanctions lists',
    nav: 'checks',
    queue: 'sanctions_uploads',
  },
  'sanctions-match': {
    path: '/sanctions/:id',
    permission: 'sanctions.review',
    title: 'Sanctions match',
    nav: null,
  },
  exclusions: {
    path: '/exclusions',
    permission: 'exclusions.review',
    title: 'Self-exclusion matches',
    nav: 'checks',
    queue: 'exclusions',
  },
  'exclusion-match': {
    path: '/exclusions/:id',
    permission: 'exclusions.review',
    title: 'Self-exclusion match',
    nav: null,
  },
  risk: { path: '/risk', permission: 'risk.review', title: 'Risk cases', nav: 'checks', queue: 'risk' },
  'risk-case': { path: '/risk/:id', permission: 'risk.review', title: 'Risk case', nav: null },
  players: { path: '/players', permission: 'players.read', title: 'Players', nav: 'players' },
  player: { path: '/players/:id', permission: 'players.read', title: 'Player', nav: null },
  adjustments: {
    path: '/adjustments',
    permission: 'adjustments.approve',
    title: 'Adjustments',
    nav: 'money',
    queue: 'adjustments',
  },
  jurisdictions: {
    path: '/jurisdictions',
    permission: 'jurisdictions.switch',
    title: 'Jurisdictions',
    nav: 'site',
    queue: 'policy_changes',
  },
  games: { path: '/games', permission: 'games.switch', title: 'Games', nav: 'site' },
  maintenance: { path: '/maintenance', permission: 'maintenance.announce', title: 'Maintenance', nav: 'site' },
  packages: { path: '/packages', permission: 'packages.edit', title: 'Packages', nav: 'site' },
  leaderboard: {
    path: '/leaderboard',
    permission: 'leaderboard.moderate',
    title: 'Leaderboard names',
    nav: 'site',
  },
  audit: { path: '/audit', permission: 'audit.read', title: 'Audit log', nav: 'monitoring' },
  'staff-accounts': {
    path: '/staff-accounts',
    permission: 'staff.unlock',
    title: 'Staff accounts',
    nav: 'monitoring',
    queue: 'staff_changes',
  },
  'staff-account': { path: '/staff-accounts/:id', permission: 'staff.manage', title: 'Staff account', nav: null },
  roles: { path: '/roles', permission: 'staff.manage', title: 'Roles', nav: 'monitoring' },
  alerts: { path: '/alerts', permission: 'health.read', title: 'Alerts', nav: 'monitoring', queue: 'alerts' },
  alert: { path: '/alerts/:id', permission: 'health.read', title: 'Alert', nav: null },
  health: { path: '/health', permission: 'health.read', title: 'Health', nav: 'monitoring' },
  cells: { path: '/cells', permission: 'health.read', title: 'Cells', nav: null },
  rtp: { path: '/rtp', permission: 'health.read', title: 'RTP monitor', nav: 'monitoring' },
  'rtp-game': { path: '/rtp/:id', permission: 'health.read', title: 'Returns of a game', nav: null },
  liability: { path: '/liability', permission: 'health.read', title: 'Liability', nav: 'monitoring' },
  reports: { path: '/reports', permission: 'health.read', title: 'Daily reports', nav: 'monitoring' },
  report: { path: '/reports/:day', permission: 'health.read', title: 'Daily report', nav: null },
  identity: { path: '/identity', permission: 'identity.review', title: 'Identity', nav: 'checks', queue: 'identity' },
  'identity-review': {
    path: '/identity/:playerId',
    permission: 'identity.review',
    title: 'Identity review',
    nav: null,
  },
  payouts: { path: '/payouts', permission: 'payouts.pay', title: 'Payouts', nav: 'money', queue: 'payouts' },
  'payouts-made': { path: '/payouts/made', permission: 'payouts.pay', title: 'Payouts to settle', nav: 'money' },
  'payout-batches': { path: '/payouts/batches', permission: 'payouts.pay', title: 'Payout batches', nav: 'money' },
  tax: { path: '/tax', permission: 'tax.read', title: 'Tax', nav: 'money' },
  'set-up': { path: '/set-up', permission: null, title: 'Set up your account', nav: null },
  'sign-in': { path: '/sign-in', permission: null, title: 'Sign in', nav: null },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof pages;

/** In the order of this file. */
export const pageIds = Object.keys(pages) as PageId[];

/** Returns a page as its general type, without literal types. */
export function pageOf(id: PageId): Page {
  return pages[id];
}
