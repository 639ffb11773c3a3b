-- The number (0 when there is none) and the hash of the newest row of staff_audit. The worker signs them and stores them
-- elsewhere.
CREATE OR REPLACE FUNCTION audit_head() RETURNS TABLE (seq bigint, hash bytea)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT h.seq, h.hash FROM staff_audit_head h;
END $$;

REVOKE EXECUTE ON FUNCTION audit_head FROM PUBLIC;
