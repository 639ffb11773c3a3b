-- Creates both wallets of a new player, empty. Safe to call again.
CREATE OR REPLACE FUNCTION open_wallets(p_player uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO wallet (player_id, currency) VALUES (p_player, 'gold'), (p_player, 'sweeps') ON CONFLICT DO NOTHING;
END $$;

REVOKE EXECUTE ON FUNCTION open_wallets FROM PUBLIC;
