-- Switches a game as the deciding cell has decided. A game that is switched off in this cell only stays off, and so does one that was off
-- before this cell followed another (p_is_first). Returns false for a game that this build does not have.
CREATE OR REPLACE FUNCTION apply_site_game(p_game int, p_cell text, p_value jsonb, p_is_first boolean) RETURNS boolean
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_game game%ROWTYPE;
  v_site boolean := (p_value ->> 'enabled')::boolean;
  v_off_here boolean;
  v_enabled boolean;
  v_now timestamptz := now();
BEGIN
  SELECT * INTO v_game FROM game g WHERE g.id = p_game FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  v_off_here := v_game.off_here OR (p_is_first AND NOT v_game.enabled);
  v_enabled := v_site AND NOT v_off_here;
  UPDATE game g SET enabled = v_enabled, off_here = v_off_here WHERE g.id = p_game;
  IF v_enabled <> v_game.enabled THEN
    INSERT INTO game_switch (game_id, enabled, reason, facts, switched_by, note, at)
    VALUES (p_game, v_enabled, 'other_cell', jsonb_build_object('cell', p_cell), p_value ->> 'by',
      p_value ->> 'reason', v_now);
  END IF;
  RETURN true;
END $$;

REVOKE EXECUTE ON FUNCTION apply_site_game FROM PUBLIC;
