-- Records which cell decides the settings of the site, as the directory says. p_term: a number that grows with each change of that cell.
-- A cell that begins to decide publishes all of its settings in a new version. One that no longer decides remembers what it had
-- decided, so that the new cell can change it. Nothing changes for a term that is known.
CREATE OR REPLACE FUNCTION follow_settings_source(p_source text, p_own text, p_term bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_known site_source%ROWTYPE;
  v_setting setting_publication%ROWTYPE;
  v_value jsonb;
  v_name text;
  v_version bigint := extract(epoch FROM clock_timestamp()) * 1000000;
BEGIN
  -- Of two workers at the same time, the second sees what the first did.
  LOCK TABLE site_source IN SHARE ROW EXCLUSIVE MODE;
  SELECT * INTO v_known FROM site_source s;
  IF v_known.term >= p_term THEN RETURN; END IF;
  IF v_known.source = v_known.own AND p_source <> p_own THEN
    FOR v_setting IN SELECT * FROM setting_publication p LOOP
      SELECT v.value INTO v_value FROM site_setting_value(v_setting.name) v;
      INSERT INTO site_setting (name, cell, term, version, value, applied_term, applied_version)
        VALUES (v_setting.name, p_own, v_known.term, v_setting.version, v_value, v_known.term, v_setting.version)
        ON CONFLICT (name) DO UPDATE SET cell = excluded.cell, term = excluded.term, version = excluded.version, value = excluded.value,
          applied_term = excluded.applied_term, applied_version = excluded.applied_version;
    END LOOP;
    DELETE FROM setting_publication;
  END IF;
  INSERT INTO site_source (source, own, term) VALUES (p_source, p_own, p_term)
    ON CONFLICT (id) DO UPDATE SET source = excluded.source, own = excluded.own, term = excluded.term;
  IF p_source = p_own THEN
    FOR v_name IN SELECT n.name FROM site_setting_names() n LOOP
      INSERT INTO setting_publication AS x (name, version) VALUES (v_name, v_version)
        ON CONFLICT (name) DO UPDATE SET version = greatest(x.version + 1, excluded.version);
    END LOOP;
  END IF;
END $$;

REVOKE EXECUTE ON FUNCTION follow_settings_source FROM PUBLIC;
