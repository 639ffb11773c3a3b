import type { DatabaseUser } from '../logins/database-roles.ts';

/**
 * The only list of what each database user may do with each table. `prepare` revokes everything and then grants the list.
 * grants.test.ts tries every verb on every table as each login, so a table without an entry fails the test.
 *
 * A privilege without columns covers the table. `(ALL EXCEPT a, b)` means every other column, including later ones.
 * `SELECT … FOR UPDATE` needs `UPDATE` on at least one column. An INSERT by Drizzle names every column, so INSERT covers the table.
 */
export const tableGrants: Readonly<Record<string, Readonly<Partial<Record<DatabaseUser, string>>>>> = {
  account_deletion: { players: 'SELECT, INSERT', worker: 'SELECT, UPDATE (erased_at)' },
  adjustment: { staff: 'SELECT, INSERT', worker: 'SELECT' },
  archive_part: { worker: 'SELECT, INSERT, DELETE' },
  archived_month: { staff: 'SELECT (month)', worker: 'SELECT, INSERT' },
  books_pass: { staff: 'SELECT, INSERT, UPDATE', worker: 'SELECT, INSERT, UPDATE' },
  challenge_day: { players: 'SELECT, INSERT', staff: 'SELECT (day, slug)', worker: 'SELECT' },
  challenge_entry: {
    players: 'SELECT, INSERT, UPDATE (hands, given_up, finished_at, alias, alias_key)',
    staff: 'SELECT, UPDATE (alias, alias_key, removed_alias, removal_reason, removed_alias_keys)',
    worker: 'SELECT, UPDATE (alias, alias_key, removed_alias, removal_reason, removed_alias_keys)',
  },
  claims_confirmation: { staff: 'SELECT, INSERT', worker: 'SELECT' },
  coin_package: { players: 'SELECT', staff: 'SELECT, UPDATE', worker: 'SELECT' },
  coin_package_version: { staff: 'SELECT, INSERT' },
  daily_liability: { staff: 'SELECT', worker: 'SELECT, INSERT' },
  daily_movement: { staff: 'SELECT, INSERT, UPDATE, DELETE', worker: 'SELECT, INSERT, UPDATE, DELETE' },
  daily_report: { staff: 'SELECT, INSERT, UPDATE', worker: 'SELECT, INSERT, UPDATE' },
  data_export: { players: 'SELECT, INSERT', worker: 'SELECT, UPDATE, DELETE' },
  dev_mailbox: { players: 'SELECT', worker: 'SELECT, INSERT, DELETE' },
  dropped_month: { players: 'SELECT (month)', staff: 'SELECT (month)', worker: 'SELECT' },
  email_token: { players: 'SELECT, INSERT, DELETE', worker: 'SELECT, DELETE' },
  excluded_person: {},
  exclusion_match: {
    players: 'SELECT, INSERT',
    staff: 'SELECT, INSERT, UPDATE (state, decided_at, decided_by, reason)',
    worker: 'SELECT, INSERT',
  },
  // Triggers write it. Only the worker publishes.
  exclusion_publication: { worker: 'SELECT, UPDATE (version, published_version, ends_at)' },
  favorite_game: { players: 'SELECT, INSERT, DELETE', worker: 'SELECT, DELETE' },
  first_purchase: { players: 'SELECT, INSERT', staff: 'SELECT, INSERT', worker: 'SELECT, INSERT' },
  foreign_exclusion: { players: 'SELECT', staff: 'SELECT', worker: 'SELECT, INSERT, UPDATE' },
  foreign_exclusion_cursor: { players: 'SELECT', worker: 'SELECT, INSERT, UPDATE' },
  foreign_mark: { players: 'SELECT', staff: 'SELECT', worker: 'SELECT, INSERT, DELETE' },
  forged_notice: { players: 'SELECT, INSERT, UPDATE', worker: 'SELECT, DELETE' },
  free_entry: {
    players: 'SELECT, INSERT, UPDATE (status, rejection, decided_at, decided_by, held_until)',
    staff: 'SELECT, INSERT, UPDATE (status, rejection, decided_at, decided_by, held_until)',
    worker:
      'SELECT, UPDATE (status, rejection, decided_at, decided_by, held_until, email, email_key, person_key, full_name, address, birth_date, country, region, address_key)',
  },
  game: { players: 'SELECT', staff: 'SELECT', worker: 'SELECT' },
  game_look: { staff: 'SELECT, INSERT' },
  game_maths: { players: 'SELECT', staff: 'SELECT', worker: 'SELECT' },
  game_return: { staff: 'SELECT', worker: 'SELECT, INSERT, UPDATE' },
  game_session: { players: 'SELECT', staff: 'SELECT', worker: 'SELECT' },
  game_switch: { staff: 'SELECT' },
  http_session: { players: 'SELECT, INSERT, UPDATE, DELETE', staff: 'SELECT, DELETE', worker: 'SELECT, DELETE' },
  idempotency: { players: 'SELECT', worker: 'SELECT' },
  identity_case: {
    players: 'SELECT, INSERT',
    staff: 'SELECT, UPDATE',
    worker:
      'SELECT, UPDATE (ssn_key_id, sealed_ssn, note, verified_first_name, verified_last_name, verified_birth_date, escalated_at)',
  },
  identity_document: { players: 'SELECT, INSERT, UPDATE', staff: 'SELECT, UPDATE', worker: 'SELECT, UPDATE' },
  identity_vendor_session: {
    players: 'SELECT, INSERT, UPDATE (vendor_ref, signaled_at, case_id)',
    staff: 'SELECT, UPDATE (refused_at)',
    worker:
      'SELECT, UPDATE (state, vendor_ref, checked_at, ended_at, code, erasure_requested_at, erased_at, published_at)',
  },
  job_run: { players: 'SELECT', staff: 'SELECT', worker: 'SELECT, INSERT, UPDATE, DELETE' },
  journal: { players: 'SELECT', staff: 'SELECT', worker: 'SELECT' },
  journal_forward: { players: 'SELECT', staff: 'SELECT', worker: 'SELECT' },
  legal_acceptance: { players: 'SELECT, INSERT', worker: 'SELECT' },
  liabilities_day: { players: 'SELECT', worker: 'SELECT, INSERT' },
  liabilities_player: { players: 'SELECT', worker: 'SELECT, INSERT, DELETE' },
  liabilities_tile: { players: 'SELECT', worker: 'SELECT, INSERT, DELETE' },
  log_entry: {
    players: 'SELECT (kind, once_key, position)',
    staff: 'SELECT (position, queued_at)',
    worker: 'SELECT, UPDATE (position, entry, body)',
  },
  log_head: {
    players: 'SELECT',
    staff: 'SELECT (published_size)',
    worker: 'SELECT, UPDATE (size, root, note, published, published_size)',
  },
  login_bonus: { players: 'SELECT', worker: 'SELECT' },
  login_bonus_day: {},
  mail_outbox: { players: 'SELECT, INSERT', staff: 'SELECT, INSERT', worker: 'SELECT, INSERT, UPDATE, DELETE' },
  maintenance_notice: { players: 'SELECT', staff: 'SELECT', worker: 'SELECT' },
  movement_rule: {},
  operator_alert: {
    players: 'SELECT, INSERT, UPDATE (count, last_at, level, facts)',
    staff: 'SELECT, INSERT, UPDATE (count, last_at, level, facts, settled_at, settled_by, settled_by_name, note)',
    worker: 'SELECT, INSERT, UPDATE (count, last_at, level, facts), DELETE',
  },
  order_event: { players: 'SELECT, INSERT', staff: 'SELECT, INSERT', worker: 'SELECT, INSERT' },
  order_refund: { staff: 'SELECT, INSERT', worker: 'SELECT, UPDATE (status, provider_ref, rejection, answered_at)' },
  order_staff_note: { staff: 'SELECT, INSERT', worker: 'SELECT, UPDATE (text)' },
  payout: {
    players: 'SELECT',
    staff: 'SELECT, INSERT, UPDATE (state, settled_at, settled_by, paid_on, reference, failure, note)',
    worker: 'SELECT, UPDATE (state, settled_at, settled_by, paid_on, reference, failure, note)',
  },
  payout_batch: { staff: 'SELECT, INSERT, UPDATE (refused)' },
  payout_reference: { staff: 'SELECT, INSERT', worker: 'SELECT, INSERT' },
  payout_transfer: {
    players: 'SELECT (player_id, id, provider, provider_ref, state, taken_back_at), UPDATE (signaled_at)',
    staff: 'SELECT, INSERT',
    worker:
      'SELECT, UPDATE (state, attempts, first_sent_at, sending_until, provider_ref, checked_at, unclaimed_at, ended_at, code, taken_back_at, taken_back_code, published_at)',
  },
  person_mark: { players: 'SELECT', staff: 'SELECT', worker: 'SELECT' },
  responsible_play_event: { players: 'SELECT, INSERT', staff: 'INSERT', worker: 'SELECT' },
  play_limit: { players: 'SELECT', staff: 'SELECT', worker: 'SELECT' },
  play_pace: { players: 'SELECT', staff: 'SELECT', worker: 'SELECT' },
  player: {
    players:
      'SELECT, INSERT, UPDATE (ALL EXCEPT id, email, email_key, birth_date, country, created_at, suspended_at, closed_at, cool_off_until, excluded_at, excluded_until, exclusion_ends_at, exclusion_hold, search_text)',
    staff:
      'SELECT (ALL EXCEPT password_hash), UPDATE (first_name, last_name, birth_date, region, region_set_at, phone, show_as_winner, mail_reminders, locale, identity_status, reclaimed_at, suspended_at, closed_at, redemption_suspended_at)',
    worker:
      'SELECT (ALL EXCEPT password_hash), UPDATE (email, email_key, password_hash, first_name, last_name, birth_date, phone, show_as_winner, redemption_suspended_at)',
  },
  player_debt: { players: 'SELECT, INSERT', staff: 'SELECT, INSERT', worker: 'SELECT, INSERT' },
  player_event: { players: 'SELECT, INSERT', staff: 'SELECT, INSERT', worker: 'SELECT, INSERT, UPDATE (facts)' },
  player_totp: {
    players: 'SELECT, INSERT, UPDATE, DELETE',
    staff: 'SELECT (ALL EXCEPT secret), UPDATE (last_step), DELETE',
    worker: 'SELECT (ALL EXCEPT secret), DELETE',
  },
  policy_change: { players: 'SELECT', staff: 'SELECT', worker: 'SELECT' },
  policy_switch: { players: 'SELECT', staff: 'SELECT', worker: 'SELECT' },
  policy_switch_request: { staff: 'SELECT', worker: 'SELECT' },
  push_message: {
    players: 'SELECT, INSERT',
    staff: 'SELECT, INSERT',
    worker: 'SELECT, INSERT, UPDATE (attempts, last_error), DELETE',
  },
  push_subscription: {
    players: 'SELECT, INSERT, UPDATE (ended_at), DELETE',
    staff: 'SELECT, UPDATE (ended_at), DELETE',
    worker: 'SELECT, UPDATE (ended_at, last_success_at, failures), DELETE',
  },
  rate_limit: {
    players: 'SELECT, INSERT, UPDATE, DELETE',
    staff: 'SELECT, INSERT, UPDATE, DELETE',
    worker: 'SELECT, DELETE',
  },
  reconciliation: { staff: 'SELECT, INSERT', worker: 'SELECT, INSERT, DELETE' },
  recovery_code: { players: 'SELECT, INSERT, DELETE', staff: 'SELECT, DELETE', worker: 'SELECT, DELETE' },
  registration_claim: { players: 'SELECT, INSERT', worker: 'SELECT, INSERT, UPDATE (player_id, freed_at), DELETE' },
  redemption: {
    players: 'SELECT, UPDATE (due_at, needs)',
    staff: 'SELECT, UPDATE (status, since, due_at, breached_at, needs, withheld_cents, paid_cents, paid_at)',
    worker:
      'SELECT, UPDATE (status, since, due_at, breached_at, needs, withheld_cents, paid_cents, paid_at, reminders, details_sealed, details_masked, idempotency_key, request_hash)',
  },
  redemption_allowance: { players: 'SELECT', staff: 'SELECT, INSERT, UPDATE', worker: 'SELECT' },
  redemption_approval: { staff: 'SELECT, INSERT' },
  redemption_event: { players: 'SELECT, INSERT', staff: 'SELECT, INSERT', worker: 'SELECT, INSERT, UPDATE (note)' },
  risk_case: {
    players: 'SELECT (player_id, id, state, topics, opened_at, decided_at)',
    staff:
      'SELECT, INSERT, UPDATE (score, signals, topics, facts, state, opened_at, decided_at, decided_by, note, ticket_id)',
    worker: 'SELECT, INSERT, UPDATE (score, signals, topics, facts, state, opened_at, decided_at, decided_by), DELETE',
  },
  risk_due: { players: 'SELECT, INSERT, UPDATE (occasion, at)', staff: 'SELECT', worker: 'SELECT, DELETE' },
  risk_fact: {
    players: 'SELECT, INSERT, UPDATE (last_seen_at)',
    staff: 'SELECT',
    worker: 'SELECT, DELETE',
  },
  risk_link: { staff: 'SELECT, INSERT, DELETE', worker: 'SELECT, INSERT, DELETE' },
  risk_score: { staff: 'SELECT, INSERT', worker: 'SELECT, INSERT, DELETE' },
  round: { players: 'SELECT', staff: 'SELECT', worker: 'SELECT' },
  round_hand_over: { players: 'SELECT, INSERT', worker: 'SELECT' },
  round_raise: { players: 'SELECT', staff: 'SELECT', worker: 'SELECT' },
  sanctions_list: {
    players: 'SELECT',
    staff: 'SELECT',
    worker: 'SELECT, UPDATE (rescreened_up_to, rescreened, rescreening_matches, rescreened_at)',
  },
  sanctions_match: {
    players: 'SELECT, INSERT',
    staff: 'SELECT, INSERT, UPDATE (state, decided_at, decided_by, reason)',
    worker: 'SELECT, INSERT, UPDATE (name)',
  },
  sanctions_name: { players: 'SELECT', staff: 'SELECT', worker: 'SELECT' },
  sanctions_upload: { staff: 'SELECT', worker: 'SELECT' },
  sanctions_screening: { players: 'SELECT, INSERT', staff: 'SELECT, INSERT', worker: 'SELECT, INSERT, UPDATE (name)' },
  setting_publication: { worker: 'SELECT' },
  site_setting: { staff: 'SELECT', worker: 'SELECT' },
  // Functions write it, except how far the worker has read.
  site_source: { staff: 'SELECT', worker: 'SELECT, UPDATE (seq)' },
  skill_question: { players: 'SELECT, INSERT, UPDATE', worker: 'SELECT' },
  staff_action: {},
  staff_audit: { staff: 'SELECT' },
  staff_audit_head: {},
  staff_change: { staff: 'SELECT' },
  staff_limit: {},
  staff_link: { staff: 'SELECT' },
  staff_member: { staff: 'SELECT, UPDATE (last_seen_at)' },
  staff_permission: { staff: 'SELECT' },
  staff_session: { staff: 'SELECT, UPDATE (last_seen_at), DELETE', worker: 'SELECT, DELETE' },
  store_order: {
    players:
      'SELECT, INSERT, UPDATE (status, notes, provider_ref, granted_gold, granted_sweeps, checkout_url, checkout_data)',
    staff: 'SELECT, UPDATE (status, notes, provider_ref, granted_gold, granted_sweeps)',
    worker:
      'SELECT, UPDATE (status, notes, provider_ref, granted_gold, granted_sweeps, checkout_url, checkout_data, idempotency_key, request_hash)',
  },
  stored_file: {
    players: 'SELECT, INSERT, UPDATE (doomed_at)',
    staff: 'SELECT, INSERT, UPDATE (doomed_at)',
    worker: 'SELECT, INSERT, UPDATE, DELETE',
  },
  support_macro: { staff: 'SELECT, INSERT, UPDATE (title, texts, changed_by, changed_by_name, changed_at), DELETE' },
  support_message: { players: 'SELECT, INSERT', staff: 'SELECT, INSERT', worker: 'SELECT' },
  support_ticket: {
    players: 'SELECT, INSERT, UPDATE',
    staff: 'SELECT, INSERT, UPDATE',
    worker: 'SELECT, UPDATE (player_id, escalated_at), DELETE',
  },
  sweeps_expiry_notice: { worker: 'SELECT, INSERT' },
  tax_form: { players: 'SELECT, INSERT', staff: 'SELECT', worker: 'SELECT, DELETE' },
  tax_year_form: { staff: 'SELECT, INSERT', worker: 'SELECT' },
  wallet: { players: 'SELECT', staff: 'SELECT', worker: 'SELECT' },
  webhook_inbox: {
    players: 'SELECT, INSERT, UPDATE (verdict, processed_at)',
    staff: 'SELECT',
    worker: 'SELECT, UPDATE (payload, verdict, processed_at)',
  },
  welcome_mailbox: { players: 'SELECT, INSERT', worker: 'SELECT, UPDATE (email_key)' },
  worker_heartbeat: { staff: 'SELECT (at)', worker: 'SELECT, INSERT, UPDATE, DELETE' },
};
