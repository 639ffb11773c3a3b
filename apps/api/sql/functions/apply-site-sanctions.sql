-- Puts the sanctions list of the deciding cell in force in this cell. p_names: the names as text, exactly as that cell has published
-- them. The setting has their hash, so no one can import other names. Returns false without these names.
CREATE OR REPLACE FUNCTION apply_site_sanctions(p_value jsonb, p_names text) RETURNS boolean
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_current sanctions_list%ROWTYPE;
BEGIN
  IF encode(sha256(convert_to(p_names, 'UTF8')), 'hex') IS DISTINCT FROM p_value ->> 'names_sha256' THEN RETURN false; END IF;
  -- An import of this cell is either finished, or sees that another cell decides.
  LOCK TABLE sanctions_list IN SHARE ROW EXCLUSIVE MODE;
  SELECT * INTO v_current FROM sanctions_list l ORDER BY l.version DESC LIMIT 1;
  IF v_current.sha256 IS DISTINCT FROM p_value ->> 'sha256' THEN
    PERFORM insert_sanctions_list(coalesce(v_current.version, 0) + 1, p_value ->> 'format', p_value ->> 'sha256',
      ARRAY(SELECT f FROM jsonb_array_elements_text(p_value -> 'files') WITH ORDINALITY t(f, at) ORDER BY at), p_names::jsonb);
  END IF;
  RETURN true;
END $$;

REVOKE EXECUTE ON FUNCTION apply_site_sanctions FROM PUBLIC;
