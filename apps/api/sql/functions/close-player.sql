-- Closes the account of a player at the player's request: closed and suspended from now, or since the earlier time. Players'
-- calls cannot write these columns, so that a stolen login cannot reopen an account that staff closed.
CREATE OR REPLACE FUNCTION close_player(p_player uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_now timestamptz := now();
BEGIN
  UPDATE player p SET suspended_at = coalesce(p.suspended_at, v_now), closed_at = coalesce(p.closed_at, v_now)
    WHERE p.id = p_player;
END $$;

REVOKE EXECUTE ON FUNCTION close_player FROM PUBLIC;
