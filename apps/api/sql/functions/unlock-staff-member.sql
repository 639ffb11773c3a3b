-- Unlocks a member of staff who was locked out by too many wrong codes. Another member decides it. Returns whether the
-- account was locked. Refuses: forbidden (the member's own account, see deciding_staff).
CREATE OR REPLACE FUNCTION unlock_staff_member(p_staff uuid)
RETURNS TABLE (was_locked boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF deciding_staff('staff.unlock') = p_staff THEN PERFORM refuse('forbidden'); END IF;
  UPDATE staff_member m SET locked_at = NULL, codes_tried = 0 WHERE m.id = p_staff AND m.locked_at IS NOT NULL;
  RETURN QUERY SELECT FOUND;
END $$;

REVOKE EXECUTE ON FUNCTION unlock_staff_member FROM PUBLIC;
