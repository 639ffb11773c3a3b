-- The hashes of these rows of staff_audit, to compare them with anchors. A missing row has no hash.
CREATE OR REPLACE FUNCTION audit_row_hashes(p_seqs bigint[]) RETURNS TABLE (seq bigint, hash bytea)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT a.seq, a.hash FROM staff_audit a WHERE a.seq = ANY (p_seqs);
END $$;

REVOKE EXECUTE ON FUNCTION audit_row_hashes FROM PUBLIC;
