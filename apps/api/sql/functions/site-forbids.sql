-- Returns what is not allowed in a region of every cell at a moment: the change that is in force for the whole site.
CREATE OR REPLACE FUNCTION site_forbids(p_country text, p_region text, p_at timestamptz) RETURNS text[]
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT c.forbidden FROM policy_change c
    WHERE c.status = 'approved' AND c.country = p_country AND c.region = p_region AND NOT c.only_here AND c.effective_at <= p_at
    ORDER BY c.effective_at DESC, c.version DESC LIMIT 1), '{}')
$$;

REVOKE EXECUTE ON FUNCTION site_forbids FROM PUBLIC;
