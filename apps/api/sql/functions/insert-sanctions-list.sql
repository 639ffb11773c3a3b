-- Inserts a version of the sanctions list with its names. Every player with a name at this time is compared with it afterwards.
-- p_names: an array of {entry, name, birth_years}, in the order of the list.
CREATE OR REPLACE FUNCTION insert_sanctions_list(p_version int, p_format text, p_sha256 text, p_files text[], p_names jsonb) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_players int;
  v_now timestamptz := now();
BEGIN
  SELECT count(*) INTO v_players FROM player p WHERE p.first_name <> '';
  INSERT INTO sanctions_list (version, format, sha256, files, names, players_at_import, imported_at)
    VALUES (p_version, p_format, p_sha256, p_files, jsonb_array_length(p_names), v_players, v_now);
  INSERT INTO sanctions_name (version, position, entry, name, birth_years)
    SELECT p_version, n.position - 1, n.row ->> 'entry', n.row ->> 'name',
      ARRAY(SELECT y::smallint FROM jsonb_array_elements_text(n.row -> 'birth_years') WITH ORDINALITY t(y, at) ORDER BY at)
    FROM jsonb_array_elements(p_names) WITH ORDINALITY n(row, position);
END $$;

REVOKE EXECUTE ON FUNCTION insert_sanctions_list FROM PUBLIC;
