-- Stores a sanctions list that staff uploaded. It is not imported until a second person approves it.
-- Returns a reason when nothing was done: repeated (the same call again), change_pending, list_replaced, or null.
-- Refuses: forbidden, without the permission sanctions.review and a recent proof of identity.
CREATE OR REPLACE FUNCTION request_sanctions_upload(
  p_id uuid, p_format text, p_sha256 text, p_files text[], p_contents bytea[], p_names int, p_base int, p_added int, p_removed int,
  p_added_names text[], p_removed_names text[], p_may_shrink boolean, p_reason text
) RETURNS TABLE (refusal text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := deciding_staff('sanctions.review');
  v_refusal text;
BEGIN
  -- Uploads follow one another, so that two at the same time see each other.
  LOCK TABLE sanctions_upload IN SHARE ROW EXCLUSIVE MODE;
  v_refusal := CASE
    WHEN EXISTS (SELECT FROM sanctions_upload u WHERE u.id = p_id AND u.sha256 = p_sha256 AND u.requested_by = v_staff) THEN 'repeated'
    WHEN EXISTS (SELECT FROM sanctions_upload u WHERE u.id = p_id OR u.status IN ('pending', 'approved')) THEN 'change_pending'
    WHEN p_base <> (SELECT coalesce(max(l.version), 0) FROM sanctions_list l) THEN 'list_replaced'
  END;
  IF v_refusal IS NULL THEN
    INSERT INTO sanctions_upload (id, format, sha256, files, contents, names, base_version, added, removed, added_names, removed_names,
      may_shrink, reason, requested_by)
    VALUES (p_id, p_format, p_sha256, p_files, p_contents, p_names, p_base, p_added, p_removed, p_added_names, p_removed_names,
      p_may_shrink, p_reason, v_staff);
  END IF;
  RETURN QUERY SELECT v_refusal;
END $$;

REVOKE EXECUTE ON FUNCTION request_sanctions_upload FROM PUBLIC;
