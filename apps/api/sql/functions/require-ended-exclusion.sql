-- Keeps the marks of an erased person who excluded themselves until the exclusion has ended. SQLSTATE GW002.
CREATE OR REPLACE FUNCTION require_ended_exclusion() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM player WHERE id = OLD.player_id AND excluded_until <= now()) THEN
    RAISE EXCEPTION '% on % is refused: the exclusion is not over', TG_OP, TG_TABLE_NAME USING ERRCODE = 'GW002';
  END IF;
  RETURN OLD;
END $$;

REVOKE EXECUTE ON FUNCTION require_ended_exclusion FROM PUBLIC;
