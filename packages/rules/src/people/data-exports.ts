/** Export of all data about one player. See retention.ts for what is stored and why. */

export const dataExportStates = ['queued', 'running', 'ready', 'failed', 'expired'] as const;
export type DataExportState = (typeof dataExportStates)[number];

/** States in which an export is still being prepared. A player has at most one such export. */
export const unfinishedExportStates = ['queued', 'running'] as const satisfies readonly DataExportState[];

/**
 * How often the worker starts an export before it gives up, within about four minutes. A process may die, or a store may be
 * unavailable.
 */
export const dataExportAttempts = 6;

/** Sections of an export. Each is a separate file in both formats. */
export const exportSections = [
  'profile',
  'account_events',
  'accepted_terms',
  'sessions',
  'second_factor',
  'push_subscriptions',
  'mails',
  'wallets',
  'journal',
  'login_bonus',
  'adjustments',
  'sweeps_notices',
  'challenge_entries',
  'favorite_games',
  'game_sessions',
  'rounds',
  'raises',
  'hand_overs',
  'orders',
  'order_events',
  'order_refunds',
  'first_purchase',
  'debts',
  'payment_notices',
  'free_entries',
  'redemptions',
  'redemption_events',
  'redemption_limits',
  'skill_questions',
  'payouts',
  'payout_transfers',
  'identity_reviews',
  'identity_documents',
  'identity_vendor_sessions',
  'risk_facts',
  'risk_reviews',
  'tax_forms',
  'tax_years',
  'play_limits',
  'reality_checks',
  'responsible_play_events',
  'support_tickets',
  'support_messages',
] as const;
export type ExportSection = (typeof exportSections)[number];
