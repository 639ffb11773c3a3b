-- Returns why a change that waits for a second person cannot be rejected: not_found, change_decided; or null.
CREATE OR REPLACE FUNCTION rejection_refusal(p_status text) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN p_status IS NULL THEN 'not_found' WHEN p_status <> 'pending' THEN 'change_decided' END
$$;

REVOKE EXECUTE ON FUNCTION rejection_refusal FROM PUBLIC;
