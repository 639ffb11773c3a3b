-- Switches a game for staff and stores who did it and why. Open rounds finish. Returns whether the state changed. When it
-- did not, nothing is written, so that a reason of staff does not replace one of the audit.
CREATE OR REPLACE FUNCTION switch_game(p_game int, p_enabled boolean, p_reason text, p_note text)
RETURNS TABLE (changed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := deciding_staff('games.switch');
  v_now timestamptz := now();
BEGIN
  IF p_reason NOT IN ('staff', 'emergency') THEN RAISE EXCEPTION 'staff do not switch a game for %', p_reason; END IF;
  UPDATE game g SET enabled = p_enabled WHERE g.id = p_game AND g.enabled <> p_enabled;
  IF NOT FOUND THEN RETURN QUERY SELECT false; RETURN; END IF;
  INSERT INTO game_switch (game_id, enabled, reason, facts, switched_by, note, at)
  SELECT p_game, p_enabled, p_reason, '{}', m.email, p_note, v_now FROM staff_member m WHERE m.id = v_staff;
  RETURN QUERY SELECT true;
END $$;

REVOKE EXECUTE ON FUNCTION switch_game FROM PUBLIC;
