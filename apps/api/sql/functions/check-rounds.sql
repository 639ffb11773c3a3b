-- Returns which of these rounds can be played now, by their places in the arrays, from 1. The API checks the others one by
-- one with check_round. Like check_round it is called before anything is computed from the secret of the session, with the
-- rights of the API's role. play_rounds decides again under its locks.
CREATE OR REPLACE FUNCTION check_rounds(
  p_players uuid[], p_sessions uuid[], p_nonces int[], p_currencies currency[], p_stakes bigint[], p_min_interval_ms int
) RETURNS TABLE (n int) LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_now timestamptz := now();
  v_newest timestamptz := v_now - p_min_interval_ms * interval '1 millisecond';
BEGIN
  RETURN QUERY
  SELECT r.n::int
    FROM unnest(p_players, p_sessions, p_nonces, p_currencies, p_stakes)
         WITH ORDINALITY AS r(player, session, nonce, currency, stake, n)
    -- OFFSET 0: each by its key, regardless of what the planner expects of the tables. Without statistics, on a new site, it would
    -- read every open session.
   CROSS JOIN LATERAL (SELECT * FROM game_session x WHERE x.player_id = r.player AND x.id = r.session OFFSET 0) s
   CROSS JOIN LATERAL (SELECT * FROM wallet x WHERE x.player_id = r.player AND x.currency = r.currency OFFSET 0) w
    JOIN game g ON g.id = s.game_id
   WHERE NOT w.guarded
     AND check_session(s.next_nonce, s.ended_at, s.open_round_id, s.last_played_at, r.nonce, v_newest, v_now) IS NULL
     AND check_game(g.enabled) IS NULL
     AND check_funds(r.player, r.currency, w.frozen, w.guarded, w.balance, r.stake, 'stake') IS NULL;
END $$;

REVOKE EXECUTE ON FUNCTION check_rounds FROM PUBLIC;
