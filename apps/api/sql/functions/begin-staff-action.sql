-- Records which member of staff acts in this transaction, for append_audit and for every decision. p_session is the ID in
-- the browser's cookie. The table holds only its hash, so a login that can read staff_session cannot act with what it finds
-- there. p_fresh: the call requires a recent proof of identity. A transaction has one actor.
-- Refuses: unauthenticated (no live session of an active member), forbidden (no role has the permission),
-- reauthentication_required.
CREATE OR REPLACE FUNCTION begin_staff_action(p_session text, p_permission text, p_fresh boolean)
RETURNS TABLE (staff_id uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid;
  v_roles text[];
  v_fresh boolean;
BEGIN
  -- Not now(): a transaction that was opened long ago does not bring an ended session back.
  SELECT m.id, m.roles, s.proven_at > clock_timestamp() - l.fresh_minutes * interval '1 minute'
    INTO v_staff, v_roles, v_fresh
    FROM staff_limit l, staff_session s JOIN staff_member m ON m.id = s.staff_id
   WHERE s.id_hash = sha256(convert_to(p_session, 'UTF8'))
     AND s.last_seen_at > clock_timestamp() - l.idle_minutes * interval '1 minute'
     AND s.created_at > clock_timestamp() - l.absolute_hours * interval '1 hour'
     AND m.disabled_at IS NULL AND m.locked_at IS NULL;
  IF NOT FOUND THEN PERFORM refuse('unauthenticated'); END IF;
  IF NOT EXISTS (SELECT FROM staff_permission p WHERE p.role = ANY (v_roles) AND p.permission = p_permission AND p.granted) THEN
    PERFORM refuse('forbidden');
  END IF;
  IF p_fresh IS DISTINCT FROM false AND NOT v_fresh THEN PERFORM refuse('reauthentication_required'); END IF;
  INSERT INTO staff_action (transaction_id, staff_id, permission, is_fresh)
  VALUES (pg_current_xact_id(), v_staff, p_permission, v_fresh);
  RETURN QUERY SELECT v_staff;
END $$;

REVOKE EXECUTE ON FUNCTION begin_staff_action FROM PUBLIC;
