-- Rejects a requested change of the jurisdiction policy. The person who requested it may do this too, to withdraw it.
-- Returns a reason when nothing was done: not_found, change_decided, or null.
CREATE OR REPLACE FUNCTION reject_policy_change(p_id uuid, p_note text) RETURNS TABLE (refusal text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := deciding_staff('jurisdictions.switch');
  v_status text;
BEGIN
  SELECT c.status INTO v_status FROM policy_change c WHERE c.id = p_id FOR UPDATE;
  IF v_status = 'pending' THEN
    UPDATE policy_change c SET status = 'rejected', decided_by = v_staff, decided_at = now(), decision_note = p_note
      WHERE c.id = p_id;
  END IF;
  RETURN QUERY SELECT CASE WHEN v_status IS NULL THEN 'not_found' WHEN v_status <> 'pending' THEN 'change_decided' END;
END $$;

REVOKE EXECUTE ON FUNCTION reject_policy_change FROM PUBLIC;
