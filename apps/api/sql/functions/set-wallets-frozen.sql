-- No stake leaves a frozen wallet; wins of rounds already open are still paid.
CREATE OR REPLACE FUNCTION set_wallets_frozen(p_player uuid, p_frozen boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE wallet SET frozen = p_frozen WHERE player_id = p_player;
END $$;

REVOKE EXECUTE ON FUNCTION set_wallets_frozen FROM PUBLIC;
