-- Allows a deletion only for a closed account, which its owner confirmed with the password. SQLSTATE GW002.
CREATE OR REPLACE FUNCTION require_closed_account() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM player WHERE id = NEW.player_id AND closed_at IS NOT NULL) THEN
    RAISE EXCEPTION '% on % is refused: the account is open', TG_OP, TG_TABLE_NAME USING ERRCODE = 'GW002';
  END IF;
  RETURN NEW;
END $$;

REVOKE EXECUTE ON FUNCTION require_closed_account FROM PUBLIC;
