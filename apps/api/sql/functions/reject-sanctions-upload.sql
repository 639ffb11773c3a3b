-- Rejects an uploaded sanctions list, and deletes its content. The person who uploaded it may do this too, to withdraw it.
-- Returns a reason when nothing was done: not_found, change_decided, or null.
CREATE OR REPLACE FUNCTION reject_sanctions_upload(p_id uuid, p_note text) RETURNS TABLE (refusal text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := deciding_staff('sanctions.review');
  v_status text;
  v_refusal text;
BEGIN
  SELECT u.status INTO v_status FROM sanctions_upload u WHERE u.id = p_id FOR UPDATE;
  v_refusal := rejection_refusal(v_status);
  IF v_refusal IS NULL THEN
    UPDATE sanctions_upload u SET status = 'rejected', decided_by = v_staff, decided_at = now(), decision_note = p_note, contents = '{}'
      WHERE u.id = p_id;
  END IF;
  RETURN QUERY SELECT v_refusal;
END $$;

REVOKE EXECUTE ON FUNCTION reject_sanctions_upload FROM PUBLIC;
