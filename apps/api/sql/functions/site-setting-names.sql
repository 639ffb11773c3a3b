-- Returns the name of every setting that the deciding cell publishes.
CREATE OR REPLACE FUNCTION site_setting_names() RETURNS TABLE (name text)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT 'game ' || g.id FROM game g
  UNION ALL SELECT 'maintenance'
  UNION ALL SELECT 'package ' || p.id FROM coin_package p
  UNION ALL SELECT 'pack'
  UNION ALL SELECT DISTINCT 'region ' || c.country || ' ' || c.region FROM policy_change c WHERE c.status = 'approved' AND NOT c.only_here
  UNION ALL SELECT 'sanctions' WHERE EXISTS (SELECT FROM sanctions_list)
$$;

REVOKE EXECUTE ON FUNCTION site_setting_names FROM PUBLIC;
