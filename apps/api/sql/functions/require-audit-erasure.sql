-- Allows the only change of staff history: the facts of a row about an erased account are deleted. Every login is rejected
-- otherwise, the owner of the tables too. SQLSTATE GW002.
CREATE OR REPLACE FUNCTION require_audit_erasure() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_expected staff_audit%ROWTYPE := OLD;
BEGIN
  v_expected.facts := NULL;
  v_expected.facts_salt := NULL;
  v_expected.erased_for := NEW.erased_for;
  -- account_deletion rejects an erased_at before the erasure is due.
  IF NEW IS DISTINCT FROM v_expected OR OLD.facts IS NULL
     OR NOT EXISTS (SELECT FROM account_deletion d WHERE d.player_id = NEW.erased_for AND d.erased_at IS NOT NULL)
     OR NOT EXISTS (SELECT FROM audit_rows_about(NEW.erased_for) r WHERE r.seq = OLD.seq) THEN
    RAISE EXCEPTION '% on % is refused: history is append-only, and only the erasure of an account takes facts away',
      TG_OP, TG_TABLE_NAME USING ERRCODE = 'GW002';
  END IF;
  RETURN NEW;
END $$;

REVOKE EXECUTE ON FUNCTION require_audit_erasure FROM PUBLIC;
