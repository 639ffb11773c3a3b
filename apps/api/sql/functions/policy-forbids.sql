-- Returns what staff do not allow in a region at a moment: the permissions of the approved change that is in force there.
CREATE OR REPLACE FUNCTION policy_forbids(p_country text, p_region text, p_at timestamptz) RETURNS text[]
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT c.forbidden FROM policy_change c
    WHERE c.status = 'approved' AND c.country = p_country AND c.region = p_region AND c.effective_at <= p_at
    ORDER BY c.effective_at DESC, c.version DESC LIMIT 1), '{}')
$$;

REVOKE EXECUTE ON FUNCTION policy_forbids FROM PUBLIC;
