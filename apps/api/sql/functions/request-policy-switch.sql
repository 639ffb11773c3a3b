-- Requests a switch of the policy pack. Nothing changes until a second person approves it. A request that has expired, or whose
-- base is no longer current, makes room.
-- Returns a reason when nothing was done: repeated (the same call again), change_pending, policy_switched, pack_in_force, or null.
-- Refuses: forbidden, without the permission jurisdictions.switch and a recent proof of identity.
CREATE OR REPLACE FUNCTION request_policy_switch(p_id uuid, p_pack text, p_current int, p_preview jsonb, p_reason text)
RETURNS TABLE (refusal text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := deciding_staff('jurisdictions.switch');
  v_latest policy_switch%ROWTYPE;
  v_refusal text;
BEGIN
  -- Requests and decisions follow one another, so that two at the same time see each other's result.
  LOCK TABLE policy_switch_request, policy_switch IN SHARE ROW EXCLUSIVE MODE;
  SELECT * INTO v_latest FROM policy_switch s ORDER BY s.id DESC LIMIT 1;
  v_refusal := CASE
    WHEN EXISTS (SELECT FROM policy_switch_request r WHERE r.id = p_id AND r.pack_id = p_pack AND r.base_switch = p_current
      AND r.reason = p_reason AND r.requested_by = v_staff) THEN 'repeated'
    WHEN EXISTS (SELECT FROM policy_switch_request r WHERE r.id = p_id OR (r.status = 'pending'
      AND r.base_switch = v_latest.id AND r.requested_at > changes_expired_until())) THEN 'change_pending'
    WHEN v_latest.id <> p_current THEN 'policy_switched'
    WHEN v_latest.pack_id = p_pack THEN 'pack_in_force'
  END;
  IF v_refusal IS NULL THEN
    UPDATE policy_switch_request r SET status = 'void', decided_by = v_staff, decided_at = now() WHERE r.status = 'pending';
    INSERT INTO policy_switch_request (id, pack_id, base_switch, preview, reason, requested_by)
    VALUES (p_id, p_pack, p_current, p_preview, p_reason, v_staff);
  END IF;
  RETURN QUERY SELECT v_refusal;
END $$;

REVOKE EXECUTE ON FUNCTION request_policy_switch FROM PUBLIC;
