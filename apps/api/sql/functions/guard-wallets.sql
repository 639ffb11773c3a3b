-- From now on every movement of this player is checked against breaks and limits. Locks both wallets, in the common order.
CREATE OR REPLACE FUNCTION guard_wallets(p_player uuid) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM wallet w WHERE w.player_id = p_player ORDER BY w.currency FOR UPDATE;
  UPDATE wallet w SET guarded = true WHERE w.player_id = p_player AND NOT w.guarded;
  INSERT INTO play_pace (player_id) VALUES (p_player) ON CONFLICT DO NOTHING;
END $$;

REVOKE EXECUTE ON FUNCTION guard_wallets FROM PUBLIC;
