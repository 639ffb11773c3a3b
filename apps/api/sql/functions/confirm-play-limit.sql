-- Puts the looser limit that was requested into force: limit_loosen_hours() after the request at the earliest, and at most
-- limit_confirm_days() later. The clock is the database's.
-- Refuses: not_found (nothing was requested, or the request has lapsed), limit_not_yet.
CREATE OR REPLACE FUNCTION confirm_play_limit(p_player uuid, p_kind text, p_period text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  l play_limit%ROWTYPE;
  v_from timestamptz;
BEGIN
  PERFORM guard_wallets(p_player);
  SELECT * INTO l FROM play_limit x WHERE x.player_id = p_player AND x.kind = p_kind AND x.period = p_period FOR UPDATE;
  v_from := l.wanted_at + limit_loosen_hours() * interval '1 hour';
  IF v_from IS NULL OR now() > v_from + limit_confirm_days() * interval '1 day' THEN PERFORM refuse('not_found'); END IF;
  IF now() < v_from THEN PERFORM refuse('limit_not_yet'); END IF;
  IF l.wanted IS NULL THEN
    DELETE FROM play_limit x WHERE x.player_id = p_player AND x.kind = p_kind AND x.period = p_period;
  ELSE
    UPDATE play_limit x SET amount = l.wanted, set_at = now(), wanted = NULL, wanted_at = NULL
      WHERE x.player_id = p_player AND x.kind = p_kind AND x.period = p_period;
  END IF;
END $$;

REVOKE EXECUTE ON FUNCTION confirm_play_limit FROM PUBLIC;
