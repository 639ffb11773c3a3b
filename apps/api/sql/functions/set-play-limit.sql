-- Sets, lowers or raises a limit of the player; p_amount null removes it. A first, lower or equal limit applies now and ends
-- an earlier request. A higher limit, or none, waits as `wanted` for confirm_play_limit. The same request again does not
-- restart the waiting time, unless the request has lapsed. Staff set and lower limits, and never request a higher one.
-- Refuses: conflict (staff, a higher limit or none).
CREATE OR REPLACE FUNCTION set_play_limit(p_player uuid, p_kind text, p_period text, p_amount bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  l play_limit%ROWTYPE;
  v_start date := product_period_start(p_period, now());
  v_by_staff boolean := staff_protects_player();
  v_used bigint;
BEGIN
  PERFORM guard_wallets(p_player);
  SELECT * INTO l FROM play_limit x WHERE x.player_id = p_player AND x.kind = p_kind AND x.period = p_period FOR UPDATE;
  IF NOT FOUND THEN
    IF p_amount IS NULL THEN RETURN; END IF;
    v_used := limit_used(p_player, p_kind, v_start::timestamp AT TIME ZONE product_time_zone());
    INSERT INTO play_limit (player_id, kind, period, amount, used, period_start)
    VALUES (p_player, p_kind, p_period, p_amount, v_used, v_start);
  ELSIF p_amount <= l.amount THEN
    UPDATE play_limit x SET amount = p_amount, set_at = now(), wanted = NULL, wanted_at = NULL
      WHERE x.player_id = p_player AND x.kind = p_kind AND x.period = p_period;
  ELSIF v_by_staff THEN
    PERFORM refuse('conflict');
  ELSIF l.wanted_at IS NULL OR l.wanted IS DISTINCT FROM p_amount
     OR l.wanted_at < now() - (limit_loosen_hours() * interval '1 hour' + limit_confirm_days() * interval '1 day') THEN
    UPDATE play_limit x SET wanted = p_amount, wanted_at = now()
      WHERE x.player_id = p_player AND x.kind = p_kind AND x.period = p_period;
  END IF;
END $$;

REVOKE EXECUTE ON FUNCTION set_play_limit FROM PUBLIC;
