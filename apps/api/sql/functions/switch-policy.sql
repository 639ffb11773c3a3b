-- Puts a regional pack in force, if the switch that is in force is still the one that p_current names; answers with the
-- new one, without a row where somebody was first. Of two at once the second waits and sees the first.
CREATE OR REPLACE FUNCTION switch_policy(p_pack text, p_current int, p_by text, p_reason text)
RETURNS TABLE (id int, switched_at timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  LOCK TABLE policy_switch IN SHARE ROW EXCLUSIVE MODE;
  IF (SELECT max(s.id) FROM policy_switch s) IS DISTINCT FROM p_current THEN RETURN; END IF;
  RETURN QUERY INSERT INTO policy_switch AS s (pack_id, switched_by, reason) VALUES (p_pack, p_by, p_reason)
    RETURNING s.id, s.switched_at;
END $$;

REVOKE EXECUTE ON FUNCTION switch_policy FROM PUBLIC;
