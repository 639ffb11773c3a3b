-- Approves a requested change and makes it, once. The second person is neither the one who requested it nor the one whom it
-- concerns, and the one who requested it may still do so.
-- Returns a reason when nothing was done: not_found, change_decided, change_expired, second_person, requester_gone, email_taken,
-- account_state, what drop_month_refusal returns, or null. Refuses: forbidden, without the permission staff.manage and a
-- recent proof of identity.
CREATE OR REPLACE FUNCTION approve_staff_change(p_id uuid, p_token_hash bytea) RETURNS TABLE (refusal text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := deciding_staff('staff.manage');
  v staff_change%ROWTYPE;
  v_refusal text;
BEGIN
  LOCK TABLE staff_change IN SHARE ROW EXCLUSIVE MODE;
  SELECT * INTO v FROM staff_change c WHERE c.id = p_id;
  v_refusal := coalesce(approval_refusal(v.status, v.requested_by, 'staff.manage'),
    CASE WHEN v.requested_at <= changes_expired_until() THEN 'change_expired'
         WHEN v_staff::text = v.subject THEN 'second_person' ELSE staff_change_refusal(v) END);
  IF v_refusal IS NOT NULL THEN RETURN QUERY SELECT v_refusal; RETURN; END IF;
  UPDATE staff_change c SET status = 'approved', decided_by = v_staff, decided_at = now() WHERE c.id = p_id;
  PERFORM apply_staff_change(v, v_staff, p_token_hash);
  RETURN QUERY SELECT NULL::text;
END $$;

REVOKE EXECUTE ON FUNCTION approve_staff_change FROM PUBLIC;
