-- Returns what staff do not allow in a region at a moment: the permissions of the approved change that is in force there. A change for this
-- cell only holds in addition to the one of the site, until this cell decides for the site and changes the region.
CREATE OR REPLACE FUNCTION policy_forbids(p_country text, p_region text, p_at timestamptz) RETURNS text[]
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  v_site policy_change%ROWTYPE;
  v_here policy_change%ROWTYPE;
BEGIN
  SELECT * INTO v_site FROM policy_change c
    WHERE c.status = 'approved' AND c.country = p_country AND c.region = p_region AND NOT c.only_here AND c.effective_at <= p_at
    ORDER BY c.effective_at DESC, c.version DESC LIMIT 1;
  SELECT * INTO v_here FROM policy_change c
    WHERE c.status = 'approved' AND c.country = p_country AND c.region = p_region AND c.only_here AND c.effective_at <= p_at
    ORDER BY c.effective_at DESC, c.version DESC LIMIT 1;
  IF v_here.id IS NULL OR (v_site.from_cell IS NULL AND (v_site.effective_at, v_site.version) > (v_here.effective_at, v_here.version)) THEN
    RETURN coalesce(v_site.forbidden, '{}');
  END IF;
  RETURN ARRAY(SELECT DISTINCT f FROM unnest(coalesce(v_site.forbidden, '{}') || v_here.forbidden) f ORDER BY f);
END $$;

REVOKE EXECUTE ON FUNCTION policy_forbids FROM PUBLIC;
