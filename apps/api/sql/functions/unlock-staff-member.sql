-- Unlocks a member of staff whom too many wrong codes have locked out. Only another one may who is an administrator, and neither
-- locked nor disabled. Answers whether the account was locked; 'forbidden' when p_by may not.
CREATE OR REPLACE FUNCTION unlock_staff_member(p_staff uuid, p_by uuid)
RETURNS TABLE (was_locked boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF p_by = p_staff OR NOT EXISTS (
    SELECT 1 FROM staff_member m
    WHERE m.id = p_by AND 'admin' = ANY (m.roles) AND m.disabled_at IS NULL AND m.locked_at IS NULL
  ) THEN
    PERFORM refuse('forbidden');
  END IF;
  UPDATE staff_member m SET locked_at = NULL, codes_tried = 0 WHERE m.id = p_staff AND m.locked_at IS NOT NULL;
  RETURN QUERY SELECT FOUND;
END $$;

REVOKE EXECUTE ON FUNCTION unlock_staff_member FROM PUBLIC;
