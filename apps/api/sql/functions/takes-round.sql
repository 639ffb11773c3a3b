-- Does a session that stands like this take this round from a wallet that stands like this, as play_round would under its
-- locks? True only where nothing has to be asked of breaks and limits (the wallet is neither frozen nor guarded): whatever
-- else is for play_round to say, alone.
-- Written in SQL and without a search path so that the planner puts it into the statement that asks. It reads no table.
CREATE OR REPLACE FUNCTION takes_round(
  p_next_nonce int, p_ended_at timestamptz, p_open_round uuid, p_last_played_at timestamptz,
  p_frozen boolean, p_guarded boolean, p_balance bigint,
  p_nonce int, p_stake bigint, p_min_interval_ms int
) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_next_nonce = p_nonce AND p_ended_at IS NULL AND p_open_round IS NULL
     AND coalesce(p_last_played_at <= now() - p_min_interval_ms * interval '1 millisecond', true)
     AND NOT p_frozen AND NOT p_guarded AND p_balance >= p_stake
$$;

REVOKE EXECUTE ON FUNCTION takes_round FROM PUBLIC;
