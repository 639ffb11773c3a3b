-- No stake leaves a frozen wallet. Wins of rounds that are already open are still paid. A player who closes the account
-- freezes the wallets; only staff release them.
CREATE OR REPLACE FUNCTION set_wallets_frozen(p_player uuid, p_frozen boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF p_frozen IS NOT TRUE AND NOT acts_as_staff('players.suspend') THEN
    RAISE EXCEPTION 'only staff release a wallet' USING ERRCODE = '42501';
  END IF;
  UPDATE wallet SET frozen = p_frozen WHERE player_id = p_player;
END $$;

REVOKE EXECUTE ON FUNCTION set_wallets_frozen FROM PUBLIC;
