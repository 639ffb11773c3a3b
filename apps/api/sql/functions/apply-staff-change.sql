-- Makes a change of a staff account or a role, which the caller has checked. p_by: who lets it happen. p_token_hash: the hash
-- of the token in the mailed link, for an invitation and a reset of the second factor.
CREATE OR REPLACE FUNCTION apply_staff_change(p_change staff_change, p_by uuid, p_token_hash bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid;
BEGIN
  -- The approval is enough: a command of the operator drops the month.
  IF p_change.kind = 'drop_month' THEN RETURN; END IF;
  IF p_change.kind = 'set_permissions' THEN
    -- No one takes these two from a role or gives them to one (fixedPermissions of packages/rules).
    UPDATE staff_permission p SET granted = p.permission = ANY (p_change.permissions)
      WHERE p.role = p_change.subject AND p.permission NOT IN ('own_account', 'staff.manage');
    RETURN;
  END IF;
  v_staff := p_change.subject::uuid;
  IF p_change.kind = 'invite' THEN
    INSERT INTO staff_member (id, email, email_key, name, roles)
    VALUES (v_staff, p_change.email, p_change.email_key, p_change.name, p_change.roles);
  ELSIF p_change.kind = 'set_roles' THEN
    UPDATE staff_member m SET roles = p_change.roles WHERE m.id = v_staff;
  ELSIF p_change.kind = 'enable' THEN
    UPDATE staff_member m SET disabled_at = NULL, directory_deleted_at = NULL WHERE m.id = v_staff;
  ELSIF p_change.kind = 'disable' THEN
    UPDATE staff_member m SET disabled_at = now() WHERE m.id = v_staff;
    UPDATE staff_change c SET status = 'void', decided_by = p_by, decided_at = now()
      WHERE (c.requested_by = v_staff OR c.subject = v_staff::text) AND c.status = 'pending';
  ELSE
    -- The person may also have a new account at the identity provider.
    UPDATE staff_member m SET totp_secret = NULL, provider_identity = NULL WHERE m.id = v_staff;
  END IF;
  IF p_change.kind IN ('disable', 'reset_second_factor') THEN
    DELETE FROM staff_session s WHERE s.staff_id = v_staff;
    DELETE FROM staff_link l WHERE l.staff_id = v_staff;
  END IF;
  IF p_change.kind IN ('invite', 'reset_second_factor') THEN
    INSERT INTO staff_link (staff_id, token_hash, expires_at)
    VALUES (v_staff, p_token_hash, now() + staff_link_hours() * interval '1 hour');
  END IF;
END $$;

REVOKE EXECUTE ON FUNCTION apply_staff_change FROM PUBLIC;
