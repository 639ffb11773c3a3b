-- Starts a cool-off of the player, from now. A longer one that has already begun stays.
CREATE OR REPLACE FUNCTION start_cool_off(p_player uuid, p_days int) RETURNS TABLE (until timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM staff_protects_player();
  UPDATE player p SET cool_off_until = greatest(p.cool_off_until, now() + p_days * interval '1 day') WHERE p.id = p_player;
  PERFORM guard_wallets(p_player);
  RETURN QUERY SELECT p.cool_off_until FROM player p WHERE p.id = p_player;
END $$;

REVOKE EXECUTE ON FUNCTION start_cool_off FROM PUBLIC;
