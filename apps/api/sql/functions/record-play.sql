-- Adds an action of play to the limits and the reality check of a guarded wallet: its cost (negative when it paid) and the
-- time since the previous action. The function that moves the coins calls it with the wallet locked.
CREATE OR REPLACE FUNCTION record_play(p_player uuid, p_currency currency, p_cost bigint) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_last timestamptz;
  v_gap int;
  v_now timestamptz := now();
BEGIN
  -- Both wallets of a player share this row, so its lock keeps them in order.
  SELECT x.last_play_at INTO v_last FROM play_pace x WHERE x.player_id = p_player FOR UPDATE;
  v_gap := play_gap_seconds(v_last);
  UPDATE play_pace x SET unchecked_seconds = x.unchecked_seconds + v_gap, last_play_at = now()
    WHERE x.player_id = p_player;
  UPDATE play_limit l SET
    used = CASE WHEN l.period_start < product_period_start(l.period, v_now) THEN 0 ELSE l.used END
           + CASE WHEN l.kind = 'play_time' THEN v_gap WHEN l.kind = loss_limit_of(p_currency) THEN p_cost END,
    period_start = greatest(l.period_start, product_period_start(l.period, v_now))
  WHERE l.player_id = p_player
    AND l.kind IN ('play_time', loss_limit_of(p_currency));
END $$;

REVOKE EXECUTE ON FUNCTION record_play FROM PUBLIC;
