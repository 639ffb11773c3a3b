-- Switches a game off and stores the reason. Open rounds finish. Returns whether the game was on.
CREATE OR REPLACE FUNCTION switch_game_off(p_game int, p_reason text, p_facts jsonb) RETURNS TABLE (was_on boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_was_on boolean;
BEGIN
  UPDATE game g SET enabled = false WHERE g.id = p_game AND g.enabled;
  v_was_on := FOUND;
  INSERT INTO game_switch (game_id, enabled, reason, facts) VALUES (p_game, false, p_reason, p_facts);
  RETURN QUERY SELECT v_was_on;
END $$;

REVOKE EXECUTE ON FUNCTION switch_game_off FROM PUBLIC;
