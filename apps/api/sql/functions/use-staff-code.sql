-- Uses the time step of a right code up, so that neither it nor an older one opens anything again, and forgets the wrong codes
-- before it. Answers whether it was used: of two attempts at once one gets true.
CREATE OR REPLACE FUNCTION use_staff_code(p_staff uuid, p_step bigint)
RETURNS TABLE (used boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE staff_member m SET last_totp_step = p_step, codes_tried = 0
  WHERE m.id = p_staff AND m.last_totp_step < p_step AND m.locked_at IS NULL AND m.disabled_at IS NULL;
  RETURN QUERY SELECT FOUND;
END $$;

REVOKE EXECUTE ON FUNCTION use_staff_code FROM PUBLIC;
