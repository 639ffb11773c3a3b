-- Rejects an uploaded sanctions list, and deletes its content. The person who uploaded it may do this too, to withdraw it.
-- Returns a reason when nothing was done: not_found, change_decided, or null.
CREATE OR REPLACE FUNCTION reject_sanctions_upload(p_id uuid, p_note text) RETURNS TABLE (refusal text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := deciding_staff('sanctions.review');
  v_status text;
BEGIN
  SELECT u.status INTO v_status FROM sanctions_upload u WHERE u.id = p_id FOR UPDATE;
  IF v_status = 'pending' THEN
    UPDATE sanctions_upload u SET status = 'rejected', decided_by = v_staff, decided_at = now(), decision_note = p_note, contents = '{}'
      WHERE u.id = p_id;
  END IF;
  RETURN QUERY SELECT CASE WHEN v_status IS NULL THEN 'not_found' WHEN v_status <> 'pending' THEN 'change_decided' END;
END $$;

REVOKE EXECUTE ON FUNCTION reject_sanctions_upload FROM PUBLIC;
