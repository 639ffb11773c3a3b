-- Does this session take this round from this wallet, as play_round would under its locks? True only where nothing has to
-- be asked of breaks and limits (the wallet is neither frozen nor guarded): whatever else is for play_round to say, alone.
-- Written in SQL and without a search path so that the planner puts it into the statement that asks; what it is given
-- are rows of that statement, and none is read here.
CREATE OR REPLACE FUNCTION takes_round(
  p_session game_session, p_wallet wallet, p_nonce int, p_stake bigint, p_min_interval_ms int
) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_session.next_nonce = p_nonce AND p_session.ended_at IS NULL AND p_session.open_round_id IS NULL
     AND (p_session.last_played_at IS NULL
          OR p_session.last_played_at <= now() - p_min_interval_ms * interval '1 millisecond')
     AND NOT p_wallet.frozen AND NOT p_wallet.guarded AND p_wallet.balance >= p_stake
$$;

REVOKE EXECUTE ON FUNCTION takes_round FROM PUBLIC;
GRANT EXECUTE ON FUNCTION takes_round TO goldwren_api;
