-- Inserts the names of an approved upload as the next version of the sanctions list. Only an approval by two people lets the worker
-- do this, once. The format, the hash and the number of names are those that both people saw.
-- p_names: as for insert_sanctions_list.
CREATE OR REPLACE FUNCTION import_sanctions_upload(p_id uuid, p_version int, p_names jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_upload sanctions_upload%ROWTYPE;
BEGIN
  SELECT * INTO v_upload FROM sanctions_upload u
    WHERE u.id = p_id AND u.status = 'approved' AND u.names = jsonb_array_length(p_names);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the upload % is not approved with these names', p_id USING ERRCODE = '42501';
  END IF;
  PERFORM insert_sanctions_list(p_version, v_upload.format, v_upload.sha256, v_upload.files, p_names);
END $$;

REVOKE EXECUTE ON FUNCTION import_sanctions_upload FROM PUBLIC;
