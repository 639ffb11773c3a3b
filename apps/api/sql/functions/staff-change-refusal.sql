-- Returns why a change of a staff account or a role is not possible now: not_found, email_taken, account_state; or null. For an
-- archived month, what drop_month_refusal returns.
CREATE OR REPLACE FUNCTION staff_change_refusal(p_change staff_change) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  m staff_member%ROWTYPE;
BEGIN
  IF p_change.kind = 'drop_month' THEN RETURN drop_month_refusal(p_change.subject::date); END IF;
  IF p_change.kind = 'set_permissions' THEN
    PERFORM 1 FROM staff_permission p WHERE p.role = p_change.subject;
    RETURN CASE WHEN FOUND THEN NULL ELSE 'not_found' END;
  END IF;
  IF p_change.kind = 'invite' THEN
    PERFORM 1 FROM staff_member x WHERE x.email_key = p_change.email_key OR x.id = p_change.subject::uuid;
    IF FOUND THEN RETURN 'email_taken'; END IF;
    PERFORM 1 FROM staff_change c
      WHERE c.status = 'pending' AND c.email_key = p_change.email_key AND c.id <> p_change.id;
    RETURN CASE WHEN FOUND THEN 'email_taken' END;
  END IF;
  SELECT * INTO m FROM staff_member x WHERE x.id = p_change.subject::uuid;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  RETURN CASE WHEN CASE p_change.kind
    WHEN 'set_roles' THEN m.roles @> p_change.roles AND m.roles <@ p_change.roles
    WHEN 'enable' THEN m.disabled_at IS NULL
    ELSE m.disabled_at IS NOT NULL
  END THEN 'account_state' END;
END $$;

REVOKE EXECUTE ON FUNCTION staff_change_refusal FROM PUBLIC;
