-- Gives a setting a new version, in the transaction that changed it, when this cell decides for other cells. The arguments of the
-- trigger are the kind of the setting, and the columns that name it. Versions follow the clock, so that a restored cell does not
-- repeat one. A site with one cell has no row in site_source, and stores nothing here.
CREATE OR REPLACE FUNCTION publish_setting() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_row jsonb := to_jsonb(NEW);
  -- Without a column, the argument and the value are null.
  v_name text := concat_ws(' ', TG_ARGV[0], v_row ->> TG_ARGV[1], v_row ->> TG_ARGV[2]);
  v_version bigint := extract(epoch FROM clock_timestamp()) * 1000000;
BEGIN
  IF NOT EXISTS (SELECT FROM site_source s WHERE s.source = s.own) THEN RETURN NULL; END IF;
  INSERT INTO setting_publication AS x (name, version) VALUES (v_name, v_version)
    ON CONFLICT (name) DO UPDATE SET version = greatest(x.version + 1, excluded.version);
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION publish_setting FROM PUBLIC;
