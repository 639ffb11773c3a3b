-- Approves a requested switch of the policy pack, and makes it. The second person is not the one who requested it, and the one who
-- requested it may still do so. No change of the rules of a region is approved until the end of the transaction.
-- Returns the pack before the switch, and a reason when nothing was done: not_found, change_decided, second_person,
-- requester_gone, change_expired, policy_switched, or null.
-- Refuses: forbidden, without the permission jurisdictions.switch and a recent proof of identity.
CREATE OR REPLACE FUNCTION approve_policy_switch(p_id uuid) RETURNS TABLE (refusal text, pack_before text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := deciding_staff('jurisdictions.switch');
  v_now timestamptz := now();
  v policy_switch_request%ROWTYPE;
  v_latest policy_switch%ROWTYPE;
  v_refusal text;
BEGIN
  LOCK TABLE policy_switch_request, policy_switch IN SHARE ROW EXCLUSIVE MODE;
  LOCK TABLE policy_change IN SHARE MODE;
  SELECT * INTO v FROM policy_switch_request r WHERE r.id = p_id;
  SELECT * INTO v_latest FROM policy_switch s ORDER BY s.id DESC LIMIT 1;
  v_refusal := coalesce(approval_refusal(v.status, v.requested_by, 'jurisdictions.switch'),
    CASE WHEN v.requested_at <= changes_expired_until() THEN 'change_expired'
         WHEN v.base_switch <> v_latest.id THEN 'policy_switched' END);
  IF v_refusal IS NULL THEN
    INSERT INTO policy_switch (pack_id, requested_by, switched_by, switched_at, reason)
      SELECT v.pack_id, q.email, m.email, v_now, v.reason FROM staff_member q, staff_member m
      WHERE q.id = v.requested_by AND m.id = v_staff
      RETURNING policy_switch.id INTO v.switch_id;
    UPDATE policy_switch_request r SET status = 'approved', decided_by = v_staff, decided_at = v_now, switch_id = v.switch_id
      WHERE r.id = p_id;
  END IF;
  RETURN QUERY SELECT v_refusal, v_latest.pack_id;
END $$;

REVOKE EXECUTE ON FUNCTION approve_policy_switch FROM PUBLIC;
