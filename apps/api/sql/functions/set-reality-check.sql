-- Sets how often the player sees the time and result of play; null: never. The interval starts again.
CREATE OR REPLACE FUNCTION set_reality_check(p_player uuid, p_minutes int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM guard_wallets(p_player);
  UPDATE play_pace x SET reality_check_minutes = p_minutes, unchecked_seconds = 0 WHERE x.player_id = p_player;
END $$;

REVOKE EXECUTE ON FUNCTION set_reality_check FROM PUBLIC;
