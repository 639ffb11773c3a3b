-- Returns the name of every setting that the deciding cell publishes.
CREATE OR REPLACE FUNCTION site_setting_names() RETURNS TABLE (name text)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT 'game ' || g.id FROM game g
  UNION ALL SELECT 'maintenance'
$$;

REVOKE EXECUTE ON FUNCTION site_setting_names FROM PUBLIC;
