-- Requests a change of a staff account or a role. An invitation, and a change that concerns an admin, gives the role admin or
-- changes a role waits for a second person. So does the request to drop an archived month. Every other change is made at once.
-- No one changes their own account.
-- Returns whether it waits, and a reason when nothing was done: not_found, own_account, change_pending, email_taken,
-- account_state, what drop_month_refusal returns, or null. Refuses: forbidden, without the permission staff.manage and a
-- recent proof of identity.
CREATE OR REPLACE FUNCTION request_staff_change(
  p_id uuid, p_kind text, p_subject text, p_name text, p_email text, p_email_key text, p_roles text[], p_permissions text[],
  p_reason text, p_token_hash bytea
) RETURNS TABLE (refusal text, waits boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := deciding_staff('staff.manage');
  v staff_change%ROWTYPE;
  v_refusal text;
  v_waits boolean;
BEGIN
  -- Changes of accounts follow one another, so that two decisions at the same time see each other's result.
  LOCK TABLE staff_change IN SHARE ROW EXCLUSIVE MODE;
  UPDATE staff_change c SET status = 'void', decided_by = v_staff, decided_at = now()
    WHERE c.status = 'pending' AND c.requested_at <= changes_expired_until();
  v.id := p_id; v.kind := p_kind; v.subject := p_subject; v.name := p_name; v.email := p_email; v.email_key := p_email_key;
  v.roles := p_roles; v.permissions := p_permissions; v.reason := p_reason; v.requested_by := v_staff;
  v_waits := p_kind IN ('invite', 'set_permissions', 'drop_month') OR coalesce('admin' = ANY (p_roles), false)
    OR EXISTS (SELECT FROM staff_member m WHERE m.id::text = p_subject AND 'admin' = ANY (m.roles));
  -- Only disabling an account at once does not wait for a decision about the same account.
  PERFORM 1 FROM staff_change c
    WHERE c.id = p_id OR (c.subject = p_subject AND c.status = 'pending' AND (v_waits OR p_kind <> 'disable'));
  v_refusal := CASE WHEN p_subject = v_staff::text THEN 'own_account' WHEN FOUND THEN 'change_pending'
                    ELSE staff_change_refusal(v) END;
  IF v_refusal IS NOT NULL THEN RETURN QUERY SELECT v_refusal, false; RETURN; END IF;
  IF v_waits THEN
    INSERT INTO staff_change (id, kind, subject, name, email, email_key, roles, permissions, reason, requested_by)
    VALUES (p_id, p_kind, p_subject, p_name, p_email, p_email_key, p_roles, p_permissions, p_reason, v_staff);
  ELSE
    PERFORM apply_staff_change(v, v_staff, p_token_hash);
  END IF;
  RETURN QUERY SELECT NULL::text, v_waits;
END $$;

REVOKE EXECUTE ON FUNCTION request_staff_change FROM PUBLIC;
