-- Rejects a requested change. The person who requested it may do this too, to withdraw it; the person whom it concerns may not.
-- Returns a reason when nothing was done: not_found, change_decided, own_account, or null.
CREATE OR REPLACE FUNCTION reject_staff_change(p_id uuid, p_note text) RETURNS TABLE (refusal text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := deciding_staff('staff.manage');
  v staff_change%ROWTYPE;
  v_refusal text;
BEGIN
  -- The same lock as an approval: with a lock of the row, each would wait for the other.
  LOCK TABLE staff_change IN SHARE ROW EXCLUSIVE MODE;
  SELECT * INTO v FROM staff_change c WHERE c.id = p_id;
  v_refusal := coalesce(rejection_refusal(v.status), CASE WHEN v_staff::text = v.subject THEN 'own_account' END);
  IF v_refusal IS NULL THEN
    UPDATE staff_change c SET status = 'rejected', decided_by = v_staff, decided_at = now(), decision_note = p_note
      WHERE c.id = p_id;
  END IF;
  RETURN QUERY SELECT v_refusal;
END $$;

REVOKE EXECUTE ON FUNCTION reject_staff_change FROM PUBLIC;
