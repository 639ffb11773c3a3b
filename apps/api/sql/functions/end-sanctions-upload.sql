-- Records how the import of an approved upload ended: with the version that has its names, or without one because it failed.
-- The content is no longer needed. Does nothing for an upload that is not approved, or with a version that has other files.
CREATE OR REPLACE FUNCTION end_sanctions_upload(p_id uuid, p_version int) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE sanctions_upload u
    SET status = CASE WHEN p_version IS NULL THEN 'failed' ELSE 'imported' END, version = p_version, contents = '{}'
    WHERE u.id = p_id AND u.status = 'approved'
      AND (p_version IS NULL OR EXISTS (SELECT FROM sanctions_list l WHERE l.version = p_version AND l.sha256 = u.sha256))
$$;

REVOKE EXECUTE ON FUNCTION end_sanctions_upload FROM PUBLIC;
