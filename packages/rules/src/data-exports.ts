/** The file of everything that is known of a player, for them; what of it is kept and why is in retention.ts. */

export const dataExportStates = ['queued', 'running', 'ready', 'failed', 'expired'] as const;
export type DataExportState = (typeof dataExportStates)[number];

/** Those that a player waits for: one at a time. */
export const unfinishedExportStates = ['queued', 'running'] as const satisfies readonly DataExportState[];

/** How often building one is begun before it is given up, within about four minutes: a process may die, a store be away. */
export const dataExportAttempts = 6;

/** What an export holds, each as a file of its own in both forms. */
export const exportSections = [
  'profile',
  'account_events',
  'accepted_terms',
  'sessions',
  'second_factor',
  'mails',
  'wallets',
  'journal',
  'login_bonus',
  'adjustments',
  'sweeps_notices',
  'favorite_games',
  'game_sessions',
  'rounds',
  'raises',
  'orders',
  'order_events',
  'first_purchase',
  'debts',
  'payment_notices',
  'free_entries',
  'redemptions',
  'redemption_events',
  'redemption_limits',
  'skill_questions',
  'payouts',
  'identity_reviews',
  'identity_documents',
  'tax_forms',
  'tax_years',
  'play_limits',
  'reality_checks',
  'play_control_events',
  'support_tickets',
  'support_messages',
] as const;
export type ExportSection = (typeof exportSections)[number];
