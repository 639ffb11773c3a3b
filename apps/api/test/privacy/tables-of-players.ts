import type { RetainedRecord } from '@goldwren/rules';

/**
 * Every table with player data, by its rule in packages/rules, retention.ts. The rule says why the data is kept, for how
 * long, and in which form after the erasure.
 */
export const tablesOfPlayers: Readonly<Record<RetainedRecord, readonly string[]>> = {
  profile: ['email_token', 'player_totp', 'recovery_code', 'favorite_game', 'push_subscription', 'push_message'],
  account_history: ['player', 'player_event', 'account_deletion'],
  welcome_offer: ['welcome_mailbox'],
  sessions: ['http_session'],
  mails: ['mail_outbox'],
  data_exports: ['data_export'],
  // The file itself. The rows that refer to it follow `identity_reviews`.
  unsent_documents: ['stored_file'],
  identity_documents: ['stored_file'],
  identity_reviews: ['identity_case', 'identity_document'],
  support_messages: ['support_ticket', 'support_message'],
  free_entries: ['free_entry'],
  journal_and_rounds: [
    ...['wallet', 'journal', 'idempotency', 'login_bonus', 'adjustment', 'sweeps_expiry_notice'],
    ...['game_session', 'round', 'round_hand_over', 'round_raise', 'liabilities_player'],
    'challenge_entry',
  ],
  orders: ['store_order', 'order_event', 'order_staff_note', 'first_purchase', 'player_debt', 'webhook_inbox'],
  redemptions_and_payouts: [
    ...['redemption', 'redemption_event', 'redemption_approval', 'redemption_allowance', 'skill_question'],
    ...['payout', 'payout_reference', 'tax_year_form'],
  ],
  tax_forms: ['tax_form'],
  limits_and_consents: ['play_limit', 'play_pace', 'play_control_event', 'legal_acceptance'],
  self_exclusion: ['excluded_person', 'exclusion_match'],
  exclusion_marks: ['person_mark'],
  sanctions_matches: ['sanctions_screening', 'sanctions_match'],
  staff_actions: ['staff_audit', 'operator_alert'],
};

/** Tables with player data that are not exported, and why. */
export const notExported: Readonly<Record<string, string>> = {
  email_token: 'a token that grants access to the account; deleted within a day',
  recovery_code: 'contains only secrets',
  push_message: 'a notification that waits to be sent; deleted within a day',
  welcome_mailbox: 'the same email as in the profile',
  data_export: 'the exports themselves; they are listed in account_events',
  account_deletion: 'a player with a deletion can no longer request an export',
  stored_file: 'the pictures are in the export when the player requests them',
  idempotency: 'the keys of requests, deleted after two days',
  liabilities_player: 'the balances of the last week, from the journal, which is exported',
  order_staff_note: 'internal notes of staff',
  redemption_approval: 'the staff members who decided; the decision is in redemption_events',
  payout_reference: 'the same reference as in the payout',
  excluded_person: 'hashes of erased players, who can no longer request an export',
  person_mark: 'hashes of profile data, and the encrypted name of the profile',
  exclusion_match: 'refers to the account of another person',
  sanctions_screening: 'the law forbids disclosure',
  sanctions_match: 'the law forbids disclosure',
  staff_audit: 'actions of staff; their results are in account_events',
  operator_alert: 'warnings for operators',
};

/** All other tables, and what they contain. */
export const tablesOfNobody: Readonly<Record<string, string>> = {
  challenge_day: 'the daily challenge',
  game: 'the catalogue',
  game_maths: 'the catalogue',
  game_return: 'daily totals',
  game_look: 'reviews of games by staff',
  game_switch: 'switches of games by staff',
  movement_rule: 'rules of the ledger',
  login_bonus_day: 'rules of the ledger',
  reconciliation: 'results of reconciliations',
  books_pass: 'progress of reconciliations',
  coin_package: 'the catalogue',
  coin_package_version: 'the catalogue',
  forged_notice: 'forged payment notifications by hour; deleted after thirty days',
  payout_batch: 'ids of redemptions in one batch',
  sanctions_list: 'sanctions lists of authorities',
  sanctions_name: 'sanctions lists of authorities',
  policy_switch: 'switches of the policy by staff',
  maintenance_notice: 'announcements by staff',
  claims_confirmation: 'confirmations by staff',
  staff_audit_head: 'the head of a hash chain',
  staff_member: 'staff',
  staff_session: 'staff',
  staff_action: 'staff',
  staff_limit: 'rules of staff sessions',
  staff_permission: 'rules of staff roles',
  throttle: 'hashes of who asked, gone with their window',
  dev_mailbox: 'mails of development; empty in production',
  job_run: 'clocks of jobs',
  worker_heartbeat: 'which workers are alive',
  daily_report: 'sums of a day',
  daily_movement: 'sums of a day',
  daily_liability: 'sums of a day',
  log_entry: 'public entries; the id of a session is removed when its entry is published',
  log_head: 'the state of the public log',
  liabilities_day: 'sums of a day',
  liabilities_tile: 'hashes and amounts without players; deleted after a week',
};
