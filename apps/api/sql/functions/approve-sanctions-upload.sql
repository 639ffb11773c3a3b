-- Approves an uploaded sanctions list, which a job then imports. The second person is not the one who uploaded it, and the one who
-- uploaded it may still do so. The list in force must be the one that both people saw in the comparison.
-- Returns a reason when nothing was done: not_found, change_decided, second_person, requester_gone, list_replaced, or null.
-- Refuses: forbidden, without the permission sanctions.review and a recent proof of identity.
CREATE OR REPLACE FUNCTION approve_sanctions_upload(p_id uuid) RETURNS TABLE (refusal text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := deciding_staff('sanctions.review');
  v_by uuid;
  v_status text;
  v_base int;
  v_refusal text;
BEGIN
  SELECT u.requested_by, u.status, u.base_version INTO v_by, v_status, v_base FROM sanctions_upload u WHERE u.id = p_id FOR UPDATE;
  v_refusal := coalesce(approval_refusal(v_status, v_by, 'sanctions.review'),
    CASE WHEN v_base <> (SELECT coalesce(max(l.version), 0) FROM sanctions_list l) THEN 'list_replaced' END);
  IF v_refusal IS NULL THEN
    UPDATE sanctions_upload u SET status = 'approved', decided_by = v_staff, decided_at = now() WHERE u.id = p_id;
  END IF;
  RETURN QUERY SELECT v_refusal;
END $$;

REVOKE EXECUTE ON FUNCTION approve_sanctions_upload FROM PUBLIC;
