-- Allows a change only when the account of the player is being erased. Triggers call it on the rows of a player. SQLSTATE
-- GW002.
CREATE OR REPLACE FUNCTION require_erasure() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM account_deletion WHERE player_id = OLD.player_id AND erased_at IS NOT NULL) THEN
    RAISE EXCEPTION '% on % is refused: only the erasure of its account takes this away', TG_OP, TG_TABLE_NAME
      USING ERRCODE = 'GW002';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;

REVOKE EXECUTE ON FUNCTION require_erasure FROM PUBLIC;
