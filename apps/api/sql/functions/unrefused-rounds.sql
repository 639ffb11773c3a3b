-- Which of these rounds would be played now: their places in the arrays, from 1. Of the others nothing is said here; each
-- asks round_refusal. Asked, like it, before anything is computed from the session's secret, and with the API's own
-- rights; play_rounds decides, under its locks, whatever was answered before.
CREATE OR REPLACE FUNCTION unrefused_rounds(
  p_players uuid[], p_sessions uuid[], p_nonces int[], p_currencies currency[], p_stakes bigint[], p_min_interval_ms int
) RETURNS TABLE (n int) LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY
  SELECT r.n::int
    FROM unnest(p_players, p_sessions, p_nonces, p_currencies, p_stakes)
         WITH ORDINALITY AS r(player, session, nonce, currency, stake, n)
    -- OFFSET 0: each by its key, whatever the planner takes the tables to be. On a site's first day it takes them for empty
    -- and would read every open session there is.
   CROSS JOIN LATERAL (SELECT * FROM game_session x WHERE x.player_id = r.player AND x.id = r.session OFFSET 0) s
   CROSS JOIN LATERAL (SELECT * FROM wallet x WHERE x.player_id = r.player AND x.currency = r.currency OFFSET 0) w
    JOIN game g ON g.id = s.game_id
   WHERE g.enabled
     AND takes_round(s.next_nonce, s.ended_at, s.open_round_id, s.last_played_at, w.frozen, w.guarded, w.balance,
                     r.nonce, r.stake, p_min_interval_ms);
END $$;

REVOKE EXECUTE ON FUNCTION unrefused_rounds FROM PUBLIC;
