-- Closes the account of a player at the player's request: closed and suspended from now, or since the earlier time. Players'
-- calls cannot write these columns, so that a stolen login cannot reopen an account that staff closed.
CREATE OR REPLACE FUNCTION close_player(p_player uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE player p SET suspended_at = coalesce(p.suspended_at, now()), closed_at = coalesce(p.closed_at, now())
    WHERE p.id = p_player;
END $$;

REVOKE EXECUTE ON FUNCTION close_player FROM PUBLIC;
