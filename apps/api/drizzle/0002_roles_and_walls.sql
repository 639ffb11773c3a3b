-- Two walls around the money: the API's role may read everything and write only what is not money; and triggers that
-- refuse to change history even for the owner of the tables.

-- Roles belong to the cluster, not the database: another database of the same cluster may have made it.
DO $$ BEGIN
  CREATE ROLE goldwren_api NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
-- Lets the migrating user take the role on (`-c role=goldwren_api`) where no separate login is configured.
DO $$ BEGIN
  EXECUTE format('GRANT goldwren_api TO %I', current_user);
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO goldwren_api;
--> statement-breakpoint
GRANT SELECT ON ALL TABLES IN SCHEMA public TO goldwren_api;
--> statement-breakpoint
GRANT INSERT, UPDATE, DELETE ON player, http_session, sign_in_throttle, known_address, redemption TO goldwren_api;
--> statement-breakpoint
GRANT UPDATE (enabled) ON game TO goldwren_api;
--> statement-breakpoint
GRANT INSERT ON reconciliation TO goldwren_api;
--> statement-breakpoint
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION
  open_wallets, post_entry, post_whole_balance, set_wallets_frozen, forget_idempotency_keys, open_game_session, play_round, advance_round, end_game_session
TO goldwren_api;
--> statement-breakpoint

CREATE FUNCTION deny_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: history is append-only, post a correction instead', TG_OP, TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER journal_append_only BEFORE UPDATE OR DELETE ON journal
  FOR EACH ROW EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER journal_no_truncate BEFORE TRUNCATE ON journal
  FOR EACH STATEMENT EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER wallet_no_delete BEFORE DELETE ON wallet
  FOR EACH ROW EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER wallet_no_truncate BEFORE TRUNCATE ON wallet
  FOR EACH STATEMENT EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER round_no_delete BEFORE DELETE ON round
  FOR EACH ROW EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER round_no_truncate BEFORE TRUNCATE ON round
  FOR EACH STATEMENT EXECUTE FUNCTION deny_change();
