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
    JOIN game_session s ON s.player_id = r.player AND s.id = r.session
    JOIN wallet w ON w.player_id = r.player AND w.currency = r.currency
    JOIN game g ON g.id = s.game_id
   WHERE takes_round(s, w, r.nonce, r.stake, p_min_interval_ms) AND g.enabled;
END $$;

REVOKE EXECUTE ON FUNCTION unrefused_rounds FROM PUBLIC;
GRANT EXECUTE ON FUNCTION unrefused_rounds TO goldwren_api;
