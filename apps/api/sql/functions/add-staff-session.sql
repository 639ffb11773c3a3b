-- Adds a session of a member of staff after the caller has checked the proof of the sign-in. Nothing else adds a row to
-- staff_session. It marks the time step of the code as used, so that neither this code nor an older one opens another session,
-- resets the count of wrong codes, and writes the log with these facts. p_replaces: the session that this one replaces when the
-- member enters password and code again; null at a sign-in. Returns whether the session was added: not for a locked or disabled
-- account, a step that was used, or a step that no clock shows now.
CREATE OR REPLACE FUNCTION add_staff_session(p_staff uuid, p_step bigint, p_id_hash bytea, p_replaces bytea, p_facts jsonb)
RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_replaced boolean;
  -- The transaction may have begun earlier.
  v_clock timestamptz := clock_timestamp();
BEGIN
  UPDATE staff_member m SET last_totp_step = p_step, codes_tried = 0, last_seen_at = now()
    FROM staff_limit l
   WHERE m.id = p_staff AND m.last_totp_step < p_step AND m.locked_at IS NULL AND m.disabled_at IS NULL
     AND m.totp_secret IS NOT NULL
     -- One step more than the code itself may be off, for the difference between the clocks of two servers.
     AND abs(p_step - floor(extract(epoch FROM v_clock) / l.code_step_seconds)) <= l.code_drift_steps + 1;
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM staff_session s WHERE s.id_hash = p_replaces AND s.staff_id = p_staff;
  v_replaced := FOUND;
  INSERT INTO staff_session (id_hash, staff_id) VALUES (p_id_hash, p_staff);
  INSERT INTO staff_action (transaction_id, staff_id, permission, is_fresh)
  VALUES (pg_current_xact_id(), p_staff, 'own_account', true);
  PERFORM append_audit(CASE WHEN v_replaced THEN 'staff.re_authenticated' ELSE 'staff.signed_in' END,
    'staff', p_staff::text, p_facts);
  -- Later statements of this transaction must begin an action of their own.
  DELETE FROM staff_action a WHERE a.transaction_id = pg_current_xact_id();
  RETURN true;
END $$;

REVOKE EXECUTE ON FUNCTION add_staff_session FROM PUBLIC;
