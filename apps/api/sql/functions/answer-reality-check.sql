-- Records that the player has seen the reality check. Play can go on, and the next check is due after the full interval.
CREATE OR REPLACE FUNCTION answer_reality_check(p_player uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- The time up to here was play and counts for limits of time.
  PERFORM record_play(p_player, 'gold', 0);
  UPDATE play_pace x SET unchecked_seconds = 0 WHERE x.player_id = p_player;
END $$;

REVOKE EXECUTE ON FUNCTION answer_reality_check FROM PUBLIC;
