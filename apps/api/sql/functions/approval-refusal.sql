-- Returns why a change that waits for a second person cannot be approved: not_found, change_decided, second_person (by the person
-- who requested it), requester_gone (that person no longer has the permission, or is disabled or locked); or null.
CREATE OR REPLACE FUNCTION approval_refusal(p_status text, p_requested_by uuid, p_permission text) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT CASE
    WHEN p_status IS NULL THEN 'not_found'
    WHEN p_status <> 'pending' THEN 'change_decided'
    WHEN acting_staff() = p_requested_by THEN 'second_person'
    WHEN NOT EXISTS (
      SELECT FROM staff_member m
      JOIN staff_permission p ON p.role = ANY (m.roles) AND p.permission = p_permission AND p.granted
      WHERE m.id = p_requested_by AND m.disabled_at IS NULL AND m.locked_at IS NULL) THEN 'requester_gone'
  END
$$;

REVOKE EXECUTE ON FUNCTION approval_refusal FROM PUBLIC;
