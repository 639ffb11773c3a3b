-- Verifies staff_audit from the first row to the head, in one statement and so at one instant. first_broken: the lowest
-- number that is missing or out of place, whose hash is wrong, or whose facts do not match their digest; null when
-- everything is correct. Facts may be missing only where an account was erased.
CREATE OR REPLACE FUNCTION check_audit_chain()
RETURNS TABLE (row_count bigint, first_broken bigint, head bytea, at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  WITH chain AS (
    SELECT a.*, lag(a.seq, 1, 0::bigint) OVER w AS before, lag(a.hash, 1, sha256('')) OVER w AS hash_before
      FROM staff_audit a WINDOW w AS (ORDER BY a.seq)
  ), broken AS (
    SELECT least(c.seq, c.before + 1) AS seq FROM chain c
     WHERE c.seq <> c.before + 1 OR c.prev_hash <> c.hash_before
        OR c.hash <> audit_hash(c.prev_hash, c.seq, c.at, c.staff_id, c.action, c.subject_type, c.subject_id, c.facts_digest)
        OR CASE WHEN c.facts IS NULL THEN NOT (
             (c.subject_type = 'player' AND c.subject_id <> c.erased_for::text) IS NOT TRUE AND EXISTS (
               SELECT FROM account_deletion d WHERE d.player_id = c.erased_for AND d.erased_at IS NOT NULL))
           ELSE (c.facts_digest = audit_facts_digest(c.facts_salt, c.facts)) IS NOT TRUE END
    UNION ALL
    -- Rows after the head were added past append_audit; a head without its row has lost it.
    SELECT least(h.seq, coalesce(l.seq, 0)) + 1 FROM staff_audit_head h
      LEFT JOIN (SELECT a.seq FROM staff_audit a ORDER BY a.seq DESC LIMIT 1) l ON true
     WHERE h.seq <> coalesce(l.seq, 0)
    UNION ALL
    SELECT h.seq FROM staff_audit_head h JOIN staff_audit a ON a.seq = h.seq WHERE a.hash <> h.hash
  )
  SELECT (SELECT count(*) FROM staff_audit), (SELECT min(b.seq) FROM broken b),
         (SELECT h.hash FROM staff_audit_head h), now();
END $$;

REVOKE EXECUTE ON FUNCTION check_audit_chain FROM PUBLIC;
