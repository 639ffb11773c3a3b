-- Puts a jurisdiction policy into force if p_current still names the switch in force. Returns the new switch; no row when
-- another call was first. Of two simultaneous calls the second waits and sees the first.
CREATE OR REPLACE FUNCTION switch_policy(p_pack text, p_current int, p_reason text)
RETURNS TABLE (id int, switched_at timestamptz, switched_by text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := deciding_staff('jurisdictions.switch');
  v_now timestamptz := now();
BEGIN
  LOCK TABLE policy_switch IN SHARE ROW EXCLUSIVE MODE;
  IF (SELECT max(s.id) FROM policy_switch s) IS DISTINCT FROM p_current THEN RETURN; END IF;
  RETURN QUERY INSERT INTO policy_switch AS s (pack_id, switched_by, reason, switched_at)
    SELECT p_pack, m.email, p_reason, v_now FROM staff_member m WHERE m.id = v_staff
    RETURNING s.id, s.switched_at, s.switched_by;
END $$;

REVOKE EXECUTE ON FUNCTION switch_policy FROM PUBLIC;
