-- Switches a game for staff and stores who did it and why. Open rounds finish. Returns whether anything changed. A game that was
-- off already keeps its reason, so that a reason of staff does not replace one of the audit. It can become off in this cell, too,
-- or for the whole site in the cell that decides now.
-- A cell that does not decide for the site can always switch a game off for itself, and on again where the deciding cell has it on.
-- `elsewhere`: it is off for the whole site, so only the deciding cell can switch it on.
CREATE OR REPLACE FUNCTION switch_game(p_game int, p_enabled boolean, p_reason text, p_note text)
RETURNS TABLE (changed boolean, elsewhere boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_staff uuid := deciding_staff('games.switch');
  v_decides boolean := decides_for_site();
  v_off_here boolean := NOT p_enabled AND NOT v_decides;
  v_now timestamptz := now();
  v_game game%ROWTYPE;
BEGIN
  IF p_reason NOT IN ('staff', 'emergency') THEN RAISE EXCEPTION 'staff do not switch a game for %', p_reason; END IF;
  SELECT * INTO v_game FROM game g WHERE g.id = p_game FOR UPDATE;
  IF p_enabled AND NOT v_decides AND EXISTS (
    SELECT FROM site_setting s WHERE s.name = 'game ' || p_game AND NOT (s.value ->> 'enabled')::boolean) THEN
    RETURN QUERY SELECT false, true; RETURN;
  END IF;
  UPDATE game g SET enabled = p_enabled, off_here = v_off_here
   WHERE g.id = p_game AND (g.enabled, g.off_here) IS DISTINCT FROM (p_enabled, v_off_here);
  IF NOT FOUND THEN RETURN QUERY SELECT false, false; RETURN; END IF;
  IF v_game.enabled <> p_enabled THEN
    INSERT INTO game_switch (game_id, enabled, reason, facts, switched_by, note, at)
    SELECT p_game, p_enabled, p_reason, '{}', m.email, p_note, v_now FROM staff_member m WHERE m.id = v_staff;
  END IF;
  RETURN QUERY SELECT true, false;
END $$;

REVOKE EXECUTE ON FUNCTION switch_game FROM PUBLIC;
