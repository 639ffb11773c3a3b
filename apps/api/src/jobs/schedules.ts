/** The crontab line of every scheduled job (UTC), without its job key. */
export const schedules: readonly string[] = [
  '* * * * * end_idle_sessions',
  '* * * * * check_moved_books',
  '* * * * * check_whole_books',
  '*/5 * * * * expire_orders',
  '* * * * * process_inbox',
  '* * * * * settle_held_entries',
  '*/5 * * * * escalate_reviews',
  '*/5 * * * * escalate_tickets',
  '*/5 * * * * delete_due_files',
  '33 * * * * reseal_file_keys',
  '*/5 * * * * screen_unmarked',
  '* * * * * import_sanctions_list',
  '* * * * * rescreen_players',
  '* * * * * assess_risk',
  '*/10 * * * * advance_redemptions',
  '*/5 * * * * check_payouts',
  '*/5 * * * * check_identity_sessions',
  '* * * * * sweep_claims',
  '* * * * * share_exclusions',
  '* * * * * publish_references',
  '* * * * * share_settings',
  '51 * * * * erase_accounts',
  '17 * * * * clean_up',
  '47 * * * * create_partitions',
  '21 * * * * archive_months',
  '11 4 * * * check_archive ?fill=1d',
  '* * * * * log_ledger',
  '* * * * * log_own_facts',
  '5 * * * * anchor_audit',
  '29 2 * * * check_audit ?fill=1d',
  '41 0 * * * audit_rounds ?fill=1d',
  '23 * * * * compute_reports',
  '7 9 * * * publish_liabilities ?fill=1d',
  '7 11 * * * expire_idle_sweeps',
  '13 13 * * * remind_of_claims',
];

/** The jobs that triggers enqueue (sql/triggers). */
const queuedTasks = ['send_mail', 'send_push', 'send_refund', 'send_payout', 'check_identity_session', 'build_export'];

/** The name of every job of the workers. */
export const taskNames: readonly string[] = [...schedules.map((line) => line.split(' ')[5] ?? ''), ...queuedTasks];
