-- Rejects a requested change of the jurisdiction policy. The person who requested it may do this too, to withdraw it.
-- Returns a reason when nothing was done: not_found, change_decided, or null.
CREATE OR REPLACE FUNCTION reject_policy_change(p_id uuid, p_note text) RETURNS TABLE (refusal text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := deciding_staff('jurisdictions.switch');
  v_refusal text;
BEGIN
  -- The same lock as an approval: with a lock of the row, each would wait for the other.
  LOCK TABLE policy_change IN SHARE ROW EXCLUSIVE MODE;
  v_refusal := rejection_refusal((SELECT c.status FROM policy_change c WHERE c.id = p_id));
  IF v_refusal IS NULL THEN
    UPDATE policy_change c SET status = 'rejected', decided_by = v_staff, decided_at = now(), decision_note = p_note
      WHERE c.id = p_id;
  END IF;
  RETURN QUERY SELECT v_refusal;
END $$;

REVOKE EXECUTE ON FUNCTION reject_policy_change FROM PUBLIC;
