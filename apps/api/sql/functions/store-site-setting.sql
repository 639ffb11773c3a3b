-- Stores a setting that the deciding cell has published, unless this or a later one is already stored. It has no effect before
-- apply_site_setting. The worker has opened the sealed row, and proves it with p_proof (staff_proof_fits), so that a stolen login
-- cannot change settings. SQLSTATE GW003: the proof is missing.
CREATE OR REPLACE FUNCTION store_site_setting(p_cell text, p_name text, p_term bigint, p_version bigint, p_value text, p_proof bytea)
RETURNS TABLE (is_new boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT staff_proof_fits(concat_ws('|', 'site setting', p_cell, p_name, p_term, p_version, p_value), p_proof) THEN
    RAISE EXCEPTION 'the setting % is not proven', p_name USING ERRCODE = 'GW003';
  END IF;
  INSERT INTO site_setting AS s (name, cell, term, version, value) VALUES (p_name, p_cell, p_term, p_version, p_value::jsonb)
    ON CONFLICT (name) DO UPDATE SET cell = excluded.cell, term = excluded.term, version = excluded.version, value = excluded.value
    WHERE s.term < excluded.term OR (s.term = excluded.term AND s.version < excluded.version);
  RETURN QUERY SELECT FOUND;
END $$;

REVOKE EXECUTE ON FUNCTION store_site_setting FROM PUBLIC;
