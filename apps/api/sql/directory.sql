-- The directory of a site with several cells. `cells prepare` runs this file. It is safe to repeat.
CREATE SCHEMA IF NOT EXISTS directory;

CREATE TABLE IF NOT EXISTS directory.cell (
  name text PRIMARY KEY CHECK (name ~ '^[a-z][a-z0-9_]{0,49}$'),
  api_url text NOT NULL CHECK (api_url ~ '^https?://[^/?#]+$'),
  is_open boolean NOT NULL DEFAULT true,
  weight integer NOT NULL DEFAULT 1 CHECK (weight > 0),
  -- Rows of player_directory with this cell.
  accounts bigint NOT NULL DEFAULT 0
);

-- The address of the back office of a cell, for links.
ALTER TABLE directory.cell ADD COLUMN IF NOT EXISTS office_url text CHECK (office_url ~ '^https?://[^/?#]+$');

-- How far the cell has read the self-excluded people of the other cells (excluded_person.seq); null before its worker has read them
-- for the first time. `cells add` opens no cell that has not read them.
ALTER TABLE directory.cell ADD COLUMN IF NOT EXISTS exclusions_read bigint;
-- How far the cell has read and applied the settings of the site (setting.seq).
ALTER TABLE directory.cell ADD COLUMN IF NOT EXISTS settings_seq bigint NOT NULL DEFAULT 0;

-- The first registration of a mailbox decides the cell of every account of this mailbox.
CREATE TABLE IF NOT EXISTS directory.mailbox (
  mailbox_hash bytea PRIMARY KEY CHECK (octet_length(mailbox_hash) = 32),
  cell text NOT NULL REFERENCES directory.cell
);

CREATE TABLE IF NOT EXISTS directory.player_directory (
  email_hash bytea PRIMARY KEY CHECK (octet_length(email_hash) = 32),
  mailbox_hash bytea NOT NULL REFERENCES directory.mailbox,
  cell text NOT NULL REFERENCES directory.cell,
  state text NOT NULL CHECK (state IN ('pending', 'active')),
  claim_id uuid NOT NULL UNIQUE,
  claimed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS player_directory_pending ON directory.player_directory (cell, claimed_at) WHERE state = 'pending';

-- The cell of a player or a payment, for notifications of payment providers. Names are keyed hashes. The rows stay after an
-- erasure, because a payment can be charged back later.
CREATE TABLE IF NOT EXISTS directory.reference (
  name_hash bytea PRIMARY KEY CHECK (octet_length(name_hash) = 32),
  cell text NOT NULL REFERENCES directory.cell
);

-- Self-excluded people of all cells, sealed with a key that the directory does not have. A newer version of a person is a new row;
-- the cell then deletes the older one.
CREATE TABLE IF NOT EXISTS directory.excluded_person (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cell text NOT NULL REFERENCES directory.cell,
  person_hash bytea NOT NULL CHECK (octet_length(person_hash) = 32),
  version bigint NOT NULL CHECK (version > 0),
  sealed bytea NOT NULL CHECK (octet_length(sealed) BETWEEN 28 AND 1000000),
  UNIQUE (cell, person_hash, version)
);

-- Rows are committed in the order of their numbers, so that a cell that has read a number never misses a lower one. The trigger
-- runs before the statement takes a number.
CREATE OR REPLACE FUNCTION directory.commit_in_order() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7310079);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER excluded_person_in_order BEFORE INSERT ON directory.excluded_person
  FOR EACH STATEMENT EXECUTE FUNCTION directory.commit_in_order();

-- The cell whose back office decides settings for all cells. The term grows with each choice of a cell.
CREATE TABLE IF NOT EXISTS directory.settings_source (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  cell text NOT NULL REFERENCES directory.cell,
  term bigint NOT NULL
);

-- The settings of the deciding cell, sealed like excluded people. A newer version of a setting is a new row.
CREATE TABLE IF NOT EXISTS directory.setting (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cell text NOT NULL REFERENCES directory.cell,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  term bigint NOT NULL,
  version bigint NOT NULL CHECK (version > 0),
  sealed bytea NOT NULL CHECK (octet_length(sealed) BETWEEN 28 AND 1000000),
  UNIQUE (cell, name, term, version)
);
-- The sealed content of a setting that is too large for its value. A cell reads this column only when it applies the setting.
ALTER TABLE directory.setting ADD COLUMN IF NOT EXISTS content bytea CHECK (octet_length(content) BETWEEN 28 AND 100000000);
CREATE OR REPLACE TRIGGER setting_in_order BEFORE INSERT ON directory.setting
  FOR EACH STATEMENT EXECUTE FUNCTION directory.commit_in_order();

-- Only the deciding cell publishes. A change of that cell waits for rows that are being written, so that none of them can be committed after it.
CREATE OR REPLACE FUNCTION directory.require_settings_source() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM 1 FROM directory.settings_source s WHERE s.cell = NEW.cell AND s.term = NEW.term FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the cell % does not decide settings in the term %', NEW.cell, NEW.term USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER setting_of_source BEFORE INSERT ON directory.setting
  FOR EACH ROW EXECUTE FUNCTION directory.require_settings_source();

DO $$ BEGIN CREATE ROLE goldwren_directory NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
REVOKE ALL ON ALL TABLES IN SCHEMA directory FROM PUBLIC, goldwren_directory;
GRANT USAGE ON SCHEMA directory TO goldwren_directory;
GRANT SELECT, UPDATE (accounts, exclusions_read, settings_seq) ON directory.cell TO goldwren_directory;
GRANT SELECT, INSERT ON directory.mailbox, directory.reference TO goldwren_directory;
-- Without a right to choose the number: a forged high one would hide later rows.
GRANT SELECT, INSERT (cell, person_hash, version, sealed), DELETE ON directory.excluded_person TO goldwren_directory;
GRANT SELECT ON directory.settings_source TO goldwren_directory;
GRANT SELECT, INSERT (cell, name, term, version, sealed, content), DELETE ON directory.setting TO goldwren_directory;
GRANT SELECT, INSERT, DELETE, UPDATE (state, claimed_at) ON directory.player_directory TO goldwren_directory;
