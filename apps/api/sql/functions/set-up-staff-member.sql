-- Sets the second factor of the member of staff to whom the link with this token was mailed, and the password of a member who
-- has none. The link is used up. p_step: the time step of the code that proved the second factor, so that it opens no session.
-- Returns whether it was done: not with a link that is unknown, used or expired, and not for a disabled account.
CREATE OR REPLACE FUNCTION set_up_staff_member(p_token text, p_password_hash text, p_totp_secret bytea, p_step bigint)
RETURNS TABLE (done boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid;
  v_clock timestamptz := clock_timestamp();
BEGIN
  DELETE FROM staff_link l WHERE l.token_hash = sha256(convert_to(p_token, 'UTF8')) AND l.expires_at > v_clock
    RETURNING l.staff_id INTO v_staff;
  UPDATE staff_member m SET password_hash = coalesce(m.password_hash, p_password_hash), totp_secret = p_totp_secret,
         last_totp_step = p_step, codes_tried = 0
    WHERE m.id = v_staff AND m.disabled_at IS NULL;
  IF NOT FOUND THEN RETURN QUERY SELECT false; RETURN; END IF;
  DELETE FROM staff_session s WHERE s.staff_id = v_staff;
  INSERT INTO staff_action (transaction_id, staff_id, permission, is_fresh)
  VALUES (pg_current_xact_id(), v_staff, 'own_account', true);
  PERFORM append_audit('staff.set_up', 'staff', v_staff::text, '{}');
  DELETE FROM staff_action a WHERE a.transaction_id = pg_current_xact_id();
  RETURN QUERY SELECT true;
END $$;

REVOKE EXECUTE ON FUNCTION set_up_staff_member FROM PUBLIC;
