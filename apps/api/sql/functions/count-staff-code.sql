-- Counts a second-factor code that a member of staff entered after the correct password. One code more than the rules allow
-- in their window locks the account and ends its sessions. Returns whether the code may be checked.
CREATE OR REPLACE FUNCTION count_staff_code(p_staff uuid)
RETURNS TABLE (admitted boolean, locked_now boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v staff_member%ROWTYPE;
  l staff_limit%ROWTYPE;
BEGIN
  SELECT * INTO STRICT l FROM staff_limit;
  SELECT * INTO v FROM staff_member m WHERE m.id = p_staff FOR UPDATE;
  IF NOT FOUND OR v.locked_at IS NOT NULL THEN RETURN QUERY SELECT false, false; RETURN; END IF;
  IF v.codes_since <= now() - l.code_window_minutes * interval '1 minute' THEN
    UPDATE staff_member m SET codes_tried = 1, codes_since = now() WHERE m.id = p_staff;
  ELSIF v.codes_tried < l.codes_per_window THEN
    UPDATE staff_member m SET codes_tried = v.codes_tried + 1 WHERE m.id = p_staff;
  ELSE
    UPDATE staff_member m SET locked_at = now() WHERE m.id = p_staff;
    DELETE FROM staff_session s WHERE s.staff_id = p_staff;
    RETURN QUERY SELECT false, true;
    RETURN;
  END IF;
  RETURN QUERY SELECT true, false;
END $$;

REVOKE EXECUTE ON FUNCTION count_staff_code FROM PUBLIC;
