-- The hash of a row of staff_audit: SHA-256 over the hash of the previous row and over the row as JSON text. jsonb prints
-- its keys in one order. The time is UTC to the microsecond. The hash covers the digest of the facts and not the facts
-- themselves, because facts can be erased.
CREATE OR REPLACE FUNCTION audit_hash(
  p_prev bytea, p_seq bigint, p_at timestamptz, p_staff uuid, p_action text, p_subject_type text, p_subject_id text,
  p_facts_digest bytea
) RETURNS bytea LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN sha256(p_prev || convert_to(jsonb_build_object(
    'seq', p_seq,
    'at', to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'staff', p_staff,
    'action', p_action,
    'subject_type', p_subject_type,
    'subject_id', p_subject_id,
    'facts_digest', encode(p_facts_digest, 'hex')
  )::text, 'UTF8'));
END $$;

REVOKE EXECUTE ON FUNCTION audit_hash FROM PUBLIC;
