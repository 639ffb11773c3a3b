-- The schema of Goldwren, by module. Generated from src/**/*.table.ts and arranged by hand.
-- Functions and triggers are in apps/api/sql; `prepare` applies them after the migrations, then the grants. It creates the
-- schemas before the migrations.

-- Searches by a part of a text (player_search).
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint

-- ============================================================
-- mail: Mails that wait to be sent, and those that were sent.
-- ============================================================

CREATE TABLE mail_outbox (
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  recipient_key text NOT NULL,
  template text NOT NULL,
  locale text NOT NULL,
  facts jsonb NOT NULL,
  queued_at timestamptz DEFAULT now() NOT NULL,
  sent_at timestamptz,
  attempts int DEFAULT 0 NOT NULL,
  given_up_at timestamptz,
  last_error text,
  CONSTRAINT mail_outbox_canonical_email CHECK (recipient COLLATE "C" ~ '^[!-@[-~]+$'),
  CONSTRAINT mail_outbox_locale CHECK (locale IN ('en', 'fr-CA')),
  CONSTRAINT mail_outbox_one_end CHECK (num_nonnulls(sent_at, given_up_at) <= 1)
);--> statement-breakpoint
CREATE INDEX mail_outbox_recipient ON mail_outbox (recipient_key, queued_at);--> statement-breakpoint
CREATE INDEX mail_outbox_unsent ON mail_outbox (queued_at) WHERE sent_at IS NULL;--> statement-breakpoint

-- ============================================================
-- files: Keys of encrypted files; the files themselves are in the file store.
-- ============================================================

CREATE TABLE stored_file (
  id uuid PRIMARY KEY,
  key_id text NOT NULL,
  sealed_key bytea NOT NULL,
  size_bytes int NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  doomed_at timestamptz
);--> statement-breakpoint
CREATE INDEX stored_file_key ON stored_file (key_id);--> statement-breakpoint
CREATE INDEX stored_file_doomed ON stored_file (doomed_at) WHERE doomed_at IS NOT NULL;--> statement-breakpoint

-- ============================================================
-- rate-limits: Counters of the rate limits.
-- ============================================================

CREATE TABLE rate_limit (
  key text PRIMARY KEY,
  window_ends_at timestamptz NOT NULL,
  requests int NOT NULL
);--> statement-breakpoint
CREATE INDEX rate_limit_ends ON rate_limit (window_ends_at);--> statement-breakpoint

-- ============================================================
-- audit: The audit log as a hash chain, its head, and who of the staff acts in a running transaction.
-- ============================================================

CREATE TABLE staff_audit (
  seq bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  staff_id uuid NOT NULL,
  action text NOT NULL,
  subject_type text,
  subject_id text,
  facts jsonb,
  facts_salt bytea,
  facts_digest bytea NOT NULL,
  erased_for uuid,
  prev_hash bytea NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT staff_audit_subject_whole CHECK ((subject_type IS NULL) = (subject_id IS NULL)),
  CONSTRAINT staff_audit_facts_whole CHECK ((facts IS NULL) = (facts_salt IS NULL)),
  CONSTRAINT staff_audit_facts_erased CHECK ((facts IS NULL) = (erased_for IS NOT NULL)),
  CONSTRAINT staff_audit_facts_small CHECK (octet_length(facts::text) <= 4000)
);--> statement-breakpoint
CREATE INDEX staff_audit_staff ON staff_audit (staff_id, seq);--> statement-breakpoint
CREATE INDEX staff_audit_action ON staff_audit (action, seq);--> statement-breakpoint
CREATE INDEX staff_audit_subject ON staff_audit (subject_id, seq);--> statement-breakpoint
CREATE INDEX staff_audit_at ON staff_audit (at);--> statement-breakpoint
CREATE INDEX staff_audit_player ON staff_audit ((facts ->> 'player'));--> statement-breakpoint
CREATE INDEX staff_audit_words ON staff_audit USING gin (jsonb_to_tsvector('simple', facts, '["all"]'));--> statement-breakpoint

CREATE TABLE staff_audit_head (
  "only" boolean PRIMARY KEY DEFAULT true,
  seq bigint NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT staff_audit_head_only CHECK ("only")
);--> statement-breakpoint

CREATE TABLE staff_action (
  transaction_id xid8 PRIMARY KEY,
  staff_id uuid NOT NULL,
  permission text NOT NULL,
  is_fresh boolean NOT NULL,
  began_at timestamptz DEFAULT now() NOT NULL
);--> statement-breakpoint

-- ============================================================
-- site-settings: Settings that one cell decides for all cells of a site: which cell decides, the settings of this cell, and those
-- that were read from the deciding cell.
-- ============================================================
CREATE TABLE setting_publication (
  name text PRIMARY KEY,
  version bigint NOT NULL
);--> statement-breakpoint

CREATE TABLE site_setting (
  name text PRIMARY KEY,
  cell text NOT NULL,
  term bigint NOT NULL,
  version bigint NOT NULL,
  value jsonb NOT NULL,
  applied_term bigint DEFAULT 0 NOT NULL,
  applied_version bigint DEFAULT 0 NOT NULL
);--> statement-breakpoint

CREATE TABLE site_source (
  id boolean PRIMARY KEY DEFAULT true,
  source text NOT NULL,
  own text NOT NULL,
  term bigint NOT NULL,
  seq bigint DEFAULT 0 NOT NULL,
  CONSTRAINT site_source_once CHECK (id)
);--> statement-breakpoint

-- ============================================================
-- public-log: The entries of the public log, and its newest checkpoint.
-- ============================================================

CREATE TABLE log_entry (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  body jsonb,
  once_key text,
  queued_at timestamptz DEFAULT now() NOT NULL,
  position bigint,
  entry bytea,
  CONSTRAINT log_entry_once_key_unique UNIQUE (once_key),
  CONSTRAINT log_entry_position_unique UNIQUE (position),
  CONSTRAINT log_entry_kind CHECK (kind IN ('session_start', 'session_statement', 'maths', 'signing_key', 'web_build',
    'ledger_checkpoint', 'liabilities', 'archived_month')),
  CONSTRAINT log_entry_whole CHECK ((position IS NULL) = (entry IS NULL) AND (position IS NULL) = (body IS NOT NULL)),
  CONSTRAINT log_entry_fits_bundle CHECK (octet_length(entry) <= 65535)
);--> statement-breakpoint
CREATE INDEX log_entry_waiting ON log_entry (id) WHERE position IS NULL;--> statement-breakpoint
CREATE INDEX log_entry_ledger ON log_entry (position) WHERE kind = 'ledger_checkpoint';--> statement-breakpoint
CREATE INDEX log_entry_build ON log_entry (position) WHERE kind = 'web_build';--> statement-breakpoint

CREATE TABLE log_head (
  "only" boolean PRIMARY KEY DEFAULT true,
  size bigint NOT NULL,
  root bytea NOT NULL,
  note text,
  published text,
  published_size bigint DEFAULT 0 NOT NULL,
  CONSTRAINT log_head_only CHECK ("only"),
  CONSTRAINT log_head_published_within CHECK (published_size <= size)
);--> statement-breakpoint

-- ============================================================
-- ledger: Wallets, the append-only journal, idempotency keys, and the rules that postings must follow. Written by
-- functions only.
-- A fill factor leaves room in the page for the next version of a row that every round updates.
-- create_partitions creates the partitions of `journal` and `round`, with a unique index that only a partition can have.
-- ============================================================

CREATE TYPE currency AS ENUM ('gold', 'sweeps');--> statement-breakpoint
CREATE TYPE house_account AS ENUM ('issuance', 'play', 'expiry', 'adjustment', 'purchases', 'redemption_escrow');--> statement-breakpoint
CREATE TYPE journal_kind AS ENUM ('welcome_offer', 'stake', 'win', 'region_expiry', 'adjustment', 'purchase',
  'purchase_reversal', 'free_entry', 'login_bonus', 'raise', 'inactivity_expiry', 'redemption', 'redemption_return',
  'challenge_prize');--> statement-breakpoint

CREATE TABLE books_pass (
  pass text PRIMARY KEY,
  reached_at timestamptz,
  begun_at timestamptz,
  last_player uuid,
  finished_at timestamptz,
  requested_at timestamptz,
  checks jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT books_pass_pass CHECK (pass IN ('moved', 'whole'))
);--> statement-breakpoint

CREATE TABLE dropped_month (
  month date PRIMARY KEY,
  change_id uuid NOT NULL,
  rounds bigint NOT NULL,
  postings bigint NOT NULL,
  kept bigint NOT NULL,
  forwards bigint NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT dropped_month_change_id_unique UNIQUE (change_id)
);--> statement-breakpoint

CREATE TABLE idempotency (
  player_id uuid NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT idempotency_player_id_key_pk PRIMARY KEY (player_id, key)
);--> statement-breakpoint
CREATE INDEX idempotency_at ON idempotency USING brin (at);--> statement-breakpoint

CREATE TABLE journal (
  player_id uuid NOT NULL,
  currency currency NOT NULL,
  seq bigint NOT NULL,
  amount bigint NOT NULL,
  balance_after bigint NOT NULL,
  ref uuid NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  kind journal_kind NOT NULL,
  contra house_account NOT NULL,
  CONSTRAINT journal_player_id_ref_kind_currency_pk PRIMARY KEY (player_id, ref, kind, currency),
  CONSTRAINT journal_amount_not_zero CHECK (amount <> 0),
  CONSTRAINT journal_balance_not_negative CHECK (balance_after >= 0)
) PARTITION BY RANGE (ref);--> statement-breakpoint
CREATE INDEX journal_at ON journal USING brin (at);--> statement-breakpoint
CREATE INDEX journal_apart ON journal (player_id, currency, seq) WHERE kind NOT IN ('stake', 'win');--> statement-breakpoint

CREATE TABLE journal_forward (
  player_id uuid NOT NULL,
  currency currency NOT NULL,
  first_seq bigint NOT NULL,
  last_seq bigint NOT NULL,
  balance_before bigint NOT NULL,
  balance_after bigint NOT NULL,
  credits bigint NOT NULL,
  month date NOT NULL,
  CONSTRAINT journal_forward_player_id_currency_first_seq_pk PRIMARY KEY (player_id, currency, first_seq),
  CONSTRAINT journal_forward_numbers CHECK (first_seq > 0 AND last_seq >= first_seq),
  CONSTRAINT journal_forward_balances CHECK (balance_before >= 0 AND balance_after >= 0 AND credits >= 0 AND balance_after - balance_before <= credits)
);--> statement-breakpoint
CREATE INDEX journal_forward_month ON journal_forward (month, player_id, currency, first_seq);--> statement-breakpoint

CREATE TABLE login_bonus (
  player_id uuid PRIMARY KEY,
  last_claim_day date,
  streak int DEFAULT 0 NOT NULL
);--> statement-breakpoint

CREATE TABLE login_bonus_day (
  day smallint PRIMARY KEY,
  amount bigint NOT NULL
);--> statement-breakpoint

CREATE TABLE movement_rule (
  caller text NOT NULL,
  kind journal_kind NOT NULL,
  currency currency NOT NULL,
  sign smallint NOT NULL,
  contra house_account NOT NULL,
  most bigint,
  CONSTRAINT movement_rule_caller_kind_currency_sign_pk PRIMARY KEY (caller, kind, currency, sign),
  CONSTRAINT movement_rule_sign CHECK (sign IN (-1, 1))
);--> statement-breakpoint

CREATE TABLE reconciliation (
  id uuid PRIMARY KEY,
  at timestamptz DEFAULT now() NOT NULL,
  wallets int NOT NULL,
  rows bigint NOT NULL,
  checks jsonb DEFAULT '[]'::jsonb NOT NULL,
  findings jsonb NOT NULL
);--> statement-breakpoint
CREATE INDEX reconciliation_found ON reconciliation (id) WHERE findings <> '[]'::jsonb;--> statement-breakpoint

CREATE TABLE wallet (
  player_id uuid NOT NULL,
  currency currency NOT NULL,
  balance bigint DEFAULT 0 NOT NULL,
  unplayed bigint DEFAULT 0 NOT NULL,
  version bigint DEFAULT 0 NOT NULL,
  cum_credit bigint DEFAULT 0 NOT NULL,
  frozen boolean DEFAULT false NOT NULL,
  guarded boolean DEFAULT false NOT NULL,
  CONSTRAINT wallet_player_id_currency_pk PRIMARY KEY (player_id, currency),
  CONSTRAINT wallet_balance_not_negative CHECK (balance >= 0),
  CONSTRAINT wallet_unplayed_within_balance CHECK (unplayed >= 0 AND unplayed <= balance)
) WITH (fillfactor = 60);--> statement-breakpoint

-- ============================================================
-- policy: Which jurisdiction pack is in force, and what was confirmed about the claims on the site.
-- ============================================================

CREATE TABLE claims_confirmation (
  id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  players text NOT NULL,
  rating text NOT NULL,
  evidence text NOT NULL,
  confirmed_by text NOT NULL,
  confirmed_at timestamptz DEFAULT now() NOT NULL
);--> statement-breakpoint

CREATE TABLE maintenance_notice (
  id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  starts_at timestamptz,
  ends_at timestamptz,
  reason text NOT NULL,
  announced_by text NOT NULL,
  announced_at timestamptz DEFAULT now() NOT NULL,
  only_here boolean DEFAULT false NOT NULL,
  from_cell text,
  CONSTRAINT maintenance_notice_window CHECK ((starts_at IS NULL) = (ends_at IS NULL) AND (starts_at < ends_at) IS NOT FALSE)
);--> statement-breakpoint

CREATE TABLE policy_change (
  id uuid PRIMARY KEY,
  country text NOT NULL,
  region text NOT NULL,
  forbidden text[] NOT NULL,
  from_day date NOT NULL,
  reason text NOT NULL,
  status text DEFAULT 'pending' NOT NULL,
  requested_by uuid NOT NULL,
  requested_at timestamptz DEFAULT now() NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  decision_note text,
  version int,
  effective_at timestamptz,
  forbidden_before text[],
  hash bytea,
  only_here boolean DEFAULT false NOT NULL,
  from_cell text,
  CONSTRAINT policy_change_country CHECK (country IN ('US', 'CA')),
  CONSTRAINT policy_change_status CHECK (status IN ('pending', 'approved', 'rejected')),
  CONSTRAINT policy_change_forbidden CHECK (forbidden <@ ARRAY['register', 'gold_play', 'sweeps_play', 'purchase', 'free_entry', 'redeem']::text[]),
  CONSTRAINT policy_change_decided_whole CHECK ((status = 'pending') = (decided_at IS NULL)
    AND (decided_at IS NULL) = (decided_by IS NULL)),
  CONSTRAINT policy_change_version_whole CHECK ((status = 'approved') = (version IS NOT NULL)
    AND num_nulls(version, effective_at, forbidden_before, hash) IN (0, 4)),
  CONSTRAINT policy_change_by_two CHECK (status <> 'approved' OR decided_by <> requested_by)
);--> statement-breakpoint
CREATE UNIQUE INDEX policy_change_pending ON policy_change (country, region) WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX policy_change_version ON policy_change (version);--> statement-breakpoint
CREATE INDEX policy_change_region ON policy_change (country, region, effective_at);--> statement-breakpoint

CREATE TABLE policy_switch (
  id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  pack_id text NOT NULL,
  requested_by text,
  switched_by text NOT NULL,
  switched_at timestamptz DEFAULT now() NOT NULL,
  reason text,
  CONSTRAINT policy_switch_by_two CHECK (requested_by <> switched_by)
);--> statement-breakpoint

CREATE TABLE policy_switch_request (
  id uuid PRIMARY KEY,
  pack_id text NOT NULL,
  base_switch int NOT NULL,
  preview jsonb NOT NULL,
  reason text NOT NULL,
  status text DEFAULT 'pending' NOT NULL,
  requested_by uuid NOT NULL,
  requested_at timestamptz DEFAULT now() NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  decision_note text,
  switch_id int,
  CONSTRAINT policy_switch_request_status CHECK (status IN ('pending', 'approved', 'rejected', 'void')),
  CONSTRAINT policy_switch_request_decided_whole CHECK ((status = 'pending') = (decided_at IS NULL)
    AND (decided_at IS NULL) = (decided_by IS NULL)),
  CONSTRAINT policy_switch_request_approved_whole CHECK ((status = 'approved') = (switch_id IS NOT NULL)),
  CONSTRAINT policy_switch_request_by_two CHECK (status <> 'approved' OR decided_by <> requested_by)
);--> statement-breakpoint
CREATE UNIQUE INDEX policy_switch_request_pending ON policy_switch_request ((true)) WHERE status = 'pending';--> statement-breakpoint

-- ============================================================
-- players: Players, the legal documents they accepted, and the history of their accounts.
-- ============================================================

CREATE TYPE identity_status AS ENUM ('none', 'submitted', 'verified', 'rejected');--> statement-breakpoint

CREATE TABLE excluded_person (
  player_id uuid PRIMARY KEY,
  email bytea NOT NULL,
  phone bytea,
  person bytea NOT NULL
);--> statement-breakpoint
CREATE INDEX excluded_person_email ON excluded_person (email);--> statement-breakpoint
CREATE INDEX excluded_person_phone ON excluded_person (phone);--> statement-breakpoint
CREATE INDEX excluded_person_person ON excluded_person (person);--> statement-breakpoint

CREATE TABLE legal_acceptance (
  player_id uuid NOT NULL,
  document text NOT NULL,
  version int NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT legal_acceptance_player_id_document_version_pk PRIMARY KEY (player_id, document, version),
  CONSTRAINT legal_acceptance_document CHECK (document IN ('terms', 'rules', 'privacy')),
  CONSTRAINT legal_acceptance_version_positive CHECK (version > 0)
);--> statement-breakpoint

CREATE TABLE player_event (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  kind text NOT NULL,
  staff_id uuid,
  facts jsonb NOT NULL,
  CONSTRAINT player_event_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT player_event_kind CHECK (kind IN ('signed_in', 'note', 'suspended', 'unsuspended', 'closed',
    'redemption_suspended', 'redemption_restored', 'region_changed', 'export_requested', 'export_downloaded',
    'deletion_requested', 'erased', 'name_changed', 'password_changed', 'second_factor_on', 'second_factor_off',
    'limits_set_by_support', 'cool_off_by_support', 'excluded_by_support'))
);--> statement-breakpoint

CREATE TABLE player (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_date date NOT NULL,
  country text NOT NULL,
  region text,
  region_set_at timestamptz,
  phone text,
  locale text NOT NULL,
  show_as_winner boolean DEFAULT true NOT NULL,
  mail_reminders boolean DEFAULT true NOT NULL,
  email_verified_at timestamptz,
  reclaimed_at timestamptz,
  welcome_sweeps text DEFAULT 'granted' NOT NULL,
  identity_status identity_status DEFAULT 'none' NOT NULL,
  suspended_at timestamptz,
  closed_at timestamptz,
  left_at timestamptz,
  redemption_suspended_at timestamptz,
  last_sign_in_at timestamptz DEFAULT now() NOT NULL,
  cool_off_until timestamptz,
  excluded_at timestamptz,
  excluded_until timestamptz,
  exclusion_ends_at timestamptz,
  exclusion_hold text,
  created_at timestamptz DEFAULT now() NOT NULL,
  search_text text GENERATED ALWAYS AS (lower(regexp_replace(normalize(' ' || first_name || ' ' || last_name || ' '
    || email || ' ' || coalesce(translate(phone, '+ ().-', ''), ''), NFD), '[\u0300-\u036F]', '', 'g'))) STORED NOT NULL,
  CONSTRAINT player_canonical_email CHECK (email COLLATE "C" ~ '^[!-@[-~]+$'),
  CONSTRAINT player_closed_is_suspended CHECK (closed_at IS NULL OR suspended_at IS NOT NULL),
  CONSTRAINT player_country CHECK (country IN ('US', 'CA')),
  CONSTRAINT player_locale CHECK (locale IN ('en', 'fr-CA')),
  CONSTRAINT player_welcome_sweeps CHECK (welcome_sweeps IN ('granted', 'not_in_region', 'had_before')),
  CONSTRAINT player_exclusion_hold CHECK (exclusion_hold IN ('near', 'exact'))
);--> statement-breakpoint
CREATE UNIQUE INDEX player_email ON player (email);--> statement-breakpoint
CREATE INDEX player_email_key ON player (email_key);--> statement-breakpoint
CREATE INDEX player_excluded ON player (excluded_at) WHERE excluded_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX player_search ON player USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX player_suspended ON player (id) WHERE suspended_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX player_redemption_suspended ON player (id) WHERE redemption_suspended_at IS NOT NULL;--> statement-breakpoint

-- ============================================================
-- exclusions: Keyed hashes of personal data that recognize a person who has excluded themselves, and the matches found.
-- ============================================================

CREATE TABLE exclusion_match (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  excluded_player_id uuid NOT NULL,
  verdict text NOT NULL,
  reasons text[] NOT NULL,
  name_mark bytea NOT NULL,
  occasion text NOT NULL,
  state text DEFAULT 'open' NOT NULL,
  opened_at timestamptz DEFAULT now() NOT NULL,
  decided_at timestamptz,
  decided_by uuid,
  reason text,
  CONSTRAINT exclusion_match_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT exclusion_match_verdict CHECK (verdict IN ('near', 'exact')),
  CONSTRAINT exclusion_match_occasion CHECK (occasion IN ('registration', 'profile_change', 'identity_submission',
    'identity_approval', 'checkout', 'payment', 'free_entry', 'tax_form', 'redemption_request', 'redemption_approval', 'exclusion_start',
    'staff_change', 'backfill')),
  CONSTRAINT exclusion_match_state CHECK (state IN ('open', 'cleared', 'confirmed')),
  CONSTRAINT exclusion_match_other CHECK (player_id <> excluded_player_id),
  CONSTRAINT exclusion_match_decided CHECK ((state = 'open') = (decided_at IS NULL)),
  CONSTRAINT exclusion_match_decided_by CHECK ((decided_at IS NULL) = (decided_by IS NULL))
);--> statement-breakpoint
CREATE UNIQUE INDEX exclusion_match_once ON exclusion_match (player_id, excluded_player_id, name_mark, reasons);--> statement-breakpoint
CREATE INDEX exclusion_match_by_id ON exclusion_match (id);--> statement-breakpoint
CREATE INDEX exclusion_match_queue ON exclusion_match (id) WHERE state = 'open';--> statement-breakpoint

CREATE TABLE exclusion_publication (
  player_id uuid PRIMARY KEY,
  version bigint NOT NULL,
  published_version bigint DEFAULT 0 NOT NULL,
  ends_at timestamptz
);--> statement-breakpoint
CREATE INDEX exclusion_publication_waiting ON exclusion_publication (player_id) WHERE version <> published_version;--> statement-breakpoint
CREATE INDEX exclusion_publication_ending ON exclusion_publication (ends_at) WHERE ends_at IS NOT NULL;--> statement-breakpoint

CREATE TABLE foreign_exclusion (
  excluded_player_id uuid PRIMARY KEY,
  cell text NOT NULL,
  version bigint NOT NULL,
  excluded_at timestamptz,
  excluded_until timestamptz,
  ends_at timestamptz,
  is_verified boolean NOT NULL,
  CONSTRAINT foreign_exclusion_ended CHECK (excluded_at IS NOT NULL OR num_nonnulls(excluded_until, ends_at) = 0)
);--> statement-breakpoint

CREATE TABLE foreign_exclusion_cursor (
  id boolean PRIMARY KEY DEFAULT true,
  seq bigint NOT NULL,
  CONSTRAINT foreign_exclusion_cursor_once CHECK (id)
);--> statement-breakpoint

CREATE TABLE foreign_mark (
  excluded_player_id uuid NOT NULL,
  kind text NOT NULL,
  value bytea NOT NULL,
  sealed bytea,
  marked_at timestamptz NOT NULL,
  CONSTRAINT foreign_mark_excluded_player_id_kind_value_pk PRIMARY KEY (excluded_player_id, kind, value),
  CONSTRAINT foreign_mark_kind CHECK (kind IN ('name', 'birth_date', 'legacy_name', 'email', 'phone', 'address', 'document',
    'payer', 'payout'))
);--> statement-breakpoint
CREATE INDEX foreign_mark_value ON foreign_mark (value);--> statement-breakpoint

CREATE TABLE person_mark (
  player_id uuid NOT NULL,
  kind text NOT NULL,
  value bytea NOT NULL,
  sealed bytea,
  excluded boolean DEFAULT false NOT NULL,
  marked_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT person_mark_player_id_kind_value_pk PRIMARY KEY (player_id, kind, value),
  CONSTRAINT person_mark_kind CHECK (kind IN ('name', 'birth_date', 'legacy_name', 'email', 'phone', 'address', 'document',
    'payer', 'payout'))
);--> statement-breakpoint
CREATE INDEX person_mark_value ON person_mark (value);--> statement-breakpoint
CREATE INDEX person_mark_excluded ON person_mark (value) WHERE excluded;--> statement-breakpoint

-- ============================================================
-- auth: Sessions of players, tokens sent by email, second factors, and mailboxes that had a welcome offer.
-- ============================================================

CREATE TABLE email_token (
  token_hash bytea PRIMARY KEY,
  purpose text NOT NULL,
  player_id uuid,
  expires_at timestamptz NOT NULL,
  CONSTRAINT email_token_purpose CHECK (purpose IN ('verify', 'reset', 'sign_in'))
);--> statement-breakpoint
CREATE INDEX email_token_player ON email_token (player_id, purpose);--> statement-breakpoint
CREATE INDEX email_token_expires ON email_token (expires_at);--> statement-breakpoint

CREATE TABLE http_session (
  id_hash bytea PRIMARY KEY,
  player_id uuid NOT NULL,
  public_id uuid DEFAULT gen_random_uuid() NOT NULL,
  browser text,
  system text,
  device text,
  network text,
  created_at timestamptz DEFAULT now() NOT NULL,
  last_seen_at timestamptz DEFAULT now() NOT NULL,
  is_unproven boolean DEFAULT false NOT NULL,
  CONSTRAINT http_session_device CHECK (device IN ('computer', 'phone', 'tablet'))
);--> statement-breakpoint
CREATE UNIQUE INDEX http_session_public ON http_session (player_id, public_id);--> statement-breakpoint

CREATE TABLE player_totp (
  player_id uuid PRIMARY KEY,
  secret bytea NOT NULL,
  last_step bigint DEFAULT 0 NOT NULL,
  enabled_at timestamptz
);--> statement-breakpoint

CREATE TABLE recovery_code (
  player_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  CONSTRAINT recovery_code_player_id_code_hash_pk PRIMARY KEY (player_id, code_hash)
);--> statement-breakpoint

CREATE TABLE registration_claim (
  claim_id uuid PRIMARY KEY,
  player_id uuid,
  created_at timestamptz DEFAULT now() NOT NULL,
  freed_at timestamptz
);--> statement-breakpoint
CREATE INDEX registration_claim_player ON registration_claim (player_id);--> statement-breakpoint

CREATE TABLE welcome_mailbox (
  email_key text PRIMARY KEY,
  player_id uuid NOT NULL
);--> statement-breakpoint

-- ============================================================
-- responsible-play: Limits that players set, the time they played, and the history of both.
-- ============================================================

CREATE TABLE responsible_play_event (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  kind text NOT NULL,
  facts jsonb NOT NULL,
  CONSTRAINT responsible_play_event_player_id_id_pk PRIMARY KEY (player_id, id)
);--> statement-breakpoint

CREATE TABLE play_limit (
  player_id uuid NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  amount bigint NOT NULL,
  used bigint NOT NULL,
  period_start date NOT NULL,
  wanted_at timestamptz,
  wanted bigint,
  set_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT play_limit_player_id_kind_period_pk PRIMARY KEY (player_id, kind, period),
  CONSTRAINT play_limit_kind CHECK (kind IN ('purchase', 'gold_loss', 'sweeps_loss', 'play_time')),
  CONSTRAINT play_limit_period CHECK (period IN ('day', 'week', 'month')),
  CONSTRAINT play_limit_amount_not_negative CHECK (amount >= 0),
  CONSTRAINT play_limit_wanted_is_looser CHECK (wanted IS NULL OR (wanted_at IS NOT NULL AND wanted > amount))
);--> statement-breakpoint

CREATE TABLE play_pace (
  player_id uuid PRIMARY KEY,
  reality_check_minutes smallint,
  unchecked_seconds int DEFAULT 0 NOT NULL,
  last_play_at timestamptz,
  CONSTRAINT play_pace_minutes CHECK (reality_check_minutes IN (15, 30, 60))
);--> statement-breakpoint

-- ============================================================
-- store: Packages, orders, payment notifications, and debts after a reversed purchase.
-- ============================================================

CREATE TABLE coin_package (
  id int PRIMARY KEY,
  name text NOT NULL,
  price_cents bigint NOT NULL,
  gold bigint NOT NULL,
  sweeps bigint NOT NULL,
  list_order int NOT NULL,
  first_purchase boolean DEFAULT false NOT NULL,
  enabled boolean DEFAULT true NOT NULL,
  version int DEFAULT 1 NOT NULL,
  changed_by text
);--> statement-breakpoint

CREATE TABLE coin_package_version (
  package_id int NOT NULL,
  version int NOT NULL,
  name text NOT NULL,
  price_cents bigint NOT NULL,
  gold bigint NOT NULL,
  sweeps bigint NOT NULL,
  list_order int NOT NULL,
  enabled boolean NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  changed_by text,
  reason text,
  CONSTRAINT coin_package_version_package_id_version_pk PRIMARY KEY (package_id, version)
);--> statement-breakpoint

CREATE TABLE first_purchase (
  player_id uuid PRIMARY KEY,
  order_id uuid NOT NULL
);--> statement-breakpoint

CREATE TABLE forged_notice (
  provider text NOT NULL,
  hour timestamptz NOT NULL,
  count int NOT NULL,
  first_at timestamptz DEFAULT now() NOT NULL,
  last_at timestamptz DEFAULT now() NOT NULL,
  last_hash text NOT NULL,
  excerpt text NOT NULL,
  CONSTRAINT forged_notice_provider_hour_pk PRIMARY KEY (provider, hour)
);--> statement-breakpoint

CREATE TABLE order_event (
  player_id uuid NOT NULL,
  order_id uuid NOT NULL,
  id uuid NOT NULL,
  status text NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  reason text NOT NULL,
  CONSTRAINT order_event_player_id_order_id_id_pk PRIMARY KEY (player_id, order_id, id),
  CONSTRAINT order_event_status CHECK (status IN ('created', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'review',
    'refunded', 'charged_back'))
);--> statement-breakpoint
CREATE INDEX order_event_at ON order_event USING brin (at);--> statement-breakpoint

CREATE TABLE order_refund (
  player_id uuid NOT NULL,
  order_id uuid NOT NULL,
  id uuid NOT NULL,
  status text DEFAULT 'requested' NOT NULL,
  requested_by uuid NOT NULL,
  requested_at timestamptz DEFAULT now() NOT NULL,
  provider_ref text,
  rejection text,
  answered_at timestamptz,
  CONSTRAINT order_refund_player_id_order_id_id_pk PRIMARY KEY (player_id, order_id, id),
  CONSTRAINT order_refund_status CHECK (status IN ('requested', 'accepted', 'rejected')),
  CONSTRAINT order_refund_answered CHECK ((status = 'requested') = (answered_at IS NULL)),
  CONSTRAINT order_refund_rejection CHECK ((status = 'rejected') = (rejection IS NOT NULL))
);--> statement-breakpoint
CREATE UNIQUE INDEX order_refund_once ON order_refund (player_id, order_id) WHERE status <> 'rejected';--> statement-breakpoint

CREATE TABLE order_staff_note (
  player_id uuid NOT NULL,
  order_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  written_by text NOT NULL,
  text text NOT NULL,
  CONSTRAINT order_staff_note_player_id_order_id_id_pk PRIMARY KEY (player_id, order_id, id)
);--> statement-breakpoint

CREATE TABLE player_debt (
  player_id uuid NOT NULL,
  order_id uuid NOT NULL,
  currency currency NOT NULL,
  amount bigint NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT player_debt_player_id_order_id_currency_pk PRIMARY KEY (player_id, order_id, currency),
  CONSTRAINT player_debt_positive CHECK (amount > 0)
);--> statement-breakpoint

CREATE TABLE store_order (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  package_id int NOT NULL,
  package_name text NOT NULL,
  price_cents bigint NOT NULL,
  gold bigint NOT NULL,
  sweeps bigint NOT NULL,
  first_purchase boolean NOT NULL,
  status text NOT NULL,
  provider text NOT NULL,
  provider_ref text,
  checkout_url text,
  checkout_data jsonb,
  idempotency_key text,
  request_hash bytea,
  granted_gold bigint,
  granted_sweeps bigint,
  notes jsonb DEFAULT '[]'::jsonb NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT store_order_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT store_order_status CHECK (status IN ('created', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'review',
    'refunded', 'charged_back')),
  CONSTRAINT store_order_price_positive CHECK (price_cents > 0)
);--> statement-breakpoint
CREATE INDEX store_order_by_id ON store_order (id);--> statement-breakpoint
CREATE UNIQUE INDEX store_order_idempotency_key ON store_order (player_id, idempotency_key);--> statement-breakpoint
CREATE INDEX store_order_status ON store_order (status, id);--> statement-breakpoint
CREATE INDEX store_order_price ON store_order (price_cents, id);--> statement-breakpoint
CREATE INDEX store_order_provider_ref ON store_order (provider_ref);--> statement-breakpoint
CREATE INDEX store_order_unsettled ON store_order (created_at) WHERE status IN ('created', 'pending');--> statement-breakpoint

CREATE TABLE webhook_inbox (
  provider text NOT NULL,
  event_id text NOT NULL,
  reference text NOT NULL,
  payload jsonb NOT NULL,
  received_at timestamptz DEFAULT now() NOT NULL,
  verdict text,
  processed_at timestamptz,
  CONSTRAINT webhook_inbox_provider_event_id_pk PRIMARY KEY (provider, event_id),
  CONSTRAINT webhook_inbox_verdict CHECK (verdict IN ('credited', 'reversed', 'moved', 'repeated', 'superseded', 'review',
    'mismatch', 'unknown_order', 'unknown_status', 'forged'))
);--> statement-breakpoint
CREATE INDEX webhook_inbox_reference ON webhook_inbox (reference);--> statement-breakpoint
CREATE INDEX webhook_inbox_received ON webhook_inbox USING brin (received_at);--> statement-breakpoint
CREATE INDEX webhook_inbox_waiting ON webhook_inbox (received_at) WHERE processed_at IS NULL;--> statement-breakpoint

-- ============================================================
-- games: Games and their maths, sessions, rounds, and what the nightly audit found.
-- ============================================================

CREATE TYPE round_state AS ENUM ('open', 'settled');--> statement-breakpoint
CREATE TYPE settled_by AS ENUM ('player', 'default_action');--> statement-breakpoint

CREATE TABLE favorite_game (
  player_id uuid NOT NULL,
  game_id int NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT favorite_game_player_id_game_id_pk PRIMARY KEY (player_id, game_id)
);--> statement-breakpoint

CREATE TABLE game (
  id int PRIMARY KEY,
  slug text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  list_order int NOT NULL,
  maths_id smallint NOT NULL,
  enabled boolean DEFAULT true NOT NULL,
  off_here boolean DEFAULT false NOT NULL,
  CONSTRAINT game_slug_unique UNIQUE (slug)
);--> statement-breakpoint

CREATE TABLE game_look (
  switch_id int NOT NULL,
  staff_id uuid NOT NULL,
  looked_by text NOT NULL,
  note text NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT game_look_switch_id_staff_id_pk PRIMARY KEY (switch_id, staff_id)
);--> statement-breakpoint

CREATE TABLE game_maths (
  id smallint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  slug text NOT NULL,
  version text NOT NULL,
  hash text NOT NULL,
  max_pay_x100 bigint NOT NULL,
  max_raise_x100 bigint NOT NULL,
  CONSTRAINT game_maths_hash_unique UNIQUE (hash)
);--> statement-breakpoint

CREATE TABLE game_return (
  day date NOT NULL,
  game_id int NOT NULL,
  rounds int NOT NULL,
  mismatches int NOT NULL,
  returned_x100 bigint NOT NULL,
  expected_x100 double precision NOT NULL,
  sd_x100 double precision NOT NULL,
  z double precision NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT game_return_day_game_id_pk PRIMARY KEY (day, game_id)
);--> statement-breakpoint

CREATE TABLE game_session (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  game_id int NOT NULL,
  maths_id smallint NOT NULL,
  sealed_server_seed bytea NOT NULL,
  commitment bytea NOT NULL,
  chain_start bytea,
  started_at timestamptz DEFAULT now() NOT NULL,
  next_nonce int DEFAULT 0 NOT NULL,
  last_played_at timestamptz,
  open_round_id uuid,
  ended_at timestamptz,
  report jsonb,
  report_matches boolean,
  statement jsonb,
  statement_signature bytea,
  statement_key_id text,
  CONSTRAINT game_session_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT game_session_statement_whole CHECK (num_nulls(statement, statement_signature, statement_key_id) IN (0, 3))
) WITH (fillfactor = 60);--> statement-breakpoint
CREATE UNIQUE INDEX game_session_one_open ON game_session (player_id, game_id) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX game_session_of_player ON game_session (player_id, ended_at);--> statement-breakpoint
CREATE INDEX game_session_times ON game_session USING brin (started_at, ended_at);--> statement-breakpoint
CREATE INDEX game_session_unsigned ON game_session (ended_at) WHERE ended_at IS NOT NULL AND statement IS NULL;--> statement-breakpoint

CREATE TABLE game_switch (
  id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  game_id int NOT NULL,
  enabled boolean NOT NULL,
  reason text NOT NULL,
  facts jsonb NOT NULL,
  switched_by text,
  note text,
  at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT game_switch_reason CHECK (reason IN ('rounds_disagree', 'return_outside_band', 'staff', 'emergency', 'other_cell'))
);--> statement-breakpoint
CREATE INDEX game_switch_game ON game_switch (game_id, id);--> statement-breakpoint

CREATE TABLE round (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  session_id uuid NOT NULL,
  nonce int NOT NULL,
  game_id int NOT NULL,
  maths_id smallint NOT NULL,
  currency currency NOT NULL,
  state round_state NOT NULL,
  settled_by settled_by,
  stake bigint NOT NULL,
  raised bigint DEFAULT 0 NOT NULL,
  payout bigint NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  settled_at timestamptz,
  client_seed text NOT NULL,
  choice jsonb NOT NULL,
  actions jsonb NOT NULL,
  CONSTRAINT round_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT round_stake_positive CHECK (stake > 0),
  CONSTRAINT round_payout_not_negative CHECK (payout >= 0),
  CONSTRAINT round_raised_within_stake CHECK (raised >= 0 AND raised < stake)
) PARTITION BY RANGE (id);--> statement-breakpoint
CREATE INDEX round_at ON round USING brin (at);--> statement-breakpoint
CREATE INDEX round_settled_at ON round USING brin (settled_at);--> statement-breakpoint
CREATE INDEX round_best ON round (player_id, game_id, currency, (payout * 100 / stake), id) WHERE payout >= stake * 5;--> statement-breakpoint

CREATE TABLE round_hand_over (
  player_id uuid NOT NULL,
  round_id uuid NOT NULL,
  chain_start bytea NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT round_hand_over_player_id_round_id_at_pk PRIMARY KEY (player_id, round_id, at)
);--> statement-breakpoint

CREATE TABLE round_raise (
  player_id uuid NOT NULL,
  round_id uuid NOT NULL,
  step int NOT NULL,
  ref uuid NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT round_raise_player_id_round_id_step_pk PRIMARY KEY (player_id, round_id, step),
  CONSTRAINT round_raise_positive CHECK (amount > 0)
);--> statement-breakpoint
CREATE UNIQUE INDEX round_raise_ref ON round_raise (player_id, ref);--> statement-breakpoint

-- ============================================================
-- archive: Files with the rounds of closed months and their postings, and the manifest of each month.
-- ============================================================

CREATE TABLE archive_part (
  month date NOT NULL,
  records text NOT NULL,
  number int NOT NULL,
  file_id uuid NOT NULL,
  rows int NOT NULL,
  bytes int NOT NULL,
  sha256 bytea NOT NULL,
  lines_sha256 bytea NOT NULL,
  first_key jsonb,
  last_key jsonb,
  sums jsonb NOT NULL,
  is_last boolean NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT archive_part_month_records_number_pk PRIMARY KEY (month, records, number),
  CONSTRAINT archive_part_file_id_unique UNIQUE (file_id),
  CONSTRAINT archive_part_records CHECK (records IN ('rounds', 'journal')),
  CONSTRAINT archive_part_key_of_rows CHECK ((rows = 0) = (first_key IS NULL) AND (rows = 0) = (last_key IS NULL)),
  CONSTRAINT archive_part_hashes CHECK (length(sha256) = 32 AND length(lines_sha256) = 32)
);--> statement-breakpoint

CREATE TABLE archived_month (
  month date PRIMARY KEY,
  manifest text NOT NULL,
  hash bytea NOT NULL,
  signature bytea NOT NULL,
  key_id text NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT archived_month_hash CHECK (hash = sha256(convert_to(manifest, 'UTF8')))
);--> statement-breakpoint

-- ============================================================
-- challenge: The daily challenge and the decisions of its players.
-- ============================================================

CREATE TABLE challenge_day (
  day date PRIMARY KEY,
  slug text NOT NULL,
  maths_hash text NOT NULL,
  sealed_seed bytea NOT NULL,
  commitment text NOT NULL,
  CONSTRAINT challenge_day_slug CHECK (slug IN ('jacks-or-better-poker', 'midnight-blackjack'))
);--> statement-breakpoint

CREATE TABLE challenge_entry (
  player_id uuid NOT NULL,
  day date NOT NULL,
  id uuid NOT NULL,
  decided_at timestamptz[] DEFAULT '{}' NOT NULL,
  hands jsonb DEFAULT '[]'::jsonb NOT NULL,
  given_up int DEFAULT 0 NOT NULL,
  finished_at timestamptz,
  alias text,
  alias_key text,
  removed_alias text,
  removal_reason text,
  removed_alias_keys text[] DEFAULT '{}' NOT NULL,
  CONSTRAINT challenge_entry_player_id_day_pk PRIMARY KEY (player_id, day),
  CONSTRAINT challenge_entry_id_unique UNIQUE (id),
  CONSTRAINT challenge_entry_removal_reason
    CHECK (removal_reason IN ('offensive', 'personal', 'impersonation', 'advertising')),
  CONSTRAINT challenge_entry_alias_not_removed CHECK (alias_key <> ALL (removed_alias_keys)),
  CONSTRAINT challenge_entry_given_up_not_negative CHECK (given_up >= 0)
);--> statement-breakpoint
CREATE UNIQUE INDEX challenge_entry_alias ON challenge_entry (day, alias_key);--> statement-breakpoint
CREATE INDEX challenge_entry_ranks ON challenge_entry (day, given_up) WHERE finished_at IS NOT NULL;--> statement-breakpoint

-- ============================================================
-- free-entry: Requests for free Sweeps Coins.
-- ============================================================

CREATE TABLE free_entry (
  id uuid PRIMARY KEY,
  reference text NOT NULL,
  method text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  person_key text NOT NULL,
  full_name text NOT NULL,
  address text NOT NULL,
  birth_date date,
  country text,
  region text,
  address_key text,
  day date NOT NULL,
  status text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  due_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by text,
  rejection jsonb,
  locale text NOT NULL,
  player_id uuid,
  granted_at timestamptz,
  held_until timestamptz,
  CONSTRAINT free_entry_reference_unique UNIQUE (reference),
  CONSTRAINT free_entry_canonical_email CHECK (email COLLATE "C" ~ '^[!-@[-~]+$'),
  CONSTRAINT free_entry_country CHECK (country IN ('US', 'CA')),
  CONSTRAINT free_entry_locale CHECK (locale IN ('en', 'fr-CA')),
  CONSTRAINT free_entry_method CHECK (method IN ('online', 'mail')),
  CONSTRAINT free_entry_status CHECK (status IN ('pending', 'approved', 'granted', 'rejected', 'expired'))
);--> statement-breakpoint
CREATE UNIQUE INDEX free_entry_email_day ON free_entry (email_key, day);--> statement-breakpoint
CREATE UNIQUE INDEX free_entry_person_day ON free_entry (person_key, day);--> statement-breakpoint
CREATE INDEX free_entry_queue ON free_entry (id) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX free_entry_address ON free_entry (address_key);--> statement-breakpoint
CREATE INDEX free_entry_held ON free_entry (email_key) WHERE status = 'approved';--> statement-breakpoint

-- ============================================================
-- identity: Identity reviews, their documents, and sessions of the identity vendor.
-- ============================================================

CREATE TABLE identity_case (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  status text NOT NULL,
  attempt int NOT NULL,
  submitted_at timestamptz DEFAULT now() NOT NULL,
  target_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  escalated_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  ssn_key_id text,
  sealed_ssn bytea,
  ssn_refused boolean DEFAULT false NOT NULL,
  note text,
  verified_first_name text,
  verified_last_name text,
  verified_birth_date date,
  CONSTRAINT identity_case_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT identity_case_status CHECK (status IN ('waiting', 'verified', 'rejected')),
  CONSTRAINT identity_case_decision CHECK ((status = 'waiting') = (decided_at IS NULL)),
  CONSTRAINT identity_case_verified_person CHECK ((status = 'verified') = (num_nulls(verified_first_name, verified_last_name,
    verified_birth_date) = 0)),
  CONSTRAINT identity_case_ssn_whole CHECK (num_nulls(ssn_key_id, sealed_ssn) IN (0, 2))
);--> statement-breakpoint
CREATE UNIQUE INDEX identity_case_one_waiting ON identity_case (player_id) WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX identity_case_attempt ON identity_case (player_id, attempt);--> statement-breakpoint
CREATE INDEX identity_case_queue ON identity_case (status, id);--> statement-breakpoint
CREATE INDEX identity_case_due ON identity_case (due_at) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX identity_case_ssn_key ON identity_case (ssn_key_id);--> statement-breakpoint

CREATE TABLE identity_document (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  case_id uuid,
  file_id uuid,
  width_pixels int NOT NULL,
  height_pixels int NOT NULL,
  issued_on date,
  uploaded_at timestamptz DEFAULT now() NOT NULL,
  rejection text,
  superseded_at timestamptz,
  CONSTRAINT identity_document_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT identity_document_kind CHECK (kind IN ('government_id', 'address_proof', 'selfie')),
  CONSTRAINT identity_document_status CHECK (status IN ('uploaded', 'submitted', 'accepted', 'rejected')),
  CONSTRAINT identity_document_rejection CHECK (rejection IN ('unreadable', 'cut_off', 'wrong_document', 'expired', 'too_old',
    'name_differs', 'birth_date_differs', 'address_missing', 'face_differs', 'id_not_held', 'altered')),
  CONSTRAINT identity_document_reason CHECK ((status = 'rejected') = (rejection IS NOT NULL)),
  CONSTRAINT identity_document_file_kept CHECK (superseded_at IS NOT NULL OR file_id IS NOT NULL)
);--> statement-breakpoint
CREATE UNIQUE INDEX identity_document_current ON identity_document (player_id, kind) WHERE superseded_at IS NULL;--> statement-breakpoint
CREATE INDEX identity_document_forgotten ON identity_document (uploaded_at) WHERE status = 'uploaded' AND superseded_at IS NULL;--> statement-breakpoint
CREATE INDEX identity_document_case ON identity_document (player_id, case_id);--> statement-breakpoint
CREATE INDEX identity_document_file ON identity_document (file_id);--> statement-breakpoint

CREATE TABLE identity_vendor_session (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  vendor text NOT NULL,
  state text DEFAULT 'open' NOT NULL,
  started_at timestamptz DEFAULT now() NOT NULL,
  vendor_ref text,
  signaled_at timestamptz,
  checked_at timestamptz,
  ended_at timestamptz,
  code text,
  case_id uuid,
  refused_at timestamptz,
  erasure_requested_at timestamptz,
  erased_at timestamptz,
  published_at timestamptz,
  CONSTRAINT identity_vendor_session_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT identity_vendor_session_state CHECK (state IN ('open', 'processing', 'verified', 'canceled', 'unclear')),
  CONSTRAINT identity_vendor_session_ended CHECK ((state IN ('open', 'processing', 'unclear')) = (ended_at IS NULL)),
  CONSTRAINT identity_vendor_session_known CHECK (state = 'open' OR vendor_ref IS NOT NULL),
  CONSTRAINT identity_vendor_session_counts CHECK (case_id IS NULL OR state = 'verified'),
  CONSTRAINT identity_vendor_session_refused CHECK (refused_at IS NULL OR case_id IS NOT NULL),
  CONSTRAINT identity_vendor_session_erased CHECK (erased_at IS NULL OR erasure_requested_at IS NOT NULL)
);--> statement-breakpoint
CREATE UNIQUE INDEX identity_vendor_session_open ON identity_vendor_session (player_id)
  WHERE state IN ('open', 'processing', 'unclear') AND erasure_requested_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX identity_vendor_session_ref ON identity_vendor_session (vendor, vendor_ref);--> statement-breakpoint
CREATE INDEX identity_vendor_session_unpublished ON identity_vendor_session (id) WHERE vendor_ref IS NOT NULL AND published_at IS NULL;--> statement-breakpoint
CREATE INDEX identity_vendor_session_due ON identity_vendor_session (started_at)
  WHERE state IN ('open', 'processing', 'unclear') AND erasure_requested_at IS NULL;--> statement-breakpoint
CREATE INDEX identity_vendor_session_to_erase ON identity_vendor_session (erasure_requested_at)
  WHERE erasure_requested_at IS NOT NULL AND erased_at IS NULL;--> statement-breakpoint
CREATE INDEX identity_vendor_session_case ON identity_vendor_session (player_id, case_id);--> statement-breakpoint

-- ============================================================
-- support: Support tickets.
-- ============================================================

CREATE TABLE support_macro (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  texts jsonb NOT NULL,
  changed_by uuid NOT NULL,
  changed_by_name text NOT NULL,
  changed_at timestamptz DEFAULT now() NOT NULL
);--> statement-breakpoint

CREATE TABLE support_message (
  ticket_id uuid NOT NULL,
  id uuid NOT NULL,
  author text NOT NULL,
  staff_id uuid,
  staff_name text,
  text text NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT support_message_ticket_id_id_pk PRIMARY KEY (ticket_id, id),
  CONSTRAINT support_message_author CHECK (author IN ('person', 'staff', 'note')),
  CONSTRAINT support_message_author_whole CHECK (num_nulls(staff_id, staff_name) = CASE author WHEN 'person' THEN 2 ELSE 0 END)
);--> statement-breakpoint

CREATE TABLE support_ticket (
  id uuid PRIMARY KEY,
  reference text NOT NULL,
  player_id uuid,
  name text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  subject text NOT NULL,
  category text NOT NULL,
  locale text NOT NULL,
  status text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  last_message_id uuid NOT NULL,
  last_message_at timestamptz DEFAULT now() NOT NULL,
  turn uuid,
  waiting_since timestamptz,
  due_at timestamptz,
  escalated_at timestamptz,
  assigned_to uuid,
  assigned_to_name text,
  CONSTRAINT support_ticket_reference_unique UNIQUE (reference),
  CONSTRAINT support_ticket_canonical_email CHECK (email COLLATE "C" ~ '^[!-@[-~]+$'),
  CONSTRAINT support_ticket_category CHECK (category IN ('general', 'account', 'payment', 'redemption', 'technical',
    'feedback')),
  CONSTRAINT support_ticket_locale CHECK (locale IN ('en', 'fr-CA')),
  CONSTRAINT support_ticket_status CHECK (status IN ('waiting', 'answered', 'closed')),
  CONSTRAINT support_ticket_clock CHECK (num_nulls(turn, waiting_since, due_at) = CASE status WHEN 'waiting' THEN 0 ELSE 3 END),
  CONSTRAINT support_ticket_assigned_whole CHECK (num_nulls(assigned_to, assigned_to_name) IN (0, 2))
);--> statement-breakpoint
CREATE INDEX support_ticket_queue ON support_ticket (turn) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX support_ticket_status ON support_ticket (status, id);--> statement-breakpoint
CREATE INDEX support_ticket_due ON support_ticket (due_at) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX support_ticket_player ON support_ticket (player_id, id);--> statement-breakpoint
CREATE INDEX support_ticket_email ON support_ticket (email_key, id);--> statement-breakpoint

-- ============================================================
-- tax: W-9 forms, and the tax forms of each year.
-- ============================================================

CREATE TABLE tax_form (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  redemption_id uuid NOT NULL,
  legal_name text NOT NULL,
  street text NOT NULL,
  city text NOT NULL,
  region text NOT NULL,
  postal_code text NOT NULL,
  tin_type text NOT NULL,
  tin bytea NOT NULL,
  tin_last4 text NOT NULL,
  signed_name text NOT NULL,
  signed_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT tax_form_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT tax_form_tin_type CHECK (tin_type IN ('ssn', 'itin')),
  CONSTRAINT tax_form_tin_last4 CHECK (tin_last4 ~ '^\d{4}$')
);--> statement-breakpoint

CREATE TABLE tax_year_form (
  player_id uuid NOT NULL,
  year smallint NOT NULL,
  revision smallint NOT NULL,
  gross_cents bigint NOT NULL,
  withheld_cents bigint NOT NULL,
  issued_at timestamptz DEFAULT now() NOT NULL,
  issued_by uuid NOT NULL,
  CONSTRAINT tax_year_form_player_id_year_revision_pk PRIMARY KEY (player_id, year, revision)
);--> statement-breakpoint
CREATE INDEX tax_year_form_year ON tax_year_form (year);--> statement-breakpoint

-- ============================================================
-- sanctions: Imported sanctions lists, screenings, and matches.
-- ============================================================

CREATE TABLE sanctions_list (
  version int PRIMARY KEY,
  format text NOT NULL,
  sha256 text NOT NULL,
  files text[] NOT NULL,
  names int NOT NULL,
  imported_at timestamptz DEFAULT now() NOT NULL,
  players_at_import int DEFAULT 0 NOT NULL,
  rescreened_up_to uuid,
  rescreened int DEFAULT 0 NOT NULL,
  rescreening_matches int DEFAULT 0 NOT NULL,
  rescreened_at timestamptz,
  CONSTRAINT sanctions_list_format CHECK (format IN ('sdn', 'plain'))
);--> statement-breakpoint

CREATE TABLE sanctions_match (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  screening_id uuid NOT NULL,
  list_version int NOT NULL,
  entry text NOT NULL,
  listed_name text NOT NULL,
  listed_birth_years smallint[] NOT NULL,
  name text NOT NULL,
  birth_year smallint NOT NULL,
  score smallint NOT NULL,
  state text DEFAULT 'open' NOT NULL,
  opened_at timestamptz DEFAULT now() NOT NULL,
  decided_at timestamptz,
  decided_by uuid,
  reason text,
  CONSTRAINT sanctions_match_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT sanctions_match_state CHECK (state IN ('open', 'cleared', 'confirmed')),
  CONSTRAINT sanctions_match_decided CHECK ((state = 'open') = (decided_at IS NULL)),
  CONSTRAINT sanctions_match_decided_by CHECK ((decided_at IS NULL) = (decided_by IS NULL))
);--> statement-breakpoint
CREATE UNIQUE INDEX sanctions_match_once ON sanctions_match (player_id, entry, listed_name, name, birth_year);--> statement-breakpoint
CREATE INDEX sanctions_match_by_id ON sanctions_match (id);--> statement-breakpoint
CREATE INDEX sanctions_match_queue ON sanctions_match (id) WHERE state = 'open';--> statement-breakpoint

CREATE TABLE sanctions_name (
  version int NOT NULL,
  position int NOT NULL,
  entry text NOT NULL,
  name text NOT NULL,
  birth_years smallint[] NOT NULL,
  CONSTRAINT sanctions_name_version_position_pk PRIMARY KEY (version, position)
);--> statement-breakpoint

CREATE TABLE sanctions_upload (
  id uuid PRIMARY KEY,
  format text NOT NULL,
  sha256 text NOT NULL,
  files text[] NOT NULL,
  contents bytea[] NOT NULL,
  names integer NOT NULL,
  base_version integer NOT NULL,
  added integer NOT NULL,
  removed integer NOT NULL,
  added_names text[] NOT NULL,
  removed_names text[] NOT NULL,
  may_shrink boolean NOT NULL,
  reason text NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  requested_by uuid NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  decided_by uuid,
  decided_at timestamptz,
  decision_note text,
  version integer,
  CONSTRAINT sanctions_upload_format CHECK (format IN ('sdn', 'plain')),
  CONSTRAINT sanctions_upload_status CHECK (status IN ('pending', 'approved', 'imported', 'rejected', 'failed')),
  CONSTRAINT sanctions_upload_decided_whole CHECK ((status = 'pending') = (decided_at IS NULL)
    AND (decided_at IS NULL) = (decided_by IS NULL)),
  CONSTRAINT sanctions_upload_by_two CHECK (status IN ('pending', 'rejected') OR decided_by <> requested_by),
  CONSTRAINT sanctions_upload_version CHECK ((status = 'imported') = (version IS NOT NULL))
);--> statement-breakpoint
CREATE UNIQUE INDEX sanctions_upload_open ON sanctions_upload ((true)) WHERE status IN ('pending', 'approved');--> statement-breakpoint
CREATE INDEX sanctions_upload_newest ON sanctions_upload (requested_at);--> statement-breakpoint

CREATE TABLE sanctions_screening (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  occasion text NOT NULL,
  name text NOT NULL,
  birth_year smallint NOT NULL,
  list_version int,
  list_sha256 text,
  result text NOT NULL,
  screened_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT sanctions_screening_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT sanctions_screening_occasion CHECK (occasion IN ('identity', 'approval', 'payout', 'list_import')),
  CONSTRAINT sanctions_screening_result CHECK (result IN ('clear', 'match', 'no_list')),
  CONSTRAINT sanctions_screening_names_list CHECK ((result = 'no_list') = (list_version IS NULL))
);--> statement-breakpoint

-- ============================================================
-- redemptions: Redemptions, their approvals and history, and skill-testing questions.
-- ============================================================

CREATE TABLE redemption (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  sweeps_submitted bigint NOT NULL,
  usd_cents bigint NOT NULL,
  payout_method text NOT NULL,
  details_sealed bytea NOT NULL,
  details_masked text NOT NULL,
  status text NOT NULL,
  needs text[] DEFAULT '{}' NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  since timestamptz DEFAULT now() NOT NULL,
  due_at timestamptz,
  breached_at timestamptz,
  reminders smallint DEFAULT 0 NOT NULL,
  withheld_cents bigint,
  paid_cents bigint,
  paid_at timestamptz,
  idempotency_key text,
  request_hash bytea,
  CONSTRAINT redemption_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT redemption_payout_method CHECK (payout_method IN ('bank', 'skrill', 'paypal', 'check', 'gift_card', 'card')),
  CONSTRAINT redemption_status CHECK (status IN ('awaiting_verification', 'in_review', 'approved', 'processing', 'paid',
    'rejected', 'returned', 'forfeited')),
  CONSTRAINT redemption_paid_has_date CHECK ((status = 'paid') = (paid_at IS NOT NULL)),
  CONSTRAINT redemption_paid_has_amounts CHECK ((paid_at IS NULL AND paid_cents IS NULL AND withheld_cents IS NULL)
    OR (withheld_cents >= 0 AND paid_cents + withheld_cents = usd_cents)),
  CONSTRAINT redemption_amount_positive CHECK (sweeps_submitted > 0)
);--> statement-breakpoint
CREATE INDEX redemption_by_id ON redemption (id);--> statement-breakpoint
CREATE INDEX redemption_amount ON redemption (sweeps_submitted, id);--> statement-breakpoint
CREATE INDEX redemption_open ON redemption (id) WHERE status IN ('awaiting_verification', 'in_review', 'approved',
  'processing');--> statement-breakpoint
CREATE UNIQUE INDEX redemption_one_open ON redemption (player_id) WHERE status IN ('awaiting_verification', 'in_review',
  'approved', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX redemption_idempotency_key ON redemption (player_id, idempotency_key);--> statement-breakpoint
CREATE INDEX redemption_paid ON redemption (paid_at DESC NULLS LAST) WHERE paid_at IS NOT NULL;--> statement-breakpoint

CREATE TABLE redemption_allowance (
  player_id uuid PRIMARY KEY,
  request_hundredths bigint NOT NULL,
  day_hundredths bigint NOT NULL,
  month_hundredths bigint NOT NULL,
  until timestamptz,
  set_at timestamptz DEFAULT now() NOT NULL
);--> statement-breakpoint

CREATE TABLE redemption_approval (
  player_id uuid NOT NULL,
  redemption_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT redemption_approval_player_id_redemption_id_staff_id_pk PRIMARY KEY (player_id, redemption_id, staff_id)
);--> statement-breakpoint

CREATE TABLE redemption_event (
  player_id uuid NOT NULL,
  redemption_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  status text NOT NULL,
  reason text NOT NULL,
  note text,
  staff_id uuid,
  ended text,
  ended_after_seconds int,
  ended_in_time boolean,
  CONSTRAINT redemption_event_player_id_redemption_id_id_pk PRIMARY KEY (player_id, redemption_id, id),
  CONSTRAINT redemption_event_status CHECK (status IN ('awaiting_verification', 'in_review', 'approved', 'processing', 'paid',
    'rejected', 'returned', 'forfeited')),
  CONSTRAINT redemption_event_reason CHECK (reason IN ('requested', 'verified', 'skill_test_passed', 'skill_test_failed',
    'first_approval', 'approved', 'w9_needed', 'w9_given', 'handed_over', 'payout_unclaimed', 'payout_failed',
    'payout_details_wrong', 'payout_account_closed', 'payout_sent_back', 'paid', 'unverified', 'closed_without_w9', 'late',
    'name_mismatch', 'details_invalid', 'method_unavailable', 'verification_failed', 'region', 'rules', 'player_asked', 'fraud',
    'duplicate_account', 'underage', 'bonus_abuse', 'busy', 'further_review', 'provider', 'details_check')),
  CONSTRAINT redemption_event_ended CHECK (ended IN ('awaiting_verification', 'in_review', 'approved', 'processing', 'paid',
    'rejected', 'returned', 'forfeited'))
);--> statement-breakpoint
CREATE INDEX redemption_event_ended ON redemption_event (at) WHERE ended IS NOT NULL;--> statement-breakpoint

CREATE TABLE skill_question (
  player_id uuid NOT NULL,
  redemption_id uuid NOT NULL,
  attempt smallint NOT NULL,
  question text NOT NULL,
  answer int NOT NULL,
  asked_at timestamptz DEFAULT now() NOT NULL,
  expires_at timestamptz NOT NULL,
  given int,
  given_at timestamptz,
  CONSTRAINT skill_question_player_id_redemption_id_attempt_pk PRIMARY KEY (player_id, redemption_id, attempt)
);--> statement-breakpoint

-- ============================================================
-- payouts: Payouts of approved redemptions.
-- ============================================================

CREATE TABLE payout (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  redemption_id uuid NOT NULL,
  batch_id uuid NOT NULL,
  method text NOT NULL,
  gross_cents bigint NOT NULL,
  withheld_cents bigint NOT NULL,
  net_cents bigint NOT NULL,
  state text DEFAULT 'processing' NOT NULL,
  started_at timestamptz DEFAULT now() NOT NULL,
  settled_at timestamptz,
  settled_by uuid,
  paid_on date,
  reference text,
  failure text,
  note text,
  CONSTRAINT payout_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT payout_method CHECK (method IN ('bank', 'skrill', 'paypal', 'check', 'gift_card', 'card')),
  CONSTRAINT payout_state CHECK (state IN ('processing', 'paid', 'failed')),
  CONSTRAINT payout_failure CHECK (failure IN ('details_wrong', 'account_closed', 'refused_by_provider', 'sent_back', 'other')),
  CONSTRAINT payout_adds_up CHECK (gross_cents > 0 AND withheld_cents >= 0 AND net_cents > 0
    AND net_cents + withheld_cents = gross_cents),
  CONSTRAINT payout_settled CHECK ((state = 'processing') = (settled_at IS NULL)),
  CONSTRAINT payout_settled_by CHECK (settled_at IS NOT NULL OR settled_by IS NULL),
  CONSTRAINT payout_paid CHECK ((state = 'paid') = (paid_on IS NOT NULL)),
  CONSTRAINT payout_reference CHECK ((state = 'paid') = (reference IS NOT NULL)),
  CONSTRAINT payout_failed CHECK ((state = 'failed') = (failure IS NOT NULL))
);--> statement-breakpoint
CREATE UNIQUE INDEX payout_one_of_redemption ON payout (player_id, redemption_id) WHERE state <> 'failed';--> statement-breakpoint
CREATE INDEX payout_by_id ON payout (id);--> statement-breakpoint
CREATE INDEX payout_of_batch ON payout (batch_id);--> statement-breakpoint
CREATE INDEX payout_open ON payout (id) WHERE state = 'processing';--> statement-breakpoint
CREATE INDEX payout_paid_on ON payout (paid_on) WHERE state = 'paid';--> statement-breakpoint

CREATE TABLE payout_batch (
  id uuid PRIMARY KEY,
  started_by uuid NOT NULL,
  started_at timestamptz DEFAULT now() NOT NULL,
  requested uuid[] NOT NULL,
  refused jsonb DEFAULT '[]'::jsonb NOT NULL
);--> statement-breakpoint

CREATE TABLE payout_reference (
  method text NOT NULL,
  reference text NOT NULL,
  payout_id uuid NOT NULL,
  CONSTRAINT payout_reference_method_reference_pk PRIMARY KEY (method, reference),
  CONSTRAINT payout_reference_method CHECK (method IN ('bank', 'skrill', 'paypal', 'check', 'gift_card', 'card'))
);--> statement-breakpoint

CREATE TABLE payout_transfer (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  provider text NOT NULL,
  state text DEFAULT 'requested' NOT NULL,
  requested_at timestamptz DEFAULT now() NOT NULL,
  attempts int DEFAULT 0 NOT NULL,
  first_sent_at timestamptz,
  sending_until timestamptz,
  provider_ref text,
  checked_at timestamptz,
  unclaimed_at timestamptz,
  ended_at timestamptz,
  code text,
  signaled_at timestamptz,
  taken_back_at timestamptz,
  taken_back_code text,
  published_at timestamptz,
  CONSTRAINT payout_transfer_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT payout_transfer_state CHECK (state IN ('requested', 'pending', 'paid', 'failed', 'unclear')),
  CONSTRAINT payout_transfer_pending CHECK (state <> 'pending' OR provider_ref IS NOT NULL),
  CONSTRAINT payout_transfer_ended CHECK ((state IN ('requested', 'pending')) = (ended_at IS NULL)),
  CONSTRAINT payout_transfer_explained CHECK ((state IN ('failed', 'unclear')) = (code IS NOT NULL)),
  CONSTRAINT payout_transfer_taken_back CHECK ((taken_back_at IS NULL) = (taken_back_code IS NULL) AND (taken_back_at IS NULL OR state = 'paid'))
);--> statement-breakpoint
CREATE INDEX payout_transfer_by_id ON payout_transfer (id);--> statement-breakpoint
CREATE INDEX payout_transfer_by_ref ON payout_transfer (provider_ref);--> statement-breakpoint
CREATE INDEX payout_transfer_unpublished ON payout_transfer (id) WHERE provider_ref IS NOT NULL AND published_at IS NULL;--> statement-breakpoint
CREATE INDEX payout_transfer_open ON payout_transfer (requested_at) WHERE state IN ('requested', 'pending');--> statement-breakpoint

-- ============================================================
-- push: Browsers with push notifications, and messages that wait to be sent to them.
-- ============================================================

CREATE TABLE push_message (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  notice text NOT NULL,
  queued_at timestamptz DEFAULT now() NOT NULL,
  attempts int DEFAULT 0 NOT NULL,
  last_error text,
  CONSTRAINT push_message_player_id_id_pk PRIMARY KEY (player_id, id)
);--> statement-breakpoint
CREATE INDEX push_message_subscription ON push_message (player_id, subscription_id);--> statement-breakpoint

CREATE TABLE push_subscription (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  public_key text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  last_success_at timestamptz,
  failures int DEFAULT 0 NOT NULL,
  ended_at timestamptz,
  CONSTRAINT push_subscription_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT push_subscription_endpoint UNIQUE (endpoint),
  CONSTRAINT push_subscription_length CHECK (length(endpoint) <= 1024)
);--> statement-breakpoint

-- ============================================================
-- risk: Browsers and networks of accounts as keyed hashes, scores with their reasons, and the cases of staff.
-- ============================================================

CREATE TABLE risk_case (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  score int NOT NULL,
  signals text[] NOT NULL,
  topics text[] NOT NULL,
  facts text[] NOT NULL,
  state text DEFAULT 'open' NOT NULL,
  opened_at timestamptz DEFAULT now() NOT NULL,
  decided_at timestamptz,
  decided_by uuid,
  note text,
  ticket_id uuid,
  CONSTRAINT risk_case_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT risk_case_state CHECK (state IN ('open', 'contacted', 'no_concern')),
  CONSTRAINT risk_case_decided CHECK ((state = 'open') = (decided_at IS NULL)),
  CONSTRAINT risk_case_decided_by CHECK ((decided_at IS NULL) = (decided_by IS NULL))
);--> statement-breakpoint
CREATE UNIQUE INDEX risk_case_undecided ON risk_case (player_id) WHERE state <> 'no_concern';--> statement-breakpoint
CREATE INDEX risk_case_by_id ON risk_case (id);--> statement-breakpoint
CREATE INDEX risk_case_score ON risk_case (score, id);--> statement-breakpoint
CREATE INDEX risk_case_queue ON risk_case (id) WHERE state = 'open';--> statement-breakpoint

CREATE TABLE risk_due (
  player_id uuid PRIMARY KEY,
  occasion text NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT risk_due_occasion CHECK (occasion IN ('registration', 'redemption', 'staff'))
);--> statement-breakpoint
CREATE INDEX risk_due_at ON risk_due (at);--> statement-breakpoint

CREATE TABLE risk_fact (
  player_id uuid NOT NULL,
  kind text NOT NULL,
  value bytea NOT NULL,
  browser text,
  system text,
  first_seen_at timestamptz DEFAULT now() NOT NULL,
  last_seen_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT risk_fact_player_id_kind_value_pk PRIMARY KEY (player_id, kind, value),
  CONSTRAINT risk_fact_kind CHECK (kind IN ('device', 'network'))
);--> statement-breakpoint
CREATE INDEX risk_fact_value ON risk_fact (value);--> statement-breakpoint
CREATE INDEX risk_fact_last_seen ON risk_fact (last_seen_at);--> statement-breakpoint

CREATE TABLE risk_link (
  player_id uuid NOT NULL,
  linked_player_id uuid NOT NULL,
  kinds text[] NOT NULL,
  CONSTRAINT risk_link_player_id_linked_player_id_pk PRIMARY KEY (player_id, linked_player_id),
  CONSTRAINT risk_link_other CHECK (player_id <> linked_player_id)
);--> statement-breakpoint
CREATE INDEX risk_link_linked ON risk_link (linked_player_id);--> statement-breakpoint

CREATE TABLE risk_score (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  occasion text NOT NULL,
  version int NOT NULL,
  score int NOT NULL,
  reasons jsonb NOT NULL,
  assessed_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT risk_score_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT risk_score_occasion CHECK (occasion IN ('registration', 'redemption', 'staff')),
  CONSTRAINT risk_score_range CHECK (score BETWEEN 0 AND 100)
);--> statement-breakpoint
CREATE INDEX risk_score_assessed ON risk_score (assessed_at);--> statement-breakpoint

-- ============================================================
-- privacy: Data exports and deletions of accounts.
-- ============================================================

CREATE TABLE account_deletion (
  player_id uuid PRIMARY KEY,
  requested_at timestamptz DEFAULT now() NOT NULL,
  erase_at timestamptz NOT NULL,
  erased_at timestamptz
);--> statement-breakpoint
CREATE INDEX account_deletion_due ON account_deletion (erase_at) WHERE erased_at IS NULL;--> statement-breakpoint

CREATE TABLE data_export (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  state text DEFAULT 'queued' NOT NULL,
  requested_at timestamptz DEFAULT now() NOT NULL,
  with_documents boolean DEFAULT false NOT NULL,
  attempts int DEFAULT 0 NOT NULL,
  rows_done int DEFAULT 0 NOT NULL,
  rows_total int,
  size_bytes bigint,
  file_ids uuid[] DEFAULT '{}' NOT NULL,
  expires_at timestamptz,
  CONSTRAINT data_export_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT data_export_state CHECK (state IN ('queued', 'running', 'ready', 'failed', 'expired')),
  CONSTRAINT data_export_ready_whole CHECK ((state = 'ready') = (cardinality(file_ids) > 0)
    AND (state <> 'ready' OR num_nulls(size_bytes, expires_at, rows_total) = 0))
);--> statement-breakpoint
CREATE UNIQUE INDEX data_export_one_unfinished ON data_export (player_id) WHERE state IN ('queued', 'running');--> statement-breakpoint
CREATE INDEX data_export_expires ON data_export (expires_at) WHERE state = 'ready';--> statement-breakpoint

-- ============================================================
-- adjustments: Corrections of balances, which two members of staff decide.
-- ============================================================

CREATE TABLE adjustment (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  currency currency NOT NULL,
  amount bigint NOT NULL,
  reason text NOT NULL,
  status text DEFAULT 'pending' NOT NULL,
  requested_by uuid NOT NULL,
  requested_at timestamptz(3) DEFAULT now() NOT NULL,
  due_at timestamptz NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  decision_note text,
  CONSTRAINT adjustment_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT adjustment_status CHECK (status IN ('pending', 'approved', 'rejected')),
  CONSTRAINT adjustment_amount_not_zero CHECK (amount <> 0),
  CONSTRAINT adjustment_decided_whole CHECK ((status = 'pending') = (decided_by IS NULL)
    AND (decided_by IS NULL) = (decided_at IS NULL)),
  CONSTRAINT adjustment_by_two CHECK (status <> 'approved' OR decided_by <> requested_by)
);--> statement-breakpoint
CREATE INDEX adjustment_waiting ON adjustment (requested_at, id) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX adjustment_requested ON adjustment (requested_at, id);--> statement-breakpoint

-- ============================================================
-- alerts: What operators are alerted to.
-- ============================================================

CREATE TABLE operator_alert (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  key text NOT NULL,
  day date NOT NULL,
  level text NOT NULL,
  facts jsonb NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  count int NOT NULL,
  settled_at timestamptz,
  settled_by uuid,
  settled_by_name text,
  note text,
  CONSTRAINT operator_alert_level CHECK (level IN ('warn', 'error', 'fatal')),
  CONSTRAINT operator_alert_count CHECK (count > 0),
  CONSTRAINT operator_alert_settled_whole CHECK (num_nulls(settled_at, settled_by, settled_by_name, note) IN (0, 4))
);--> statement-breakpoint
CREATE UNIQUE INDEX operator_alert_open ON operator_alert (kind, key, day) WHERE settled_at IS NULL;--> statement-breakpoint
CREATE INDEX operator_alert_queue ON operator_alert (id) WHERE settled_at IS NULL;--> statement-breakpoint
CREATE INDEX operator_alert_settled ON operator_alert (settled_at);--> statement-breakpoint

-- ============================================================
-- health: When each job last ran, and which workers are alive.
-- ============================================================

CREATE TABLE job_run (
  name text PRIMARY KEY,
  schedule text NOT NULL,
  every_minutes int NOT NULL,
  declared_at timestamptz DEFAULT now() NOT NULL,
  last_success_at timestamptz,
  took_ms int,
  last_failure_at timestamptz,
  last_error text
);--> statement-breakpoint

CREATE TABLE worker_heartbeat (
  pool text PRIMARY KEY,
  at timestamptz NOT NULL
);--> statement-breakpoint

-- ============================================================
-- liabilities: The published total of Sweeps Coins of each day.
-- ============================================================

CREATE TABLE liabilities_day (
  day date PRIMARY KEY,
  at timestamptz NOT NULL,
  root bytea NOT NULL,
  sum bigint NOT NULL,
  leaves int NOT NULL,
  sealed_key bytea NOT NULL,
  CONSTRAINT liabilities_day_root CHECK (length(root) = 32 AND sum >= 0 AND leaves >= 0)
);--> statement-breakpoint

CREATE TABLE liabilities_player (
  player_id uuid NOT NULL,
  day date NOT NULL,
  wallet bigint NOT NULL,
  escrow bigint NOT NULL,
  entry bigint NOT NULL,
  pieces bytea NOT NULL,
  CONSTRAINT liabilities_player_player_id_day_pk PRIMARY KEY (player_id, day),
  CONSTRAINT liabilities_player_not_negative CHECK (wallet >= 0 AND escrow >= 0)
);--> statement-breakpoint

CREATE TABLE liabilities_tile (
  day date NOT NULL,
  level smallint NOT NULL,
  index int NOT NULL,
  nodes bytea NOT NULL,
  CONSTRAINT liabilities_tile_day_level_index_pk PRIMARY KEY (day, level, index)
);--> statement-breakpoint

-- ============================================================
-- reports: Daily figures.
-- ============================================================

CREATE TABLE daily_liability (
  day date PRIMARY KEY,
  at timestamptz DEFAULT now() NOT NULL,
  players int NOT NULL,
  balances bigint NOT NULL,
  unplayed bigint NOT NULL,
  redeemable bigint NOT NULL,
  players_redeemable int NOT NULL,
  in_escrow jsonb NOT NULL,
  held_entries int NOT NULL,
  owing_players int NOT NULL,
  owed_gold bigint NOT NULL,
  owed_sweeps bigint NOT NULL
);--> statement-breakpoint

CREATE TABLE daily_movement (
  day date NOT NULL,
  currency currency NOT NULL,
  kind journal_kind NOT NULL,
  to_players boolean NOT NULL,
  entries int NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT daily_movement_day_currency_kind_to_players_pk PRIMARY KEY (day, currency, kind, to_players),
  CONSTRAINT daily_movement_positive CHECK (entries > 0 AND amount > 0)
);--> statement-breakpoint

CREATE TABLE daily_report (
  day date PRIMARY KEY,
  computed_at timestamptz DEFAULT now() NOT NULL,
  registrations int NOT NULL,
  active_players int NOT NULL,
  rounds int NOT NULL,
  buyers int NOT NULL,
  orders_paid int NOT NULL,
  paid_cents bigint NOT NULL,
  orders_taken_back int NOT NULL,
  taken_back_cents bigint NOT NULL,
  redemptions_asked int NOT NULL,
  sweeps_asked bigint NOT NULL,
  redemptions_paid int NOT NULL,
  sweeps_paid bigint NOT NULL,
  median_hours double precision
);--> statement-breakpoint

-- ============================================================
-- staff: Members of staff, their sessions, permissions and changes, and copies of the rules about them.
-- ============================================================

CREATE TABLE staff_limit (
  "only" boolean PRIMARY KEY DEFAULT true,
  idle_minutes int NOT NULL,
  absolute_hours int NOT NULL,
  fresh_minutes int NOT NULL,
  codes_per_window int NOT NULL,
  code_window_minutes int NOT NULL,
  code_step_seconds int NOT NULL,
  code_drift_steps int NOT NULL,
  CONSTRAINT staff_limit_only CHECK ("only")
);--> statement-breakpoint

CREATE TABLE staff_change (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  subject text NOT NULL,
  name text,
  email text,
  email_key text,
  roles text[],
  permissions text[],
  reason text NOT NULL,
  status text DEFAULT 'pending' NOT NULL,
  requested_by uuid NOT NULL,
  requested_at timestamptz DEFAULT now() NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  decision_note text,
  CONSTRAINT staff_change_kind CHECK (kind IN ('invite', 'set_roles', 'disable', 'enable', 'reset_second_factor', 'set_permissions',
    'drop_month')),
  CONSTRAINT staff_change_status CHECK (status IN ('pending', 'approved', 'rejected', 'void')),
  CONSTRAINT staff_change_decided_whole CHECK ((status = 'pending') = (decided_at IS NULL)
    AND (decided_at IS NULL) = (decided_by IS NULL)),
  CONSTRAINT staff_change_by_two CHECK (status <> 'approved' OR (decided_by <> requested_by AND decided_by::text <> subject))
);--> statement-breakpoint
CREATE UNIQUE INDEX staff_change_pending ON staff_change (subject) WHERE status = 'pending';--> statement-breakpoint

CREATE TABLE staff_link (
  staff_id uuid PRIMARY KEY,
  token_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT staff_link_token UNIQUE (token_hash)
);--> statement-breakpoint

CREATE TABLE staff_member (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL,
  name text NOT NULL,
  password_hash text,
  roles text[] NOT NULL,
  totp_secret bytea,
  last_totp_step bigint DEFAULT 0 NOT NULL,
  disabled_at timestamptz,
  locked_at timestamptz,
  codes_tried int DEFAULT 0 NOT NULL,
  codes_since timestamptz DEFAULT now() NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  last_seen_at timestamptz,
  provider_identity text,
  directory_deleted_at timestamptz,
  CONSTRAINT staff_member_canonical_email CHECK (email COLLATE "C" ~ '^[!-@[-~]+$'),
  CONSTRAINT staff_member_roles CHECK (cardinality(roles) > 0 AND roles <@ ARRAY['support', 'compliance', 'finance',
    'admin']::text[])
);--> statement-breakpoint
CREATE UNIQUE INDEX staff_member_email ON staff_member (email);--> statement-breakpoint
CREATE UNIQUE INDEX staff_member_mailbox ON staff_member (email_key);--> statement-breakpoint
CREATE UNIQUE INDEX staff_member_provider_identity ON staff_member (provider_identity);--> statement-breakpoint

CREATE TABLE staff_permission (
  role text NOT NULL,
  permission text NOT NULL,
  granted boolean NOT NULL,
  CONSTRAINT staff_permission_role_permission_pk PRIMARY KEY (role, permission)
);--> statement-breakpoint

CREATE TABLE staff_session (
  id_hash bytea PRIMARY KEY,
  staff_id uuid NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  last_seen_at timestamptz DEFAULT now() NOT NULL,
  proven_at timestamptz DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX staff_session_staff ON staff_session (staff_id);--> statement-breakpoint

-- ============================================================
-- sweeps-expiry: Notices before Sweeps Coins expire.
-- ============================================================

CREATE TABLE sweeps_expiry_notice (
  player_id uuid NOT NULL,
  absent_since timestamptz NOT NULL,
  after_seq bigint NOT NULL,
  notice text NOT NULL,
  expires_at timestamptz NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT sweeps_expiry_notice_player_id_absent_since_after_seq_notice_pk PRIMARY KEY (player_id, absent_since, after_seq, notice),
  CONSTRAINT sweeps_expiry_notice_notice CHECK (notice IN ('first', 'last'))
);--> statement-breakpoint

-- ============================================================
-- dev/mailbox: Mails that the development mailbox received. Empty in production.
-- ============================================================

CREATE TABLE dev_mailbox (
  id uuid PRIMARY KEY,
  received_at timestamptz DEFAULT now() NOT NULL,
  message_id text,
  sender text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  html text
);--> statement-breakpoint

-- ============================================================
-- Foreign keys
-- ============================================================

ALTER TABLE challenge_entry ADD CONSTRAINT challenge_entry_day_challenge_day_day_fk FOREIGN KEY (day) REFERENCES challenge_day (day);--> statement-breakpoint
ALTER TABLE favorite_game ADD CONSTRAINT favorite_game_game_id_game_id_fk FOREIGN KEY (game_id) REFERENCES game (id);--> statement-breakpoint
ALTER TABLE game ADD CONSTRAINT game_maths_id_game_maths_id_fk FOREIGN KEY (maths_id) REFERENCES game_maths (id);--> statement-breakpoint
ALTER TABLE game_look ADD CONSTRAINT game_look_switch_id_game_switch_id_fk FOREIGN KEY (switch_id) REFERENCES game_switch (id);--> statement-breakpoint
ALTER TABLE identity_document ADD CONSTRAINT identity_document_file_id_stored_file_id_fk
  FOREIGN KEY (file_id) REFERENCES stored_file (id);--> statement-breakpoint
ALTER TABLE identity_document ADD CONSTRAINT identity_document_of_case
  FOREIGN KEY (player_id, case_id) REFERENCES identity_case (player_id, id);--> statement-breakpoint
ALTER TABLE identity_vendor_session ADD CONSTRAINT identity_vendor_session_of_case
  FOREIGN KEY (player_id, case_id) REFERENCES identity_case (player_id, id);--> statement-breakpoint
ALTER TABLE daily_movement ADD CONSTRAINT daily_movement_day_daily_report_day_fk
  FOREIGN KEY (day) REFERENCES daily_report (day);--> statement-breakpoint
ALTER TABLE sanctions_name ADD CONSTRAINT sanctions_name_version_sanctions_list_version_fk
  FOREIGN KEY (version) REFERENCES sanctions_list (version);--> statement-breakpoint
ALTER TABLE staff_link ADD CONSTRAINT staff_link_staff_id_staff_member_id_fk
  FOREIGN KEY (staff_id) REFERENCES staff_member (id);--> statement-breakpoint
ALTER TABLE staff_session ADD CONSTRAINT staff_session_staff_id_staff_member_id_fk
  FOREIGN KEY (staff_id) REFERENCES staff_member (id);--> statement-breakpoint
ALTER TABLE support_message ADD CONSTRAINT support_message_ticket_id_support_ticket_id_fk
  FOREIGN KEY (ticket_id) REFERENCES support_ticket (id) ON DELETE CASCADE;--> statement-breakpoint

-- ============================================================
-- First rows
-- ============================================================

-- The jurisdiction pack that is in force until staff switch to another one.
INSERT INTO policy_switch (pack_id, switched_by) VALUES ('spec-2025', 'installation');--> statement-breakpoint

-- The head of the empty audit log: what the first row of the chain follows.
INSERT INTO staff_audit_head (seq, hash) VALUES (0, sha256(''));--> statement-breakpoint

-- The head of the empty public log. SHA-256 of nothing is the root of a tree without entries.
INSERT INTO log_head (size, root) VALUES (0, sha256(''));
