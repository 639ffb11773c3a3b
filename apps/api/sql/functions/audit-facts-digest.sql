-- The digest of the facts of a row of staff_audit. jsonb prints its keys in one order, so equal facts have equal text.
CREATE OR REPLACE FUNCTION audit_facts_digest(p_salt bytea, p_facts jsonb) RETURNS bytea
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN sha256(p_salt || convert_to(p_facts::text, 'UTF8'));
END $$;

REVOKE EXECUTE ON FUNCTION audit_facts_digest FROM PUBLIC;
