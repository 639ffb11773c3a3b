-- Adds a row to staff_audit. No other way to write one exists. The row names the member of staff who acts
-- (begin_staff_action). The head stays locked until the caller's transaction ends, so that numbers follow the order of
-- commits without a gap and two writers never follow the same row.
CREATE OR REPLACE FUNCTION append_audit(
  p_action text, p_subject_type text, p_subject_id text, p_facts jsonb
) RETURNS TABLE (seq bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := acting_staff();
  v staff_audit_head%ROWTYPE;
  -- Not now(): a transaction that waited for the head began before the row it follows.
  v_at timestamptz;
  -- Two random UUIDs: 244 random bits.
  v_salt bytea := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
  v_digest bytea := audit_facts_digest(v_salt, p_facts);
  v_hash bytea;
BEGIN
  SELECT * INTO STRICT v FROM staff_audit_head h FOR UPDATE;
  v_at := clock_timestamp();
  v_hash := audit_hash(v.hash, v.seq + 1, v_at, v_staff, p_action, p_subject_type, p_subject_id, v_digest);
  INSERT INTO staff_audit
    (seq, at, staff_id, action, subject_type, subject_id, facts, facts_salt, facts_digest, prev_hash, hash)
  VALUES (v.seq + 1, v_at, v_staff, p_action, p_subject_type, p_subject_id, p_facts, v_salt, v_digest, v.hash, v_hash);
  UPDATE staff_audit_head h SET seq = v.seq + 1, hash = v_hash;
  RETURN QUERY SELECT v.seq + 1;
END $$;

REVOKE EXECUTE ON FUNCTION append_audit FROM PUBLIC;
