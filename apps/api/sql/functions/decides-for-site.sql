-- Returns whether this cell decides the settings of the site: always on a site with one cell (modules/site-settings).
CREATE OR REPLACE FUNCTION decides_for_site() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT NOT EXISTS (SELECT FROM site_source s WHERE s.source <> s.own)
$$;

REVOKE EXECUTE ON FUNCTION decides_for_site FROM PUBLIC;
