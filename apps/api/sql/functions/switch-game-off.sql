-- Switches a game off and stores the reason. Open rounds finish. Returns whether the game was on. In a cell that does not decide for the
-- site, the game is off in this cell only.
CREATE OR REPLACE FUNCTION switch_game_off(p_game int, p_reason text, p_facts jsonb) RETURNS TABLE (was_on boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_was_on boolean;
  v_here boolean := NOT decides_for_site();
BEGIN
  SELECT g.enabled INTO v_was_on FROM game g WHERE g.id = p_game FOR UPDATE;
  UPDATE game g SET enabled = false, off_here = v_here WHERE g.id = p_game;
  INSERT INTO game_switch (game_id, enabled, reason, facts) VALUES (p_game, false, p_reason, p_facts);
  RETURN QUERY SELECT coalesce(v_was_on, false);
END $$;

REVOKE EXECUTE ON FUNCTION switch_game_off FROM PUBLIC;
