-- Deletes what staff wrote in the log about a person whose account is being erased, and the salts. The rest of such a row
-- (who, when, which action, which ID, the digest) says nothing about the person, and the chain stays valid. Call it while
-- the records that belong to the person still exist. require_audit_erasure proves that the erasure is due.
CREATE OR REPLACE FUNCTION erase_audit_facts(p_player uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE staff_audit a SET facts = NULL, facts_salt = NULL, erased_for = p_player
   WHERE a.facts IS NOT NULL AND a.seq IN (SELECT r.seq FROM audit_rows_about(p_player) r);
END $$;

REVOKE EXECUTE ON FUNCTION erase_audit_facts FROM PUBLIC;
