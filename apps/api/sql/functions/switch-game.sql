-- Staff switch a game, and who and why is kept. Rounds in progress conclude. Answers whether it was otherwise before: where
-- it was not, nothing is written, so that no reason of staff covers one of the audit.
CREATE OR REPLACE FUNCTION switch_game(p_game int, p_enabled boolean, p_reason text, p_by text, p_note text)
RETURNS TABLE (changed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE game g SET enabled = p_enabled WHERE g.id = p_game AND g.enabled <> p_enabled;
  IF NOT FOUND THEN RETURN QUERY SELECT false; RETURN; END IF;
  INSERT INTO game_switch (game_id, enabled, reason, facts, switched_by, note)
  VALUES (p_game, p_enabled, p_reason, '{}', p_by, p_note);
  RETURN QUERY SELECT true;
END $$;

REVOKE EXECUTE ON FUNCTION switch_game FROM PUBLIC;
