-- Inserts the names of an approved upload as the next version of the sanctions list. Only an approval by two people lets the worker
-- do this, once. The format, the hash and the number of names are those that both people saw.
-- p_names: an array of {entry, name, birth_years}.
CREATE OR REPLACE FUNCTION import_sanctions_upload(p_id uuid, p_version int, p_players int, p_names jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_inserted int;
  v_now timestamptz := now();
BEGIN
  INSERT INTO sanctions_list (version, format, sha256, files, names, players_at_import, imported_at)
    SELECT p_version, u.format, u.sha256, u.files, u.names, p_players, v_now FROM sanctions_upload u
    WHERE u.id = p_id AND u.status = 'approved' AND u.names = jsonb_array_length(p_names);
  GET DIAGNOSTICS v_inserted = ROW_COUNT;
  IF v_inserted = 0 THEN
    RAISE EXCEPTION 'the upload % is not approved with these names', p_id USING ERRCODE = '42501';
  END IF;
  INSERT INTO sanctions_name (version, position, entry, name, birth_years)
    SELECT p_version, n.position - 1, n.row ->> 'entry', n.row ->> 'name',
      ARRAY(SELECT y::smallint FROM jsonb_array_elements_text(n.row -> 'birth_years') WITH ORDINALITY t(y, at) ORDER BY at)
    FROM jsonb_array_elements(p_names) WITH ORDINALITY n(row, position);
END $$;

REVOKE EXECUTE ON FUNCTION import_sanctions_upload FROM PUBLIC;
