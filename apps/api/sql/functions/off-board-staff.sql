-- Disables an account of staff for the directory of the operator (SCIM), which needs no second person: it only takes rights away.
-- Sessions, links and requested changes of the person end in the same transaction. p_deleted: the directory deleted the person, so
-- that it does not see the account again until an admin enables it. The API has checked the token of the directory, and proves it
-- with p_proof (staff_proof_fits), which is valid for about a minute. SQLSTATE GW003: the proof is missing.
-- The last administrator who can sign in is not disabled. Otherwise no one could approve a change (decision 0080).
-- Returns whether the account exists, whether it was enabled before, and whether it is that administrator, so that nothing was done.
CREATE OR REPLACE FUNCTION off_board_staff(p_staff uuid, p_deleted boolean, p_minute bigint, p_proof bytea)
RETURNS TABLE (known boolean, disabled boolean, is_last_admin boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_actor uuid := directory_actor()::uuid;
  v_member staff_member%ROWTYPE;
  v staff_change%ROWTYPE;
BEGIN
  IF abs(p_minute - floor(extract(epoch FROM clock_timestamp()) / 60)) > 1
     OR NOT staff_proof_fits(concat_ws('|', 'off-board', p_staff, p_deleted, p_minute), p_proof) THEN
    RAISE EXCEPTION 'the call of the directory is not proven' USING ERRCODE = 'GW003';
  END IF;
  LOCK TABLE staff_change IN SHARE ROW EXCLUSIVE MODE;
  SELECT * INTO v_member FROM staff_member m WHERE m.id = p_staff FOR UPDATE;
  IF NOT FOUND OR v_member.directory_deleted_at IS NOT NULL THEN RETURN QUERY SELECT false, false, false; RETURN; END IF;
  -- The lock on staff_change lets two calls see each other's result.
  IF v_member.disabled_at IS NULL AND 'admin' = ANY (v_member.roles) AND NOT EXISTS (
    SELECT FROM staff_member m
     WHERE m.id <> p_staff AND 'admin' = ANY (m.roles) AND m.disabled_at IS NULL AND m.locked_at IS NULL
       AND (m.totp_secret IS NOT NULL OR m.provider_identity IS NOT NULL)) THEN
    RETURN QUERY SELECT true, false, true; RETURN;
  END IF;
  IF p_deleted THEN UPDATE staff_member m SET directory_deleted_at = now() WHERE m.id = p_staff; END IF;
  IF v_member.disabled_at IS NOT NULL THEN RETURN QUERY SELECT true, false, false; RETURN; END IF;
  v.kind := 'disable';
  v.subject := p_staff::text;
  PERFORM apply_staff_change(v, v_actor, NULL);
  INSERT INTO staff_action (transaction_id, staff_id, permission, is_fresh)
  VALUES (pg_current_xact_id(), v_actor, 'staff.manage', true);
  PERFORM append_audit('staff.disabled', 'staff', p_staff::text, jsonb_build_object('by', 'SCIM', 'deleted', p_deleted));
  DELETE FROM staff_action a WHERE a.transaction_id = pg_current_xact_id();
  RETURN QUERY SELECT true, true, false;
END $$;

REVOKE EXECUTE ON FUNCTION off_board_staff FROM PUBLIC;
